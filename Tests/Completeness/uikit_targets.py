"""The targets of a repository: what its manifests name, else its folders."""
import os
import re
from dataclasses import dataclass, field

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|internal|private|fileprivate|package)[ \t]+)?import[ \t]+"
    r"(?:(?:class|struct|func|enum|protocol|var|let|typealias)[ \t]+)?(\w+)", re.M)
ENTRY = re.compile(r"^[ \t]*@(?:main|UIApplicationMain)\b", re.M)
SOURCES = {"Sources", "Source", "src"}
PLAIN = SOURCES | {"Example", "Examples", "Demo", "Demos", "Tests", "App", "."}


@dataclass
class Target:
    """A module of a repository."""
    name: str
    # Where it is, for people.
    place: str
    files: list = field(default_factory=list)
    is_test: bool = False

    @property
    def is_app(self):
        return any(ENTRY.search(read(path)) for path in self.files)


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def swift_files(root):
    found = []
    for place, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in ("Pods", "Carthage"))
        found += [os.path.join(place, name) for name in sorted(names)
                  if name.endswith(".swift") and os.path.isfile(os.path.join(place, name))]
    return found


def below(path, folder):
    return path == folder or path.startswith(folder + os.sep)


def bracketed(text, start):
    """The text within the bracket that opens at a position."""
    depth, quoted = 0, False
    for index in range(start, len(text)):
        letter = text[index]
        if letter == '"' and text[index - 1] != "\\":
            quoted = not quoted
        if quoted:
            continue
        depth += letter in "([{"
        depth -= letter in ")]}"
        if depth == 0:
            return text[start + 1:index]
    return text[start + 1:]


def package_targets(manifest, files):
    """The targets that a Package.swift declares, and the files that it excludes from them."""
    root = os.path.dirname(manifest)
    text = re.sub(r"(?m)^\s*//.*$", "", read(manifest))
    targets, left_out = [], set()
    for match in re.finditer(r"\.(target|executableTarget|testTarget|macro)\s*\(", text):
        body = bracketed(text, match.end() - 1)
        name = re.match(r'\s*name:\s*"([^"]+)"', body)
        if not name:
            continue
        name = name.group(1)
        # Dependencies have names of their own.
        outer = body
        at = re.search(r"dependencies:\s*\[", outer)
        if at:
            inner = bracketed(outer, at.end() - 1)
            outer = outer[:at.end()] + outer[at.end() + len(inner):]
        path = re.search(r'\bpath:\s*"([^"]*)"', outer)
        is_test = match.group(1) == "testTarget"
        if path:
            folder = os.path.normpath(os.path.join(root, path.group(1)))
        else:
            folder = next((place for place in (os.path.join(root, base, name) for base in
                                               (["Tests"] if is_test else []) + ["Sources", "Source", "src", "Tests"])
                           if os.path.isdir(place)), None)
        if folder is None:
            continue

        def listed(word):
            found = re.search(rf"\b{word}:\s*\[", outer)
            return re.findall(r'"([^"]+)"', bracketed(outer, found.end() - 1)) if found else []

        excluded = [os.path.normpath(os.path.join(folder, entry)) for entry in listed("exclude")]
        chosen = [os.path.normpath(os.path.join(folder, entry)) for entry in listed("sources")]
        left_out |= {path for path in files if any(below(path, place) for place in excluded)}
        own = [path for path in files if below(path, folder) and not any(below(path, place) for place in excluded)
               and (not chosen or any(below(path, place) for place in chosen))]
        targets.append(Target(name.replace("-", "_"), os.path.relpath(folder, root), own, is_test))
    # A target's folder may be within another's.
    for target in targets:
        others = [other for other in targets if other is not target and len(other.files) < len(target.files)]
        inner = {path for other in others if set(other.files) < set(target.files) for path in other.files}
        target.files = [path for path in target.files if path not in inner]
    named = {path for target in targets for path in target.files}
    return [target for target in targets if target.files], left_out - named


def project_targets(project, files):
    """The native targets of an Xcode project, by their phases of sources and their synchronised folders."""
    root = os.path.dirname(os.path.dirname(project))
    objects = dict(re.findall(r"(?ms)^\t\t([0-9A-Za-z]{8,32})(?: /\*.*?\*/)? = \{(.*?)\};\n", read(project)))

    def value(text, key):
        found = re.search(rf"\b{key} = (?:\"((?:[^\"\\]|\\.)*)\"|([^;\s]+))", text)
        return (found.group(1) or found.group(2)) if found else None

    def references(text, key):
        found = re.search(rf"(?s)\b{key} = \((.*?)\)", text)
        return re.findall(r"([0-9A-Za-z]{8,32})(?: /\*|,)", found.group(1)) if found else []

    parents = {child: key for key, text in objects.items() for child in references(text, "children")}

    def path(key):
        text = objects.get(key, "")
        own = value(text, "path") or ""
        if value(text, "sourceTree") == "SOURCE_ROOT" or key not in parents:
            return os.path.normpath(os.path.join(root, own))
        return os.path.normpath(os.path.join(path(parents[key]), own))

    known, targets = set(files), []
    for text in objects.values():
        if value(text, "isa") != "PBXNativeTarget":
            continue
        own = []
        for phase in references(text, "buildPhases"):
            if value(objects.get(phase, ""), "isa") == "PBXSourcesBuildPhase":
                for entry in references(objects[phase], "files"):
                    file = value(objects.get(entry, ""), "fileRef")
                    own.append(path(file) if file else None)
        folders = [path(key) for key in references(text, "fileSystemSynchronizedGroups")]
        own += [file for file in files if any(below(file, folder) for folder in folders)]
        own = sorted({file for file in own if file in known})
        name = value(text, "name") or "App"
        if own:
            kind = value(text, "productType") or ""
            targets.append(Target(re.sub(r"\W", "_", name), os.path.relpath(os.path.dirname(own[0]), root), own,
                                  "test" in kind))
    return targets


def folder_targets(root, files, foreign=frozenset()):
    """Targets by the usual folders: those of Sources and Tests by their names, else each folder at the top.

    A folder in Sources is a module of its own if the repository imports it; `foreign` are names that mean others.
    """
    imported = {name for path in files for name in IMPORT.findall(read(path))} - set(foreign)
    repository = os.path.basename(root).split("+")[-1]
    inner, direct = {}, set()
    for path in files:
        parts = os.path.relpath(path, root).split(os.sep)
        at = next((index for index, part in enumerate(parts[:-1]) if part in SOURCES), None)
        if at is not None:
            place = tuple(parts[:at + 1])
            if len(parts) > at + 2:
                inner.setdefault(place, set()).add(parts[at + 1])
            else:
                direct.add(place)
    # Where one folder in Sources is a module, those beside it are too.
    divided = {place for place, names in inner.items() if place not in direct and names & (imported | {repository})}
    groups = {}
    for path in files:
        parts = os.path.relpath(path, root).split(os.sep)[:-1]
        tests = next((index for index, part in enumerate(parts) if "Tests" in part), None)
        sources = next((index for index, part in enumerate(parts) if part in SOURCES), None)
        if tests is not None:
            deeper = parts[tests] == "Tests" and len(parts) > tests + 1 and "Tests" in parts[tests + 1]
            place = parts[:tests + 1 + deeper]
        elif sources is not None:
            place = parts[:sources + 1 + (tuple(parts[:sources + 1]) in divided)]
        else:
            place = parts[:1]
        groups.setdefault(os.sep.join(place), []).append(path)
    targets = []
    for place, own in groups.items():
        for part, members in parted(os.path.join(root, place), own):
            where = os.path.relpath(part, root)
            target = Target("", where, members, "Tests" in where)
            parts = list(reversed(where.split(os.sep)))
            plain = set() if target.is_test or target.is_app else PLAIN
            names = [name for name in parts if name not in plain] + [repository, "App"]
            name = re.sub(r"\W", "_", next(name for name in names if re.match(r"[A-Za-z]", name)))
            target.name = f"{repository}_{name}" if name in PLAIN else name
            target.name = re.sub(r"\W", "_", target.name)
            targets.append(target)
    return targets


def parted(folder, files):
    """A folder with several apps, or with a file name twice, is several targets: one for each subfolder."""
    names = [os.path.basename(path) for path in files]
    entries = sum(1 for path in files if ENTRY.search(read(path)))
    if len(set(names)) == len(names) and entries < 2:
        return [(folder, files)]
    groups = {}
    for path in files:
        parts = os.path.relpath(path, folder).split(os.sep)
        groups.setdefault(parts[0] if len(parts) > 1 else "", []).append(path)
    if list(groups) == [""]:
        return [(folder, files)]
    found = []
    for name, own in groups.items():
        found += parted(os.path.join(folder, name), own) if name else [(folder, own)]
    return found


def named_as_imported(root, found):
    """Gives the largest library the repository's name, where that name is imported and no target has it."""
    name = re.sub(r"\W", "_", os.path.basename(root).split("+")[-1])
    libraries = [target for target in found if not target.is_test and not target.is_app]
    if libraries and all(target.name != name for target in found):
        imported = {word for target in found for path in target.files for word in IMPORT.findall(read(path))}
        if name in imported:
            max(libraries, key=lambda target: len(target.files)).name = name
    return found


def targets(root, foreign=frozenset()):
    """All targets of a repository; a file that a manifest names is in no other."""
    files = [path for path in swift_files(root) if os.path.basename(path) != "Package.swift"]
    found, left_out = [], set()
    for place, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in ("Pods", "Carthage"))
        if "Package.swift" in names:
            own, excluded = package_targets(os.path.join(place, "Package.swift"), files)
            found += own
            left_out |= excluded
        for name in folders:
            project = os.path.join(place, name, "project.pbxproj")
            if name.endswith(".xcodeproj") and os.path.exists(project):
                found += project_targets(project, files)
    result, taken = [], set()
    for target in found:
        target.files = [path for path in target.files if path not in taken]
        taken |= set(target.files)
        if target.files:
            result.append(target)
    rest = [path for path in files if path not in taken | left_out]
    return named_as_imported(root, result + folder_targets(root, rest, foreign))
