"""The one question over the network, asked of servers on this machine."""

from __future__ import annotations

import gzip
import shutil
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.release import Trouble
from shogi_desktop.clients.release_feed import MAX_BYTES, ReleaseFeed

TEXT = b'{"version": "9.9.9", "url": "https://example.org/"}'


class Handler(BaseHTTPRequestHandler):
    """Answers by the path that is asked for."""

    seen: list[dict[str, str]]

    def do_GET(self) -> None:
        self.seen.append(dict(self.headers.items()))
        getattr(self, "_" + self.path.strip("/").partition("/")[0], self._missing)()

    def _answer(self, data: bytes, status: int = 200, **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def _good(self) -> None:
        self._answer(TEXT, Set_Cookie="who=you")

    def _missing(self) -> None:
        self._answer(TEXT, 404)

    def _full(self) -> None:
        self._answer(b"x" * MAX_BYTES)

    def _long(self) -> None:
        self._answer(b"x" * (MAX_BYTES + 1))

    def _endless(self) -> None:
        self.send_response(200)
        self.end_headers()
        for _ in range(1000):
            self.wfile.write(b"x" * MAX_BYTES)

    def _packed(self) -> None:
        self._answer(gzip.compress(b"x" * MAX_BYTES), Content_Encoding="gzip")

    def _moved(self) -> None:
        self._answer(b"", 302, Location="/good")

    def _circle(self) -> None:
        self._answer(b"", 302, Location="/circle")

    def _away(self) -> None:
        self._answer(b"", 302, Location="http://192.0.2.1/good")

    def _file(self) -> None:
        self._answer(b"", 302, Location="file:///etc/hostname")

    def _slow(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "1000")
        self.end_headers()
        while True:  # until the other side hangs up
            self.wfile.write(b"x")
            self.wfile.flush()
            time.sleep(0.05)

    def _locked(self) -> None:
        self._answer(b"", 401, WWW_Authenticate='Basic realm="x"')

    def log_message(self, *words: object) -> None:
        pass


class QuietServer(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """The other side hangs up: several tests are about that."""


@pytest.fixture
def seen() -> list[dict[str, str]]:
    """The headers of every request."""
    return []


@pytest.fixture
def server(seen: list[dict[str, str]]) -> Iterator[str]:
    handler = type("Seeing", (Handler,), {"seen": seen})
    with QuietServer(("127.0.0.1", 0), handler) as made:
        thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield f"http://127.0.0.1:{made.server_port}"
        made.shutdown()
        thread.join()


Ask = Callable[..., bytes | Trouble]


@pytest.fixture
def ask(qtbot: QtBot) -> Iterator[Ask]:
    """What a feed says to one question."""
    parent = QObject()

    def answer(address: str, this_machine: bool = True, patience_ms: int = 5000) -> bytes | Trouble:
        feed = ReleaseFeed(parent, this_machine, patience_ms)
        answers: list[bytes | Trouble] = []
        feed.received.connect(answers.append)
        feed.failed.connect(answers.append)
        feed.ask(address)
        assert answers == []
        qtbot.waitUntil(lambda: bool(answers))
        qtbot.wait(20)
        assert len(answers) == 1
        return answers[0]

    yield answer
    parent.deleteLater()
    qtbot.wait(1)


def test_the_text_comes(ask: Ask, server: str) -> None:
    assert ask(server + "/good") == TEXT
    assert ask(server + "/full") == b"x" * MAX_BYTES


def test_nothing_but_the_question_is_sent(ask: Ask, server: str, seen: list[dict[str, str]]) -> None:
    known = {"host", "connection", "user-agent", "accept-language", "accept-encoding", "cache-control", "pragma"}
    ask(server + "/good")
    ask(server + "/good")
    for headers in seen:
        assert {name.lower() for name in headers} <= known
        assert headers["User-Agent"] == "Shogi Desktop" and headers["Accept-Language"] == "*"


@pytest.mark.parametrize(
    ("path", "trouble"),
    [
        ("missing", Trouble.NETWORK),
        ("long", Trouble.ANSWER),
        ("endless", Trouble.ANSWER),
        ("circle", Trouble.NETWORK),
        ("away", Trouble.ADDRESS),
        ("file", Trouble.NETWORK),  # Qt itself refuses
        ("locked", Trouble.NETWORK),
    ],
)
def test_what_a_server_may_do_wrong(ask: Ask, server: str, path: str, trouble: Trouble) -> None:
    assert ask(f"{server}/{path}") is trouble


def test_a_packed_text_stays_packed(ask: Ask, server: str) -> None:
    answer = ask(server + "/packed")
    assert isinstance(answer, bytes) and len(answer) < 1000


def test_it_follows_where_the_text_has_moved(ask: Ask, server: str) -> None:
    assert ask(server + "/moved") == TEXT


def test_a_slow_answer_is_not_waited_for(ask: Ask, server: str) -> None:
    """It never ends, and every byte would begin Qt's own time limit anew."""
    assert ask(server + "/slow", patience_ms=300) is Trouble.NETWORK


@pytest.mark.parametrize(
    "address",
    [
        "",
        "rubbish",
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/hostname",
        "https://",
        "https://a:b@example.org/",
    ],
)
def test_only_https_is_asked(ask: Ask, address: str) -> None:
    assert ask(address) is Trouble.ADDRESS
    assert ask("http://127.0.0.1:1/", this_machine=False) is Trouble.ADDRESS


def test_nobody_there(ask: Ask) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        assert ask(f"http://127.0.0.1:{taken.getsockname()[1]}/") is Trouble.NETWORK


def test_after_stop_no_answer_comes(qtbot: QtBot, server: str) -> None:
    feed = ReleaseFeed(this_machine=True)
    answers: list[object] = []
    feed.received.connect(answers.append)
    feed.failed.connect(answers.append)
    for address in (server + "/good", server + "/slow", "rubbish"):
        feed.ask(address)
        feed.stop()
    qtbot.wait(200)
    assert answers == []
    feed.deleteLater()


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_a_server_that_nobody_vouches_for_is_not_believed(ask: Ask, tmp_path: Path, seen: list[dict[str, str]]) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost"
    command = ["openssl", *words.split(), "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with QuietServer(("127.0.0.1", 0), type("Seeing", (Handler,), {"seen": seen})) as made:
        made.socket = context.wrap_socket(made.socket, server_side=True)
        thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        assert ask(f"https://localhost:{made.server_port}/good", this_machine=False) is Trouble.NETWORK
        made.shutdown()
        thread.join()
    assert seen == []
