#!/usr/bin/env python3
"""A secret that is asked for: secret.py "stars" (a star for each key) or "twice" (again after a wrong one)."""
import getpass, os, sys, termios, tty

if sys.argv[1] == "twice":
    for attempt in range(2):
        getpass.getpass("Password: ")
        print("Sorry, try again." if attempt == 0 else "Access granted")
else:
    saved = termios.tcgetattr(0)
    tty.setraw(0)
    length = 0
    try:
        os.write(1, b"Enter your password: ")
        while (key := os.read(0, 1)) != b"\r":
            if key == b"\177":
                os.write(1, b"\b \b" if length else b"")
                length = max(0, length - 1)
            else:
                os.write(1, b"*")
                length += 1
    finally:
        termios.tcsetattr(0, termios.TCSADRAIN, saved)
    print("\nAccess granted")
sys.stdin.readline()
