# Needs make and Python 3.11 or newer; with a C compiler the rules run some fifty times faster.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=
UV     := uv==0.13.7
LOCK   := uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header

# The stamp's name holds the list of modules and SERAI_COMPILE: a renamed module or another setting is a new build.
SOURCES   := $(sort $(shell find src/serai/kernel src/serai/yunnan src/serai/silk_road -name '*.py' 2>/dev/null))
BUILD_KEY := $(shell echo '$(SERAI_COMPILE) $(SOURCES)' | cksum | cut -d ' ' -f 1)
INSTALLED := $(VENV)/.installed
COMPILED  := $(VENV)/.compiled-$(BUILD_KEY)

.PHONY: help play terminal test quick check format bench bench-server peers coverage compile lock clean
.DEFAULT_GOAL := help

help: ## what can be done here
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The built client is part of the repository; whoever has changed its sources gets it built anew.
play: $(COMPILED) ## open the table in the browser, against bots or friends; ARGS='--help' shows the choices
	@if command -v npm >/dev/null 2>&1 && ! git diff --quiet HEAD -- web src/serai/locales 2>/dev/null; then $(MAKE) --no-print-directory web; fi
	@$(BIN)/serai serve --open $(ARGS)

terminal: $(COMPILED) ## play a game of Yunnan in the terminal instead
	@$(BIN)/serai play yunnan $(ARGS)

test: $(COMPILED) ## every test, those of the browser client too where Node is; ARGS are passed to pytest
	$(BIN)/python -m pytest $(ARGS)
	@$(MAKE) --no-print-directory webtest

quick: $(COMPILED) ## the tests that take seconds
	$(BIN)/python -m pytest -m 'not slow' $(ARGS)

check: $(INSTALLED) ## format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@$(MAKE) --no-print-directory webcheck

format: $(INSTALLED) ## write the format and the fixes that are safe
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(COMPILED) ## measure; peers take part after `make peers`
	$(BIN)/python -m benchmarks $(ARGS)

peers: $(INSTALLED) ## install the engines that `make bench` compares with
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-peers.lock

bench-server: $(COMPILED) ## measure the table server under load; ARGS='--seconds 600 --rates 1 2 3'
	$(BIN)/python -m benchmarks.server $(ARGS)

# Compiled code is invisible to coverage, so the quick tests, which reach everything, run on a copy without it.
coverage: $(INSTALLED) ## branch coverage of the rules, which must be whole
	@rm -rf build/uncompiled && mkdir -p build/uncompiled
	@cp -R src/serai build/uncompiled/ && find build/uncompiled -name '*.so' -delete
	PYTHONPATH=$(CURDIR)/build/uncompiled $(BIN)/python -m pytest -m 'not slow' --cov --cov-report=term $(ARGS)

compile: $(COMPILED) ## compile the rules, if they changed

lock: ## choose the exact versions of all dependencies anew
	@$(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet $(UV)
	build/lock/bin/$(LOCK) --extra dev --output-file requirements.lock pyproject.toml
	build/lock/bin/$(LOCK) --extra peers --constraint requirements.lock --output-file requirements-peers.lock pyproject.toml

clean: ## remove what was built; the installed dependencies stay
	@rm -rf build src/*.egg-info .coverage* .mypy_cache .pytest_cache .ruff_cache .hypothesis $(VENV)/.compiled-*
	@find src -name '*.so' -delete
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

include web/web.mk

$(INSTALLED): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Serai needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Installing dependencies into $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@SERAI_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(COMPILED): $(INSTALLED) $(SOURCES) setup.py
	@echo "Compiling the rules ..."
	@rm -f $(VENV)/.compiled-* && find src -name '*.so' -delete
	@touch $(VENV)/.compiling # dated from the start: a source edited meanwhile is newer
	@mkdir -p build && $(BIN)/python setup.py --quiet build_ext --inplace > build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@test -n "$$(find src -name '*.so')" || \
	    echo "Serai runs uncompiled: right, but slow. With a C compiler: make clean compile (log: build/compile.log)"
	@mv $(VENV)/.compiling $@
