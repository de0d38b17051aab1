#!/bin/sh
# Measures `earshot run` through a pseudo-terminal, beside yasr where it is installed. Arguments are given to the
# benchmark after "terminal".
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
if command -v yasr >/dev/null; then
    YASR="$(command -v yasr)"
    export YASR
fi
# What is left out, and why.
echo "TDSR is left out: it comes from its repository only, not from a registry (the package of that name is another)."
echo "Fenrir is left out: what it says can only be had by a process for each utterance, which would be measured with it."
"$("$SWIFT" build -c release --package-path Benchmarks --show-bin-path)/earshot-benchmarks" terminal "$@"
