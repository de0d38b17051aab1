#!/bin/sh
# Remove the files that install.sh installed, and Earshot's folders.
#
#   uninstall.sh PREFIX [DESTDIR]
set -eu
root="${2:-}$1"
list="$root/share/earshot/installed-files"
[ -r "$list" ] || { echo "uninstall.sh: Earshot is not installed in $root: $list is missing" >&2; exit 1; }
files=$(cat "$list")
echo "$files" | while IFS= read -r file; do
    case $file in
    /* | *..*) echo "uninstall.sh: $list contains a path outside the prefix: $file" >&2; exit 1 ;;
    esac
    rm -f "$root/$file"
done
for folder in share/earshot/Profiles share/earshot/Variants share/earshot share/doc/earshot libexec/earshot; do
    rmdir "$root/$folder" 2>/dev/null || true
done
# Remove shared folders if they are empty.
echo "$files" | while IFS= read -r file; do
    (cd "$root" && rmdir -p --ignore-fail-on-non-empty "$(dirname "$file")" 2>/dev/null) || true
done
