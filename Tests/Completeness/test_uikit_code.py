#!/usr/bin/env python3
"""Tests of uikit_code.py: repositories with the traps that would make its count too high.

    Tests/Completeness/test_uikit_code.py [-v]

Those that compile need the package built, as uikit_code.py does.
"""
import os
import tempfile
import unittest

import uikit_code
import uikit_targets


class Repository:
    """A repository of texts by their paths."""

    def __init__(self, texts):
        self.folder = tempfile.TemporaryDirectory()
        self.root = os.path.join(self.folder.name, "owner+Kit")
        for path, text in texts.items():
            place = os.path.join(self.root, path)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            with open(place, "w") as file:
                file.write(text)

    def __del__(self):
        self.folder.cleanup()

    def targets(self):
        return {target.place: [os.path.basename(path) for path in target.files]
                for target in uikit_targets.targets(self.root, uikit_code.SYSTEM | uikit_code.APPLE)}


class Targets(unittest.TestCase):
    def test_a_manifest_names_the_targets(self):
        repository = Repository({
            "Package.swift": """
                let package = Package(name: "Kit", targets: [
                    .target(name: "Kit", dependencies: [.target(name: "Core")], path: "Kit", exclude: ["Old"]),
                    .target(name: "Core"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
                ])
                """,
            "Kit/A.swift": "import Core", "Kit/Old/B.swift": "", "Sources/Core/C.swift": "",
            "Tests/KitTests/D.swift": "@testable import Kit"})
        self.assertEqual(repository.targets(), {
            "Kit": ["A.swift"], "Sources/Core": ["C.swift"], "Tests/KitTests": ["D.swift"]})

    def test_a_library_has_the_name_by_which_an_app_imports_it(self):
        repository = Repository({"KitFiles/A.swift": "", "Demo/App.swift": "import Kit\n@main struct A {}\n"})
        found = uikit_targets.targets(repository.root)
        self.assertEqual({target.name for target in found}, {"Kit", "Kit_Demo"})

    def test_apps_side_by_side_are_apart(self):
        app = "import UIKit\n@main class AppDelegate: UIResponder {}\n"
        repository = Repository({
            "Examples/One/AppDelegate.swift": app, "Examples/One/Screen.swift": "",
            "Examples/Two/AppDelegate.swift": app, "Examples/Two/Screen.swift": ""})
        self.assertEqual(repository.targets(), {
            "Examples/One": ["AppDelegate.swift", "Screen.swift"],
            "Examples/Two": ["AppDelegate.swift", "Screen.swift"]})

    def test_folders_of_sources_are_modules_where_they_are_imported(self):
        repository = Repository({
            "Sources/Kit/A.swift": "import KitCore", "Sources/KitCore/B.swift": "", "Sources/KitUI/C.swift": ""})
        self.assertEqual(set(repository.targets()), {"Sources/Kit", "Sources/KitCore", "Sources/KitUI"})
        repository = Repository({"Sources/Views/A.swift": "import UIKit", "Sources/Models/B.swift": ""})
        self.assertEqual(repository.targets(), {"Sources": ["B.swift", "A.swift"]})

    def test_a_project_names_the_files_of_its_targets(self):
        repository = Repository({
            "App/A.swift": "", "App/B.swift": "",
            "App.xcodeproj/project.pbxproj": """
\t\tAA00000000000001 /* App */ = {
\t\t\tisa = PBXNativeTarget;
\t\t\tbuildPhases = (
\t\t\t\tAA00000000000002 /* Sources */,
\t\t\t);
\t\t\tname = App;
\t\t\tproductType = "com.apple.product-type.application";
\t\t};
\t\tAA00000000000002 /* Sources */ = {
\t\t\tisa = PBXSourcesBuildPhase;
\t\t\tfiles = (
\t\t\t\tAA00000000000003 /* A.swift in Sources */,
\t\t\t);
\t\t};
\t\tAA00000000000003 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA00000000000004 /* A.swift */; };
\t\tAA00000000000004 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
\t\tAA00000000000005 /* App */ = {
\t\t\tisa = PBXGroup;
\t\t\tchildren = (
\t\t\t\tAA00000000000004 /* A.swift */,
\t\t\t);
\t\t\tpath = App;
\t\t\tsourceTree = "<group>";
\t\t};
"""})
        found = uikit_targets.targets(repository.root)
        self.assertEqual([os.path.basename(path) for path in found[0].files], ["A.swift"])


class Conditions(unittest.TestCase):
    def test_modules_of_other_systems_are_not_there(self):
        self.assertFalse(uikit_code.holds("canImport(AppKit)", {"UIKit"}))
        self.assertTrue(uikit_code.holds("canImport(UIKit) && !canImport(AppKit)", {"UIKit"}))
        self.assertTrue(uikit_code.holds("canImport(MapKit)", set()))

    def test_apples_frameworks_are_no_other_peoples(self):
        for name in ("WidgetKit", "AuthenticationServices", "MobileCoreServices", "CryptoKit", "HealthKit"):
            self.assertIn(name, uikit_code.APPLE)
        self.assertNotIn("RxSwift", uikit_code.APPLE)


@unittest.skipUnless(os.path.exists(uikit_code.ADAPTER), "the package is not built")
class Counts(unittest.TestCase):
    def check(self, texts):
        repository = Repository(texts)
        with tempfile.TemporaryDirectory() as folder:
            found = list(uikit_code.check(uikit_code.Workshop(folder), repository.root))
        return {checked.target.name: checked for checked in found}

    def test_a_space_in_a_name_hides_no_error(self):
        found = self.check({"My App/My View.swift": "import UIKit\nlet a: NoSuchType? = nil\n"})
        self.assertFalse(found["My_App"].is_whole)
        self.assertEqual(len(found["My_App"].errors), 1)

    def test_one_name_twice_hides_no_error(self):
        found = self.check({"Kit/A/View.swift": "let a = 1\n", "Kit/B/View.swift": "let b: NoSuchType? = nil\n"})
        self.assertEqual(sum(len(checked.errors) for checked in found.values()), 1)

    def test_modules_of_the_build_are_not_those_of_an_app(self):
        found = self.check({"Kit/A.swift": "import Atomics\nlet a = ManagedAtomic(1)\n"})
        self.assertFalse(found["Kit"].is_whole)

    def test_a_compiler_that_stops_without_a_place_fails_all_files(self):
        # A module can't have the name of the standard library.
        found = self.check({"Swift/A.swift": "let a = 1\n", "Swift/B.swift": "let b = 1\n"})
        self.assertEqual([len(checked.errors) for checked in found.values()], [2])
        self.assertIsNotNone(next(iter(found.values())).stopped)

    def test_other_systems_code_is_not_compiled(self):
        found = self.check({"Kit/A.swift": "#if canImport(AppKit)\nimport AppKit\nlet a = NSView()\n#else\n"
                                           "import UIKit\nlet a = UIView()\n#endif\n"})
        self.assertTrue(found["Kit"].is_whole)

    def test_a_module_is_imported_not_merged(self):
        found = self.check({
            "Sources/Kit/A.swift": "import Core\nlet a = hidden\n",
            "Sources/Core/B.swift": "let hidden = 1\npublic let shown = 2\n"})
        self.assertTrue(found["Core"].is_whole)
        self.assertFalse(found["Kit"].is_whole)


if __name__ == "__main__":
    unittest.main()
