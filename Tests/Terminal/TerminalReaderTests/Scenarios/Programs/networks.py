"""Runs nmtui with a network service that has three networks, on a bus of its own."""

import atexit
import os
import signal
import subprocess
import sys

import dbus
import dbusmock

SETTINGS = "org.freedesktop.NetworkManager.Settings"
ETHERNET = "802-3-ethernet"

for end in (signal.SIGHUP, signal.SIGTERM):
    signal.signal(end, lambda *_: sys.exit(1))
atexit.register(dbusmock.DBusTestCase.tearDownClass)
# Complaints of the bus must not appear on the screen.
terminal = os.dup(2)
os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
dbusmock.DBusTestCase.start_system_bus()
bus = dbusmock.DBusTestCase.get_dbus(system_bus=True)
service, _ = dbusmock.DBusTestCase.spawn_server_template(
    "networkmanager", {"Version": "1.42.4"}, stdout=subprocess.DEVNULL)
atexit.register(service.terminate)
os.dup2(terminal, 2)
settings = dbus.Interface(
    bus.get_object("org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager/Settings"), SETTINGS)
for name in ("Home", "Office", "Garden"):
    settings.AddConnection({
        "connection": {"id": name, "uuid": name, "type": ETHERNET},
        ETHERNET: {"auto-negotiate": True},
        "ipv4": {"method": "auto"},
    })
sys.exit(subprocess.run(["nmtui"]).returncode)
