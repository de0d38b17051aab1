#!/usr/bin/env python3
"""What moves by itself: animate.py KIND [SECONDS], then "finished" and a line from standard input."""
import sys, time

kind = sys.argv[1]
seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1.2
out = sys.stdout
steps = 51


def write(text):
    out.write(text)
    out.flush()


def pause():
    time.sleep(seconds / steps)


if kind == "clock":
    write("\033[2J\033[H\033[?25h")
for step in range(steps):
    percent = step * 100 // (steps - 1)
    if kind == "progress":
        write(f"\rDownloading [{'#' * (percent // 5):<20}] {percent}%")
    elif kind == "plain":
        write(f"\r{percent}%")
    elif kind == "block":
        write(f"\rBuilding {'█' * (percent // 4)}{'░' * (25 - percent // 4)} {percent}%")
    elif kind == "smooth":
        full = percent * 30 // 100
        write("\r  " + "━" * full + "╺" + "─" * (30 - full) + f" {percent / 100 * 5:.1f}/5.0 MB 2.{step % 10} MB/s")
    elif kind == "pip":
        write(f"\r   {'━' * (percent * 40 // 100)}{' ' * (40 - percent * 40 // 100)} {percent / 50:.1f}/2.0 MB 3.1 MB/s eta 0:00:0{9 - percent // 12}")
    elif kind == "eta":
        write(f"\r{percent:3d}%|{'█' * (percent // 10)}{' ' * (10 - percent // 10)}| {step}/50 [00:0{step // 25}<00:02, {20 + step % 5}.31it/s]")
    elif kind == "wget":
        write(f"\rfile.iso   {percent:3d}%[{'=' * (percent // 5)}>{' ' * (20 - percent // 5)}]  {step * 3.1:.2f}M  12.{step % 10}MB/s    eta {50 - step}s")
    elif kind == "osc":
        write(f"\033]9;4;1;{percent}\033\\")
    elif kind == "spinner":
        write(f"\r\033[36m{'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'[step % 10]}\033[0m Thinking... ({step * 4 // steps}s)")
    elif kind == "ascii-spinner":
        write("\r" + "|/-\\"[step % 4] + " Working")
    elif kind == "tokens":
        write(f"\r\033[K✻ Pondering… ({step // 10}s · ↑ {step * 37} tokens · esc to interrupt)")
    elif kind == "emoji-spinner":
        write(f"\r{'🕐🕑🕒🕓🕔🕕'[step % 6]} Fetching packages")
    elif kind == "dots":
        write("\rWaiting" + "." * (step % 4) + " " * (3 - step % 4))
    elif kind == "above":
        if step == 0:
            write("\r\n" * 2)
        write(f"\033[2A\r\033[KTask A {percent}%\r\n\033[KTask B {percent // 2}%\r\n")
    elif kind == "clock":
        write(f"\0337\033[24;1H\033[7m main.txt   12:00:{step // 4:02d}   CPU {30 + step % 7}% \033[0m\0338")
        if step == 25:
            write("\033[1;1Ha line of news\r\n")
    elif kind == "stream":
        words = ("The quick brown fox jumps over the lazy dog. It then rests in the shade of an old tree, "
                 "and nobody disturbs it until the evening comes. Everything is calm.").split()
        if step < len(words):
            write(words[step] + " ")
    elif kind == "letters":
        text = "Streaming text comes by letters. "
        if step < len(text):
            write(text[step])
    pause()
if kind in ("spinner", "ascii-spinner", "tokens", "emoji-spinner", "dots"):
    write("\r\033[K")
elif kind == "osc":
    write("\033]9;4;0\033\\")
elif kind == "clock":
    write("\033[3;1H")
write("finished\n" if kind in ("spinner", "ascii-spinner", "tokens", "emoji-spinner", "dots", "osc", "above", "clock")
      else "\nfinished\n")
sys.stdin.readline()
