#!/bin/sh
# Makes a Debian package of what was built, and lets lintian judge it.
#
#   deb.sh BUILT VERSION FOLDER
#
# BUILT is the folder with the programs; the package is FOLDER/earshot_VERSION_ARCHITECTURE.deb.
set -eu
built=$1 version=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
for program in dpkg-deb dpkg-shlibdeps strip lintian python3; do
    command -v "$program" >/dev/null || { echo "deb.sh: $program is missing; 'make deb' installs it" >&2; exit 1; }
done
# The same commit gives the same package.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022
root="$work/root"
"$here/install.sh" "$built" "$version" /usr "$root"
# dpkg knows what it has installed, and Debian has the texts of licences and this place for completions of zsh.
rm "$root/usr/share/earshot/installed-files" "$root/usr/share/doc/earshot/LICENSE"
# It needs the toolchain that it was built with.
rm -f "$root/usr/libexec/earshot/earshot-adapt"
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_earshot" "$root/usr/share/zsh/vendor-completions/_earshot"
rmdir "$root/usr/share/zsh/site-functions"
# Yams, the library that reads YAML for Swift, holds libyaml as its own sources.
mkdir -p "$root/usr/share/lintian/overrides"
echo 'earshot: embedded-library libyaml *' >"$root/usr/share/lintian/overrides/earshot"

documents="$root/usr/share/doc/earshot"
maintainer="The Earshot authors <earshot@users.noreply.github.com>"
{
    echo "earshot ($version) unstable; urgency=medium"
    echo
    echo "  * See CHANGELOG.md.gz."
    echo
    echo " -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} >"$documents/changelog"
gzip -9n "$documents/changelog" "$documents/CHANGELOG.md" "$root"/usr/share/man/man1/*.1

mkdir -p "$work/debian" "$root/DEBIAN"
# dpkg-shlibdeps asks for the description of a source package.
printf 'Source: earshot\n\nPackage: earshot\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O "$root/usr/bin/earshot" "$root/usr/libexec/earshot/earshot-synthesizer" |
    sed -n 's/^shlibs:Depends=//p')
architecture=$(dpkg --print-architecture)
cat >"$root/DEBIAN/control" <<CONTROL
Package: earshot
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -k -s --exclude=DEBIAN "$root" | cut -f1)
Depends: $depends, espeak-ng-data
Recommends: liblouis20, liblouis-data
Suggests: brltty, speech-dispatcher, tmux, wl-clipboard | xclip
Section: sound
Priority: optional
Description: screen reader and accessibility audits without a screen
 Earshot runs any terminal program so that it can be heard and gone through with
 the commands of VoiceOver, finds accessibility issues in the interface files of
 iOS apps on a Linux runner, and speaks announcements that other programs post,
 each with one event for its end.
 .
 Speech is made by eSpeak NG in a process of its own.
CONTROL
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$root" -newermt "@$SOURCE_DATE_EPOCH" -print0 | xargs -0r touch -h -d "@$SOURCE_DATE_EPOCH"

mkdir -p "$folder"
package="$folder/earshot_${version}_$architecture.deb"
dpkg-deb --root-owner-group --build "$root" "$package"
lintian --allow-root --fail-on error,warning "$package"
echo "$package"
