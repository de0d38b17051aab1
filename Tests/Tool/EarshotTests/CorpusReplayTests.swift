import FileScreens
import Foundation
import HeadlessUIKit
import ScreenReader
import TestSupport
import Testing

@testable import earshot

/// Real files are read, and their recorded announcements are compared with those of now.
@Suite(.serialized) @MainActor struct CorpusReplayTests {
    private nonisolated static let corpus = "corpora/interface-builder"

    private static func paths() -> [String] {
        let folder = PackageFolders.shared.appending(path: corpus)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
            .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    }

    /// Returns the log of a file as `read --log` writes it, and the differences when it is replayed.
    private static func replay(_ path: String) throws -> [String] {
        let read = try ReadScreenCommand.parse([path])
        try read.clock.apply()
        let logs = read.logs(of: try ScreenFile.load(path, read.files.reader), in: path)
        let text = try logs.map { try $0.jsonLines() }.joined()
        let replay = try ReplayCommand.parse(["log"])
        let screens = ReplayedScreens(replay.files.reader)
        return try SessionLog.read(text.utf8).flatMap { session in
            try replay.clock.apply(replaying: session.header)
            return try replay.replay(session, on: screens).excerpt()
        }
    }

    @Test(
        .enabled(if: PackageFolders.hasShared(corpus), "the corpus is not beside the package"))
    func `every fourth file of the corpus is replayed as it was read`() throws {
        let loop = MainLoop.main
        let (clock, fixed) = (loop.clock, loop.fixedWallClock)
        defer { (loop.clock, loop.fixedWallClock) = (clock, fixed) }
        // Every fourth, of all repositories: laying all of them out takes longer than all other tests.
        let all = Self.paths()
        #expect(all.count == 942)
        let paths = stride(from: 0, to: all.count, by: 4).map { all[$0] }
        let before = UIApplication.shared.windows.count
        for path in paths {
            let difference = try Self.replay(path)
            #expect(difference.isEmpty, "\(path): \(difference.joined(separator: "\n"))")
            #expect(UIApplication.shared.windows.count == before, "\(path) leaves a window behind")
        }
    }

    @Test func `the work for a file grows as its scenes do`() throws {
        let loop = MainLoop.main
        let (clock, fixed) = (loop.clock, loop.fixedWallClock)
        defer { (loop.clock, loop.fixedWallClock) = (clock, fixed) }
        func work(scenes count: Int) throws -> Int {
            let path = try ToolTests.file(Self.storyboard(scenes: count), "Many.storyboard")
            let read = try ReadScreenCommand.parse([path])
            try read.clock.apply()
            let (before, others) = (loop.lookedAtWindows, UIApplication.shared.windows.count)
            var most = 0
            for screen in try ScreenFile.load(path, read.files.reader) {
                let window = screen.open(isWalkable: false)
                most = max(most, UIApplication.shared.windows.count)
                window.isHidden = true
            }
            #expect(most == others + 1, "only the screen that is read is shown")
            return loop.lookedAtWindows - before
        }
        let few = try work(scenes: 50)
        #expect(few >= 50)
        #expect(try work(scenes: 200) <= 4 * few)
    }

    @Test func `a screen that was put into words is hidden again`() throws {
        let loop = MainLoop.main
        let (clock, fixed) = (loop.clock, loop.fixedWallClock)
        defer { (loop.clock, loop.fixedWallClock) = (clock, fixed) }
        let path = try ToolTests.file(Self.storyboard(scenes: 3), "Few.storyboard")
        let read = try ReadScreenCommand.parse([path])
        try read.clock.apply()
        let before = UIApplication.shared.windows.count
        for screen in try ScreenFile.load(path, read.files.reader) {
            #expect(ScreenReading(screen, style: .voiceover).text.contains("Label"))
            #expect(UIApplication.shared.windows.count == before)
        }
    }

    private static func storyboard(scenes count: Int) -> String {
        let scenes = (0..<count).map {
            """
            <scene sceneID="s\($0)"><objects><viewController storyboardIdentifier="Screen \($0)" id="c\($0)" \
            sceneMemberID="viewController"><view key="view" id="v\($0)">\
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
            <label text="Label \($0)" id="l\($0)"><rect key="frame" x="0" y="0" width="100" height="20"/></label>\
            </subviews></view></viewController></objects></scene>
            """
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
            <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
            """
    }
}
