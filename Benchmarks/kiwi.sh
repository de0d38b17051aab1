#!/bin/sh
# Compiles the layout benchmark's peer: kiwi, whose headers come with the source of the Python module kiwisolver. What is
# fetched stays in .build. Where it can't be had, it says why, and its figures are left out.
set -eu
cd "$(dirname "$0")"
version=1.5.1
folder=.build/kiwi
program=$folder/kiwi-layout
if [ -x "$program" ] && [ "$program" -nt Peers/kiwi_layout.cpp ]; then exit 0; fi
for tool in g++ python3 tar; do
    command -v "$tool" >/dev/null || { echo "kiwi is left out: there is no $tool."; exit 0; }
done
mkdir -p "$folder"
archive=$folder/kiwisolver-$version.tar.gz
if ! [ -f "$archive" ] &&
    ! python3 -m pip download -q --no-binary :all: --no-deps -d "$folder" "kiwisolver==$version" >"$folder/log" 2>&1; then
    echo "kiwi is left out: pip can't fetch it ($(tail -n 1 "$folder/log"))."
    exit 0
fi
tar -xzf "$archive" -C "$folder"
g++ -O2 -std=c++17 -I "$folder/kiwisolver-$version" Peers/kiwi_layout.cpp -o "$program" ||
    echo "kiwi is left out: it does not compile."
