#!/bin/sh
# Play an hour of work in tmux through `earshot run`, on a private PulseAudio server with a null sink, and compare the
# recorded sound with the speech log. Needs pulseaudio, pulseaudio-utils, tmux, vim, git, less and dialog.
# Arguments are passed to Hour/hour.py, such as "--minutes 5".
set -eu
cd "$(dirname "$0")/.."
SWIFT=${SWIFT:-swift}
for program in pulseaudio parec tmux vim git less dialog python3; do
    command -v "$program" >/dev/null || { echo "hour.sh: $program is missing" >&2; exit 2; }
done
"$SWIFT" build --product earshot
"$SWIFT" build --product readable-synthesizer
products="$("$SWIFT" build --show-bin-path)"
folder=$(mktemp -d)
server=""
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT
trap 'exit 130' INT TERM
# Use copies of the programs, so that later builds don't change the run.
cp "$products/earshot" "$products/readable-synthesizer" "$folder"
cp -r "$products"/*.resources "$folder" 2>/dev/null || true
export XDG_RUNTIME_DIR="$folder"
# Without norewinds the monitor of the sink misses sound that the server writes over silence it has already sent.
HOME="$folder" pulseaudio -n --daemonize=no --use-pid-file=no --exit-idle-time=-1 \
    --log-target=file:"$folder/pulse.log" \
    --load="module-null-sink sink_name=null rate=22050 format=s16le channels=1 norewinds=1" \
    --load="module-native-protocol-unix auth-anonymous=1 socket=$folder/pulse.socket" &
server=$!
waited=0
while [ ! -S "$folder/pulse.socket" ] && [ "$waited" -lt 100 ]; do
    sleep 0.1
    waited=$((waited + 1))
done
export PULSE_SERVER="unix:$folder/pulse.socket"
python3 Benchmarks/Hour/hour.py "$@" "$folder/earshot" "$folder/readable-synthesizer" \
    Tests/Terminal/TerminalReaderTests/Scenarios/Hour/hour.json
