@testable import AccessibilityTesting
import Testing

/// Tests of XCTest that Linux can't call are named before XCTest aborts.
@Suite struct IsolatedTestTests {
    private func names(_ source: String) -> [String] { IsolatedTest.all(in: source, of: "A.swift").map(\.name) }

    @Test func `synchronous tests of a class on the main actor are found`() throws {
        let found = IsolatedTest.all(
            in: """
                import XCTest
                @MainActor final class CartTests: XCTestCase {
                    private let cart = Cart()
                    override func setUp() async throws {}
                    func testTotal() throws { XCTAssertEqual(cart.total, 0) }
                    func testPaying() async { await cart.pay() }
                    nonisolated func testNames() {}
                    func helper() { func testInside() {} }
                }
                """, of: "Tests/CartTests.swift")
        let total = try #require(found.first)
        #expect(found.map(\.name) == ["testTotal"])
        #expect(total.description.hasPrefix("Tests/CartTests.swift:5: error: testTotal() is isolated to the main"))
        #expect(total.description.contains("func testTotal() async"))
        #expect(total.description.contains("MainActor.assumeIsolated"))
    }

    @Test func `single methods on the main actor are found`() {
        #expect(
            names(
                """
                class A: BaseTestCase {
                    @MainActor func testA() {}
                    let x = MainActor.shared
                    func testB() { /* @MainActor */ }
                    @MainActor
                    func testC() async throws {}
                }
                """) == ["testA"])
    }

    @Test func `other classes and suites of Swift Testing are left alone`() {
        #expect(
            names(
                """
                @MainActor struct B { @Test func testA() {} }
                @MainActor final class Screen: UIViewController { func testB() {} }
                // @MainActor final class C: XCTestCase { func testC() {} }
                final class D: XCTestCase { func testD() { MainActor.assumeIsolated { } } }
                """
            ).isEmpty)
    }
}
