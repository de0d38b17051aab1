#!/bin/sh
# Install a Debian package of Earshot in a clean root, use it, and uninstall it again.
#
#   clean-root.sh PACKAGE          creates a root of Debian 12 (as root, with debootstrap) and uses it
#   clean-root.sh --here PACKAGE   uses this system, such as a container of CI
#
# Exits with 0 if everything is installed, works, and is removed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if [ "${1:-}" != --here ]; then
    package=$(realpath "$1")
    command -v debootstrap >/dev/null || { echo "clean-root.sh: debootstrap is missing" >&2; exit 2; }
    root=$(mktemp -d)
    chmod 755 "$root"
    trap 'umount "$root/proc" 2>/dev/null || true; rm -rf "$root"' EXIT
    debootstrap --variant=minbase --include=ca-certificates bookworm "$root" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} >"$root.log" ||
        { tail -5 "$root.log" >&2; exit 2; }
    rm -f "$root.log"
    # Use the package sources of this system.
    rm -f "$root/etc/apt/sources.list"
    cp -r /etc/apt/sources.list.d /etc/apt/apt.conf.d "$root/etc/apt/"
    [ ! -s /etc/apt/sources.list ] || cp /etc/apt/sources.list "$root/etc/apt/"
    cp /etc/resolv.conf "$root/etc/" 2>/dev/null || true
    mount -t proc proc "$root/proc"
    cp "$package" "$root/tmp/"
    cp "$here/clean-root.sh" "$root/tmp/"
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
        sh "/tmp/clean-root.sh" --here "/tmp/$(basename "$package")"
    exit
fi

package=$2
export DEBIAN_FRONTEND=noninteractive
fail() {
    echo "clean-root.sh: $1" >&2
    exit 1
}
files() { find /usr /etc /opt /srv /home /root /lib /var -xdev ! -path '/var/lib/dpkg/*' ! -path '/var/lib/apt/*' \
    ! -path '/var/cache/*' ! -path '/var/log/*' ! -path '/var/lib/systemd/*' | LC_ALL=C sort; }

apt-get update -qq
# Minimal roots exclude man pages.
rm -f /etc/dpkg/dpkg.cfg.d/docker /etc/dpkg/dpkg.cfg.d/excludes
apt-get install -y -qq --no-install-recommends man-db python3-minimal >/dev/null
work=$(mktemp -d)
files >"$work/before"
apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>"$work/apt.log" || { cat "$work/apt.log" >&2; fail "it cannot be installed"; }

earshot --version
cat >"$work/screen.json" <<'SCREEN'
{"class": "UIView", "frame": [0, 0, 402, 874], "children": [
    {"class": "UIButton", "label": "Play", "frame": [20, 100, 100, 44]}]}
SCREEN
earshot read "$work/screen.json" | grep -q "Play, button" || fail "a screen is not read"
earshot audit "$work/screen.json" >/dev/null || [ $? -eq 1 ] || fail "a screen is not audited"
# Sound comes from the helper, with the voices of the package.
for voice in default german rapid; do
    earshot say "Hello" --voice "$voice" --wav "$work/$voice.wav" >/dev/null || fail "$voice does not speak"
    [ "$(wc -c <"$work/$voice.wav")" -gt 4000 ] || fail "$voice is silent"
done
earshot voices >/dev/null || fail "the voices are not there"
# The contents of the package must be fine; a root has no sound, and perhaps no terminals.
LANG=C.UTF-8 earshot doctor >"$work/doctor.txt" 2>&1 && fail "the doctor found sound where there is none"
grep -q "^ok: speech: " "$work/doctor.txt" && grep -q "^ok: voices: 12 of 12" "$work/doctor.txt" &&
    grep -q "^problem: sound: " "$work/doctor.txt" || { cat "$work/doctor.txt" >&2; fail "unexpected output of the doctor"; }
earshot demo --wav "$work/demo.wav" --state "$work/demo.state" >"$work/demo.txt" 2>&1 || { cat "$work/demo.txt" >&2; fail "the demo"; }
for page in earshot earshot-run earshot-audit earshot-announce; do
    man "$page" >/dev/null || fail "the man page $page is missing"
done
for file in /usr/share/bash-completion/completions/earshot /usr/share/zsh/vendor-completions/_earshot \
    /usr/share/fish/vendor_completions.d/earshot.fish /usr/lib/systemd/user/earshot-announce.socket \
    /usr/share/doc/earshot/copyright; do
    [ -s "$file" ] || fail "$file is missing"
done
bash -n /usr/share/bash-completion/completions/earshot
# Pass a socket as systemd does.
python3 - "$work" <<'ACTIVATE' || fail "the socket of announce"
import os, socket, sys
path = sys.argv[1] + "/announce.sock"
listener = socket.socket(socket.AF_UNIX)
listener.bind(path)
listener.listen()
service = os.fork()
if service == 0:
    os.dup2(listener.fileno(), 3)
    os.set_inheritable(3, True)
    os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
    os.execvp("earshot", ["earshot", "announce", "--sink", "null"])
client = socket.socket(socket.AF_UNIX)
client.settimeout(30)
client.connect(path)
client.sendall(b'{"id": 1, "text": "Saved"}\n')
client.shutdown(socket.SHUT_WR)
events = b""
while chunk := client.recv(65536):
    events += chunk
os.kill(service, 15)
os.waitpid(service, 0)
sys.exit(b'"finished"' not in events)
ACTIVATE

# Missing files are reported in one line.
mv /usr/share/earshot /usr/share/earshot.away
earshot say Hello --wav "$work/none.wav" >"$work/voices.txt" 2>&1 && fail "say succeeds without voices"
mv /usr/share/earshot.away /usr/share/earshot
grep -q "install Earshot again" "$work/voices.txt" || { cat "$work/voices.txt" >&2; fail "missing voices are not reported"; }
mv /usr/libexec/earshot /usr/libexec/earshot.away
earshot say Hello --wav "$work/none.wav" >"$work/helper.txt" 2>&1 && fail "say succeeds without the helper"
mv /usr/libexec/earshot.away /usr/libexec/earshot
grep -q "install Earshot again" "$work/helper.txt" || { cat "$work/helper.txt" >&2; fail "the missing helper is not reported"; }

apt-get purge -y -qq --autoremove earshot >/dev/null
rm -rf "$HOME/.cache/earshot" "$HOME/.local/state/earshot"
rmdir "$HOME/.cache" "$HOME/.local/state" "$HOME/.local" 2>/dev/null || true
files >"$work/after"
grep -v "^$work" "$work/before" >"$work/a"
grep -v "^$work" "$work/after" >"$work/b"
if ! diff "$work/a" "$work/b" >"$work/left"; then
    cat "$work/left" >&2
    fail "files are left, or files of others were removed"
fi
rm -rf "$work"
echo "The package installs, works, and is removed completely."
