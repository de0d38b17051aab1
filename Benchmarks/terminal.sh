#!/bin/sh
# Compare `earshot run`, through a pseudo-terminal, with the installed screen readers for terminals: yasr, Fenrir and
# TDSR. Arguments are passed to the benchmark after "terminal".
#
# TDSR has no package: it is measured if the variable TDSR names a command that runs it (github.com/tspivey/tdsr, with
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
# The skipped readers and the reasons.
if command -v yasr >/dev/null && [ -r /etc/yasr/yasr.conf ]; then
    YASR="$(command -v yasr)"
    export YASR
else
    unset YASR
    echo "yasr is skipped: it is not installed (Debian's package yasr)."
fi
if command -v fenrir >/dev/null && [ -r /etc/fenrirscreenreader/settings/settings.conf ]; then
    FENRIR="$(command -v fenrir)"
    FENRIR_DRIVER="$PWD/Benchmarks/Peers/fenrir_speech.py"
    export FENRIR FENRIR_DRIVER
else
    unset FENRIR
    echo "Fenrir is skipped: it is not installed (Debian's package fenrir)."
fi
if [ -z "${TDSR:-}" ]; then
    unset TDSR
    echo "TDSR is skipped: the variable TDSR is not set."
elif ! command -v "$TDSR" >/dev/null; then
    echo "terminal.sh: TDSR does not name a command: $TDSR" >&2
    exit 2
fi
"$("$SWIFT" build -c release --package-path Benchmarks --show-bin-path)/earshot-benchmarks" emulator terminal "$@"
