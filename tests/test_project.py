"""Promises the project makes about itself: its locks, its documents, its version, its build."""

import importlib
import json
import os
import re
import tomllib
from pathlib import Path

import pytest

import gonfalon
from gonfalon.cli.app import COMMANDS

ROOT = Path(__file__).resolve().parent.parent


def project() -> dict[str, object]:
    found: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return found


def test_the_package_and_its_metadata_name_one_version() -> None:
    assert gonfalon.__version__ == project()["version"]


def test_the_python_lock_names_no_place() -> None:
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    assert [line for line in lines if re.search(r"://|file:|^--| @ ", line)] == []


def test_every_locked_python_package_is_hashed() -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text())
    pinned = [entry for entry in entries if "==" in entry.split()[0]]
    assert pinned
    assert [entry for entry in pinned if "--hash=sha256:" not in entry] == []


def test_the_page_lock_serves_every_platform_and_names_no_place() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    bindings = {
        name for entry in packages.values() for name in entry.get("optionalDependencies", {})
    }
    locked = {name.rpartition("node_modules/")[2] for name in packages}
    assert bindings - locked == set()


README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    exec(example, {})
    assert "ranks=" in capsys.readouterr().out


def test_the_readme_names_commands_that_exist() -> None:
    named = set(re.findall(r"^gonfalon (\w+)", README, flags=re.MULTILINE))
    assert len(named) >= 8
    assert named <= set(COMMANDS)
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)
    assert set(re.findall(r"`?make (\w+)", README)) <= {*targets, "an"}  # "make an army"


def test_every_link_of_the_documents_leads_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    links = [
        (document, link)
        for document in documents
        for link in re.findall(r"\]\(([^)#\s]+)", document.read_text("utf-8"))
        if "://" not in link
    ]
    assert len(links) > 20
    assert [(d.name, link) for d, link in links if not (d.parent / link).exists()] == []


@pytest.mark.compiled
@pytest.mark.skipif("GONFALON_COMPILED" not in os.environ, reason="plain Python")
@pytest.mark.parametrize("package", ["kernel", "parts", "games"])
def test_the_compiled_build_is_the_one_under_test(package: str) -> None:
    module = importlib.import_module(f"gonfalon.{package}")
    assert module.__file__ is not None
    assert module.__file__.endswith((".so", ".pyd"))
