"""What stands on the pieces: one row a name, one row a piece. A new variant adds rows for what it alone has.

A face is known by its full name and its colour: 飛車 in red, the back of Tenjiku's gold general, is another face than
飛車 in black, and 龍王 in red is the same one in shogi and in Tenjiku.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Size:
    """Height and foot width of a piece in millimetres, as sold for a full-size board."""

    height: float
    width: float


KING = Size(31.9, 28.7)
CHIEF = Size(31.4, 28.2)
MAJOR = Size(30.9, 27.8)
GENERAL = Size(29.7, 26.5)
KNIGHT = Size(28.7, 25.3)
LANCE = Size(28.7, 23.6)
PAWN = Size(27.5, 22.6)


@dataclass(frozen=True)
class Name:
    """A name and how each set writes it.

    `full` is the name in the record of a variant, `one` its abbreviation. `western` is a figure of `figures.py`;
    "" where there is none, and that set shows letters.
    `borrowed` is the figure that the red face shows instead, that of the unpromoted piece
    (shogi's dragon king is a rook with a star). `two` is what the two-kanji set writes where that is not the full name.
    """

    full: str
    one: str
    western: str = ""
    borrowed: str = ""
    two: str = ""


@dataclass(frozen=True)
class Piece:
    """A piece of wood: the name on its front, and the one on its back, if any."""

    size: Size
    front: str
    back: str = ""


@dataclass(frozen=True)
class Face:
    """One side of one piece; the back is written in red."""

    name: Name
    size: Size
    red: bool

    @property
    def western(self) -> str:
        """The figure of the Western set."""
        return self.name.borrowed if self.red and self.name.borrowed else self.name.western

    @property
    def file_name(self) -> str:
        """The file of this face in every piece set: the characters of its name in hexadecimal, `_red` on a back.

        So every file system and archive can hold it; `face_stem` in `shogi_desktop/ui/faces/pictures.py` must agree.
        """
        return "-".join(f"{ord(character):x}" for character in self.name.full) + ("_red.svg" if self.red else ".svg")


NAMES: tuple[Name, ...] = (
    Name("玉将", "玉", "king_jewel"),
    Name("王将", "王", "king"),
    Name("飛車", "飛", "rook"),
    Name("角行", "角", "bishop"),
    Name("金将", "金", "gold"),
    Name("銀将", "銀", "silver"),
    Name("桂馬", "桂", "knight"),
    Name("香車", "香", "lance"),
    Name("歩兵", "歩", "pawn"),
    Name("龍王", "龍", "dragon_king", borrowed="rook"),
    Name("龍馬", "馬", "dragon_horse", borrowed="bishop"),
    # shogi only
    Name("成銀", "全", "silver", borrowed="silver"),
    Name("成桂", "圭", "knight", borrowed="knight"),
    Name("成香", "杏", "lance", borrowed="lance"),
    Name("と金", "と", "pawn", borrowed="pawn", two="と"),
    # Tenjiku
    Name("太子", "子", "prince"),
    Name("酔象", "象", "elephant"),
    Name("大将", "大", "great_general"),
    Name("副将", "副", "vice_general"),
    Name("飛将", "升", "rook_general"),
    Name("角将", "用", "bishop_general"),
    Name("火鬼", "火", "fire_demon"),
    Name("水牛", "水", "water_buffalo"),
    Name("奔鷲", "就", "free_eagle"),
    Name("獅鷹", "師", "lion_hawk"),
    Name("獅子", "獅", "lion"),
    Name("奔王", "奔", "queen"),
    Name("飛鷲", "鷲", "soaring_eagle"),
    Name("角鷹", "鷹", "horned_falcon"),
    Name("車兵", "車", "chariot_soldier"),
    Name("四天王", "天", "heavenly_tetrarch"),
    Name("竪兵", "立", "vertical_soldier"),
    Name("横兵", "黄", "side_soldier"),
    Name("竪行", "竪", "vertical_mover"),
    Name("横行", "横", "side_mover"),
    Name("反車", "反", "reverse_chariot"),
    Name("鳳凰", "鳳", "phoenix"),
    Name("麒麟", "麒", "kirin"),
    Name("猛豹", "豹", "leopard"),
    Name("盲虎", "虎", "blind_tiger"),
    Name("銅将", "銅", "copper"),
    Name("鉄将", "鉄", "iron"),
    Name("犬", "犬", "dog"),
    Name("飛牛", "牛", "flying_ox"),
    Name("奔猪", "猪", "free_boar"),
    Name("飛鹿", "鹿", "flying_stag"),
    Name("雜将", "雜", "multi_general"),
    Name("鯨鯢", "鯨", "whale"),
    Name("白駒", "駒", "white_horse"),
    # chu shogi only
    Name("仲人", "仲", "go_between"),
    # wa shogi
    Name("靏玉", "靏", "crane_king"),
    Name("雲鷲", "雲", "cloud_eagle"),
    Name("飛鷹", "鷹", "flying_falcon"),
    Name("隠狐", "狐", "treacherous_fox"),
    Name("走兎", "兎", "running_rabbit"),
    Name("燕羽", "燕", "swallows_wings"),
    Name("猛狼", "狼", "violent_wolf"),
    Name("猛鹿", "鹿", "violent_stag"),
    Name("盲犬", "犬", "blind_dog"),
    Name("登猿", "猿", "climbing_monkey"),
    Name("鳫飛", "鳫", "flying_goose"),
    Name("鶏飛", "鶏", "flying_cock"),
    Name("風馬", "風", "liberated_horse"),
    Name("烏行", "烏", "strutting_crow"),
    Name("鴟行", "鴟", "swooping_owl"),
    Name("牛車", "車", "oxcart"),
    Name("萑歩", "歩", "sparrow_pawn"),
    Name("鶏鷹", "雞", "tenacious_falcon"),
    Name("燕行", "行", "gliding_swallow"),
    Name("熊眼", "熊", "bears_eyes"),
    Name("行猪", "猪", "roaming_boar"),
    Name("延鷹", "延", "raiding_falcon"),
    Name("天馬", "天", "heavenly_horse"),
    Name("歬牛", "牛", "plodding_ox"),
    Name("金鳥", "金", "golden_bird"),
    # heian dai and dai
    Name("飛龍", "竜", "flying_dragon"),
    # heian dai
    Name("奔車", "奔", "free_chariot"),
    Name("猛虎", "虎", "fierce_tiger"),
    Name("注人", "注", "go_between"),
    # dai
    Name("猛牛", "猛", "violent_ox"),
    Name("悪狼", "狼", "evil_wolf"),
    Name("嗔猪", "嗔", "angry_boar"),
    Name("猫刄", "猫", "cat_sword"),
    Name("石将", "石", "stone"),
    # dai dai
    Name("盲猿", "盲"),
    Name("青龍", "青"),
    Name("西戎", "戎"),
    Name("鳩槃", "鳩"),
    Name("東夷", "夷"),
    Name("変狸", "狸"),
    Name("変狐", "狐"),
    Name("走車", "走"),
    Name("馬麟", "麟"),
    Name("香象", "馨"),
    Name("奔鬼", "鬼"),
    Name("奔獏", "獏"),
    Name("金翅", "翅"),
    Name("大龍", "大"),
    Name("鉤行", "鉤"),
    Name("𠵇犬", "犬"),
    Name("左車", "佐"),
    Name("左将", "左"),
    Name("狛犬", "狛"),
    Name("天狗", "天"),
    Name("近王", "近"),
    Name("北狄", "狄"),
    Name("古鵄", "鵄"),
    Name("老鼠", "鼠"),
    Name("毒蛇", "蛇"),
    Name("踊鹿", "鹿"),
    Name("右車", "佑"),
    Name("右将", "右"),
    Name("行鳥", "鳥"),
    Name("夜叉", "叉"),
    Name("南蛮", "蛮"),
    Name("方行", "方"),
    Name("前旗", "旗"),
    Name("猛熊", "熊"),
    Name("白象", "皓"),
    Name("白虎", "白"),
    Name("木将", "木"),
    Name("山母", "母"),
    Name("奮迅", "迅"),
    Name("大象", "太"),
    Name("仙鶴", "鶴"),
    # maka dai dai
    Name("盲熊", "羆"),
    Name("羅刹", "羅"),
    Name("摩羯", "羯"),
    Name("淮鶏", "鶏"),
    Name("蟠蛇", "蟠"),
    Name("無明", "無"),
    Name("提婆", "提"),
    Name("驢馬", "驢"),
    Name("土将", "土"),
    Name("金剛", "剛"),
    Name("古猿", "猿"),
    Name("臥龍", "臥"),
    Name("横飛", "翔"),
    Name("瓦将", "瓦"),
    Name("力士", "力"),
    Name("自在天王", "自", two="自在"),
    Name("奔銀", "艮"),
    Name("奔金", "鑫"),
    Name("奔銅", "同"),
    Name("奔熊", "熊"),
    Name("奔豹", "彪"),
    Name("奔虎", "寅"),
    Name("奔猫", "貓"),
    Name("奔蛇", "巳"),
    Name("法性", "法"),
    Name("奔狼", "狽"),
    Name("教王", "教"),
    Name("王子", "子"),
    Name("奔土", "壌"),
    Name("奔人", "人"),
    Name("奔鉄", "鐵"),
    Name("奔龍", "辰"),
    Name("奔瓦", "甍"),
    Name("奔石", "岩"),
    Name("蝙蝠", "蝠"),
    # tai
    Name("猛鷲", "鵰"),
    Name("金鹿", "麋"),
    Name("孔雀", "孔"),
    Name("羊兵", "羊"),
    Name("横龍", "蛟"),
    Name("銀兎", "兎"),
    Name("兵士", "兵"),
    Name("玄武", "玄"),
    Name("朱雀", "朱"),
    # tori shogi
    Name("鵬", "鵬", "royal_phoenix"),
    Name("鷹", "鷹", "flying_falcon"),
    Name("鶴", "鶴", "crane"),
    Name("左鶉", "左", "left_quail"),
    Name("右鶉", "右", "right_quail"),
    Name("雉", "雉", "pheasant"),
    Name("燕", "燕", "swallow"),
    Name("鵰", "鵰", "soaring_eagle"),
    Name("鴈", "鴈", "flying_goose"),
    # yari shogi
    Name("飛槍", "槍", "yari_rook"),
    Name("角槍", "角", "yari_bishop"),
    Name("桂槍", "桂", "yari_knight"),
    Name("金槍", "金", "yari_bishop", borrowed="yari_bishop"),
    Name("圭槍", "圭", "yari_knight", borrowed="yari_knight"),
    Name("銀槍", "銀", "pawn", borrowed="pawn"),
)

SHOGI: tuple[Piece, ...] = (
    Piece(KING, "玉将"),
    Piece(KING, "王将"),
    Piece(MAJOR, "飛車", "龍王"),
    Piece(MAJOR, "角行", "龍馬"),
    Piece(GENERAL, "金将"),
    Piece(GENERAL, "銀将", "成銀"),
    Piece(KNIGHT, "桂馬", "成桂"),
    Piece(LANCE, "香車", "成香"),
    Piece(PAWN, "歩兵", "と金"),
)

TENJIKU: tuple[Piece, ...] = (
    Piece(KING, "玉将"),
    Piece(KING, "王将"),
    Piece(CHIEF, "大将"),
    Piece(CHIEF, "副将"),
    Piece(CHIEF, "火鬼"),
    Piece(CHIEF, "飛将", "大将"),
    Piece(CHIEF, "角将", "副将"),
    Piece(MAJOR, "水牛", "火鬼"),
    Piece(MAJOR, "奔鷲"),
    Piece(MAJOR, "獅鷹"),
    Piece(MAJOR, "獅子", "獅鷹"),
    Piece(MAJOR, "奔王", "奔鷲"),
    Piece(MAJOR, "飛鷲", "飛将"),
    Piece(MAJOR, "角鷹", "角将"),
    Piece(MAJOR, "車兵", "四天王"),
    Piece(MAJOR, "龍王", "飛鷲"),
    Piece(MAJOR, "龍馬", "角鷹"),
    Piece(MAJOR, "飛車", "龍王"),
    Piece(MAJOR, "角行", "龍馬"),
    Piece(GENERAL, "酔象", "太子"),
    Piece(GENERAL, "竪兵", "車兵"),
    Piece(GENERAL, "横兵", "水牛"),
    Piece(GENERAL, "竪行", "飛牛"),
    Piece(GENERAL, "横行", "奔猪"),
    Piece(GENERAL, "鳳凰", "奔王"),
    Piece(GENERAL, "麒麟", "獅子"),
    Piece(GENERAL, "金将", "飛車"),
    Piece(GENERAL, "猛豹", "角行"),
    Piece(GENERAL, "盲虎", "飛鹿"),
    Piece(GENERAL, "銀将", "竪行"),
    Piece(GENERAL, "銅将", "横行"),
    Piece(GENERAL, "鉄将", "竪兵"),
    Piece(KNIGHT, "桂馬", "横兵"),
    Piece(LANCE, "香車", "白駒"),
    Piece(LANCE, "反車", "鯨鯢"),
    Piece(PAWN, "犬", "雜将"),
    Piece(PAWN, "歩兵", "金将"),
)

CHU: tuple[Piece, ...] = (
    Piece(KING, "玉将"),
    Piece(KING, "王将"),
    Piece(MAJOR, "獅子"),
    Piece(MAJOR, "奔王"),
    Piece(MAJOR, "龍王", "飛鷲"),
    Piece(MAJOR, "龍馬", "角鷹"),
    Piece(MAJOR, "飛車", "龍王"),
    Piece(MAJOR, "角行", "龍馬"),
    Piece(GENERAL, "酔象", "太子"),
    Piece(GENERAL, "竪行", "飛牛"),
    Piece(GENERAL, "横行", "奔猪"),
    Piece(GENERAL, "鳳凰", "奔王"),
    Piece(GENERAL, "麒麟", "獅子"),
    Piece(GENERAL, "盲虎", "飛鹿"),
    Piece(GENERAL, "金将", "飛車"),
    Piece(GENERAL, "猛豹", "角行"),
    Piece(GENERAL, "銀将", "竪行"),
    Piece(GENERAL, "銅将", "横行"),
    Piece(LANCE, "香車", "白駒"),
    Piece(LANCE, "反車", "鯨鯢"),
    Piece(LANCE, "仲人", "酔象"),
    Piece(PAWN, "歩兵", "と金"),
)

WA: tuple[Piece, ...] = (
    Piece(KING, "靏玉"),
    Piece(MAJOR, "雲鷲"),
    Piece(MAJOR, "飛鷹", "鶏鷹"),
    Piece(MAJOR, "隠狐"),
    Piece(GENERAL, "走兎", "隠狐"),
    Piece(GENERAL, "燕羽", "燕行"),
    Piece(GENERAL, "猛狼", "熊眼"),
    Piece(GENERAL, "猛鹿", "行猪"),
    Piece(GENERAL, "盲犬", "猛狼"),
    Piece(GENERAL, "登猿", "猛鹿"),
    Piece(GENERAL, "鳫飛", "燕羽"),
    Piece(GENERAL, "鶏飛", "延鷹"),
    Piece(KNIGHT, "烏行", "飛鷹"),
    Piece(KNIGHT, "鴟行", "雲鷲"),
    Piece(KNIGHT, "風馬", "天馬"),
    Piece(KNIGHT, "牛車", "歬牛"),
    Piece(PAWN, "萑歩", "金鳥"),
)

# What promotes to a gold general is cut as in Tenjiku, where it is a pawn: a face has one size in all games.
HEIAN_DAI: tuple[Piece, ...] = (
    Piece(KING, "玉将"),
    Piece(KING, "王将"),
    Piece(MAJOR, "飛龍", "飛龍"),
    Piece(GENERAL, "金将"),
    Piece(GENERAL, "銀将"),
    Piece(GENERAL, "銅将"),
    Piece(GENERAL, "鉄将"),
    Piece(GENERAL, "横行"),
    Piece(GENERAL, "猛虎"),
    Piece(KNIGHT, "桂馬"),
    Piece(LANCE, "香車"),
    Piece(LANCE, "奔車"),
    Piece(LANCE, "注人"),
    Piece(PAWN, "歩兵", "と金"),
)

DAI: tuple[Piece, ...] = (
    *CHU,
    Piece(MAJOR, "飛龍"),
    Piece(GENERAL, "猛牛"),
    Piece(GENERAL, "鉄将"),
    Piece(GENERAL, "悪狼"),
    Piece(GENERAL, "嗔猪"),
    Piece(GENERAL, "猫刄"),
    Piece(GENERAL, "石将"),
    Piece(KNIGHT, "桂馬"),
)

# Faces that other games have too are left out, and so are their backs.
DAI_DAI: tuple[Piece, ...] = (
    Piece(MAJOR, "獅子", "奮迅"),
    Piece(MAJOR, "水牛", "奔獏"),
    Piece(GENERAL, "麒麟", "大龍"),
    Piece(GENERAL, "鳳凰", "金翅"),
    Piece(MAJOR, "青龍"),
    Piece(MAJOR, "鳩槃"),
    Piece(MAJOR, "走車"),
    Piece(MAJOR, "香象"),
    Piece(MAJOR, "奔鬼"),
    Piece(MAJOR, "奔獏"),
    Piece(MAJOR, "金翅"),
    Piece(MAJOR, "大龍"),
    Piece(MAJOR, "鉤行"),
    Piece(MAJOR, "狛犬", "大象"),
    Piece(MAJOR, "天狗"),
    Piece(MAJOR, "行鳥", "奔鬼"),
    Piece(MAJOR, "夜叉"),
    Piece(MAJOR, "方行"),
    Piece(MAJOR, "前旗"),
    Piece(MAJOR, "白象"),
    Piece(GENERAL, "盲猿", "山母"),
    Piece(GENERAL, "西戎", "狛犬"),
    Piece(GENERAL, "東夷"),
    Piece(GENERAL, "変狸", "鳩槃"),
    Piece(GENERAL, "変狐", "夜叉"),
    Piece(GENERAL, "馬麟"),
    Piece(GENERAL, "左車"),
    Piece(GENERAL, "右車"),
    Piece(GENERAL, "左将"),
    Piece(GENERAL, "右将"),
    Piece(GENERAL, "近王", "前旗"),
    Piece(GENERAL, "北狄", "香象"),
    Piece(GENERAL, "古鵄", "天狗"),
    Piece(GENERAL, "老鼠", "仙鶴"),
    Piece(GENERAL, "毒蛇", "鉤行"),
    Piece(GENERAL, "踊鹿", "方行"),
    Piece(GENERAL, "南蛮", "白象"),
    Piece(GENERAL, "猛熊"),
    Piece(GENERAL, "白虎"),
    Piece(GENERAL, "木将"),
    Piece(LANCE, "𠵇犬"),
)

# Likewise; a free boar is the back of a side mover in other games, and a fiend that of a lion.
MAKA_DAI_DAI: tuple[Piece, ...] = (
    Piece(KING, "玉将", "自在天王"),
    Piece(MAJOR, "奔王"),
    Piece(MAJOR, "摩羯"),
    Piece(MAJOR, "無明", "法性"),
    Piece(MAJOR, "提婆", "教王"),
    Piece(GENERAL, "金将", "奔金"),
    Piece(GENERAL, "銀将", "奔銀"),
    Piece(GENERAL, "銅将", "奔銅"),
    Piece(GENERAL, "鉄将", "奔鉄"),
    Piece(GENERAL, "瓦将", "奔瓦"),
    Piece(GENERAL, "石将", "奔石"),
    Piece(GENERAL, "土将", "奔土"),
    Piece(GENERAL, "酔象", "王子"),
    Piece(GENERAL, "猛豹", "奔豹"),
    Piece(GENERAL, "盲虎", "奔虎"),
    Piece(GENERAL, "盲熊", "奔熊"),
    Piece(GENERAL, "嗔猪", "奔猪"),
    Piece(GENERAL, "悪狼", "奔狼"),
    Piece(GENERAL, "猫刄", "奔猫"),
    Piece(GENERAL, "臥龍", "奔龍"),
    Piece(GENERAL, "蟠蛇", "奔蛇"),
    Piece(GENERAL, "淮鶏", "仙鶴"),
    Piece(GENERAL, "古猿", "山母"),
    Piece(GENERAL, "老鼠", "蝙蝠"),
    Piece(GENERAL, "羅刹"),
    Piece(GENERAL, "金剛"),
    Piece(GENERAL, "力士"),
    Piece(GENERAL, "横飛"),
    Piece(GENERAL, "驢馬"),
    Piece(LANCE, "仲人", "奔人"),
)

# Likewise. The Japanese table of promotions brings the free pieces.
TAI: tuple[Piece, ...] = (
    Piece(KING, "自在天王"),
    Piece(KING, "太子"),
    Piece(MAJOR, "奔王"),
    Piece(MAJOR, "摩羯"),
    Piece(MAJOR, "無明", "法性"),
    Piece(MAJOR, "提婆", "教王"),
    Piece(MAJOR, "孔雀"),
    Piece(MAJOR, "飛鷲"),
    Piece(MAJOR, "角鷹"),
    Piece(MAJOR, "飛牛"),
    Piece(MAJOR, "鯨鯢"),
    Piece(MAJOR, "白駒"),
    Piece(MAJOR, "玄武"),
    Piece(MAJOR, "朱雀"),
    Piece(MAJOR, "兵士"),
    Piece(GENERAL, "横龍"),
    Piece(GENERAL, "猛鷲"),
    Piece(GENERAL, "金鹿"),
    Piece(GENERAL, "銀兎"),
    Piece(GENERAL, "金将", "奔金"),
    Piece(GENERAL, "銀将", "奔銀"),
    Piece(GENERAL, "銅将", "奔銅"),
    Piece(GENERAL, "鉄将", "奔鉄"),
    Piece(GENERAL, "瓦将", "奔瓦"),
    Piece(GENERAL, "石将", "奔石"),
    Piece(GENERAL, "土将", "奔土"),
    Piece(GENERAL, "猛豹", "奔豹"),
    Piece(GENERAL, "盲虎", "奔虎"),
    Piece(GENERAL, "盲熊", "奔熊"),
    Piece(GENERAL, "悪狼", "奔狼"),
    Piece(GENERAL, "猫刄", "奔猫"),
    Piece(GENERAL, "臥龍", "奔龍"),
    Piece(GENERAL, "蟠蛇", "奔蛇"),
    Piece(GENERAL, "淮鶏", "仙鶴"),
    Piece(GENERAL, "古猿", "山母"),
    Piece(GENERAL, "老鼠", "蝙蝠"),
    Piece(GENERAL, "羅刹"),
    Piece(GENERAL, "金剛"),
    Piece(GENERAL, "力士"),
    Piece(GENERAL, "驢馬"),
    Piece(LANCE, "羊兵"),
    Piece(LANCE, "仲人", "奔人"),
)


TORI: tuple[Piece, ...] = (
    Piece(KING, "鵬"),
    Piece(MAJOR, "鷹", "鵰"),
    Piece(GENERAL, "鶴"),
    Piece(GENERAL, "左鶉"),
    Piece(GENERAL, "右鶉"),
    Piece(KNIGHT, "雉"),
    Piece(PAWN, "燕", "鴈"),
)

YARI: tuple[Piece, ...] = (
    Piece(KING, "玉将"),
    Piece(KING, "王将"),
    Piece(GENERAL, "飛槍", "飛車"),
    Piece(KNIGHT, "角槍", "金槍"),
    Piece(KNIGHT, "桂槍", "圭槍"),
    Piece(PAWN, "歩兵", "銀槍"),
)

SHO: tuple[Piece, ...] = (*SHOGI, Piece(GENERAL, "酔象", "太子"))


def _sides(pieces: tuple[Piece, ...]) -> Iterator[Face]:
    names = {name.full: name for name in NAMES}
    for piece in pieces:
        yield Face(names[piece.front], piece.size, red=False)
        if piece.back:
            yield Face(names[piece.back], piece.size, red=True)


def all_faces() -> list[Face]:
    """Every face of every variant, once. ValueError where two pieces of different size have the same face."""
    faces: dict[str, Face] = {}
    for face in _sides(SHOGI + TENJIKU + CHU + WA + TORI + YARI + SHO + HEIAN_DAI + DAI + DAI_DAI + MAKA_DAI_DAI + TAI):
        if faces.setdefault(face.file_name, face) != face:
            raise ValueError(f"{face.name.full}: two sizes")
    return list(faces.values())
