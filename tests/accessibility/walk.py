"""An accessibility client: visits every page of the running window and prints what a screen reader finds.

Runs under the system's Python, which has pyatspi. Prints one line of JSON for each object: page, role, name,
description, value, states. Argument: the name of the first button of the side bar.
"""

from __future__ import annotations

import json
import sys
import time

import pyatspi

PATIENCE_S = 20.0
BUTTONS = {"toggle button", "check box", "radio button", "push button", "button"}
STATES = {
    "focusable": pyatspi.STATE_FOCUSABLE,
    "enabled": pyatspi.STATE_ENABLED,
    "showing": pyatspi.STATE_SHOWING,
    "checked": pyatspi.STATE_CHECKED,
}


def objects(node):  # noqa: ANN001, ANN201 - pyatspi has no types
    """Yield `node` and everything below it; an object that goes away meanwhile is passed over."""
    yield node
    try:
        children = [node.getChildAtIndex(index) for index in range(node.childCount)]
    except LookupError:
        return
    for child in children:
        if child is not None:
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


def described(page, node):  # noqa: ANN001, ANN201
    """Return what a screen reader knows of `node`."""
    states = node.getState().getStates()
    box = (
        node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS) if "Component" in interfaces(node) else None
    )
    return {
        "page": page,
        "role": node.getRoleName(),
        "name": node.name,
        "labels": labels_of(node),
        "description": node.description,
        "value": value_of(node),
        "states": [name for name, state in STATES.items() if state in states],
        "size": [box.width, box.height] if box else None,
    }


def interfaces(node):  # noqa: ANN001, ANN201
    """Return the interfaces that `node` offers."""
    return pyatspi.listInterfaces(node)


def until(find):  # noqa: ANN001, ANN201
    """Return the first true answer of `find`; end the program where there is none."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if found := find():
            return found
        time.sleep(0.2)
    sys.exit("the window did not come")


def window():  # noqa: ANN201
    """Return the application's window once it has pages."""
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.name.startswith("bigdeal-gui"):
            for frame in app:
                if frame is not None and buttons(frame):
                    return frame
    return None


def buttons(frame):  # noqa: ANN001, ANN201
    """Return the buttons of the side bar that open pages; their description names the key."""
    return [node for node in objects(frame) if node.getRoleName() in BUTTONS and "(Ctrl+" in node.description]


def main():  # noqa: ANN201
    """Visit each page and print it."""
    frame = until(window)
    names = [node.name for node in buttons(frame)]
    for name in names:
        button = next(node for node in buttons(frame) if node.name == name)
        button.queryAction().doAction(0)
        time.sleep(1.5)
        for node in objects(frame):
            try:
                line = described(name, node)
            except LookupError:
                continue
            if "showing" in line["states"]:
                sys.stdout.write(json.dumps(line) + "\n")


main()
