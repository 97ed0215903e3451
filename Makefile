# One word each on a fresh machine: every target makes .venv and installs what it needs.
# What changed is compiled and installed again; OFRENDA_PURE=1 leaves everything interpreted.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -name '*.pot')
INSTALLED := $(VENV)/.installed
PURE := $(CURDIR)/$(VENV)/pure
PURE_INSTALLED := $(VENV)/.installed-pure
PYTEST := $(BIN)/python -m pytest -q -n 2

.PHONY: play test check bench fast pictures constraints catalogue browser clean

## Start the web table and say where to open it. ARGS="--host 0.0.0.0" lets phones nearby join.
play: $(INSTALLED)
	@$(BIN)/ofrenda serve $(ARGS)

## All tests on the compiled package, then rules, conformance and golden records on the pure one.
test: $(INSTALLED) $(PURE_INSTALLED) browser
	$(PYTEST) tests $(ARGS)
	PYTHONPATH=$(PURE) $(PYTEST) tests/kernel tests/games tests/testing tests/table tests/test_golden.py $(ARGS)

## Style, types, imports.
check: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src/ofrenda
	$(BIN)/lint-imports

## How fast the engine plays, compiled and pure side by side; how fast the server answers, beside a bare echo.
bench: $(INSTALLED) $(PURE_INSTALLED)
	$(BIN)/python benchmarks/engine.py $(PURE)
	$(BIN)/python benchmarks/server.py

## The fastest build, for whoever plays millions of matches: all modules as one, arranged by what a training run does.
fast: $(VENV)/.tools
	@echo "Compiling twice, with a training run in between (this takes a while) ..."
	@rm -rf build $(VENV)/profile
	@OFRENDA_FAST=train OFRENDA_PROFILE=$(VENV)/profile $(PIP) install -c constraints.txt --no-build-isolation '.[dev]'
	@$(BIN)/ofrenda bench --json > /dev/null
	@rm -rf build
	@OFRENDA_FAST=use OFRENDA_PROFILE=$(VENV)/profile $(PIP) install -c constraints.txt --no-build-isolation '.[dev]'
	@rm -rf build
	@touch $(INSTALLED)

## The pictures in README and docs.
pictures: $(INSTALLED)
	$(BIN)/python docs/make_pictures.py

## The newest versions of everything we stand on, written down for the next machine.
constraints:
	@rm -rf $(VENV)/renewed && $(PYTHON) -m venv $(VENV)/renewed
	@$(VENV)/renewed/bin/pip --disable-pip-version-check --quiet install 'setuptools>=80' '.[dev]'
	@$(VENV)/renewed/bin/pip --disable-pip-version-check freeze --all --exclude ofrenda --exclude pip > constraints.txt
	@rm -rf $(VENV)/renewed
	@git --no-pager diff --stat constraints.txt

## The list of all sentences for translators.
catalogue: $(INSTALLED)
	$(BIN)/python src/ofrenda/locale/extract.py

$(VENV)/.tools: constraints.txt Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ofrenda needs Python 3.11 or newer; set PYTHON=")'
	@command -v gcc >/dev/null || { echo "Ofrenda is compiled on your machine: please install gcc."; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install -c constraints.txt setuptools mypy librt babel msgspec mypy_extensions tomli-w
	@touch $@

$(INSTALLED): $(VENV)/.tools $(SOURCES) pyproject.toml setup.py
	@echo "Compiling and installing Ofrenda (about a minute the first time) ..."
	@find build/lib* -type f -not -name '*.so' -delete 2>/dev/null || true
	@$(PIP) install -c constraints.txt --no-build-isolation '.[dev]'
	@touch $@

$(PURE_INSTALLED): $(INSTALLED)
	@rm -rf $(PURE)
	@OFRENDA_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation --no-deps --target $(PURE) .
	@touch $@

# The browser tests use the system's Chromium; where we may, we install Debian's.
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium for the browser tests ..." && \
	    apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The browser tests need Chromium: please install it (Debian: apt-get install chromium)."; exit 1; }

clean:
	rm -rf $(VENV) build *.egg-info src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
