#!/bin/sh
# Makes an archive of the programs, voices and documentation that can be unpacked anywhere, and its checksum.
#
#   dist.sh BUILT VERSION FOLDER
#
# BUILT is the folder with the programs; the archive is FOLDER/earshot-VERSION-linux-MACHINE.tar.gz. It needs libxml2, and
# for speech libespeak-ng and its data.
set -eu
built=$1 version=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
# The same commit gives the same archive.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH
name="earshot-$version-linux-$(uname -m)"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022
"$here/install.sh" "$built" "$version" "/$name" "$work"
# All name or need the machine that they were built on.
rm -rf "$work/$name/libexec/earshot/earshot-adapt" "$work/$name/libexec/earshot/earshot-swiftui" "$work/$name/lib/systemd" "$work/$name/share/earshot/installed-files"
find "$work/$name" -type d -empty -delete
mkdir -p "$folder"
tar --create --gzip --file "$folder/$name.tar.gz" --directory "$work" --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$SOURCE_DATE_EPOCH" "$name"
(cd "$folder" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
echo "$folder/$name.tar.gz"
