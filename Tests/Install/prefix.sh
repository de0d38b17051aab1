#!/bin/sh
# Install the built programs under a prefix, move the folder, use it, and uninstall it again.
#
#   prefix.sh BUILT VERSION
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
    echo "prefix.sh: $1" >&2
    exit 1
}
"$here/packaging/install.sh" "$1" "$2" /opt/earshot "$work/first"
# Files are found relative to the program, so the folder can be moved.
mkdir "$work/second"
mv "$work/first/opt/earshot" "$work/second/earshot"
prefix="$work/second/earshot"
[ "$("$prefix/bin/earshot" --version)" = "$2" ] || fail "unexpected version"
env -i HOME="$work" PATH=/usr/bin:/bin "$prefix/bin/earshot" say "Hello" --voice calm --wav "$work/a.wav" ||
    fail "it does not speak"
[ "$(wc -c <"$work/a.wav")" -gt 4000 ] || fail "the sound file is too small"
grep -q "ExecStart=/opt/earshot/bin/earshot" "$prefix/lib/systemd/user/earshot-announce.service" ||
    fail "the service starts another program"
# The documentation is whole: each link leads to a file.
for page in "$prefix"/share/doc/earshot/README.md "$prefix"/share/doc/earshot/docs/*.md; do
    grep -oE '\]\([^)#:]+\)' "$page" | sed 's/^](//; s/)$//' | while IFS= read -r link; do
        [ -e "$(dirname "$page")/$link" ] || fail "$page links to $link, which is not installed"
    done
done
[ -s "$prefix/share/doc/earshot/Examples/Larder/Package.swift" ] || fail "the examples are not installed"
touch "$prefix/share/man/man1/other.1"
"$here/packaging/uninstall.sh" "$prefix"
[ "$(cd "$work/second" && find . -type f)" = "./earshot/share/man/man1/other.1" ] || {
    (cd "$work/second" && find .) >&2
    fail "files are left, or a file of others was removed"
}
rm "$prefix/share/man/man1/other.1"
# Installed twice, since an upgrade must not forget the folders of the first time; then even the prefix goes.
for version in "$2" "$2"; do "$here/packaging/install.sh" "$1" "$version" /opt/earshot "$work/third"; done
"$here/packaging/uninstall.sh" /opt/earshot "$work/third"
[ ! -e "$work/third/opt/earshot" ] || { find "$work/third" >&2; fail "folders are left"; }
prefix="$work/third/opt/earshot"
if "$here/packaging/uninstall.sh" "$prefix" 2>"$work/again"; then fail "it was uninstalled twice"; fi
grep -q "is not installed" "$work/again" || fail "the second uninstall does not report that Earshot is not installed"
echo "The installed files work after moving them and are removed."
