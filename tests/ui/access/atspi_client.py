"""An independent client of the AT-SPI bus, as a screen reader is one: run it with the system's own Python.

Reads lines of JSON from standard input: `["tree"]` answers with the nodes of the program, `["press", NUMBER]`
presses the node of that number in the last tree. Announcements are written as they come: `["heard", WORDS]`.
"""

import json
import sys
import threading

import gi

gi.require_version("Atspi", "2.0")

from gi.repository import Atspi, Gio, GLib  # noqa: E402  # after the version is chosen

APP_CHECKS, PAUSE_MS = 150, 100


def switch_on() -> None:
    """Tell the desktop that a screen reader is running."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        place = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
        bus.call_sync(*place, value, None, 0, -1, None)


def say(*words: object) -> None:
    """Write a line of JSON."""
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()


class Client:
    """Looks for the program with the most nodes, and does what it is asked."""

    def __init__(self) -> None:
        self.found: list[object] = []

    def walk(self, node, depth=0):
        """Yield a node and all below it."""
        yield node
        for index in range(node.get_child_count() if depth < 5 else 0):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from self.walk(child, depth + 1)

    def tree(self) -> None:
        """Tell the nodes of the program: role, name, description, whether it has the focus, actions."""
        desktop = Atspi.get_desktop(0)
        apps = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        self.found = [node for app in apps if app is not None for node in self.walk(app)]
        say("tree", [self.told(node) for node in self.found])

    def told(self, node) -> dict[str, object]:
        """Return a node as JSON; an empty one if it has gone meanwhile."""
        try:
            states = node.get_state_set()
            return {
                "role": node.get_role_name(),
                "name": node.get_name(),
                "more": node.get_description(),
                "focused": states.contains(Atspi.StateType.FOCUSED),
                "acts": node.get_n_actions(),
            }
        except GLib.Error:
            return {"role": "", "name": "", "more": "", "focused": False, "acts": 0}

    def do(self, words: list) -> bool:
        """Carry out a command."""
        try:
            if words[0] == "tree":
                self.tree()
            elif words[0] == "press":
                say("pressed", bool(self.found[words[1]].do_action(0)))
            elif words[0] == "focus":
                say("pressed", bool(self.found[words[1]].grab_focus()))
        except GLib.Error as error:
            say("gone", str(error))
        return False


def heard(event) -> None:
    """Write what was announced."""
    say("heard", event.any_data or event.source.get_name())


def read(client: Client) -> None:
    """Pass on commands until the end of the input."""
    for line in sys.stdin:
        GLib.idle_add(client.do, json.loads(line))
    GLib.idle_add(Atspi.event_quit)


def main() -> None:
    """Serve until the end of the input."""
    switch_on()
    Atspi.init()
    listener = Atspi.EventListener.new(heard)
    listener.register("object:announcement")
    threading.Thread(target=read, args=(Client(),), daemon=True).start()
    say("ready")
    Atspi.event_main()


if __name__ == "__main__":
    main()
