#!/bin/sh
# Measures `earshot run` through a pseudo-terminal, beside the other screen readers for terminals that are installed:
# yasr, Fenrir and TDSR. Arguments are given to the benchmark after "terminal".
#
# TDSR is no package: it is measured where the variable TDSR names a command that runs it (github.com/tspivey/tdsr, with
# pyte). The package of that name on PyPI is another program.
set -eu
cd "$(dirname "$0")/.."
SWIFT=${SWIFT:-swift}
"$SWIFT" build -c release --product earshot
"$SWIFT" build -c release --product earshot-synthesizer
"$SWIFT" build -c release --package-path Benchmarks
products="$("$SWIFT" build -c release --show-bin-path)"
EARSHOT="$products/earshot"
EARSHOT_SYNTHESIZER="$products/earshot-synthesizer"
export EARSHOT EARSHOT_SYNTHESIZER
# What is left out, and why.
if command -v yasr >/dev/null && [ -r /etc/yasr/yasr.conf ]; then
    YASR="$(command -v yasr)"
    export YASR
else
    unset YASR
    echo "yasr is left out: it is not installed (Debian's package yasr)."
fi
if command -v fenrir >/dev/null && [ -r /etc/fenrirscreenreader/settings/settings.conf ]; then
    FENRIR="$(command -v fenrir)"
    FENRIR_DRIVER="$PWD/Benchmarks/Peers/fenrir_speech.py"
    export FENRIR FENRIR_DRIVER
else
    unset FENRIR
    echo "Fenrir is left out: it is not installed (Debian's package fenrir)."
fi
if [ -z "${TDSR:-}" ]; then
    unset TDSR
    echo "TDSR is left out: no package has it, and the variable TDSR does not name it."
elif ! command -v "$TDSR" >/dev/null; then
    echo "terminal.sh: TDSR names no command: $TDSR" >&2
    exit 2
fi
"$("$SWIFT" build -c release --package-path Benchmarks --show-bin-path)/earshot-benchmarks" emulator terminal "$@"
