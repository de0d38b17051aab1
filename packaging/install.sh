#!/bin/sh
# Installs what `make release` built.
#
#   install.sh BUILT VERSION PREFIX [DESTDIR]
#
# BUILT is the folder with the programs. Everything goes under DESTDIR/PREFIX. share/earshot/installed-files lists the
# files, and the folders that were made for them, so that uninstall.sh can remove exactly these.
set -eu
built=$1 version=$2 prefix=$3 root="${4:-}$3"
here=$(dirname "$0")
# They link the toolchain's libraries, so they are built apart from the programs that run without Swift.
adapters="$here/../.build/adapter/release"
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

installed=share/earshot/installed-files
# Folders that an earlier version made are still ours.
[ ! -r "$root/$installed" ] || grep '/$' "$root/$installed" >"$list" || true

# folder PATH: makes a folder under the prefix, and lists those that were not there.
folder() {
    [ ! -d "$root/$1" ] || return 0
    case $1 in
    .) ;;
    */*) folder "${1%/*}" ;;
    *) folder . ;;
    esac
    mkdir -p "$root/$1"
    echo "$1/" >>"$list"
}

# put MODE FILE PATH
put() {
    folder "$(dirname "$3")"
    install -m "$1" "$2" "$root/$3"
    echo "$3" >>"$list"
}

# program FILE PATH: without its symbols, which are four fifths of it.
program() {
    cp "$1" "$work/program"
    ! command -v strip >/dev/null || strip --strip-unneeded --remove-section=.comment --remove-section=.note "$work/program"
    put 755 "$work/program" "$2"
}

program "$built/earshot" bin/earshot
program "$built/earshot-synthesizer" libexec/earshot/earshot-synthesizer
for name in earshot-adapt earshot-swiftui; do
    [ ! -x "$adapters/$name" ] || program "$adapters/$name" "libexec/earshot/$name"
done
for file in "$here"/../Voices/Profiles/* "$here"/../Voices/Variants/*; do
    put 644 "$file" "share/earshot/$(basename "$(dirname "$file")")/$(basename "$file")"
done
# The documentation with the examples, and the files that it links to.
(
    cd "$here/.."
    echo CHANGELOG.md
    echo README.md
    find docs Examples -type f ! -path '*/.*'
    for page in README.md docs/*.md; do
        grep -oE '\]\([^)#:]+\)' "$page" | sed 's/^](//; s/)$//' | while IFS= read -r link; do
            target=$(realpath -m --relative-to=. "$(dirname "$page")/$link")
            [ ! -f "$target" ] || echo "$target"
        done
    done
) | LC_ALL=C sort -u >"$work/documents"
while IFS= read -r file; do put 644 "$here/../$file" "share/doc/earshot/$file"; done <"$work/documents"
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

echo "$installed" >>"$list"
LC_ALL=C sort -u "$list" >"$work/list"
install -m 644 "$work/list" "$root/$installed"
