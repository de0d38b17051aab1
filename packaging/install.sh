#!/bin/sh
# Install the built programs.
#
#   install.sh BUILT VERSION PREFIX [DESTDIR]
#
# BUILT is the folder with the programs. Files are installed under DESTDIR/PREFIX and listed in
# share/earshot/installed-files, which uninstall.sh reads.
set -eu
built=$1 version=$2 prefix=$3 root="${4:-}$3"
here=$(dirname "$0")
case $prefix in
/*) ;;
*) echo "install.sh: PREFIX must begin with a slash: $prefix" >&2; exit 2 ;;
esac
for program in earshot earshot-synthesizer; do
    [ -x "$built/$program" ] || { echo "install.sh: $built/$program is missing; run 'make release' first" >&2; exit 1; }
done
command -v python3 >/dev/null || { echo "install.sh: python3 is missing; it is required for the man pages" >&2; exit 1; }
list=$(mktemp)
work=$(mktemp -d)
trap 'rm -rf "$list" "$work"' EXIT

# put MODE FILE PLACE
put() {
    install -D -m "$1" "$2" "$root/$3"
    echo "$3" >>"$list"
}

put 755 "$built/earshot" bin/earshot
put 755 "$built/earshot-synthesizer" libexec/earshot/earshot-synthesizer
for file in "$here"/../Voices/Profiles/* "$here"/../Voices/Variants/*; do
    put 644 "$file" "share/earshot/$(basename "$(dirname "$file")")/$(basename "$file")"
done
for file in README.md CHANGELOG.md LICENSE; do
    put 644 "$here/../$file" "share/doc/earshot/$file"
done
put 644 "$here/copyright" share/doc/earshot/copyright
# The licence requires this notice.
notice="$built/../../checkouts/swift-nio/NOTICE.txt"
[ ! -r "$notice" ] || put 644 "$notice" share/doc/earshot/NOTICE.swift-nio.txt

"$built/earshot" --experimental-dump-help >"$work/help.json"
date=$(date -u -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}" +%Y-%m-%d)
python3 "$here/man-pages.py" "$work/man" "$version" "$date" <"$work/help.json"
for page in "$work"/man/*.1; do
    put 644 "$page" "share/man/man1/$(basename "$page")"
done

for shell in bash zsh fish; do "$built/earshot" --generate-completion-script "$shell" >"$work/$shell"; done
# A shell sources the script and does not execute it.
sed -i '1{/^#!/d}' "$work/bash"
put 644 "$work/bash" share/bash-completion/completions/earshot
put 644 "$work/zsh" share/zsh/site-functions/_earshot
put 644 "$work/fish" share/fish/vendor_completions.d/earshot.fish

sed "s|@PREFIX@|$prefix|" "$here/earshot-announce.service.in" >"$work/earshot-announce.service"
put 644 "$work/earshot-announce.service" lib/systemd/user/earshot-announce.service
put 644 "$here/earshot-announce.socket" lib/systemd/user/earshot-announce.socket

echo share/earshot/installed-files >>"$list"
install -D -m 644 "$list" "$root/share/earshot/installed-files"
