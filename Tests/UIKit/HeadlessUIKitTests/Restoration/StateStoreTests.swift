import Foundation
import Testing

@testable import HeadlessUIKit

struct StateStoreTests {
    private let store = StateStore(
        url: FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString).state"))

    private static let id = UUID()

    private var sample: PreservedState {
        var state = PreservedState()
        let path = RestorationPath().appending("root").appending("page", position: 3)
        state.controllers = [
            PreservedState.Controller(
                path: path, className: "App.Page", restorationClass: "App.Maker", storyboard: "Main",
                storyboardIdentifier: "page",
                values: [
                    "text": .string("ä\n\u{0}"), "data": .data(Data([0, 255])), "far": .double(.infinity),
                    "big": .integer(.min), "nested": .array([.dictionary(["a": .null]), .bool(true)]),
                    "to": .reference(.view(path, "field")), "date": .date(Date(timeIntervalSinceReferenceDate: 1.5)),
                    "place": .indexPath([1, 2]), "archive": .archived(Data([7])), "before": .double(-.infinity),
                    "link": .url(URL(filePath: "/a b")), "id": .uuid(Self.id), "nothing": .null,
                    "never": .date(.distantFuture), "no": .bool(false), "map": .dictionary([:]),
                ])
        ]
        return state
    }

    @Test func `a state reads back as it was written`() throws {
        defer { try? store.remove() }
        try store.write(sample)
        #expect(try store.read() == sample)
    }

    @Test func `a state of before reads as it was meant`() throws {
        defer { try? store.remove() }
        let value = #"{"data":{"_0":"AP8="}}"#
        let values = [
            #""data":\(value),"far":{"double":{"_0":"inf"}},"#,
            #""link":{"url":{"_0":"https://a.b/c"}},"none":{"null":{}},"#,
            #""when":{"date":{"_0":1.5}},"to":{"array":{"_0":[{"bool":{"_0":true}}]}}"#,
        ].joined().replacing(#"\(value)"#, with: value)
        let content = #"{"application":{\#(values)},"controllers":[],"objects":[],"views":[]}"#
        let hash = content.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        try Data("saved-state 1 \(content.utf8.count) \(String(hash, radix: 16))\n\(content)".utf8).write(to: store.url)
        var state = PreservedState()
        state.application = [
            "data": .data(Data([0, 255])), "far": .double(.infinity),
            "link": .url(try #require(URL(string: "https://a.b/c"))),
            "none": .null, "when": .date(Date(timeIntervalSinceReferenceDate: 1.5)), "to": .array([.bool(true)]),
        ]
        #expect(try store.read() == state)
    }

    @Test func `every kind of damage is refused with a reason`() throws {
        defer { try? store.remove() }
        try store.write(sample)
        let good = try Data(contentsOf: store.url)
        func refusal(_ data: Data) -> StateStoreError? {
            do {
                try data.write(to: store.url)
                _ = try store.read()
                return nil
            } catch { return error as? StateStoreError }
        }
        #expect(refusal(Data()) == .notAState)
        #expect(refusal(Data("hello\n".utf8)) == .notAState)
        #expect(refusal(Data("saved-state x 2 3\n{}".utf8)) == .notAState)
        #expect(refusal(Data("saved-state 2 2 0\n{}".utf8)) == .unsupportedVersion(2))
        #expect(refusal(good.dropLast()) == .damaged("its length differs from the one in its first line"))
        var flipped = good
        flipped[flipped.count - 3] ^= 1
        #expect(refusal(flipped) == .damaged("its checksum differs from the one in its first line"))
        // Each prefix is refused and none ends the program.
        for length in stride(from: 0, to: good.count, by: 7) { #expect(refusal(good.prefix(length)) != nil) }
        #expect(refusal(good) == nil)
    }

    @Test func `a forged state is refused when it makes no sense`() throws {
        defer { try? store.remove() }
        var state = sample
        state.controllers.append(state.controllers[0])
        try store.write(state)
        #expect(throws: StateStoreError.damaged("two view controllers have the same restoration path")) {
            try store.read()
        }
        state = sample
        state.controllers[0].path.items = []
        try store.write(state)
        #expect(throws: StateStoreError.damaged("a restoration path is empty or too long")) { try store.read() }
        state = sample
        state.controllers[0].values["deep"] = (0..<60).reduce(StateValue.null) { value, _ in .array([value]) }
        try store.write(state)
        #expect(throws: StateStoreError.damaged("a value is nested too deeply")) { try store.read() }
    }

    @Test func `a failed write leaves the old state`() throws {
        defer { try? store.remove() }
        try store.write(sample)
        var state = sample
        state.application["large"] = .data(Data(count: StateStore.sizeLimit))
        #expect(throws: StateStoreError.self) { try store.write(state) }
        #expect(try store.read() == sample)
    }
}

extension CoreTests {
    @MainActor struct DamagedStateTests {
        @Test func `a damaged state is reported and the app starts afresh`() throws {
            try withSessions { sessions in
                sessions.launch(StateController("root", value: "old"))
                try sessions.save()
                try Data("saved-state 1 5 0\n{}".utf8).write(to: sessions.store.url)
                let root = StateController("root", value: "fresh")
                #expect(!sessions.launch(root))
                #expect(root.value == "fresh" && root.viewIfLoaded?.window != nil)
                #expect(sessions.diagnostics.map(\.name) == [Diagnostic.Name.stateRefused])
                #expect(sessions.diagnostics.first?.message.contains("length") == true)
                // The next save puts a good state in its place.
                try sessions.save()
                #expect(sessions.launch(StateController("root")))
            }
        }

        @Test func `a state that names classes and numbers at will ends nothing`() throws {
            try withSessions { sessions in
                var state = PreservedState()
                let root = RestorationPath().appending("root")
                for name in ["Swift.Int", "..", "A.B.C", "HeadlessUIKit.UIView", "💥.x", ""] {
                    state.controllers.append(
                        PreservedState.Controller(
                            path: root.appending("c\(name)"), className: name, restorationClass: name))
                }
                state.controllers.append(
                    PreservedState.Controller(
                        path: root, className: RestorationClasses.name(of: UINavigationController.self),
                        values: [
                            "UINavigationController.stack.count": .integer(.max),
                            "UINavigationController.stack.0": .reference(.controller(root)),
                            "UIViewController.presented": .reference(.controller(root)),
                        ]))
                try sessions.store.write(state)
                let navigation = UINavigationController(rootViewController: StateController(nil))
                navigation.restorationIdentifier = "root"
                sessions.launch(navigation)
                #expect(navigation.viewControllers.count == 1)
                #expect(navigation.presentedViewController == nil)
            }
        }
    }
}
