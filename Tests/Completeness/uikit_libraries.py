#!/usr/bin/env python3
"""Build unmodified libraries through the plugin, and run their tests that need no drawing.

    Tests/Completeness/uikit_libraries.py FOLDER [--work DIR] [--scratch DIR]

FOLDER holds one folder for each repository (SnapKit, Stevia, HorizonCalendar, epoxy-ios, AccessibilitySnapshot), DIR the
package that is made (.build/uikit-libraries). --scratch names a folder that has been built into before. Beside the sources
stand what they import of others (Quick, Nimble, Numerics, Paralayout) and what has no sources in FOLDER, as written in
Tests/Completeness/Libraries. Exits with 1 where something doesn't build or a test fails that is not listed below.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STANDINS = os.path.join(ROOT, "Tests", "Completeness", "Libraries")
EPOXY = ["EpoxyCore", "EpoxyLayoutGroups", "EpoxyCollectionView", "EpoxyBars", "EpoxyNavigationController",
         "EpoxyPresentations", "Epoxy"]
SNAPSHOT = "cashapp+AccessibilitySnapshot"
SOURCES = {
    "SnapKit": "SnapKit+SnapKit/Sources", "Stevia": "freshOS+Stevia/Sources/Stevia",
    "HorizonCalendar": "airbnb+HorizonCalendar/Sources",
    **{name: f"airbnb+epoxy-ios/Sources/{name}" for name in EPOXY},
    "AccessibilitySnapshotParser": f"{SNAPSHOT}/Sources/AccessibilitySnapshot/Parser/Swift/Classes",
    "AccessibilitySnapshotCore": f"{SNAPSHOT}/Sources/AccessibilitySnapshot/Core",
    "AccessibilitySnapshotExample": f"{SNAPSHOT}/Example/AccessibilitySnapshot",
}
TESTS = {
    "SnapKitTests": "SnapKit+SnapKit/Tests/SnapKitTests", "SteviaTests": "freshOS+Stevia/Tests/SteviaTests",
    "HorizonCalendarTests": "airbnb+HorizonCalendar/Tests", "EpoxyTests": "airbnb+epoxy-ios/Tests/EpoxyTests",
    "AccessibilitySnapshotTests": f"{SNAPSHOT}/Example/UnitTests",
}
# Libraries that can't run here, with the reason.
LEFT_OUT = {
    "ViewTiledImageRenderingTests.swift": "looks at pixels",
    "UIAccessibilityStatusUtilityTests.swift": "replaces functions of the system while the program runs",
}
# Tests that fail, with the reason.
KNOWN = {
    **{f"SteviaTests.testHeightPercentage{kind}()": "asks for half a point, which no pixel of a phone of today is at"
       for kind in ("Double", "CGFloat", "Int")},
    "HorizonCalendarTests.VisibleItemsProviderTests/testHorizontalLeadingMonthPartiallyClipped":
        "Foundation on Linux lets rectangles intersect that only touch",
    "HGroupSpec: when reflowsForAccessibilityTypeSizes is true, when the preferred type size is an accessibility size, "
    "uses VGroup constraints": "keeps its view alive by an autorelease pool alone",
    "HGroupSpec: when forceVerticalAccessibilityLayout is true, when the preferred type size is not an accessibility "
    "size, uses the standard VGroupConstraints": "keeps its view alive by an autorelease pool alone",
    "HGroupSpec: when forceVerticalAccessibilityLayout is true, when the preferred type size is an accessibility size, "
    "uses VGroup constraints": "keeps its view alive by an autorelease pool alone",
}


def prepare(corpus, work):
    """Write the package, replacing a previous one."""
    for folder in ("Sources", "Tests"):
        shutil.rmtree(os.path.join(work, folder), ignore_errors=True)
    for kind, folders in (("Sources", SOURCES), ("Tests", TESTS)):
        for name, path in folders.items():
            place = os.path.join(work, kind, name)
            app = os.path.join(place, "App")
            shutil.copytree(os.path.join(corpus, path), app, ignore=shutil.ignore_patterns(*LEFT_OUT))
            write(os.path.join(place, "Beside.swift"), "// The sources are in the folder beside this file.\n")
    for name in os.listdir(STANDINS):
        place = os.path.join(STANDINS, name)
        if os.path.isdir(place) and name != "Extra":
            shutil.copytree(place, os.path.join(work, "Sources", name))
    extra = os.path.join(STANDINS, "Extra")
    for name in ("AccessibilitySnapshotParser", "AccessibilitySnapshotCore"):
        shutil.copy(os.path.join(extra, "BundleModule.swift"), os.path.join(work, "Sources", name, "Beside.swift"))
    shutil.copy(os.path.join(extra, "AccessibilitySnapshotExample.swift"),
                os.path.join(work, "Sources", "AccessibilitySnapshotExample", "App", "SwiftUIScreens.swift"))
    shutil.copy(os.path.join(extra, "AgreementTests.swift"),
                os.path.join(work, "Tests", "AccessibilitySnapshotTests", "Beside.swift"))
    write(os.path.join(work, "Tests", "EpoxyTests", "Beside.swift"), specs(os.path.join(work, "Tests", "EpoxyTests")))
    with open(os.path.join(STANDINS, "Package.swift.template")) as file:
        manifest = file.read().replace("EARSHOT", ROOT)
    # Unchanged files keep their date, so that they aren't rebuilt.
    target = os.path.join(work, "Package.swift")
    if not os.path.exists(target) or open(target).read() != manifest:
        write(target, manifest)


def specs(folder):
    """A test for each spec of Quick's, which Linux finds by its name alone."""
    names = []
    for place, _, files in os.walk(folder):
        for file in files:
            with open(os.path.join(place, file)) as text:
                names += re.findall(r"class (\w+): QuickSpec\b", text.read())
    lines = "".join(f"    func test{name}() {{ run({name}.self) }}\n" for name in sorted(names))
    return f"import Quick\n\nfinal class Specs: SpecRunner {{\n{lines}}}\n"


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def run(bundle, test):
    """What became of a test: of each example, where it has some."""
    ended = subprocess.run([bundle, test], capture_output=True, text=True, errors="replace", timeout=300)
    output = ended.stdout + ended.stderr
    examples = re.findall(r"^EXAMPLE (PASS|FAIL) (.*)$", output, re.M)
    if examples and ended.returncode in (0, 1):
        return [(name, result == "PASS") for result, name in examples], output
    return [(test, ended.returncode == 0)], output


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument("corpus")
    arguments.add_argument("--work", default=os.path.join(ROOT, ".build", "uikit-libraries"))
    arguments.add_argument("--scratch")
    chosen = arguments.parse_args()
    prepare(os.path.abspath(chosen.corpus), chosen.work)
    scratch = chosen.scratch or os.path.join(chosen.work, ".build")
    built = subprocess.run(
        ["swift", "build", "--build-tests", "--package-path", chosen.work, "--scratch-path", scratch],
        capture_output=True, text=True)
    if built.returncode != 0:
        errors = re.findall(r"^/.*error: .*$", built.stdout, re.M)
        print("\n".join(sorted(set(errors))) or built.stdout[-2000:] + built.stderr[-2000:])
        return 1
    print(f"Built: {', '.join(SOURCES)}")
    bundle = os.path.join(scratch, "debug", "uikit-librariesPackageTests.xctest")
    listed = subprocess.run([bundle, "--list-tests"], capture_output=True, text=True).stdout
    counts, failures, agreement = {}, [], ""
    for test in sorted(set(re.findall(r"^\w+\.\w+/\w+$", listed, re.M))):
        results, output = run(bundle, test)
        group = counts.setdefault(test.split(".")[0], [0, 0])
        for name, passed in results:
            group[0] += passed
            group[1] += 1
            if not passed:
                failures.append(name)
        for line in re.findall(r"^(?:AGREE|DIFFERENT) .*$", output, re.M):
            agreement += line + "\n"
    modern = subprocess.run(
        [bundle, "--testing-library", "swift-testing", "--no-parallel"], capture_output=True, text=True,
        errors="replace")
    # Stevia alone has its tests in Swift Testing.
    group = counts.setdefault("SteviaTests", [0, 0])
    for name, result in re.findall(r"Test (\w+\(\)) (passed|failed) after", modern.stdout + modern.stderr):
        group[0] += result == "passed"
        group[1] += 1
        if result == "failed":
            failures.append(f"SteviaTests.{name}")
    for name, (passed, all_of) in sorted(counts.items()):
        print(f"{name}: {passed} of {all_of} pass")
    for name, reason in sorted(LEFT_OUT.items()):
        print(f"Left out: {name}: {reason}")
    for name in failures:
        print(f"Failed: {name}: {KNOWN.get(name, 'UNKNOWN')}")
    print(agreement, end="")
    return 0 if all(name in KNOWN for name in failures) else 1


sys.exit(main())
