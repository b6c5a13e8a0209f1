#!/bin/sh
# Installs the program from this folder for one person, or takes it away again:
#     ./install.sh [--remove] [PREFIX]
# PREFIX is ~/.local; with rights it may be /usr/local. Games and settings are left alone by both.
set -eu

here=$$(cd "$$(dirname "$$0")" && pwd)
remove=no
if [ "$${1:-}" = --remove ]; then
    remove=yes
    shift
fi
prefix=$${1:-$$HOME/.local}

# Everything that belongs to the program, below the prefix.
own() {
    (cd "$$here" && find bin share ! -type d)
}

own | while IFS= read -r file; do
    rm -f "$$prefix/$$file"
done
rm -rf "$$prefix/lib/$name"
if [ "$$remove" = no ]; then
    mkdir -p "$$prefix/lib"
    cp -R "$$here/lib/$name" "$$prefix/lib/"
    own | while IFS= read -r file; do
        mkdir -p "$$prefix/$$(dirname "$$file")"
        cp -P "$$here/$$file" "$$prefix/$$file"
    done
    # The menu may not search this prefix for programs.
    sed "s|^Exec=$name|Exec=\"$$prefix/bin/$name\"|" "$$here/share/applications/$name.desktop" \
        > "$$prefix/share/applications/$name.desktop"
fi
for update in "update-mime-database $$prefix/share/mime" "update-desktop-database -q $$prefix/share/applications" \
    "gtk-update-icon-cache -q -t -f $$prefix/share/icons/hicolor"; do
    if command -v "$${update%% *}" > /dev/null; then
        $$update || true
    fi
done
if [ "$$remove" = yes ]; then
    echo "Removed from $$prefix. Your games and settings are still there."
else
    echo "Installed: $$prefix/bin/$name"
    echo "The engine for other programs: $$prefix/bin/$name-engine"
fi
