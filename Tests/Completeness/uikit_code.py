#!/usr/bin/env python3
"""Adapt and type-check Swift files of UIKit projects as whole modules, and report why files don't compile.

    Tests/Completeness/uikit_code.py FOLDER [--only WORD] [--missing FILE] [--errors FILE]

FOLDER holds one folder for each repository. The package has to be built before (swift build --product earshot-adapt
and swift build --target UIKit). A module is what lies in one folder at a repository's top, tests apart. A file counts as
blocked by others when it, or a file of its module whose types its errors are about, imports a module that is neither
Foundation's, ours nor one that has a stand-in here.
"""
import argparse
import collections
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.path.join(ROOT, ".build", "debug")
MODULES = os.path.join(BUILD, "Modules")
# Modules that come with Swift.
SYSTEM = set(
    "Swift Foundation FoundationEssentials Dispatch Glibc XCTest Testing Observation Synchronization RegexBuilder "
    "_Concurrency".split())
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|internal|private|fileprivate|package)[ \t]+)?import[ \t]+"
    r"(?:(?:class|struct|func|enum|protocol|var|let|typealias)[ \t]+)?(\w+)", re.M)
ERROR = re.compile(r"^(/.*?\.swift):(\d+):(\d+): error: (.*)$", re.M)
# Modules whose types are in ours, and stand-ins for Apple's, as the manifest lists them.
APPS = set(
    "UIKit Accessibility CoreFoundation CoreGraphics CoreText ObjectiveC QuartzCore UniformTypeIdentifiers".split()
) | set(os.listdir(os.path.join(ROOT, "Sources", "UIKit", "StandIns")))
# Modules of Apple's that folders of a repository are named after.
APPLE = set("AppKit Combine CoreData CoreImage MapKit SwiftUI WatchKit WebKit Accessibility Intents os".split())
DECLARED = re.compile(r"\b(?:class|struct|enum|protocol|typealias|actor)[ \t]+(\w+)")


CONDITION = re.compile(r"^[ \t]*#(if|elseif|else|endif)\b[ \t]*(.*?)(?://.*)?$")


def holds(condition, known):
    """Whether a condition of `#if` holds for an app on iOS; unset flags do not."""
    def answer(match):
        name, argument = match.group(1), (match.group(2) or "").strip()
        if name == "canImport":
            return str(argument.split(",")[0].split(".")[0] in known or argument in APPS)
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


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def modules(folder, only):
    """Files by module: a repository's folders at the top, tests apart."""
    groups = collections.OrderedDict()
    for repository in sorted(os.listdir(folder)):
        root = os.path.join(folder, repository)
        if not os.path.isdir(root):
            continue
        for place, folders, names in os.walk(root):
            folders.sort()
            for name in sorted(names):
                path = os.path.join(place, name)
                if not name.endswith(".swift") or name == "Package.swift" or not os.path.isfile(path):
                    continue
                parts = os.path.relpath(path, root).split(os.sep)
                top = parts[0] if len(parts) > 1 else "."
                if any("Tests" in part for part in parts):
                    top += " (tests)"
                if only is None or only in f"{repository}/{top}":
                    groups.setdefault((repository, top), []).append(path)
    return collections.OrderedDict(part for group, paths in groups.items() for part in split(folder, group, paths))


def module_name(repository, top, own):
    """Return the name of a module: from neighbouring files, its folder, or its repository."""
    folder = top.split(" ")[0].split("/")[-1]
    plain = {"Sources", "Source", "Example", "Examples", "Demo", "Tests", "."}
    names = sorted(own) + [folder if folder not in plain else "", repository.split("+")[-1]]
    return next((name for name in names if re.fullmatch(r"[A-Za-z_]\w*", name)), "App")


def split(folder, group, paths, depth=2):
    """Split a folder with duplicate file names into several modules, one for each subfolder."""
    names = [os.path.basename(path) for path in paths]
    if len(set(names)) == len(names):
        return [(group, paths)]
    parts = collections.OrderedDict()
    for path in paths:
        places = os.path.relpath(path, os.path.join(folder, group[0])).split(os.sep)
        parts.setdefault(places[depth - 1] if len(places) > depth else "", []).append(path)
    if depth > 6:
        return [(group, paths)]
    if len(parts) == 1:
        return split(folder, group, paths, depth + 1)
    found = []
    for name, part in parts.items():
        found += split(folder, (group[0], f"{group[1]}/{name}" if name else group[1]), part, depth + 1)
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
    result = ["-I", MODULES]
    for path in maps:
        result += ["-Xcc", "-fmodule-map-file=" + path]
    package = subprocess.run(["pkg-config", "--cflags", "libxml-2.0"], capture_output=True, text=True).stdout.split()
    for flag in package:
        result += ["-Xcc", flag]
    return result


class Workshop:
    """Adapts modules in a folder of its own, with empty modules for what is not here."""

    def __init__(self, folder):
        self.folder = folder
        self.empty = os.path.join(folder, "modules")
        os.makedirs(self.empty)
        self.flags = flags()
        ours = {name[: -len(".swiftmodule")] for name in os.listdir(MODULES) if name.endswith(".swiftmodule")}
        self.known = SYSTEM | ours
        self.present = set(self.known)

    def adapt(self, files):
        """Adapted copies, by the file each was made of; files that are no Swift have none."""
        out = os.path.join(self.folder, "sources")
        shutil.rmtree(out, ignore_errors=True)
        links = os.path.join(self.folder, "links")
        shutil.rmtree(links, ignore_errors=True)
        os.makedirs(links)
        # A module of several targets may have a name twice, which neither tool allows.
        names = {}
        for number, path in enumerate(files):
            link = os.path.join(links, f"{number:04}_{os.path.basename(path)}")
            shutil.copyfile(path, link)
            names[link] = path
        refused = {}
        while len(refused) < len(names):
            left = [link for link in names if link not in refused]
            done = subprocess.run(
                [os.path.join(BUILD, "earshot-adapt"), "--all", "--flat", "-o", out] + left, capture_output=True,
                text=True)
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

    def beside(self, repository, top, groups, files):
        """Files of a repository's own modules that a module imports, checked as part of it, and those modules' names."""
        wanted = {module for path in files for module in IMPORT.findall(read(path))} - self.known - APPLE
        found, names = [], set()
        for (other, place), paths in groups.items():
            if other != repository or place == top or "tests" in place:
                continue
            own = {part for path in paths for part in os.path.dirname(path).split(os.sep)} | set(other.split("+"))
            if wanted & own:
                found += paths
                names |= wanted & own
        return found, names

    def fill(self, imports):
        """Makes the modules that are not here, with nothing in them."""
        source = os.path.join(self.folder, "empty.swift")
        for name in sorted(imports - self.present):
            made = os.path.join(self.empty, name + ".swiftmodule")
            if os.path.exists(made):
                continue
            with open(source, "w") as file:
                file.write("@_exported import Foundation\n")
            subprocess.run(
                ["swiftc", "-emit-module", "-module-name", name, "-enable-testing", "-parse-as-library", source, "-o",
                 made], capture_output=True)

    def resources(self, copies):
        """What a package makes of its resources, where its code asks for them."""
        if not any("Bundle.module" in text or "Bundle = .module" in text for text in map(read, copies)):
            return []
        path = os.path.join(self.folder, "resource_bundle_accessor.swift")
        with open(path, "w") as file:
            file.write("import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n")
        return [path]

    def errors(self, copies, places, name):
        """Errors by file: line and message."""
        self.fill({module for copy in copies for module in IMPORT.findall(read(copy))})
        listing = os.path.join(self.folder, "files.txt")
        with open(listing, "w") as file:
            file.write("\n".join(sorted(copies) + self.resources(copies)))
        done = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-DDEBUG",
             "-module-name", name, "-package-name", name, "-wmo", "-diagnostic-style", "llvm", "-I", self.empty]
            + self.flags + ["@" + listing], capture_output=True, text=True)
        found = collections.defaultdict(list)
        for path, line, _, message in ERROR.findall(done.stderr):
            found[places.get(path, path)].append((int(line), message))
        if done.returncode and not found:
            print(name, done.stderr[-2000:], file=sys.stderr)
        return found


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
    """Files whose errors lead to a module that is not here: their own import, or that of a file they name."""
    foreign = {path for path in files if imports(path, known) - known - APPS}
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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--only", help="only modules with this in their name")
    parser.add_argument("--missing", help="where the list of missing names goes")
    parser.add_argument("--errors", help="where all errors go")
    arguments = parser.parse_args()
    rows = collections.OrderedDict()
    missing, causes = collections.Counter(), collections.Counter()
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(folder)
        everything = modules(arguments.folder, None)
        for (repository, top), files in everything.items():
            if arguments.only and arguments.only not in f"{repository}/{top}":
                continue
            beside, own = workshop.beside(repository, top, everything, files)
            copies, places, refused = workshop.adapt(files + beside)
            errors = workshop.errors(copies, places, module_name(repository, top, own))
            errors = {path: messages for path, messages in errors.items() if path in set(files)}
            refused = {path: message for path, message in refused.items() if path in set(files)}
            for path, message in refused.items():
                errors[path] = [(0, "not adapted: " + message)]
            held = blocked(files, errors, workshop.known | own)
            row = rows.setdefault(repository, [0, 0, 0])
            row[0] += len(files)
            row[1] += len(files) - len([path for path in files if path in errors])
            row[2] += len(held)
            for path, messages in errors.items():
                for line, message in messages:
                    lines.append(f"{path}:{line}: {'[blocked] ' if path in held else ''}{message}")
                if path in held:
                    continue
                for name in {symbol(message) for _, message in messages} - {None}:
                    missing[name] += 1
                for name in {cause(message) for _, message in messages}:
                    causes[name] += 1
            print(f"{repository}/{top}: {len(files)} files, {len(files) - len(errors)} without error, "
                  f"{len(held)} blocked by others", file=sys.stderr)
    print("| repository | files | without error | blocked by others | of the rest |\n|---|---|---|---|---|")
    total = [sum(row[index] for row in rows.values()) for index in range(3)]
    for name, row in list(rows.items()) + [("all", total)]:
        rest = row[0] - row[2]
        share = f"{100 * row[1] / rest:.1f} %" if rest else "–"
        print(f"| {name.replace('+', '/')} | {row[0]} | {row[1]} | {row[2]} | {share} |")
    print("\n| cause (a file may have several) | files |\n|---|---|")
    for name, count in causes.most_common():
        print(f"| {name} | {count} |")
    if arguments.missing:
        with open(arguments.missing, "w") as file:
            file.write("".join(f"{count:5} {name}\n" for name, count in missing.most_common()))
    if arguments.errors:
        with open(arguments.errors, "w") as file:
            file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
