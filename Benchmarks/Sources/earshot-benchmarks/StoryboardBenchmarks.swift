import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Files with many scenes: reading them, and showing one scene after the other, each in the containers that lead to it.
@MainActor struct StoryboardBenchmarks {
    func run(_ report: inout Report) throws {
        let clock = MainLoop.main.clock
        MainLoop.main.clock = .virtual
        defer { MainLoop.main.clock = clock }
        report.header("Storyboards, microseconds a scene", ["scenes", "read", "show"])
        var before: [Double]?
        for count in [2_500, 5_000, 10_000] {
            let bytes = Array(Self.storyboard(scenes: count).utf8)
            let times = [
                try nanoseconds(runs: 3) { keep(try InterfaceBuilderDocument.decode(bytes)) },
                try nanoseconds(runs: 3) { try show(bytes) },
            ]
            report.row([count.grouped] + times.map { ($0 / Double(count) / 1_000).short })
            if let before {
                for (name, growth) in zip(["read", "show"], zip(times, before).map(/)) {
                    report.check("storyboards: growth of \(name)", growth, atMost: 2.3, unit: "times")
                }
            }
            before = times
        }
    }

    private func show(_ bytes: [UInt8]) throws {
        for screen in try InterfaceBuilderDocument.decode(bytes).screens() {
            let window = screen.makeWindow()
            MainLoop.main.advance(by: .zero)
            window.isHidden = true
        }
    }

    private static func storyboard(scenes count: Int) -> String {
        let scenes = (0..<count).map {
            """
            <scene sceneID="s\($0)"><objects><viewController storyboardIdentifier="Screen \($0)" id="c\($0)" \
            sceneMemberID="viewController"><view key="view" id="v\($0)">\
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
            <label text="Label \($0)" id="l\($0)"><rect key="frame" x="0" y="0" width="100" height="20"/></label>\
            <button id="b\($0)"><rect key="frame" x="0" y="40" width="100" height="44"/><state key="normal" \
            title="Next"/><connections><segue destination="c\(($0 + 1) % count)" kind="show" id="g\($0)"/>\
            </connections></button></subviews></view></viewController></objects></scene>
            """
        }
        // Ten tabs with a navigation controller each, so that every scene has a chain that must be found.
        let tabs = (0..<10).map {
            "<segue destination=\"n\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"t\($0)\"/>"
        }
        let navigation = (0..<10).map {
            """
            <scene sceneID="ns\($0)"><objects><navigationController id="n\($0)" sceneMemberID="viewController">\
            <connections><segue destination="c\($0 * count / 10)" kind="relationship" \
            relationship="rootViewController" id="r\($0)"/></connections></navigationController></objects></scene>
            """
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
            initialViewController="tabs"><scenes><scene sceneID="ts"><objects><tabBarController id="tabs" \
            sceneMemberID="viewController"><connections>\(tabs.joined())</connections></tabBarController></objects></scene>
            \((navigation + scenes).joined(separator: "\n"))</scenes></document>
            """
    }
}
