// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces Nimble: the expectations that the tests of the corpus use.
import XCTest

public struct Matcher<Value> {
    let name: String
    let matches: (Value?) -> Bool
}

public struct Expectation<Value> {
    let value: () throws -> Value?
    let file: StaticString
    let line: UInt

    private func check(_ matcher: Matcher<Value>, _ wanted: Bool) {
        do {
            let value = try value()
            XCTAssertEqual(
                matcher.matches(value), wanted, "expected\(wanted ? "" : " not") \(matcher.name), got \(value as Any)",
                file: file, line: line)
        } catch {
            XCTFail("\(error)", file: file, line: line)
        }
    }

    public func to(_ matcher: Matcher<Value>) { check(matcher, true) }
    public func toNot(_ matcher: Matcher<Value>) { check(matcher, false) }

    public func toEventually(_ matcher: Matcher<Value>) {
        let end = Date().addingTimeInterval(1)
        while Date() < end, (try? value()).map({ !matcher.matches($0) }) ?? true {
            RunLoop.main.run(until: Date().addingTimeInterval(0.01))
        }
        to(matcher)
    }
}

public func expect<Value>(
    file: StaticString = #filePath, line: UInt = #line, _ value: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(value: value, file: file, line: line)
}

public func expect<Value>(
    file: StaticString = #filePath, line: UInt = #line, _ value: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(value: value, file: file, line: line)
}

/// Whether two things are the same object, or the same value where they are none: Linux has no small numbers that are
/// objects and yet the same.
private func isSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if type(of: left) is AnyObject.Type || type(of: right) is AnyObject.Type {
        return (left as AnyObject) === (right as AnyObject)
    }
    return left is AnyHashable && (left as? AnyHashable) == (right as? AnyHashable)
}

public func equal<Value: Equatable>(_ other: Value?) -> Matcher<Value> {
    Matcher(name: "equal \(other as Any)") { $0 != nil && $0 == other }
}
public func be<Value>(_ other: Any?) -> Matcher<Value> {
    Matcher(name: "be \(other as Any)") { isSame($0, other) }
}
public func beNil<Value>() -> Matcher<Value> { Matcher(name: "nil") { $0 == nil } }
public func beTrue() -> Matcher<Bool> { equal(true) }
public func beFalse() -> Matcher<Bool> { equal(false) }
public func beEmpty<Value: Collection>() -> Matcher<Value> { Matcher(name: "empty") { $0?.isEmpty == true } }
public func haveCount<Value: Collection>(_ count: Int) -> Matcher<Value> {
    Matcher(name: "count \(count)") { $0?.count == count }
}
public func beAKindOf<Value, Kind>(_ kind: Kind.Type) -> Matcher<Value> { Matcher(name: "a \(kind)") { $0 is Kind } }
public func beAnInstanceOf<Value, Kind>(_ kind: Kind.Type) -> Matcher<Value> {
    Matcher(name: "a \(kind)") { value in value.map { type(of: $0 as Any) == kind } ?? false }
}
public func beCloseTo(_ other: CGFloat, within distance: CGFloat = 0.0001) -> Matcher<CGFloat> {
    Matcher(name: "close to \(other)") { abs(($0 ?? .infinity) - other) <= distance }
}
public func beGreaterThan<Value: Comparable>(_ other: Value) -> Matcher<Value> {
    Matcher(name: "> \(other)") { $0.map { $0 > other } ?? false }
}
public func beLessThan<Value: Comparable>(_ other: Value) -> Matcher<Value> {
    Matcher(name: "< \(other)") { $0.map { $0 < other } ?? false }
}
public func fail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    XCTFail(message, file: file, line: line)
}

public func == <Value: Equatable>(left: Expectation<Value>, right: Value?) { left.to(equal(right)) }
public func != <Value: Equatable>(left: Expectation<Value>, right: Value?) { left.toNot(equal(right)) }
public func == <Value>(left: Expectation<Value>, right: _OptionalNilComparisonType) { left.to(beNil()) }
public func != <Value>(left: Expectation<Value>, right: _OptionalNilComparisonType) { left.toNot(beNil()) }
public func == (left: Expectation<Void>, right: Void?) { left.toNot(beNil()) }
public func === <Value>(left: Expectation<Value>, right: AnyObject?) { left.to(be(right)) }
public func !== <Value>(left: Expectation<Value>, right: AnyObject?) { left.toNot(be(right)) }
