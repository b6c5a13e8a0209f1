"""One request over the network, for the text that tells of the newest release. Nothing else here uses a network.

Whoever imports this module loads Qt's network library: only the check that the person has turned on does.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest, QSslSocket

from .release import Trouble

MAX_BYTES: Final = 64 * 1024
PATIENCE_MS: Final = 10_000
MAX_REDIRECTS: Final = 5
_HTTP_OK: Final = 200
_THIS_MACHINE: Final = ("127.0.0.1", "localhost", "::1")


class ReleaseFeed(QObject):
    """Reads one short text over https, without blocking.

    The request says nothing of the person, the system or the program: no cookies, no language, no version.

    Signals:
        received(bytes): the text, of at most MAX_BYTES.
        failed(Trouble): there is none. After `ask` one of the two comes, once; after `stop` neither.
    """

    received = Signal(object)
    failed = Signal(object)

    def __init__(
        self, parent: QObject | None = None, this_machine: bool = False, patience_ms: int = PATIENCE_MS
    ) -> None:
        """`this_machine` also allows plain http to this machine, for tests."""
        super().__init__(parent)
        self._this_machine = this_machine
        self._network = QNetworkAccessManager(self)
        self._reply: QNetworkReply | None = None
        self._data = b""
        self._patience_ms = patience_ms
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._expected = Trouble.NETWORK  # what has gone wrong when the patience is over
        self._patience.timeout.connect(self._give_up)

    def ask(self, address: str) -> None:
        """Asks for the text at an address; a question still open is dropped."""
        self.stop()
        url = QUrl(address, QUrl.ParsingMode.StrictMode)
        if not self._allowed(url):
            self._fail_soon(Trouble.ADDRESS)
        elif url.scheme() == "https" and not QSslSocket.supportsSsl():
            self._fail_soon(Trouble.SYSTEM)
        else:
            self._send(url)

    def stop(self) -> None:
        """Drops the question that is open, if any."""
        self._patience.stop()
        self._data = b""
        reply, self._reply = self._reply, None
        if reply is not None:
            reply.abort()
            reply.deleteLater()

    def _allowed(self, url: QUrl) -> bool:
        local = self._this_machine and url.scheme() == "http" and url.host() in _THIS_MACHINE
        return url.isValid() and bool(url.host()) and not url.userInfo() and (url.scheme() == "https" or local)

    def _send(self, url: QUrl) -> None:
        attribute, request = QNetworkRequest.Attribute, QNetworkRequest(url)
        request.setAttribute(
            attribute.RedirectPolicyAttribute, QNetworkRequest.RedirectPolicy.UserVerifiedRedirectPolicy
        )
        request.setMaximumRedirectsAllowed(MAX_REDIRECTS)
        for name in (
            attribute.CookieLoadControlAttribute,
            attribute.CookieSaveControlAttribute,
            attribute.AuthenticationReuseAttribute,
        ):
            request.setAttribute(name, QNetworkRequest.LoadControl.Manual)
        request.setAttribute(attribute.CacheLoadControlAttribute, QNetworkRequest.CacheLoadControl.AlwaysNetwork)
        # Qt would name the system's language, and unpack what is packed: a short answer may become a long one.
        request.setRawHeader(b"User-Agent", b"Shogi Desktop")
        request.setRawHeader(b"Accept-Language", b"*")
        request.setRawHeader(b"Accept-Encoding", b"identity")
        reply = self._reply = self._network.get(request)
        reply.setReadBufferSize(MAX_BYTES + 1)
        reply.redirected.connect(self._redirect)
        reply.readyRead.connect(self._read)
        reply.finished.connect(self._finish)
        self._expected = Trouble.NETWORK
        self._patience.start(self._patience_ms)

    def _redirect(self, url: QUrl) -> None:
        if self._reply is None:
            return
        if self._allowed(url):
            self._reply.redirectAllowed.emit()
        else:
            self._fail(Trouble.ADDRESS)

    def _read(self) -> None:
        if self._reply is None:
            return
        self._data += bytes(self._reply.read(MAX_BYTES + 1 - len(self._data)).data())
        if len(self._data) > MAX_BYTES:
            self._fail(Trouble.ANSWER)

    def _finish(self) -> None:
        reply = self._reply
        if reply is None:
            return
        self._read()
        if reply is not self._reply:  # too long
            return
        status = reply.attribute(QNetworkRequest.Attribute.HttpStatusCodeAttribute)
        if reply.error() != QNetworkReply.NetworkError.NoError or status != _HTTP_OK:
            self._fail(Trouble.NETWORK)
            return
        data = self._data
        self.stop()
        self.received.emit(data)

    def _give_up(self) -> None:
        self._fail(self._expected)

    def _fail(self, trouble: Trouble) -> None:
        self.stop()
        self.failed.emit(trouble)

    def _fail_soon(self, trouble: Trouble) -> None:
        """Never inside `ask`: whoever asks has not connected everything yet."""
        self._expected = trouble
        self._patience.start(0)
