#!/usr/bin/env bash
# Runs the tests that `swift build --build-tests` has built, in parts side by side. Each part is a process, so that it
# has an application, a main loop, signals and terminals of its own; inside a part one test comes after the other.
#
#   Tests/side-by-side.sh BUNDLE LOGS
#
# BUNDLE is the built test bundle, LOGS a folder for the whole output of each part. Prints what has failed and how long
# each part took; exits with 1 when anything has failed.
set -uo pipefail
bundle=$1
logs=$2
mkdir -p "$logs"
# What tests leave behind goes with this run.
TMPDIR=$(mktemp -d)
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
# What a test wants to be true of its terminal it says itself, so that it is the same on a desk and in CI.
unset TERM TMUX COLUMNS LINES NO_COLOR
# How long a part may take, in seconds: a test that hangs ends its part, and the log says which it was.
limit=${EARSHOT_TEST_LIMIT:-1200}

# Those that wait for programs wait at the same time.
programs='^TerminalReaderTests\.`(Real programs|Programs that the reader was not made with)`'
terminal='^(TerminalReaderTests|TerminalEmulatorTests)\.'
announce='^EarshotTests\.`(The announce service|earshot announce|earshot serve)`'
tool='^EarshotTests\.'
speech='^(SpeechTests|ATDriverTests|BrailleTests|InterfaceBuilderTests|ViewDescriptionTests)\.'

# part NAME ARGUMENTS…
part() {
  local name=$1 start=$SECONDS status
  shift
  timeout --foreground -k 10 "$limit" "$bundle" --testing-library swift-testing --no-parallel "$@" >"$logs/$name.log" 2>&1
  status=$?
  echo "$status" >"$logs/$name.status"
  echo "== $name: $(grep -aE '^. Test run with' "$logs/$name.log" | tail -1 | cut -c1-120) ($((SECONDS - start)) s)"
  # A failure with the lines that explain it, and how the steps of scenarios went.
  awk '/^✘/ { failed = 1; print; next } /^↳/ { if (failed) print; next } { failed = 0 }
    /^Scenario steps:/ { steps = 1; print; next } /^  / { if (steps) print; next } { steps = 0 }' \
    "$logs/$name.log"
  if [ "$status" -eq 124 ]; then echo "== $name did not end: $(grep -aE '^. Test ' "$logs/$name.log" | tail -1)"; fi
  if [ "$status" -ne 0 ]; then echo "== $name has failed; its whole output is $logs/$name.log"; fi
}

rm -f "$logs"/*.status
# Real programs are listened to as they draw, so nothing else may take the processor from them.
part programs --filter "$programs"
part terminal --filter "$terminal" --skip "$programs" &
part announce --filter "$announce" &
part tool --filter "$tool" --skip "$announce" &
part speech --filter "$speech" &
part others --skip "$terminal" --skip "$tool" --skip "$speech" &
wait

# Those of XCTest, which the library of Swift Testing does not run.
timeout --foreground -k 10 "$limit" "$bundle" >"$logs/xctest.log" 2>&1
echo $? >"$logs/xctest.status"
grep -aE '^\s*Executed|error:' "$logs/xctest.log" | tail -1

[ "$(cat "$logs"/*.status | grep -vcx 0)" -eq 0 ]
