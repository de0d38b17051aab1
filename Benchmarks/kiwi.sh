#!/bin/sh
# Compile kiwi, the peer of the layout benchmark, from the source of the Python module kiwisolver. Downloads are kept in
# .build. If kiwi is not available, print the reason and skip its figures.
set -eu
cd "$(dirname "$0")"
version=1.5.1
folder=.build/kiwi
program=$folder/kiwi-layout
if [ -x "$program" ] && [ "$program" -nt Peers/kiwi_layout.cpp ]; then exit 0; fi
for tool in g++ python3 tar; do
    command -v "$tool" >/dev/null || { echo "kiwi is skipped: $tool is missing."; exit 0; }
done
mkdir -p "$folder"
archive=$folder/kiwisolver-$version.tar.gz
if ! [ -f "$archive" ] &&
    ! python3 -m pip download -q --no-binary :all: --no-deps -d "$folder" "kiwisolver==$version" >"$folder/log" 2>&1; then
    echo "kiwi is skipped: pip can't download it ($(tail -n 1 "$folder/log"))."
    exit 0
fi
tar -xzf "$archive" -C "$folder"
g++ -O2 -std=c++17 -I "$folder/kiwisolver-$version" Peers/kiwi_layout.cpp -o "$program" ||
    echo "kiwi is skipped: it does not compile."
