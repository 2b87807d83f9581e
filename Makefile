# Needs only Python 3.11+ and make. Node and chromium are found or fetched where needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
# Arguments for the program behind a target: make play ARGS="--port 9000"
ARGS ?=

# uv must use this Python and trust what the machine trusts (a company's CA, say).
export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS := 1
UV = $(BIN)/uv --no-progress
LOCKED_UV = $(shell sed -n 's/^\(uv==[^ ]*\).*/\1/p' requirements.lock)

# In front of a command: run it on the compiled rules.
COMPILED = GONFALON_COMPILED=1 PYTHONPATH=.compiled

.PHONY: help setup web play test check lint types bench soak compiled lock clean
.DEFAULT_GOAL := help

help:  ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | column -t -s '|' 2>/dev/null \
	  || sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1  \2/p' Makefile

setup: $(STAMPS)/project web  ## Make .venv from the lock, install gonfalon into it, build the page

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Gonfalon needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(STAMPS)/lock: requirements.lock | $(BIN)/python
	@mkdir -p $(STAMPS)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(LOCKED_UV)
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@rm -f $(STAMPS)/project  # sync takes out what the lock does not name: gonfalon itself
	@touch $@

$(STAMPS)/project: pyproject.toml hatch_build.py $(STAMPS)/lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

web: $(STAMPS)/lock
	@$(BIN)/python tools/build_web.py

play: setup  ## Start the server on this machine and open the page (ARGS="--port 9000")
	$(BIN)/gonfalon serve --open $(ARGS)

test: setup lint types  ## Everything: checks, all tests, the page in a browser, the compiled build
	@tools/need_chromium
	@$(BIN)/python tools/compile.py --if-possible
	@test ! -d .compiled || $(COMPILED) $(BIN)/pytest -q -n auto -m compiled
	$(BIN)/pytest -n auto --dist loadgroup $(ARGS)

check: setup lint types  ## The fast part: lint, types, import rules, quick tests
	$(BIN)/pytest -q -n auto -m "not slow and not browser and not compiled and not postgres" $(ARGS)

lint: $(STAMPS)/project
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo

types: $(STAMPS)/project
	$(BIN)/mypy
	@$(BIN)/python tools/build_web.py --check

bench: setup  ## Measure speed, ours and our peers' (ARGS=--json)
	$(BIN)/gonfalon bench $(ARGS)

soak: setup  ## Play random games for a long time and look for broken laws (ARGS="--minutes 600")
	$(BIN)/gonfalon fuzz $(or $(ARGS),--minutes 60)

compiled: $(STAMPS)/lock  ## Compile the rules with mypyc into .compiled/ (use: PYTHONPATH=.compiled)
	@$(BIN)/python tools/compile.py

lock:  ## Resolve the dependencies again into requirements.lock (ARGS=--upgrade)
	@test -x $(BIN)/uv || { $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet uv; }
	$(UV) pip compile --quiet --python $(BIN)/python --python-version 3.11 --universal --generate-hashes \
	  --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	  --all-extras --group dev $(ARGS) --output-file requirements.lock pyproject.toml
	@! grep -nE '://|file:|^--|@ ' requirements.lock || { echo "The lock names a place; see docs/decisions/0001."; exit 1; }

clean:  ## Remove everything that was built, and .venv
	rm -rf $(VENV) .compiled .compiled-build dist src/gonfalon/server/static web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
