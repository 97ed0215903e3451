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

TOOLS := $(VENV)/tools
HASHED := $(TOOLS)/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header --no-annotate \
  --no-emit-options --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

.PHONY: play test check bench fast pictures constraints sbom catalogue browser proxies clean

## Start the web table and say where to open it. ARGS="--host 0.0.0.0" lets phones nearby join.
play: $(INSTALLED)
	@$(BIN)/ofrenda serve $(ARGS)

## All tests on the compiled package, then rules, conformance and golden records on the pure one.
test: $(INSTALLED) $(PURE_INSTALLED) browser proxies
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

## The fastest build, for whoever plays millions of matches: arranged by what a training run does.
fast: $(VENV)/.tools
	@echo "Compiling twice, with a training run in between (this takes a while) ..."
	@rm -rf build $(VENV)/profile
	@OFRENDA_FAST=train OFRENDA_PROFILE=$(VENV)/profile $(PIP) install --no-deps --no-build-isolation .
	@$(BIN)/ofrenda bench --json > /dev/null
	@rm -rf build
	@OFRENDA_FAST=use OFRENDA_PROFILE=$(VENV)/profile $(PIP) install --no-deps --no-build-isolation .
	@rm -rf build
	@touch $(INSTALLED)

## The pictures in README and docs.
pictures: $(INSTALLED)
	$(BIN)/python docs/make_pictures.py

## The newest versions of everything we stand on, written down with their hashes for the next machine.
constraints: $(TOOLS)/.installed
	@rm -rf $(VENV)/renewed && $(PYTHON) -m venv $(VENV)/renewed
	@$(VENV)/renewed/bin/pip --disable-pip-version-check --quiet install 'setuptools>=80' '.[dev]'
	@$(VENV)/renewed/bin/pip --disable-pip-version-check freeze --all --exclude ofrenda --exclude pip > $(VENV)/renewed/all.in
	@echo "Looking up the hashes of every file of every package (this takes minutes) ..."
	@$(HASHED) --output-file constraints.txt $(VENV)/renewed/all.in
	@printf 'cyclonedx-bom\npip-tools\n' > $(VENV)/renewed/tools.in
	@$(HASHED) --upgrade --output-file constraints-tools.txt $(VENV)/renewed/tools.in
	@rm -rf $(VENV)/renewed
	@git --no-pager diff --stat constraints.txt constraints-tools.txt

## What Ofrenda is made of, as a CycloneDX document: sbom.json.
sbom: $(INSTALLED) $(TOOLS)/.installed
	@$(TOOLS)/bin/cyclonedx-py environment --pyproject pyproject.toml --output-reproducible --output-format JSON \
	  --output-file sbom.json $(BIN)/python
	@echo "sbom.json lists everything that is installed, with versions and licences."

## The list of all sentences for translators.
catalogue: $(INSTALLED)
	$(BIN)/python src/ofrenda/locale/extract.py

$(VENV)/.tools: constraints.txt Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ofrenda needs Python 3.11 or newer; set PYTHON=")'
	@command -v gcc >/dev/null || { echo "Ofrenda is compiled on your machine: please install gcc."; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes -r constraints.txt
	@touch $@

$(TOOLS)/.installed: constraints-tools.txt
	@$(PYTHON) -m venv $(TOOLS)
	@$(TOOLS)/bin/pip --disable-pip-version-check --quiet install --require-hashes -r constraints-tools.txt
	@touch $@

# What mypyc remembers of the last build makes it stumble after some changes; then it begins anew.
$(INSTALLED): $(VENV)/.tools $(SOURCES) pyproject.toml setup.py native.h
	@echo "Compiling and installing Ofrenda (this takes a minute or two) ..."
	@find build/lib* -type f -not -name '*.so' -delete 2>/dev/null || true
	@$(PIP) install --no-deps --no-build-isolation . >$(VENV)/build.log 2>&1 || \
	  { rm -rf build/mypy && $(PIP) install --no-deps --no-build-isolation .; }
	@touch $@

$(PURE_INSTALLED): $(INSTALLED)
	@rm -rf $(PURE)
	@OFRENDA_PURE=1 $(PIP) install --no-build-isolation --no-deps --target $(PURE) .
	@touch $@

# The browser tests use the system's Chromium; where we may, we install Debian's.
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium for the browser tests ..." && \
	    apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The browser tests need Chromium: please install it (Debian: apt-get install chromium)."; exit 1; }

# The tests of docs/hosting.md use nginx and caddy. Where the system has none, Debian's are unpacked, not installed: an
# installed one would begin to serve. Where that cannot be done either, those tests are skipped.
proxies:
	@{ command -v nginx && command -v caddy; } >/dev/null 2>&1 || [ -e $(VENV)/proxies/usr/sbin/nginx ] || \
	  { command -v apt-get >/dev/null && \
	    mkdir -p $(VENV)/proxies && cd $(VENV)/proxies && { [ "$$(id -u)" != 0 ] || apt-get update -qq; } && \
	    apt-get download -qq nginx caddy && for file in *.deb; do dpkg -x $$file . || exit 1; done; } >/dev/null 2>&1 || \
	  echo "Neither nginx nor caddy can be had here: their tests are skipped."

clean:
	rm -rf $(VENV) build *.egg-info src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
