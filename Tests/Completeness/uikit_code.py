#!/usr/bin/env python3
"""Adapt and type-check Swift files of apps as whole modules, and report why files don't compile.

    Tests/Completeness/uikit_code.py FOLDER [--importing MODULE] [--only WORD] [--missing FILE] [--errors FILE]
        [--modules FILE]

FOLDER holds one folder for each repository. The package has to be built before (swift build --product earshot-adapt
and swift build --product AppFrameworks). A module is a target of a manifest or a project, else of the usual folders
(uikit_targets.py); what it imports of its own repository is compiled before it and imported. A file counts as blocked by
others when it, or a file of its module whose types its errors are about, imports a module that is not Apple's. A module is
whole when its compiler ends without an error; where it stops without saying in which file, all its files count as failed.
With --importing, only files that import the module are counted, such as SwiftUI, in the modules that have any.
"""
import argparse
import collections
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from uikit_targets import IMPORT, read, targets  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.path.join(ROOT, ".build", "debug")
MODULES = os.path.join(BUILD, "Modules")
ADAPTER = os.path.join(BUILD, "earshot-adapt")
# Modules that come with Swift.
SYSTEM = set(
    "Swift Foundation FoundationEssentials Dispatch Glibc XCTest Testing Observation Synchronization RegexBuilder "
    "_Concurrency".split())
ERROR = re.compile(r"^(/.*?\.swift):(\d+):(\d+): error: (.*)$", re.M)
# Apple's modules for other systems: an app for iOS imports them under a condition only.
OTHER_SYSTEMS = set("AppKit Cocoa Carbon ApplicationServices SwiftUIMacros WatchConnectivityMac".split())
DECLARED = re.compile(r"\b(?:class|struct|enum|protocol|typealias|actor)[ \t]+(\w+)")
CONDITION = re.compile(r"^[ \t]*#(if|elseif|else|endif)\b[ \t]*(.*?)(?://.*)?$")


def adapter_modules():
    """Apple's modules by what the adapter makes of them: those that have types here, and all."""
    source = read(os.path.join(ROOT, "Sources", "AppCode", "AppSources", "Rewriting", "Imports.swift"))
    sets = {name: set(re.findall(r'"(\w+)"', body)) for name, body in
            re.findall(r"(?s)let (\w+): [^=]*= \[(.*?)\n    \]", source)}
    empty = sets.pop("empty", set())
    typed = {"SwiftUI", "UIKit"}.union(*sets.values())
    return typed, typed | empty


TYPED, APPLE = adapter_modules()


def holds(condition, known):
    """Whether a condition of `#if` holds for an app on iOS; unset flags do not."""
    def answer(match):
        name, argument = match.group(1), (match.group(2) or "").strip()
        if name == "canImport":
            return str(argument.split(",")[0].split(".")[0] in known | TYPED)
        if name in ("swift", "compiler"):
            return "True"
        if name == "os":
            return str(argument == "iOS")
        return str(name in ("DEBUG", "true") or (name == "targetEnvironment" and argument == "simulator"))

    text = re.sub(r"([A-Za-z_]\w*)[ \t]*(?:\(([^()]*)\))?", answer, condition)
    text = text.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    try:
        return bool(eval(text, {"__builtins__": {}}))
    except SyntaxError:
        return True


def imports(path, known):
    """The modules that a file imports on iOS: not those of branches for other systems."""
    found, branches = set(), []
    for line in read(path).splitlines():
        word = CONDITION.match(line)
        if not word:
            if all(is_open for is_open, _ in branches):
                found |= set(IMPORT.findall(line))
        elif word.group(1) == "if":
            is_open = holds(word.group(2), known)
            branches.append((is_open, is_open))
        elif word.group(1) == "endif":
            branches[-1:] = []
        elif branches:
            was = branches[-1][1]
            is_open = not was and (word.group(1) == "else" or holds(word.group(2), known))
            branches[-1] = (is_open, was or is_open)
    return found


def flags():
    """Return compiler flags for our modules, as in the build that made them."""
    maps = [os.path.join(ROOT, "Sources", "Support", "CLibXML2", "module.modulemap")]
    for folder in ("Sources/UIKit/CSwiftCalls", ".build/checkouts/OpenCombine/Sources"):
        for place, _, names in os.walk(os.path.join(ROOT, folder)):
            maps += [os.path.join(place, name) for name in names if name == "module.modulemap"]
    for name in ("CSwiftCalls", "COpenCombineHelpers"):
        generated = os.path.join(BUILD, name + ".build", "module.modulemap")
        if os.path.exists(generated):
            maps.append(generated)
    result = []
    for path in maps:
        result += ["-Xcc", "-fmodule-map-file=" + path]
    package = subprocess.run(["pkg-config", "--cflags", "libxml-2.0"], capture_output=True, text=True).stdout.split()
    for flag in package:
        result += ["-Xcc", flag]
    return result


def own_modules():
    """The modules of this package that an app may use, and those that they use themselves."""
    names = {"UIKit", "SwiftUI", "OpenCombine", "OpenCombineShim", "OpenCombineFoundation", "OpenCombineDispatch"}
    sources = os.path.join(ROOT, "Sources")
    for wing in ("Support", "UIKit", "Screens", "Reader"):
        names |= set(os.listdir(os.path.join(sources, wing)))
    names |= {"AccessibilityTree"} | set(os.listdir(sources))
    names |= {name + "StandIn" for name in os.listdir(os.path.join(sources, "UIKit", "StandIns"))}
    return [name for name in names if os.path.exists(os.path.join(MODULES, name + ".swiftmodule"))]


def quoted(paths):
    return "".join('"%s"\n' % path.replace("\\", "\\\\").replace('"', '\\"') for path in paths)


class Workshop:
    """Adapts and compiles modules in a folder of its own, with empty modules for other people's."""

    def __init__(self, folder):
        self.folder = folder
        self.made = os.path.join(folder, "modules")
        os.makedirs(self.made)
        own = os.path.join(folder, "own")
        os.makedirs(own)
        for name in own_modules():
            # Other modules of the build, such as those of its dependencies, must not be found by an app.
            os.symlink(os.path.join(MODULES, name + ".swiftmodule"), os.path.join(own, name + ".swiftmodule"))
        self.flags = ["-I", own] + flags()
        self.known = SYSTEM | {"UIKit"}

    def start(self):
        """Forgets the modules of another repository."""
        shutil.rmtree(self.made)
        os.makedirs(self.made)

    def adapt(self, files):
        """Adapted copies, by the file each was made of; files that are no Swift have none."""
        out = os.path.join(self.folder, "sources")
        links = os.path.join(self.folder, "links")
        for folder in (out, links):
            shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(links)
        # A target may have a name twice, which neither tool allows.
        names = {}
        for number, path in enumerate(files):
            link = os.path.join(links, f"{number:04}_{os.path.basename(path)}")
            shutil.copyfile(path, link)
            names[link] = path
        refused = {}
        while len(refused) < len(names):
            left = [link for link in names if link not in refused]
            done = subprocess.run([ADAPTER, "--all", "--flat", "-o", out] + left, capture_output=True, text=True)
            if done.returncode == 0:
                break
            place = re.match(r"(.*\.swift):(.*)", done.stderr.strip())
            if not place or place.group(1) not in names:
                sys.exit(done.stderr)
            refused[place.group(1)] = place.group(2)
        copies = {os.path.join(out, os.path.basename(link)): path for link, path in names.items()
                  if link not in refused}
        # Errors in moved members are reported at their original location.
        places = dict(copies)
        places.update(names)
        return copies, places, {names[link]: message for link, message in refused.items()}

    def fill(self, names):
        """Makes the modules of other people, with nothing in them."""
        source = os.path.join(self.folder, "empty.swift")
        with open(source, "w") as file:
            file.write("@_exported import Foundation\n")
        for name in sorted(names):
            made = os.path.join(self.made, name + ".swiftmodule")
            if not os.path.exists(made):
                subprocess.run(
                    ["swiftc", "-emit-module", "-module-name", name, "-enable-testing", "-parse-as-library", source,
                     "-o", made], capture_output=True)

    def resources(self, copies):
        """What a package makes of its resources, where its code asks for them."""
        if not any(re.search(r"\.module\b", text) for text in map(read, copies)):
            return []
        path = os.path.join(self.folder, "resource_bundle_accessor.swift")
        with open(path, "w") as file:
            file.write("import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n")
        return [path]

    def compile(self, target, copies, places, is_imported):
        """Errors by file (line and message), and what the compiler said where it stopped without naming a file."""
        listing = os.path.join(self.folder, "files.txt")
        with open(listing, "w") as file:
            file.write(quoted(sorted(copies) + self.resources(copies)))
        made = os.path.join(self.made, target.name + ".swiftmodule")
        call = ["swiftc", "-emit-module", "-o", made, "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
                "-DDEBUG", "-enable-testing", "-module-name", target.name, "-package-name", "app", "-wmo",
                "-diagnostic-style", "llvm", "-I", self.made] + self.flags
        done = subprocess.run(call + ["@" + listing], capture_output=True, text=True, errors="replace")
        found = collections.defaultdict(list)
        for path, line, _, message in ERROR.findall(done.stderr):
            found[places.get(path, path)].append((int(line), message))
        if done.returncode and is_imported and not os.path.exists(made):
            # Those that import it can still be checked.
            subprocess.run(call + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors", "@" + listing],
                           capture_output=True)
        lost = [path for path in found if path not in set(places.values())]
        stopped = None
        if done.returncode and (not found or lost and len(lost) == len(found)):
            errors = [line for line in done.stderr.splitlines() if "error:" in line] or done.stderr.splitlines()[-1:]
            stopped = (errors or ["no message"])[0].strip()[:300]
        return found, stopped


def symbol(message):
    """The name that an error says is missing, with its type; None for other errors."""
    found = re.match(r"cannot find (?:type |operator )?'([^']+)' in scope", message)
    if found:
        return found.group(1)
    found = re.match(r"(?:value of )?type '([^']+)' has no (?:dynamic )?member '([^']+)'", message)
    if found:
        return re.sub(r"<.*>|\.Type$|[?!]$", "", found.group(1)) + "." + found.group(2)
    return None


CAUSES = [
    ("missing name", r"cannot find|has no (?:dynamic )?member|no such module|is not a member type"),
    ("Objective-C's words", r"@objc|Objective-C|selector|keyPath|optional requirement|dynamic"),
    ("overrides", r"overrid"),
    ("isolation", r"isolated|Sendable|concurren|actor"),
    ("bridging", r"'NS\w+'|as!? |bridg|AnyObject"),
    ("initialisers", r"initiali[sz]er|'init'"),
    ("conformances", r"conform|protocol"),
    ("calls", r"argument|call|closure|parameter"),
]


def cause(message):
    for name, pattern in CAUSES:
        if re.search(pattern, message):
            return name
    return "other"


def blocked(files, errors, known):
    """Files whose errors lead to a module that is not Apple's: their own import, or that of a file they name."""
    foreign = {path for path in files if imports(path, known) - known - APPLE}
    declares = {}
    for path in files:
        for name in DECLARED.findall(read(path)):
            declares.setdefault(name, path)
    result = {path for path in errors if path in foreign}
    changed = True
    while changed:
        changed = False
        for path, messages in errors.items():
            if path in result:
                continue
            named = {declares.get(word) for _, message in messages for word in re.findall(r"\w+", message)}
            if named & result - {path}:
                result.add(path)
                changed = True
    return result


def ordered(found):
    """Targets after those of the repository that they import."""
    names = {target.name: target for target in found}
    result, seen = [], set()

    def visit(target):
        if id(target) in seen:
            return
        seen.add(id(target))
        for name in sorted({name for path in target.files for name in IMPORT.findall(read(path))}):
            if name in names and names[name] is not target:
                visit(names[name])
        result.append(target)

    for target in found:
        visit(target)
    return result


class Checked:
    """What became of a target."""

    def __init__(self, target, errors, held, stopped):
        self.target, self.errors, self.held, self.stopped = target, errors, held, stopped

    @property
    def is_whole(self):
        return not self.errors and not self.stopped


def check(workshop, root, chosen=None):
    """Checks the targets of a repository, or those that a function chooses, with what they import."""
    found = ordered(targets(root, SYSTEM | APPLE))
    for target in found:
        # A folder may have the name of a module that its files import. The standard library's stays an error.
        if target.name in SYSTEM | TYPED and target.name != "Swift":
            target.name += "App"
    names = {target.name for target in found}
    wanted = {id(target) for target in found if chosen is None or chosen(target)}
    needed = set(wanted)
    for target in reversed(found):
        if id(target) in needed:
            imported = {name for path in target.files for name in IMPORT.findall(read(path))}
            needed |= {id(other) for other in found if other.name in imported}
    workshop.start()
    for target in found:
        if id(target) not in needed:
            continue
        known = workshop.known | names
        foreign = {name for path in target.files for name in imports(path, known)} - known - APPLE - OTHER_SYSTEMS
        workshop.fill(foreign)
        copies, places, refused = workshop.adapt(target.files)
        is_imported = any(
            target.name in IMPORT.findall(read(path)) for other in found if other is not target for path in other.files)
        errors, stopped = workshop.compile(target, copies, places, is_imported)
        errors = {path: messages for path, messages in errors.items() if path in set(target.files)}
        for path, message in refused.items():
            errors[path] = [(0, "not adapted: " + message)]
        if stopped:
            for path in target.files:
                errors.setdefault(path, [(0, "the compiler stopped: " + stopped)])
        if id(target) in wanted:
            yield Checked(target, errors, blocked(target.files, errors, known), stopped)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--only", help="only modules with this in their name")
    parser.add_argument("--importing", help="count only files that import this module")
    parser.add_argument("--missing", help="where the list of missing names goes")
    parser.add_argument("--errors", help="where all errors go")
    parser.add_argument("--modules", help="where a line for each module goes")
    arguments = parser.parse_args()
    rows = collections.OrderedDict()
    missing, causes = collections.Counter(), collections.Counter()
    lines, modules = [], []
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(folder)
        for repository in sorted(os.listdir(arguments.folder)):
            root = os.path.join(os.path.abspath(arguments.folder), repository)
            if not os.path.isdir(root):
                continue
            importing, only = arguments.importing, arguments.only or ""

            def counts(path):
                return not importing or importing in IMPORT.findall(read(path))

            def chosen(target):
                return only in f"{repository}/{target.place}" and any(map(counts, target.files))

            for checked in check(workshop, root, chosen):
                target, held = checked.target, set(filter(counts, checked.held))
                errors = {path: messages for path, messages in checked.errors.items() if counts(path)}
                files = list(filter(counts, target.files))
                row = rows.setdefault(repository, [0, 0, 0])
                row[0] += len(files)
                row[1] += len(files) - len(errors)
                row[2] += len(held)
                kind = "tests" if target.is_test else "app" if target.is_app else "library"
                modules.append((kind, checked))
                for path, messages in errors.items():
                    for line, message in messages:
                        lines.append(f"{path}:{line}: {'[blocked] ' if path in held else ''}{message}")
                    if path in held:
                        continue
                    for name in {symbol(message) for _, message in messages} - {None}:
                        missing[name] += 1
                    for name in {cause(message) for _, message in messages}:
                        causes[name] += 1
                print(f"{repository}/{target.place} ({kind} {target.name}): {len(files)} files, "
                      f"{len(files) - len(errors)} without error, {len(held)} blocked by others"
                      + (", WHOLE" if checked.is_whole else ""), file=sys.stderr)
    print("| repository | files | without error | blocked by others | of the rest |\n|---|---|---|---|---|")
    total = [sum(row[index] for row in rows.values()) for index in range(3)]
    for name, row in list(rows.items()) + [("all", total)]:
        rest = row[0] - row[2]
        share = f"{100 * row[1] / rest:.1f} %" if rest else "–"
        print(f"| {name.replace('+', '/')} | {row[0]} | {row[1]} | {row[2]} | {share} |")
    print()
    for kind in ("library", "app", "tests"):
        own = [checked for name, checked in modules if name == kind]
        if own:
            print(f"{sum(checked.is_whole for checked in own)} of {len(own)} {kind} modules whole")
    print("\n| cause (a file may have several) | files |\n|---|---|")
    for name, count in causes.most_common():
        print(f"| {name} | {count} |")
    if arguments.missing:
        with open(arguments.missing, "w") as file:
            file.write("".join(f"{count:5} {name}\n" for name, count in missing.most_common()))
    if arguments.errors:
        with open(arguments.errors, "w") as file:
            file.write("\n".join(lines) + "\n")
    if arguments.modules:
        with open(arguments.modules, "w") as file:
            for kind, checked in modules:
                file.write(f"{'whole' if checked.is_whole else 'fails'} {kind} {checked.target.name}\n")


if __name__ == "__main__":
    main()
