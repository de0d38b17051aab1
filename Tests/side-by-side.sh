#!/usr/bin/env bash
# Run the tests that `swift build --build-tests` has built, in several parts at the same time. Each part is a process
# with its own application, main loop, signals and terminals; the tests of a part run one after the other.
#
#   Tests/side-by-side.sh BUNDLE LOGS
#
# BUNDLE is the built test bundle, LOGS a folder for the whole output of each part. Prints failures and the time of
# each part, and exits with 1 if anything failed.
set -uo pipefail
bundle=$1
logs=$2
mkdir -p "$logs"
# Remove files that tests leave behind after this run.
TMPDIR=$(mktemp -d)
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
# Tests set up their terminals themselves, so that they run the same on a desktop and in CI.
unset TERM TMUX COLUMNS LINES NO_COLOR
# The time limit of a part in seconds. A test that hangs ends its part, and the log names it.
limit=${EARSHOT_TEST_LIMIT:-1200}

# Parts that wait for programs run at the same time.
programs='^TerminalReaderTests\.`(Real programs|Programs that were not used in development)`'
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
  # Print failures with their explanation, and the results of scenario steps.
  awk '/^✘/ { failed = 1; print; next } /^↳/ { if (failed) print; next } { failed = 0 }
    /^Scenario steps:/ { steps = 1; print; next } /^  / { if (steps) print; next } { steps = 0 }' \
    "$logs/$name.log"
  if [ "$status" -eq 124 ]; then echo "== $name did not end: $(grep -aE '^. Test ' "$logs/$name.log" | tail -1)"; fi
  if [ "$status" -ne 0 ]; then echo "== $name has failed; the complete output is $logs/$name.log"; fi
}

rm -f "$logs"/*.status
# Real programs are read while they draw, so nothing else may use the processor at the same time.
part programs --filter "$programs"
part terminal --filter "$terminal" --skip "$programs" &
part announce --filter "$announce" &
part tool --filter "$tool" --skip "$announce" &
part speech --filter "$speech" &
part others --skip "$terminal" --skip "$tool" --skip "$speech" &
wait

# XCTest tests, which Swift Testing does not run.
timeout --foreground -k 10 "$limit" "$bundle" >"$logs/xctest.log" 2>&1
echo $? >"$logs/xctest.status"
grep -aE '^\s*Executed|error:' "$logs/xctest.log" | tail -1

[ "$(cat "$logs"/*.status | grep -vcx 0)" -eq 0 ]
