"""An accessibility client: visits every page of the running window, by a screen reader's means and by Tab.

Runs under the system's Python, which has pyatspi. Presses real keys through the registry, and waits for the
event that follows each. Prints a line of JSON for each object that is showing (page, role, name, labels,
description, value, states, size), and one for each control that a key brought the focus to (page, key, role,
name, labels, description).
"""

from __future__ import annotations

import json
import subprocess
import sys
import time

import pyatspi
from gi.repository import GLib

PATIENCE_S = 20.0
KEY_PATIENCE_S = 3.0
MOST_STOPS = 80
TAB, SHIFT, CTRL, FIRST_DIGIT = 23, 50, 37, 10
"""Key codes of an X keyboard, whatever its layout."""
ITEMS = {"table cell", "list item", "tree item"}
STATES = {
    "focusable": pyatspi.STATE_FOCUSABLE,
    "enabled": pyatspi.STATE_ENABLED,
    "showing": pyatspi.STATE_SHOWING,
    "checked": pyatspi.STATE_CHECKED,
}
heard = []


def objects(node):  # noqa: ANN001, ANN201 - pyatspi has no types
    """Yield `node` and everything below it that is showing; what goes away meanwhile is passed over."""
    yield node
    try:
        children = [node.getChildAtIndex(index) for index in range(node.childCount)]
    except LookupError:
        return
    for child in children:
        if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
            yield from objects(child)


def value_of(node):  # noqa: ANN001, ANN201
    """Return the current, least and greatest value, None where there is none."""
    try:
        value = node.queryValue()
    except NotImplementedError:
        return None
    return [value.currentValue, value.minimumValue, value.maximumValue]


def labels_of(node):  # noqa: ANN001, ANN201
    """Return the words that label `node`: lists to choose from have the choice for their name."""
    return [
        relation.getTarget(index).name
        for relation in node.getRelationSet()
        if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY
        for index in range(relation.getNTargets())
    ]


def size_of(node):  # noqa: ANN001, ANN201
    """Return width and height on the screen; None for what has no place there."""
    try:
        box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    except NotImplementedError:
        return None
    return [box.width, box.height]


def said(node):  # noqa: ANN001, ANN201
    """Return what tells `node` from the others to somebody who listens."""
    return {
        "role": node.getRoleName(),
        "name": node.name,
        "labels": labels_of(node),
        "description": node.description,
    }


def described(page, node):  # noqa: ANN001, ANN201
    """Return what a screen reader knows of `node`."""
    states = node.getState().getStates()
    return {
        "page": page,
        **said(node),
        "value": value_of(node),
        "states": [name for name, state in STATES.items() if state in states],
        "size": size_of(node),
    }


def tell(line):  # noqa: ANN001, ANN201
    """Print one line of JSON."""
    sys.stdout.write(json.dumps(line) + "\n")


def until(find, seconds=PATIENCE_S):  # noqa: ANN001, ANN201
    """Return the first true answer of `find`, asked after whatever the bus brings, or None."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    GLib.timeout_add(50, lambda: time.monotonic() < end)  # wakes the loop where nothing comes
    while time.monotonic() < end:
        if found := find():
            return found
        context.iteration(True)
    return None


def window():  # noqa: ANN201
    """Return the application's window once its first page is there."""
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.name.startswith("bigdeal-gui"):
            for frame in app:
                if frame is not None and page_buttons(frame):
                    return frame
    return None


def page_buttons(frame):  # noqa: ANN001, ANN201
    """Return the buttons of the side bar that open pages; their description names the key."""
    return [node for node in objects(frame) if "(Ctrl+" in node.description]


def press(code, *modifiers):  # noqa: ANN001, ANN002, ANN201
    """Strike a key as a keyboard does, with `modifiers` held."""
    heard.clear()
    for held in modifiers:
        pyatspi.Registry.generateKeyboardEvent(held, None, pyatspi.KEY_PRESS)
    pyatspi.Registry.generateKeyboardEvent(code, None, pyatspi.KEY_PRESSRELEASE)
    for held in reversed(modifiers):
        pyatspi.Registry.generateKeyboardEvent(held, None, pyatspi.KEY_RELEASE)


def focused():  # noqa: ANN201
    """Return what took the focus since the last key; a row of a table stands for its table."""
    while heard:
        node = heard.pop()
        if node.getRoleName() in ITEMS:
            node = node.parent
        if node is not None and node.getRoleName() not in {"frame", "window", "application"}:
            return node
    return None


def walk(page, key, *modifiers):  # noqa: ANN001, ANN002, ANN201
    """Press Tab until it comes round, and print where it leads; a key that leads nowhere ends it."""
    first = None
    for _ in range(MOST_STOPS):
        press(TAB, *modifiers)
        node = until(focused, KEY_PATIENCE_S)
        line = {"page": page, "key": key}
        if node is None:
            tell({**line, "role": "nothing", "name": "", "labels": [], "description": ""})
            return
        if node == first:
            return
        first = first or node
        tell({**line, **said(node)})


def on_focus(event):  # noqa: ANN001, ANN201
    """Note what took the focus."""
    if event.detail1:
        heard.append(event.source)


def main():  # noqa: ANN201
    """Visit each page, print what is there, and walk through it both ways."""
    pyatspi.Registry.registerEventListener(on_focus, "object:state-changed:focused")
    frame = until(window)
    if frame is None:
        sys.exit("the window did not come")
    # There is no window manager to give the window the keyboard.
    subprocess.run(["xdotool", "search", "--onlyvisible", "--name", ".", "windowfocus", "--sync"], check=True)
    pages = [*enumerate(page_buttons(frame))]
    # The first page comes last: at the start it is open, and the focus is where every key is taken.
    for place, button in pages[1:] + pages[:1]:
        press(FIRST_DIGIT + place, CTRL)
        if until(lambda it=button: it.getState().contains(pyatspi.STATE_CHECKED)) is None:
            sys.exit(f"Ctrl+{place + 1} does not open {button.name}")
        settle()
        for node in objects(frame):
            try:
                tell(described(button.name, node))
            except LookupError:
                continue
        walk(button.name, "Tab")
        walk(button.name, "Shift+Tab", SHIFT)


def settle():  # noqa: ANN201
    """Let what the page does when it is opened come to an end: until nothing is heard for a while."""
    while until(lambda: bool(heard) and not heard.clear(), 0.4):
        pass


main()
