# Build, test and package Earshot on Debian or Ubuntu with Swift. `make demo` and `make test` install missing packages.
SWIFT ?= swift
BUILD_FLAGS = --explicit-target-dependency-import-check error
LIBRARIES = espeak-ng libxml-2.0
PACKAGES = pkg-config libespeak-ng-dev espeak-ng-data libxml2-dev liblouis20 liblouis-data python3-websockets
# Programs that the terminal reader is tested with, and libraries that the emulator and the constraint solver are
# compared with. Tests of missing programs are skipped.
TERMINAL_PROGRAMS = abook bash bc dialog dte ed fzf git hexedit htop jed less man-db mc mdp mg most nano ncdu ne nnn \
  procps python3 s-nail tig tmux vim vis whiptail
TERMINAL_COMMANDS = abook bc dialog dte ed fzf git hexedit htop jed less man mc mdp mg most nano ncdu ne nnn \
  python3 s-nail tig tmux top vim vis whiptail
TERMINAL_LIBRARY = libtsm4
SOLVER_LIBRARY = python3-kiwisolver
SOURCES = Package.swift Sources Tests Voices Benchmarks Examples

# The target of `make install`. DESTDIR is prepended when a package is made.
PREFIX ?= /usr/local
DESTDIR ?=
VERSION = $(shell sed -n 's/.*version: "\(.*\)",/\1/p' Sources/Tool/earshot/EarshotCommand.swift)
# The flags of what is released and measured: Swift's libraries linked statically, so that the program runs where there
# is no Swift; no dynamic symbol table of its 50,000 symbols, which every start would read; optimised across modules.
OPTIMISED = -c release --static-swift-stdlib -Xlinker --no-export-dynamic -Xswiftc -cross-module-optimization
RELEASE_FLAGS = $(BUILD_FLAGS) $(OPTIMISED) --scratch-path .build/optimised
RELEASED = $$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)
DEB_PACKAGES = binutils dpkg-dev lintian python3

# apt_install PACKAGES: the shell commands that install packages.
define apt_install
if ! command -v apt-get >/dev/null; then \
  echo "earshot: apt-get is not available; install what Debian has in the packages $(1)" >&2; exit 1; \
elif [ "$$(id -u)" -eq 0 ]; then as_root=""; \
elif command -v sudo >/dev/null; then as_root="sudo"; \
else echo "earshot: as root, run: apt-get install $(1)" >&2; exit 1; fi; \
echo "earshot: installing $(1)"; \
$$as_root apt-get update -qq && \
$$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(1)
endef

# need PROGRAMS,PACKAGES: a command that installs the packages if one of the programs is missing.
define need
@for program in $(1); do command -v $$program >/dev/null || missing=yes; done; \
if [ -z "$$missing" ]; then exit 0; fi; $(call apt_install,$(2))
endef

# in_prefix COMMAND: runs the command as root if the user can't write to the prefix.
define in_prefix
folder="$(DESTDIR)$(PREFIX)"; while [ ! -e "$$folder" ]; do folder=$$(dirname "$$folder"); done; \
[ -w "$$folder" ] || as_root=sudo; $$as_root $(1)
endef

.PHONY: help setup setup-deb setup-install setup-tests build demo test test-programs record-programs test-threads docs docs-archive docs-commands release adapter version install uninstall deb dist test-install test-consumer example lint format bench bench-speech bench-hour bench-terminal check-api clean

help:
	@echo "make demo      run the built-in sample app with speech; print a transcript and write demo.wav"
	@echo "make test      run all tests"
	@echo "make test-programs  play scenarios of installed programs that the reader was not developed with"
	@echo "make record-programs  record the scenarios of installed programs, to play them without the programs"
	@echo "make test-threads  run the tests of threaded code under ThreadSanitizer"
	@echo "make docs      regenerate the pages in docs that are made from the tool's own descriptions"
	@echo "make docs-archive  build the documentation of the libraries in .build/documentation/site"
	@echo "make docs-commands  run the commands in the documentation"
	@echo "make release   build the optimised, statically linked tool"
	@echo "make install PREFIX=/usr/local  install the tool, man pages, completions, voices and systemd units"
	@echo "make uninstall PREFIX=/usr/local  remove all installed files"
	@echo "make deb       build a Debian package in .build/deb"
	@echo "make dist      make an archive that can be unpacked anywhere, with its checksum, in .build/dist"
	@echo "make test-install  install the Debian package in a clean Debian system, use it, and uninstall it"
	@echo "make test-consumer  build packages that depend on this one by version, and print build times and sizes"
	@echo "make example   build and test the example app, read its first screen and audit it"
	@echo "make lint      check the format"
	@echo "make format    format the sources"
	@echo "make bench     run benchmarks in release mode; BENCH_OPTIONS=--quick skips the largest hierarchies"
	@echo "make bench-speech  compare speech with speech-dispatcher, on a private sound server"
	@echo "make bench-hour  play an hour of work and compare the sound with the speech log"
	@echo "make bench-terminal  compare the terminal reader with yasr, Fenrir and TDSR, through a pseudo-terminal"
	@echo "make check-api  compare the libraries' API with the last release"
	@echo "make clean     remove build products"

setup:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "earshot: Swift 6.2 or later is missing; see https://www.swift.org/install/linux" >&2; exit 1; }
	@if command -v pkg-config >/dev/null && pkg-config --exists $(LIBRARIES); then exit 0; fi; \
	$(call apt_install,$(PACKAGES))

# Checked before the build, which takes minutes.
setup-install: setup
	$(call need,python3,python3)

setup-deb: setup
	$(call need,strip dpkg-shlibdeps lintian python3,$(DEB_PACKAGES))

# The programs are needed only by tests of the terminal reader. Without them, the other tests still run.
setup-tests: setup
	@for program in $(TERMINAL_COMMANDS); do \
	  command -v $$program >/dev/null || missing="$$missing $$program"; done; \
	ldconfig -p 2>/dev/null | grep -q "libtsm\.so\.4" || libraries="$(TERMINAL_LIBRARY)"; \
	python3 -c "import kiwisolver" 2>/dev/null || /usr/bin/python3 -c "import kiwisolver" 2>/dev/null || \
	  libraries="$$libraries $(SOLVER_LIBRARY)"; \
	if [ -z "$$missing$$libraries" ]; then exit 0; fi; \
	if [ "$$(id -u)" -eq 0 ]; then as_root=""; else as_root="sudo -n"; fi; \
	install="$$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"; \
	$$as_root apt-get update -qq || echo "earshot: tests with$$missing $$libraries are skipped" >&2; \
	if [ -n "$$missing" ]; then \
	  echo "earshot: installing $(TERMINAL_PROGRAMS)"; \
	  $$install $(TERMINAL_PROGRAMS) || echo "earshot: tests with$$missing are skipped" >&2; fi; \
	for library in $$libraries; do \
	  echo "earshot: installing $$library"; \
	  $$install $$library || echo "earshot: tests with $$library are skipped" >&2; done

build: setup
	$(SWIFT) build $(BUILD_FLAGS)

demo: build
	"$$($(SWIFT) build --show-bin-path)/earshot" demo

test: setup-tests
	$(SWIFT) build $(BUILD_FLAGS) --build-tests
	Tests/side-by-side.sh "$$($(SWIFT) build --show-bin-path)/earshotPackageTests.xctest" .build/test-logs

test-programs: setup-tests
	$(SWIFT) build $(BUILD_FLAGS) --build-tests
	EARSHOT_PROGRAMS=test "$$($(SWIFT) build --show-bin-path)/earshotPackageTests.xctest" \
	  --testing-library swift-testing --no-parallel --filter "Programs that were not used in development"

# Recordings of third-party programs are kept in .build/recordings; those of the suite's own programs in Tests.
record-programs: setup-tests
	$(SWIFT) build $(BUILD_FLAGS) --build-tests
	EARSHOT_RECORD_PROGRAMS=all "$$($(SWIFT) build --show-bin-path)/earshotPackageTests.xctest" \
	  --testing-library swift-testing --no-parallel --filter "Recorded scenarios"

# Tests that measure time or play real programs are skipped, because they are too slow under the sanitizer.
test-threads: setup
	EARSHOT_TESTS=threads $(SWIFT) build $(BUILD_FLAGS) --build-tests --sanitize thread --scratch-path .build/threads
	TSAN_OPTIONS="halt_on_error=1 exitcode=66" "$$(EARSHOT_TESTS=threads $(SWIFT) build --sanitize thread \
	  --scratch-path .build/threads --show-bin-path)/earshotPackageTests.xctest" --testing-library swift-testing \
	  --no-parallel \
	  --skip "Real programs|not used in development|stay cheap|understood|proportion|in the time of|hostile|mnemonics comes|as it would be"

docs: setup
	$(SWIFT) build $(BUILD_FLAGS) --build-tests
	EARSHOT_RECORD=1 "$$($(SWIFT) build --show-bin-path)/earshotPackageTests.xctest" --testing-library swift-testing \
	  --filter "Manual pages"

docs-archive: build
	packaging/documentation.sh "$$($(SWIFT) build --show-bin-path)/Modules" .build/documentation

docs-commands: build
	Tests/Documentation/commands.py "$$($(SWIFT) build --show-bin-path)"

release: setup
	$(SWIFT) build $(RELEASE_FLAGS) --product earshot
	$(SWIFT) build $(RELEASE_FLAGS) --product earshot-synthesizer

# The programs that read Swift, which link the swift-syntax of the toolchain.
adapter: setup
	@if $(SWIFT) package dump-package | grep -q '"earshot-adapt"'; then \
	  $(SWIFT) build $(BUILD_FLAGS) -c release --scratch-path .build/adapter --product earshot-adapt && \
	  $(SWIFT) build $(BUILD_FLAGS) -c release --scratch-path .build/adapter --product earshot-swiftui; \
	else echo "earshot: the toolchain has no swift-syntax, so \"earshot adapt\" and reading SwiftUI views are not installed" >&2; fi

install: setup-install release adapter
	@$(call in_prefix,packaging/install.sh "$(RELEASED)" "$(VERSION)" "$(PREFIX)" "$(DESTDIR)")

version:
	@echo "$(VERSION)"

uninstall:
	@$(call in_prefix,packaging/uninstall.sh "$(PREFIX)" "$(DESTDIR)")

deb: setup-deb release
	packaging/deb.sh "$(RELEASED)" "$(VERSION)" .build/deb

dist: setup-install release
	packaging/dist.sh "$(RELEASED)" "$(VERSION)" .build/dist

test-install: deb
	Tests/Install/prefix.sh "$(RELEASED)" "$(VERSION)"
	Tests/Install/clean-root.sh .build/deb/earshot_$(VERSION)_$$(dpkg --print-architecture).deb

test-consumer: setup
	SWIFT="$(SWIFT)" Tests/Install/versioned-consumer.sh

example: setup
	$(SWIFT) test --package-path Examples/Larder
	$(SWIFT) run --package-path Examples/Larder larder-speech
	$(SWIFT) run $(BUILD_FLAGS) earshot audit Examples/Larder/Sources/Larder/App

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(wildcard $(SOURCES))

format:
	$(SWIFT) format --in-place --recursive --parallel $(wildcard $(SOURCES))

bench: setup
	Benchmarks/kiwi.sh
	$(SWIFT) build $(OPTIMISED) --package-path Benchmarks
	"$$($(SWIFT) build $(OPTIMISED) --package-path Benchmarks --show-bin-path)/earshot-benchmarks" $(BENCH_OPTIONS)

bench-speech: setup
	SWIFT="$(SWIFT)" Benchmarks/speech.sh $(BENCH_OPTIONS)

bench-hour: setup
	SWIFT="$(SWIFT)" Benchmarks/hour.sh

bench-terminal: setup
	SWIFT="$(SWIFT)" Benchmarks/terminal.sh $(BENCH_OPTIONS)

check-api: setup
	SWIFT="$(SWIFT)" python3 Tests/Compatibility/api.py

clean:
	rm -rf .build Benchmarks/.build demo.wav
