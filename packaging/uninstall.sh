#!/bin/sh
# Removes the files that install.sh installed, and the folders that it made for them.
#
#   uninstall.sh PREFIX [DESTDIR]
set -eu
root="${2:-}$1"
list="$root/share/earshot/installed-files"
[ -r "$list" ] || { echo "uninstall.sh: Earshot is not installed in $root: $list is missing" >&2; exit 1; }
# Folders come last, the innermost first.
entries=$(grep -v '/$' "$list"; grep '/$' "$list" | LC_ALL=C sort -r || true)
if echo "$entries" | grep -qE '^/|\.\.'; then
    echo "uninstall.sh: $list names a file outside of $root" >&2
    exit 1
fi
echo "$entries" | while IFS= read -r entry; do
    case $entry in
    # A folder with files of others stays.
    ./) rmdir "$root" 2>/dev/null || true ;;
    */) rmdir "$root/$entry" 2>/dev/null || true ;;
    *) rm -f "$root/$entry" ;;
    esac
done
