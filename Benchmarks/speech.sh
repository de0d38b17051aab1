#!/bin/sh
# Compare speech with speech-dispatcher and the espeak-ng command, on a private PulseAudio server with a null sink.
# Needs pulseaudio, pulseaudio-utils, espeak-ng, speech-dispatcher and speech-dispatcher-espeak-ng; missing
# programs are skipped. Arguments are passed to the benchmark after "speech".
set -eu
cd "$(dirname "$0")/.."
SWIFT=${SWIFT:-swift}
"$SWIFT" build -c release --product earshot-synthesizer
"$SWIFT" build -c release --package-path Benchmarks
EARSHOT_SYNTHESIZER="$("$SWIFT" build -c release --show-bin-path)/earshot-synthesizer"
benchmark="$("$SWIFT" build -c release --package-path Benchmarks --show-bin-path)/earshot-benchmarks"
export EARSHOT_SYNTHESIZER

folder=$(mktemp -d)
children=""
finish() {
    for child in $children; do kill "$child" 2>/dev/null || true; done
    rm -rf "$folder"
}
trap finish EXIT
trap 'exit 130' INT TERM

waited=0
wait_for() {
    waited=0
    while [ ! -S "$1" ] && [ "$waited" -lt 100 ]; do
        sleep 0.1
        waited=$((waited + 1))
    done
    [ -S "$1" ]
}

export HOME="$folder" XDG_RUNTIME_DIR="$folder" XDG_CONFIG_HOME="$folder/config"
if command -v pulseaudio >/dev/null && command -v parec >/dev/null; then
    pulseaudio -n --daemonize=no --use-pid-file=no --exit-idle-time=-1 --log-target=file:"$folder/pulse.log" \
        --load="module-null-sink sink_name=null" \
        --load="module-native-protocol-unix auth-anonymous=1 socket=$folder/pulse.socket" &
    children="$children $!"
    if wait_for "$folder/pulse.socket"; then
        export PULSE_SERVER="unix:$folder/pulse.socket"
    else
        echo "pulseaudio did not start: the figures that need it are skipped" >&2
    fi
else
    echo "pulseaudio or parec is missing: the figures that need them are skipped" >&2
fi

if command -v speech-dispatcher >/dev/null && [ -n "${PULSE_SERVER:-}" ]; then
    cp -r /etc/speech-dispatcher "$folder/dispatcher"
    {
        echo 'LogLevel 0'
        echo 'LogDir "default"'
        echo 'AudioOutputMethod "pulse"'
        echo 'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"'
        echo 'DefaultModule espeak-ng'
    } >"$folder/dispatcher/speechd.conf"
    speech-dispatcher --run-single --communication-method unix_socket --socket-path "$folder/dispatcher.socket" \
        --config-dir "$folder/dispatcher" --pid-file "$folder/dispatcher.pid" --log-dir "$folder" --timeout 0 \
        2>"$folder/dispatcher.log" &
    children="$children $!"
    if wait_for "$folder/dispatcher.socket"; then
        export EARSHOT_SPEECH_DISPATCHER="$folder/dispatcher.socket"
    else
        echo "speech-dispatcher did not start: its figures are skipped" >&2
    fi
fi

"$benchmark" speech "$@"
