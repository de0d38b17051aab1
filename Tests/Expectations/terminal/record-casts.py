#!/usr/bin/env python3
"""Records real programs as asciinema casts (version 2) for the tests of what is spoken.

Each scenario is a command and the keys that are pressed once the screen has been quiet for a while.
Usage: record-casts.py [NAME ...]
"""
import codecs, fcntl, json, os, pty, select, signal, struct, sys, tempfile, termios, time

HERE = os.path.dirname(os.path.abspath(__file__))
UP, DOWN, RIGHT, LEFT, ENTER, TAB, ESC = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\r", "\t", "\x1b"
WORDS = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett", "kilo", "lima",
         "mike", "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango", "uniform", "victor", "whiskey",
         "xray", "yankee", "zulu"]
PROGRESS = "for i in 0 7 14 23 35 48 52 66 71 83 90 97 100; do printf '\\rBuilding [%-10s] %d%%' " \
           "\"$(printf '%.*s' $((i / 10)) '##########')\" $i; sleep 0.06; done; echo; echo done"
SPINNER = "for i in 1 2 3 4 5 6 7 8; do for s in ⠋ ⠙ ⠹ ⠸; do printf '\\r%s Thinking... (%ds)' $s $i; sleep 0.05; " \
          "done; done; printf '\\r\\033[Kready\\n'"
SCENARIOS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"],
             list("echo hello") + [ENTER, "ls /nonexistent\r", UP, UP, "\x7f", LEFT, LEFT, "\x05", ENTER, "seq 100\r"]),
    "dialog-menu": (["dialog", "--title", "Fruit", "--menu", "Pick a fruit", "12", "40", "4", "1", "Apple", "2",
                     "Banana", "3", "Cherry", "4", "Date"], [DOWN, DOWN, UP, TAB, RIGHT, ENTER]),
    "dialog-yesno": (["dialog", "--yesno", "Delete the file?", "8", "40"], [TAB, TAB, ENTER]),
    "whiptail-checklist": (["whiptail", "--title", "Food", "--checklist", "Choose toppings", "15", "50", "4", "a",
                            "Cheese", "ON", "b", "Ham", "OFF", "c", "Olives", "OFF"], [DOWN, " ", DOWN, TAB, TAB, ENTER]),
    "fzf": (["sh", "-c", "printf 'apple\\nbanana\\ncherry\\ndate\\n' | fzf"], [UP, UP, DOWN, "c", ENTER]),
    "less": (["less", "FILE"], [DOWN, " ", "/november\r", "q"]),
    "vim": (["vim", "-u", "NONE", "-N", "--cmd", "set ruler", "FILE"],
            ["j", "j", "w", "l", "dd", "i"] + list("hello ") + [ESC, "k", ":q!\r"]),
    "nano": (["nano", "-I", "FILE"], [DOWN, DOWN, RIGHT, "x", "\x7f", "\x18", "n"]),
    "htop": (["unshare", "--fork", "--pid", "--mount-proc", "sh", "-c",
              "sleep 90 & sleep 91 & sleep 92 & sleep 93 & exec htop -d 5"], ["<wait>", DOWN, DOWN, "q"]),
    "mc": (["mc", "-d", "--nocolor"], ["<wait>", DOWN, DOWN, "\x1b0"]),
    "progress": (["sh", "-c", PROGRESS], []),
    "spinner": (["sh", "-c", SPINNER], []),
    "password": (["sh", "-c", "printf 'Password: '; stty -echo; read p; stty echo; echo; echo accepted"],
                 ["<secret>"] + list("s3cret") + [ENTER]),
}


def record(name):
    command, keys = SCENARIOS[name]
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "words.txt")
    with open(path, "w") as file:
        file.writelines(f"line {number}: {WORDS[(number - 1) % 26]}\n" for number in range(1, 61))
    command = [path if part == "FILE" else part for part in command]
    pid, master = pty.fork()
    if pid == 0:
        os.chdir(folder)
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder,
                       "PS1": "$ ", "LESSHISTFILE": "-"}
        os.execvpe(command[0], command, environment)
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    os.kill(pid, signal.SIGWINCH)
    start, decoder = time.monotonic(), codecs.getincrementaldecoder("utf-8")("replace")
    events = []

    def note(kind, data):
        events.append([round(time.monotonic() - start, 3), kind, data])

    def settle(quiet):
        text = ""
        while True:
            ready, _, _ = select.select([master], [], [], 0.03 if text else quiet)
            if not ready:
                if not text:
                    return True
                note("o", text)
                text = ""
                continue
            try:
                data = os.read(master, 65536)
            except OSError:
                data = b""
            if not data:
                if text:
                    note("o", text)
                return False
            text += decoder.decode(data)

    alive = settle(0.5 if name != "htop" else 0.3)
    for key in keys:
        if not alive:
            break
        if key == "<wait>":
            alive = settle_for(settle, 3)
            continue
        if key == "<secret>":
            note("m", "earshot: secret")
            continue
        if sum(event[2].count("\x1b[?1h") - event[2].count("\x1b[?1l") for event in events if event[1] == "o") > 0:
            key = key.replace("\x1b[", "\x1bO") if key in (UP, DOWN, RIGHT, LEFT) else key
        note("i", key)
        os.write(master, key.encode())
        alive = settle(0.25 if name != "htop" else 0.2)
    settle(0.6 if name != "htop" else 0.2)
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    os.waitpid(pid, 0)
    with open(os.path.join(HERE, "casts", name + ".cast"), "w") as file:
        print(json.dumps({"version": 2, "width": 80, "height": 24, "title": name}), file=file)
        for event in events:
            print(json.dumps(event, ensure_ascii=False), file=file)


def settle_for(settle, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not settle(0.3):
            return False
    return True


for scenario in sys.argv[1:] or SCENARIOS:
    record(scenario)
