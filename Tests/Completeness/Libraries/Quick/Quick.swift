// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces Quick: describes examples and runs them in order.
import XCTest

/// A group of examples.
final class ExampleGroup {
    let name: String
    let parent: ExampleGroup?
    var before: [() -> Void] = []
    var after: [() -> Void] = []

    init(_ name: String, in parent: ExampleGroup?) {
        self.name = name
        self.parent = parent
    }

    /// The groups around this one and itself.
    var path: [ExampleGroup] { (parent?.path ?? []) + [self] }
}

/// The examples that a spec describes.
enum World {
    // Proof: one spec runs after the other, on the thread of the tests.
    nonisolated(unsafe) static var group = ExampleGroup("", in: nil)
    nonisolated(unsafe) static var examples: [(name: String, group: ExampleGroup, body: () throws -> Void)] = []
}

public func describe(_ name: String, _ body: () -> Void) {
    let group = ExampleGroup(name, in: World.group)
    World.group = group
    body()
    World.group = group.parent ?? group
}

public func context(_ name: String, _ body: () -> Void) { describe(name, body) }
public func beforeEach(_ body: @escaping () -> Void) { World.group.before.append(body) }
public func afterEach(_ body: @escaping () -> Void) { World.group.after.append(body) }

public func it(_ name: String, _ body: @escaping () throws -> Void) {
    World.examples.append((name, World.group, body))
}

/// Describes examples.
open class QuickSpec: XCTestCase {
    open func spec() {}
}

/// Runs the examples of specs, and prints whether each passed.
open class SpecRunner: XCTestCase {
    private var failures = 0

    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        failures += 1
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    public func run(_ type: QuickSpec.Type) {
        World.group = ExampleGroup("", in: nil)
        World.examples = []
        type.init(name: "", testClosure: { _ in }).spec()
        for example in World.examples {
            failures = 0
            let path = example.group.path
            for group in path { group.before.forEach { $0() } }
            do { try example.body() } catch { XCTFail("\(error)") }
            for group in path.reversed() { group.after.forEach { $0() } }
            let name = (path.map(\.name) + [example.name]).filter { !$0.isEmpty }.joined(separator: ", ")
            print("EXAMPLE \(failures == 0 ? "PASS" : "FAIL") \(type): \(name)")
        }
    }
}
