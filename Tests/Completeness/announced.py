#!/usr/bin/env python3
"""Compare the contents of Interface Builder files with the speech of `earshot read`.

    Tests/Completeness/announced.py PATH-OF-EARSHOT FOLDER [--list] [--cause TEXT]

Titles, items of bars, texts and controls are counted in the XML, which is read here independently of Earshot's own
decoder, and looked for in the speech of the scene that holds them. What is not heard is counted by its cause, as far as
the XML alone tells one; what is left has no known cause, is listed, and makes the exit code 1. So do screens that are
heard twice. --list prints each difference with its cause, --cause only those whose cause contains a text.
"""

import collections
import concurrent.futures
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

CONTROLLERS = {
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController", "avPlayerViewController", "glkViewController", "hostingController",
}
CONTAINERS = {"navigationController", "tabBarController", "splitViewController"}
CONTROLS = {
    "switch", "slider", "stepper", "segmentedControl", "textField", "textView", "pageControl", "datePicker",
    "pickerView", "activityIndicatorView", "progressView", "searchBar", "button",
}
SPACES = {"flexibleSpace", "fixedSpace"}


class Item:
    """An item that should be spoken: its kind, its text ("" if it has none) and its location."""

    def __init__(self, kind, text, element, path):
        self.kind, self.text, self.element, self.path = kind, text, element, path

    @property
    def id(self):
        return self.element.get("id")


def child(element, key):
    return next((c for c in element if c.get("key") == key), None)


def words(text):
    """Return the letters and digits of a text, or the whole text if it has none."""
    return " ".join(re.findall(r"\w+", (text or "").lower())) or " ".join((text or "").split())


def text_of(element, attribute):
    """An attribute, or the child with that key where a text has more than one line or is attributed."""
    value = element.get(attribute)
    if value:
        return value
    inner = child(element, attribute)
    if inner is None:
        return ""
    if inner.tag == "attributedString":
        pieces = []
        for fragment in inner.iter("fragment"):
            content = fragment.get("content")
            if content is None:
                held = child(fragment, "content")
                content = held.text if held is not None else ""
            pieces.append(content or "")
        return "".join(pieces)
    return inner.text or ""


def given_label(element):
    """The label that the file gives an object for accessibility, or None."""
    for part in element:
        if part.tag == "accessibility" and part.get("label") is not None:
            return part.get("label")
        if part.tag == "userDefinedRuntimeAttributes":
            for attribute in part:
                if attribute.get("keyPath") == "accessibilityLabel":
                    return attribute.get("value") or (attribute[0].text if len(attribute) else None)
    return None


def is_element(element):
    """Return whether the file declares an object as an element: True, False, or None if it does not."""
    for part in element:
        if part.tag != "accessibility":
            continue
        for inner in part:
            if inner.tag == "bool" and inner.get("key") == "isElement":
                return inner.get("value") == "YES"
        if part.get("isElement"):
            return part.get("isElement") == "YES"
    return None


def button_text(element):
    for configuration in element:
        if configuration.tag == "buttonConfiguration":
            title = text_of(configuration, "title") or text_of(configuration, "attributedTitle")
            if title:
                return title
    for state in element:
        if state.tag == "state" and state.get("key") == "normal":
            return text_of(state, "title") or text_of(state, "attributedTitle")
    return ""


def items_of(root):
    """Yield the items below an object that should be spoken, in document order, with their path."""
    found = []
    stack = [(root, [])]
    while stack:
        element, path = stack.pop()
        tag, here = element.tag, path + [element]
        if tag == "navigationItem" and element.get("title"):
            found.append(Item("title", element.get("title"), element, path))
        elif tag == "barButtonItem" and element.get("systemItem") not in SPACES:
            if element.get("key") != "backBarButtonItem" and child(element, "customView") is None:
                found.append(Item("bar item", element.get("title") or "", element, path))
        elif tag == "tabBarItem" and element.get("title", "").strip():
            found.append(Item("bar item", element.get("title"), element, path))
        elif tag == "label" and text_of(element, "text").strip():
            found.append(Item("text", text_of(element, "text"), element, path))
        elif tag == "textView" and text_of(element, "text").strip():
            found.append(Item("text", text_of(element, "text"), element, path))
        elif tag == "tableViewSection":
            for attribute in ("headerTitle", "footerTitle"):
                if text_of(element, attribute).strip():
                    found.append(Item("text", text_of(element, attribute), element, path))
        elif tag == "segmentedControl":
            for segment in element.iter("segment"):
                found.append(Item("control", segment.get("title") or "", element, path))
        elif tag == "button":
            found.append(Item("control", button_text(element), element, path))
        elif tag == "textField":
            found.append(Item("control", text_of(element, "text") or element.get("placeholder") or "", element, path))
        elif tag in CONTROLS:
            found.append(Item("control", "", element, path))
        for inner in reversed(element):
            if inner.tag not in {"connections", "constraints", "variation"}:
                stack.append((inner, here))
    return found


def excluded(document):
    """The ids of views that are not installed in the default variation."""
    gone, back = set(), set()
    for variation in document.iter("variation"):
        for mask in variation.iter("mask"):
            if mask.get("key") != "subviews":
                continue
            for part in mask:
                if part.tag == "exclude" and variation.get("key") == "default":
                    gone.add(part.get("reference"))
                elif part.tag == "include":
                    back.add(part.get("reference"))
    return gone, back


class Scene:
    def __init__(self, element, controller):
        self.element, self.controller = element, controller
        self.id = controller.get("id") if controller is not None else None


class Document:
    def __init__(self, path):
        self.root = ET.parse(path).getroot()
        self.path = path
        self.gone, self.back = excluded(self.root)
        self.by_id = {e.get("id"): e for e in self.root.iter() if e.get("id")}
        self.scenes = []
        for scene in self.root.iter("scene"):
            controller = next((o for o in scene.iter() if o.tag in CONTROLLERS), None)
            if controller is not None:
                self.scenes.append(Scene(scene, controller))
        self.embedded = {
            segue.get("destination") for segue in self.root.iter("segue") if segue.get("kind") == "embed"
        }
        self.roots = [(s.id, s.element, s.controller) for s in self.scenes]
        if not self.scenes:
            objects = self.root.find("objects")
            for top in objects if objects is not None else []:
                if top.tag not in {"placeholder", "customObject"} and not top.tag.endswith("GestureRecognizer"):
                    self.roots.append((top.get("id"), top, None))

    def cause(self, item, controller):
        """Return the reason in the file for which an item can't be spoken, or None."""
        element, path = item.element, item.path
        chain = path + [element]
        tags = [e.tag for e in chain]
        if controller is not None and controller not in chain:
            return "beside the controller's view: code shows it"
        if element.tag == "pickerView":
            return "the rows of a picker come from code"
        if "prototypes" in tags or any(
            e.tag in {"collectionViewCell"} and p.tag == "cells" for p, e in zip(chain, chain[1:])
        ):
            return "in a prototype cell"
        if any(e.get("key") in {"sectionHeaderView", "sectionFooterView"} for e in chain):
            return "in a prototype of a header or footer"
        for e in chain:
            if e.get("hidden") == "YES":
                return "hidden"
            if e.get("alpha") is not None and float(e.get("alpha")) <= 0:
                return "transparent"
            if e.tag == "activityIndicatorView" and e.get("hidesWhenStopped") == "YES" and e.get("animating") != "YES":
                return "hides while it stands still"
            if e.get("id") in self.gone:
                return "not installed for this size class" if e.get("id") not in self.back else "installed elsewhere"
        for e in path:
            if is_element(e):
                return "part of an element around it"
            if e.tag in {"button"}:
                return "part of a button"
        if is_element(element) is False:
            return "made no element by the file"
        key = element.get("key")
        if item.kind == "title" and child(element, "titleView") is not None:
            return "a view stands in for the title"
        if controller is not None:
            if element.get("key") is None and "toolbarItems" in [e.get("key") for e in path]:
                if not self.shows_toolbar(controller):
                    return "its navigation controller hides the toolbar"
            if item.kind in {"title", "bar item"} and any(e.tag == "navigationItem" for e in chain):
                if self.hides_bar(controller):
                    return "its navigation controller hides the bar"
                if controller.tag in CONTAINERS:
                    return "the navigation item of a container"
            if key == "tabBarItem" and not self.in_tabs(controller):
                return "no tab bar controller in the file shows it"
        table = next((e for e in path if e.tag == "tableView"), None)
        if table is not None and any(e.tag == "sections" for e in path):
            owner = controller
            if owner is not None and owner.tag != "tableViewController":
                return "static rows outside a table view controller"
        frame = child(element, "frame") if child(element, "frame") is not None else None
        if frame is not None and frame.tag == "rect":
            if float(frame.get("width", 1)) <= 0 or float(frame.get("height", 1)) <= 0:
                return "without size in the file"
        elif frame is None and element.tag in CONTROLS | {"label"} and "stackView" not in tags:
            return "without a frame in the file"
        for e in chain:
            frame = child(e, "frame")
            if e.tag == "view" or e.tag == "containerView":
                if frame is not None and frame.tag == "rect" and e.get("clipsSubviews") == "YES":
                    if float(frame.get("width", 1)) <= 0 or float(frame.get("height", 1)) <= 0:
                        return "in a view without size that clips"
        if not self.meets_screen(chain):
            return "outside the screen in the file"
        return None

    def meets_screen(self, chain):
        """Whether the stored frame lies in the root view, as far as no scroll view is around it."""
        x = y = 0.0
        views = []
        for e in chain:
            frame = child(e, "frame")
            if frame is not None and frame.tag == "rect":
                views.append((e, [float(frame.get(k, 0)) for k in ("x", "y", "width", "height")]))
        if len(views) < 2 or any(e.tag in {"scrollView", "tableView", "collectionView"} for e, _ in views):
            return True
        room = views[0][1]
        for _, frame in views[1:]:
            x, y = x + frame[0], y + frame[1]
        width, height = views[-1][1][2:]
        return x < room[2] and y < room[3] and x + width > 0 and y + height > 0

    def parents(self, controller, kinds):
        """The containers that lead to a controller by relationships and pushes."""
        if not hasattr(self, "incoming"):
            self.incoming = collections.defaultdict(list)
            for scene in self.scenes:
                for segue in scene.element.iter("segue"):
                    if segue.get("kind") in {"relationship", "show", "push", "showDetail"}:
                        self.incoming[segue.get("destination")].append((segue.get("kind"), scene.controller))
        seen, queue, found = set(), collections.deque([controller]), []
        while queue:
            current = queue.popleft()
            if current.get("id") in seen:
                continue
            seen.add(current.get("id"))
            if current.tag in kinds:
                found.append(current)
            for kind, source in self.incoming[current.get("id")]:
                queue.append(source)
        return found

    def navigation(self, controller):
        return next(iter(self.parents(controller, {"navigationController"})), None)

    def hides_bar(self, controller):
        navigation = self.navigation(controller)
        return navigation is not None and navigation.get("navigationBarHidden") == "YES"

    def shows_toolbar(self, controller):
        navigation = self.navigation(controller)
        return navigation is not None and navigation.get("toolbarHidden") == "NO"

    def in_tabs(self, controller):
        return bool(self.parents(controller, {"tabBarController"}))


def read(earshot, path):
    process = subprocess.run(
        [earshot, "read", "--format", "json", str(path)], capture_output=True, text=True, timeout=120)
    if process.returncode != 0:
        return path, None, process.stderr.strip().splitlines()[-1:] or [str(process.returncode)]
    return path, json.loads(process.stdout), []


def main(arguments):
    options = [a for a in arguments if a.startswith("--")]
    places = [a for a in arguments if not a.startswith("--")]
    wanted = None
    if "--cause" in options:
        wanted = places.pop()
    earshot, folder = places
    paths = sorted(p for p in Path(folder).rglob("*") if p.suffix in {".storyboard", ".xib"})
    shown, heard = collections.Counter(), collections.Counter()
    causes, unexplained, twice, failed = collections.Counter(), [], [], []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda path: read(earshot, path), paths))
    for path, report, problem in results:
        name = str(path.relative_to(folder))
        if report is None:
            failed.append(f"{name}: {problem[0]}")
            continue
        document = Document(path)
        speech = collections.defaultdict(list)
        sources = collections.defaultdict(collections.Counter)
        for screen in report["screens"]:
            scene = screen.get("id")
            if scene is not None and scene in sources:
                twice.append(f"{name}: {scene}")
            for part in [e for e in screen["elements"]] + list(screen.get("prototypes", [])):
                text = part.get("description", "")
                speech[scene] += [" " + words(text) + " ", " " + " ".join(text.split()) + " "]
                sources[scene][(part.get("source") or {}).get("objectID")] += 1
        everywhere = [text for texts in speech.values() for text in texts]
        for scene, root, controller in document.roots:
            texts = speech.get(scene, [])
            if scene in document.embedded or not texts or (controller is not None and controller.tag in CONTAINERS):
                texts = everywhere
            known = sources.get(scene, collections.Counter())
            allKnown = collections.Counter()
            for counter in sources.values():
                allKnown.update(counter)
            for item in items_of(root):
                shown[item.kind] += 1
                text = words(given_label(item.element) or item.text)
                if not text:
                    isHeard = known[item.id] > 0 or allKnown[item.id] > 0
                else:
                    sought = f" {text} " if re.search(r"\w", text) else text
                    isHeard = any(sought in heardText for heardText in texts) or (
                        given_label(item.element) is None and known[item.id] > 0 and item.kind == "control")
                if not isHeard and item.element.tag in {"activityIndicatorView", "progressView"}:
                    # A cell without controls is one element, whose label combines its contents.
                    cell = next((e for e in item.path if e.tag == "tableViewCell"), None)
                    isHeard = cell is not None and any(" progress" in heardText for heardText in texts)
                if isHeard:
                    heard[item.kind] += 1
                    continue
                cause = document.cause(item, controller)
                if cause is not None:
                    causes[(item.kind, cause)] += 1
                line = f"{name}: {item.kind} {item.element.tag} {item.id} “{(item.text or '')[:60]}”: {cause or '?'}"
                if cause is None:
                    unexplained.append(line)
                if ("--list" in options or wanted is not None) and (wanted is None or wanted in (cause or "?")):
                    print(line)
    for kind in ("title", "bar item", "text", "control"):
        left = sum(count for (k, _), count in causes.items() if k == kind)
        print(f"{kind}s: {shown[kind]} in the files, {heard[kind]} spoken, {left} not, with a cause in the file, "
              f"{shown[kind] - heard[kind] - left} without one")
    for (kind, cause), count in sorted(causes.items(), key=lambda pair: -pair[1]):
        print(f"  {count:5d}  {kind}: {cause}")
    for line in failed:
        print(f"not read: {line}")
    for line in twice:
        print(f"spoken twice: {line}")
    for line in unexplained:
        print(f"no cause: {line}")
    return 1 if unexplained or twice or failed else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        print(__doc__.strip())
        sys.exit(64)
    sys.exit(main(sys.argv[1:]))
