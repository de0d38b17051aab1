#!/usr/bin/env bash
# Build packages that depend on this one by version, as users do, one package for each use.
#
#   versioned-consumer.sh [USE…]
#
# A USE is testing, speech, audit or adapt; the default is all. The package is cloned and tagged 9.9.9, so a
# manifest with settings that SwiftPM allows only in a root package (unsafe flags, for example) fails here. Prints the
# seconds, the targets and the size of each build, and which packages were fetched. Exits with 1 when a build or a check
# fails.
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
SWIFT=${SWIFT:-swift}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "versioned-consumer.sh: $1" >&2
  exit 1
}

git clone -q "$here" "$work/earshot"
git -C "$work/earshot" -c tag.gpgSign=false tag 9.9.9

# consumer NAME TRAITS TARGETS: a package whose manifest ends with TARGETS.
consumer() {
  folder=$work/$1
  mkdir -p "$folder/Sources/App"
  cat >"$folder/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "$1",
    dependencies: [.package(url: "file://$work/earshot", from: "9.9.9"$2)],
    targets: [
        $3
    ]
)
MANIFEST
}

# build COMMAND…: runs it in the consumer's folder and prints the figures.
build() {
  local name=${folder##*/} start=$SECONDS
  (cd "$folder" && "$@" >build.log 2>&1) || {
    tail -40 "$folder/build.log" >&2
    fail "$name does not build"
  }
  local modules fetched
  modules=$(find "$folder/.build" -name '*.swiftmodule' -path '*/Modules*/*' -printf '%f\n' | sort -u | wc -l)
  fetched=$(find "$folder/.build/checkouts" -mindepth 1 -maxdepth 1 -printf '%f\n' | grep -v '^earshot$' | sort | paste -sd ' ')
  printf '%-8s %4d s, %3d modules, %4d MB; fetched: %s\n' "$name" $((SECONDS - start)) "$modules" \
    "$(du -sm "$folder/.build" | cut -f1)" "${fetched:-nothing}"
}

# fetchesNot PACKAGE…: fails if the consumer has fetched one of these packages.
fetchesNot() {
  local package
  for package in "$@"; do
    [ ! -e "$folder/.build/checkouts/$package" ] || fail "${folder##*/} has fetched $package, which it has no use for"
  done
}

testing() {
  consumer testing ', traits: []' '.target(name: "App", dependencies: [.product(name: "HeadlessUIKit", package: "earshot")]),
        .testTarget(name: "AppTests", dependencies: ["App", .product(name: "AccessibilityTesting", package: "earshot")]),'
  mkdir -p "$folder/Tests/AppTests"
  cat >"$folder/Sources/App/CardController.swift" <<'SWIFT'
import HeadlessUIKit

public final class CardController: UIViewController {
    public override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        label.text = "Pears"
        view.addSubview(label)
    }
}
SWIFT
  cat >"$folder/Tests/AppTests/CardTests.swift" <<'SWIFT'
import AccessibilityTesting
import App
import HeadlessUIKit
import Testing

@MainActor @Test func `the card is read`() {
    expectSpoken(CardController().view, "Pears")
}
SWIFT
  build "$SWIFT" build --build-tests
  fetchesNot swift-nio OpenCombine
  (cd "$folder" && "$SWIFT" test >test.log 2>&1) || {
    tail -20 "$folder/test.log" >&2
    fail "the test of testing fails"
  }
}

speech() {
  consumer speech ', traits: []' '.executableTarget(name: "App", dependencies: [.product(name: "Speech", package: "earshot")]),'
  cat >"$folder/Sources/App/main.swift" <<'SWIFT'
import Speech

let utterance = Utterance(text: "Saved")
print(utterance.text)
SWIFT
  build "$SWIFT" build
  fetchesNot swift-nio OpenCombine
  [ ! -e "$folder/.build/debug/Modules/HeadlessUIKit.swiftmodule" ] || fail "a package that uses Speech builds UIKit"
}

# The plugin `swift package audit`.
audit() {
  consumer audit ', traits: []' '.target(name: "App", exclude: ["Main.storyboard"]),'
  echo 'let app = 1' >"$folder/Sources/App/App.swift"
  cp "$here/Tests/Expectations/interfacebuilder/settings.storyboard" "$folder/Sources/App/Main.storyboard"
  # An installed tool of the same version is used, and nothing is built.
  mkdir "$folder/bin"
  printf '#!/bin/sh\nif [ "$1" = --version ]; then echo 9.9.9; else echo "installed: $*"; fi\n' >"$folder/bin/earshot"
  chmod +x "$folder/bin/earshot"
  (cd "$folder" && PATH="$folder/bin:$PATH" "$SWIFT" package audit --fail-on none >installed.log 2>&1) || {
    tail -20 "$folder/installed.log" >&2
    fail "the plugin fails with an installed tool"
  }
  grep -q 'installed: audit --fail-on none' "$folder/installed.log" || fail "the plugin does not use the installed tool"
  [ ! -e "$folder/.build/debug/earshot" ] || fail "the plugin builds the tool although one is installed"
  # One of another version is not.
  sed -i 's/9\.9\.9/9.9.8/' "$folder/bin/earshot"
  PATH="$folder/bin:$PATH" build "$SWIFT" package audit --fail-on none
  fetchesNot swift-nio OpenCombine
  grep -q 'Main.storyboard' "$folder/build.log" || fail "the plugin has audited nothing"
}

# An app's own files, adapted by the plugin.
adapt() {
  consumer adapt '' '.target(
            name: "App", dependencies: [.product(name: "AppFrameworks", package: "earshot")], exclude: ["App"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "AdaptSources", package: "earshot")]),'
  mkdir -p "$folder/Sources/App/App"
  # SwiftPM leaves out a target whose files are all excluded.
  echo '// The adapted files are in the folder App.' >"$folder/Sources/App/Files.swift"
  cat >"$folder/Sources/App/App/Screen.swift" <<'SWIFT'
import Combine
import UIKit

final class Screen: UIViewController {
    @IBOutlet var button: UIButton!
    @objc func save() {}
    override func viewDidLoad() { button?.addTarget(self, action: #selector(save), for: .touchUpInside) }
}
SWIFT
  build "$SWIFT" build
  [ -e "$folder/.build/debug/Modules/App.swiftmodule" ] || fail "the app's files were not built"
}

if [ $# -eq 0 ]; then set -- speech testing audit adapt; fi
for use in "$@"; do
  case $use in
  testing | speech | audit | adapt) "$use" ;;
  *) fail "unknown use '$use'; there are testing, speech, audit and adapt" ;;
  esac
done
