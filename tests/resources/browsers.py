"""Two browsers without a window and without a network, driven alike: Chromium, and Firefox where it is there.

Chromium is driven by its own driver, Firefox by the port that it opens itself (Marionette): messages of JSON
behind their length.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from selenium.webdriver.common.utils import is_connectable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FIREFOX: Final = shutil.which("firefox-esr") or shutil.which("firefox")
"""Where Firefox is; None where it is not."""
PATIENCE_S: Final = 60
_HERE: Final = "127.0.0.1"

_FLAGS: Final = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--window-size=1280,900",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--remote-debugging-pipe",  # its driver would ask for the address of “localhost”
)
_PREFERENCES: Final = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "intl.accept_languages": "en",
    # It starts a third faster without processes kept ready, and without what looks after people.
    "dom.ipc.processPrelaunch.enabled": False,
    "dom.ipc.processCount": 1,
    "browser.newtabpage.enabled": False,
    "browser.newtab.preload": False,
    "browser.aboutwelcome.enabled": False,
    "browser.sessionstore.resume_from_crash": False,
    "extensions.enabledScopes": 0,
    "extensions.installDistroAddons": False,
    "extensions.webextensions.remote": False,
    "app.normandy.enabled": False,
    "toolkit.telemetry.unified": False,
    "services.settings.server": "",
    "signon.rememberSignons": False,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
}
_ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"


class Browser(Protocol):
    """What the tests ask of a browser."""

    def open(self, address: str) -> None:
        """Open a page, and wait until it is there."""

    def run(self, script: str, *given: object) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script with `given` as its arguments, and return what it returns."""

    def run_until_told(self, script: str, *given: object) -> Any:  # noqa: ANN401 - whatever the script tells
        """Run a script whose last argument is called when it is done, and return what it is called with."""

    def type_into(self, selector: str, text: str) -> None:
        """Type into a field; into one for files, their paths with line ends between."""

    def close(self) -> None:
        """End the browser."""


class _Driver(ChromeService):
    """Chromium's driver, found by its number: a bare system has no file of names, and none for itself."""

    @property
    def service_url(self) -> str:
        return f"http://{_HERE}:{self.port}"

    def is_connectable(self) -> bool:
        return is_connectable(self.port, _HERE)


class Chromium:
    """Chromium with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        options = ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in (*_FLAGS, f"--user-data-dir={folder}"):
            options.add_argument(flag)
        options.add_experimental_option("prefs", {"intl.accept_languages": "en"})
        self.driver = Chrome(options, _Driver("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(PATIENCE_S)

    def open(self, address: str) -> None:
        """Open a page."""
        self.driver.get(address)

    def run(self, script: str, *given: object) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script."""
        return self.driver.execute_script(script, *given)

    def run_until_told(self, script: str, *given: object) -> Any:  # noqa: ANN401 - whatever the script tells
        """Run a script that tells."""
        return self.driver.execute_async_script(script, *given)

    def type_into(self, selector: str, text: str) -> None:
        """Type into a field."""
        self.driver.find_element("css selector", selector).send_keys(text)

    def seen_through(self, *, width: int, height: int = 900, is_dark: bool = False) -> None:
        """Show pages as a screen of another size does, in light or dark."""
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})

    def wishing(self, languages: str) -> None:
        """Wish for other languages from the next page on, the most wanted one first."""
        name = self.run("return navigator.userAgent")
        self.driver.execute_cdp_cmd(
            "Emulation.setUserAgentOverride", {"userAgent": name, "acceptLanguage": languages}
        )

    def close(self) -> None:
        """End the browser."""
        self.driver.quit()


class Firefox:
    """Firefox with a folder of its own, which nothing else is told of."""

    def __init__(self, folder: Path) -> None:
        assert FIREFOX is not None
        lines = (
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in _PREFERENCES.items()
        )
        (folder / "user.js").write_text("\n".join(lines), "utf-8")
        command = [
            FIREFOX,
            "--headless",
            "--marionette",
            "--no-remote",
            "--profile",
            str(folder),
            "about:blank",
        ]
        with (folder / "said.txt").open("wb") as said:
            self._process = subprocess.Popen(command, stdout=said, stderr=said)
        self._count = 0
        self._socket = _connected(folder / "MarionetteActivePort")
        self._received()
        self._ask("WebDriver:NewSession", capabilities={})
        self._ask("WebDriver:SetTimeouts", script=PATIENCE_S * 1000)

    def open(self, address: str) -> None:
        """Open a page."""
        self._ask("WebDriver:Navigate", url=address)

    def run(self, script: str, *given: object) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script; in the page's own world, where its functions are."""
        return self._ask("WebDriver:ExecuteScript", script=script, args=given, sandbox=None)["value"]

    def run_until_told(self, script: str, *given: object) -> Any:  # noqa: ANN401 - whatever the script tells
        """Run a script that tells."""
        return self._ask("WebDriver:ExecuteAsyncScript", script=script, args=given, sandbox=None)["value"]

    def type_into(self, selector: str, text: str) -> None:
        """Type into a field."""
        found = self._ask("WebDriver:FindElement", using="css selector", value=selector)["value"]
        self._ask("WebDriver:ElementSendKeys", id=found[_ELEMENT], text=text)

    def close(self) -> None:
        """End the browser."""
        with suppress(OSError, RuntimeError, ValueError):
            self._ask("Marionette:Quit", flags=["eForceQuit"])
        self._socket.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _ask(self, name: str, **given: object) -> Any:  # noqa: ANN401 - the answer of any command
        self._count += 1
        message = json.dumps([0, self._count, name, given]).encode("utf-8")
        self._socket.sendall(b"%d:%b" % (len(message), message))
        _kind, _count, error, answer = self._received()
        if error:
            raise RuntimeError(f"{name}: {error['message']}")
        return answer

    def _received(self) -> Any:  # noqa: ANN401 - any message
        length = b""
        while not length.endswith(b":"):
            length += self._some(1)
        wanted, data = int(length[:-1]), bytearray()
        while len(data) < wanted:
            data += self._some(wanted - len(data))
        return json.loads(data)

    def _some(self, most: int) -> bytes:
        data = self._socket.recv(min(most, 2**16))
        if not data:
            raise ValueError("Firefox has gone")
        return data


def _connected(port_file: Path) -> socket.socket:
    """Return the connection to a Firefox that is starting, as soon as it says where."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        with suppress(OSError, ValueError):
            return socket.create_connection(("127.0.0.1", int(port_file.read_text())), PATIENCE_S * 2)
        time.sleep(0.05)
    raise TimeoutError("Firefox does not open its port")


def waited(browser: Browser, condition: str, *given: object) -> None:
    """Wait until `condition`, an expression of the page, is true.

    Raises:
        TimeoutError: it never was.
    """
    script = (
        "const tell = arguments[arguments.length - 1], until = performance.now() + 1000 * arguments[0];"
        f"const look = () => ({condition}) ? tell(true) : performance.now() > until ? tell(false)"
        " : setTimeout(look, 10); look();"
    )
    if not browser.run_until_told(script, PATIENCE_S - 5, *given):
        raise TimeoutError(condition)


def chosen(browser: Browser, selector: str, files: Sequence[Path]) -> None:
    """Choose files as a visitor does."""
    browser.type_into(selector, "\n".join(map(str, files)))
