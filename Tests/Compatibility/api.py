#!/usr/bin/env python3
"""Compare the API of the library products with that of a release (docs/compatibility.md).

    api.py [TAG]                  without a TAG: the last one before this commit
    api.py --folders OLD NEW      two checkouts that `swift build` has built already

Ends with 1 where a declaration that somebody may use is gone or has changed. What was broken on purpose stands in
allowed.txt, each in the digester's words, and in the CHANGELOG.

`swift package diagnose-api-breaking-changes` gives up here: where a plugin has a tool it finds each C module twice. So the
toolchain's digester is asked directly.
"""
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SWIFT = os.environ.get("SWIFT", "swift")
ALLOWED = Path(__file__).with_name("allowed.txt")


def fail(words, code=2):
    print(f"api.py: {words}", file=sys.stderr)
    sys.exit(code)


def output(*words, folder=None):
    done = subprocess.run(words, cwd=folder, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def library_modules(folder):
    description = output(SWIFT, "package", "describe", "--type", "json", folder=folder)
    if description is None:
        fail(f"{folder} is no package")
    libraries = [product for product in json.loads(description)["products"] if "library" in product["type"]]
    return sorted({target for product in libraries for target in product["targets"]})


def search_paths(digester, folder):
    """Return search paths for the built Swift and C modules and for the toolchain's swift-syntax."""
    built = os.path.realpath(f"{folder}/.build/debug")
    paths = ["-I", f"{built}/Modules", "-I", f"{Path(digester).parents[1]}/lib/swift/host"]
    maps = [path for path in glob.glob(f"{built}/*.build/module.modulemap") if "-tool.build" not in path]
    for pattern in ("Sources/*/*", "Sources/*", ".build/checkouts/*/Sources/*/include"):
        maps += glob.glob(f"{folder}/{pattern}/module.modulemap")
    for path in sorted(maps):
        paths += ["-Xcc", f"-fmodule-map-file={path}"]
    flags = output("pkg-config", "--cflags", "espeak-ng", "libxml-2.0") or ""
    for flag in flags.split():
        paths += ["-Xcc", flag]
    return paths


def dump(digester, folder, module, file):
    words = [digester, "-dump-sdk", "-module", module, "-o", file, "-sdk", "/", "-avoid-location", "-avoid-tool-args",
             "-abort-on-module-fail", *search_paths(digester, folder)]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0 or not os.path.exists(file):
        fail(f"the API of {module} in {folder} can't be read:\n{done.stdout}")


def breakages(digester, old, new):
    words = [digester, "-diagnose-sdk", "-input-paths", old, "-input-paths", new]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    # Each kind of change has a heading between comment signs.
    return [line for line in done.stdout.splitlines() if line.strip() and not line.startswith("/*")]


def compare(old, new):
    program = shutil.which(SWIFT) or fail(f"{SWIFT} is not there")
    digester = str(Path(os.path.realpath(program)).with_name("swift-api-digester"))
    if not os.path.exists(digester):
        fail(f"{digester} is not there: it comes with Swift's toolchain")
    allowed = set(ALLOWED.read_text().splitlines()) if ALLOWED.exists() else set()
    modules = library_modules(new)
    broken = [f"{module} is no library any more" for module in library_modules(old) if module not in modules]
    with tempfile.TemporaryDirectory() as work:
        for module in library_modules(old):
            if module not in modules:
                continue
            files = [f"{work}/{module}-{name}.json" for name in ("old", "new")]
            for folder, file in zip((old, new), files):
                dump(digester, folder, module, file)
            broken += [f"{module}: {line}" for line in breakages(digester, *files)]
    broken = [line for line in broken if line not in allowed]
    for line in broken:
        print(line)
    print(f"{len(modules)} libraries compared, {len(broken)} breaking changes")
    return 1 if broken else 0


def main(arguments):
    if arguments[:1] == ["--folders"]:
        if len(arguments) != 3:
            fail(__doc__)
        return compare(*map(os.path.abspath, arguments[1:]))
    root = Path(__file__).resolve().parents[2]
    tag = arguments[0] if arguments else output("git", "describe", "--tags", "--abbrev=0", folder=root)
    if not tag:
        print("api.py: there is no release to compare with")
        return 0
    if output("git", "rev-parse", "--verify", "--quiet", f"{tag}^{{commit}}", folder=root) is None:
        fail(f"there is no tag {tag}")
    with tempfile.TemporaryDirectory() as work:
        old = f"{work}/old"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", old, tag], cwd=root, check=True)
        try:
            for folder in (old, root):
                subprocess.run([SWIFT, "build"], cwd=folder, check=True)
            return compare(old, str(root))
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", old], cwd=root, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
