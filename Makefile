# `make play` plays, `make test` tests; both set up what they need first (tools/setup.py), on a machine that has only
# Python 3.11 or newer with venv and pip, and make. `make help` lists the rest.
#
# One environment, .venv: it holds the tools, and src/ as an editable install. The compiled package is a folder of its
# own, build/compiled, which is put on the path where it is wanted; nothing is ever compiled in place.

.DEFAULT_GOAL := help
.NOTPARALLEL:
# An inherited path could bring a foreign package in.
unexport PYTHONPATH
unexport PYTHONHOME
# The tests start a thousand Pythons, and without byte code each of them compiles all it imports.
unexport PYTHONDONTWRITEBYTECODE

ifndef PYTHON
PYTHON := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
endif
ifeq ($(strip $(PYTHON)),)
$(error Frostwall needs Python 3.11 or newer, and no python3 here is; set PYTHON=/path/to/python3)
endif

VENV ?= .venv
COMPILED ?= build/compiled
export VENV COMPILED
# pytest-xdist: one worker per core; a third one for two cores saved nothing
WORKERS ?= auto
# Extra arguments for pytest (`make pure ARGS='-k trade'`) or for `make play`, `make terminal`, `make bench`.
ARGS ?=
export PIP_DISABLE_PIP_VERSION_CHECK = 1

SETUP = @$(PYTHON) tools/setup.py
BIN = $(VENV)/bin
PURE = FROSTWALL_MODE=pure $(BIN)/python -m
MACHINE = FROSTWALL_MODE=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m
PYTEST = pytest -n $(WORKERS)
# What the gate leaves to `make soak`, which leaves nothing out (tests/test_gate.py).
GATE = -m 'not soak'
# What can differ between the compiled engine and the pure one.
ENGINE = -m '(conformance or golden or engine) and not soak'
# Of that, what the gate leaves to the compiled engine alone; `make pure` leaves nothing out.
BRIEF = -k 'not every_edition and not with_options and not snow_sides and not every_difficulty and not offers_are_composed and not whole_games'

.PHONY: help setup play terminal silverfrost gate test check soak compiled pure newer newer-one web webcheck docs wire messages protocol golden screens bench ladder load paint sampling coverage lock clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(firstword $(MAKEFILE_LIST)) | sed 's/:.*## /\t/' | expand -t 12

play: ## play in the browser, alone or with friends
	$(SETUP) run play $(ARGS)

terminal: ## a game of the Watch in the terminal
	$(SETUP) run terminal watch $(ARGS)

silverfrost: ## a game of Silverfrost in the terminal
	$(SETUP) run terminal silverfrost $(ARGS)

setup: ## everything a developer needs, and the compiled engine
	$(SETUP) dev engine
	@$(PURE) frostwall --version
	@$(MACHINE) frostwall --version

check: ## format, lint, types, import rules, lengths, dead code, documentation, web client
	$(SETUP) dev npm docs
	$(BIN)/ruff format --check --output-format concise . || { echo 'run: $(BIN)/ruff format .'; exit 1; }
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/vulture
	$(BIN)/python -m pytest -q tests/test_imports.py tests/test_shape.py
	@$(MAKE) --no-print-directory docs
	@$(MAKE) --no-print-directory webcheck

# The engine is compiled meanwhile: most checks keep one core busy.
gate: ## `make check` and `make test`, in less time than one after the other
	$(SETUP) dev docs client
	@$(PYTHON) tools/setup.py engine & compiling=$$!; \
	  $(MAKE) --no-print-directory check; said=$$?; wait $$compiling && exit $$said
	@$(MAKE) --no-print-directory test

# What needs no compiled engine runs while it is compiled.
test: ## the gate: everything once, compiled; the engine also in pure Python
	$(SETUP) dev client
	@$(PYTHON) tools/setup.py engine & compiling=$$!; \
	  { $(PYTHON) tools/setup.py script test && $(MAKE) --no-print-directory pure ARGS="$(ENGINE) $(BRIEF) $(ARGS)"; }; said=$$?; \
	  wait $$compiling && exit $$said
	@$(MAKE) --no-print-directory compiled ARGS="$(GATE) $(ARGS)"

soak: export FROSTWALL_SOAK = 1
soak: web ## every test with large counts, in both modes and on newer Pythons
	@$(MAKE) --no-print-directory compiled
	@$(MAKE) --no-print-directory pure
	@$(MAKE) --no-print-directory newer

compiled: ## all tests, compiled
	$(SETUP) dev engine
	@echo "== compiled, $$($(BIN)/python -V)"
	@$(BIN)/python -m tests.web.browser
	@$(MACHINE) $(PYTEST) $(ARGS)

pure: ## all tests, pure Python
	$(SETUP) dev
	@echo "== pure, $$($(BIN)/python -V)"
	@$(PURE) $(PYTEST) $(ARGS)

# The interpreters are looked for on PATH and where pyenv keeps them; each must be newer than ours and answer
# (a pyenv shim exists for versions that are not switched on, and fails).
newer: ## conformance and goldens on every newer Python found here
	@ours=$$($(PYTHON) -c 'import sys; print(sys.version_info[1])'); seen=" "; \
	for python in python3.12 python3.13 python3.14 "$$HOME"/.pyenv/versions/3.1[2-9]*/bin/python3; do \
	  minor=$$($$python -c 'import sys; print(sys.version_info[1])' 2>/dev/null) || continue; \
	  [ "$$minor" -gt "$$ours" ] || continue; \
	  case "$$seen" in *" $$minor "*) continue;; esac; seen="$$seen$$minor "; \
	  $(MAKE) --no-print-directory newer-one PYTHON=$$python VENV=build/python3.$$minor COMPILED=build/python3.$$minor/compiled || exit 1; \
	done; \
	if [ "$$seen" = " " ]; then echo "== no newer Python found here: nothing more to test"; \
	else echo "== newer Pythons tested: $$(echo $$seen | sed 's/[0-9][0-9]*/3.&/g')"; fi

newer-one:
	@$(MAKE) --no-print-directory pure ARGS="$(ENGINE)"
	@$(MAKE) --no-print-directory compiled ARGS="$(ENGINE)"

# The web client by itself; an editable install serves web/dist.

web: webcheck ## check, test and build the web client (web/dist)
	$(SETUP) client
	$(SETUP) script test

webcheck:
	$(SETUP) script check

wire: ## write the types and tables that the web client has from the server
	$(SETUP) dev
	$(PURE) frostwall.server.http.export web/src/lib/wire.ts
	$(PURE) frostwall.words.export web/src/lib/wording.ts

messages: ## what each language lacks, and which translations are to be looked at (ARGS='--looked nl': they were)
	$(SETUP) dev
	$(PURE) tools.messages $(ARGS)

protocol: ## write the examples of docs/protocol*.md from real runs
	$(SETUP) dev
	$(PURE) tests.server.protocol_write

golden: ## write tests/golden anew
	$(SETUP) dev
	$(PURE) tests.golden_write

screens: ## pictures of the client's screens at all sizes and in both themes (build/screens)
	$(SETUP) dev client
	$(PURE) tests.web.screens $(ARGS)

bench: ## our speed against Catanatron's
	$(SETUP) dev engine
	$(MACHINE) frostwall bench --against catanatron $(ARGS)

ladder: ## play the ladder of all bots again, and write docs/ladder.md
	$(SETUP) dev engine
	$(MACHINE) benchmarks.ladder $(ARGS)

load: ## how many moves the table carries, against a null table
	$(SETUP) dev engine
	$(MACHINE) benchmarks.table_load $(ARGS)

paint: ## the first load of a table in bytes, and how soon a click on the board shows
	$(SETUP) dev client engine
	$(MACHINE) benchmarks.paint $(ARGS)

sampling: ## how fast programs that learn can sample games
	$(SETUP) dev engine
	$(MACHINE) benchmarks.learning $(ARGS)

coverage: ## lines the tests never reach (pure)
	$(SETUP) dev
	FROSTWALL_MODE=pure $(BIN)/coverage run -m pytest -q $(ARGS)
	$(BIN)/coverage report --skip-covered --show-missing

docs: ## the documentation as a site, into build/site
	$(SETUP) docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "the documentation is in build/site/index.html"

# Plain requirement files with hashes: pip alone installs them, and they name no index. UPGRADE=1 takes the newest.
# dev.txt first; the others are held to its versions.
UV = build/lock/bin/uv pip compile pyproject.toml $(UV_WAYS)
UV_WAYS = --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade)

lock: ## write requirements/*.txt anew (UPGRADE=1: newest versions)
	@$(PYTHON) -m venv build/lock && build/lock/bin/python -m pip install -qq --no-input uv
	$(UV) --extra terminal --extra server --extra dev --output-file requirements/dev.txt
	$(UV) requirements/build.in --extra terminal --extra server --constraints requirements/dev.txt --output-file requirements/play.txt
	$(UV) --extra metrics --extra traces --extra cluster --constraints requirements/dev.txt --no-emit-package librt \
	  --no-emit-package mypy-extensions --output-file requirements/operate.txt
	build/lock/bin/uv pip compile requirements/node.in $(UV_WAYS) --output-file requirements/node.txt
	build/lock/bin/uv pip compile requirements/docs.in $(UV_WAYS) --constraints requirements/dev.txt --output-file requirements/docs.txt
	$(UV) --extra bench --constraints requirements/dev.txt --no-emit-package librt \
	  --no-emit-package mypy-extensions --output-file requirements/bench.txt

clean: ## remove everything the targets above made
	rm -rf build dist web/node_modules web/dist .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
