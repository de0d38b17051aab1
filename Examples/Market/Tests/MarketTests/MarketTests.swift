import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@testable import Market

/// The app, started from its own files and used with a screen reader.
@Suite(.serialized) @MainActor struct MarketTests {
    private func start() throws -> (UIWindow, ScreenReaderSession) {
        MainLoop.main.clock = .virtual
        let window = try #require(try AppFolder(MarketFolder.path).launch())
        let reader = ScreenReaderSession(window: window)
        reader.settle()
        return (window, reader)
    }

    private func labels(_ reader: ScreenReaderSession) -> [String] {
        (0..<reader.session.elementCount).map { reader.session.element(at: $0) }
            .compactMap { reader.session.tree[$0]?.label?.string }
    }

    @Test func `the app begins with the shop`() throws {
        let (_, reader) = try start()
        defer { reader.end() }
        let labels = labels(reader)
        #expect(labels.first == "Market")
        #expect(Array(labels.suffix(3)) == ["Shop", "Basket", "Settings"])
    }

    @Test func `products are put into the basket and paid`() throws {
        let (window, reader) = try start()
        defer { reader.end() }
        reader.move(to: "Apples, Crisp and a little sour, €3")
        reader.activate()
        reader.move(to: "Amount")
        #expect(reader.lastSpoken?.hasPrefix("Amount, 1, adjustable") == true)
        reader.increment()
        reader.increment()
        reader.move(to: "Add to basket")
        reader.activate()
        #expect(reader.spokenLog.contains("3 Apples added"))
        reader.move(to: "Pears, Sweet and soft, €4")
        reader.perform(action: "Add to basket")
        reader.move(to: "Basket")
        reader.activate()
        #expect(labels(reader).contains("Total €13"))
        reader.move(to: "1 Pears")
        reader.perform(action: "Remove")
        #expect(labels(reader).contains("Total €9"))
        reader.move(to: "Check out")
        reader.activate()
        reader.move(to: "Name")
        reader.type("Ada")
        reader.move(to: "Gift wrap")
        reader.activate()
        #expect(reader.lastSpoken == "Gift wrap, switch button, on")
        reader.move(to: "Pay")
        reader.activate()
        #expect(reader.spokenLog.contains("Order placed"))
        #expect(window.rootViewController?.presentedViewController == nil)
        #expect(labels(reader).contains("Total €0"))
    }

    @Test func `the escape gesture closes the sheet`() throws {
        let (_, reader) = try start()
        defer { reader.end() }
        reader.move(to: "Carrots, From the region, €2")
        reader.perform(action: "Add to basket")
        reader.move(to: "Basket")
        reader.activate()
        reader.move(to: "Check out")
        reader.activate()
        #expect(labels(reader).contains("Gift wrap"))
        reader.escape()
        #expect(!labels(reader).contains("Gift wrap"))
    }

    @Test func `every preview is a screen with elements`() throws {
        let previews = try AppFolder(MarketFolder.path).previews
        #expect(previews.map(\.name) == ["Check out", "Checkout_Previews", "Market", "ShopView", "Amount"])
        for preview in previews {
            let reader = ScreenReaderSession(window: preview.show())
            reader.settle()
            #expect(reader.session.elementCount > 0, "\(preview.name) has no elements")
            reader.end()
        }
    }

    @Test func `an audit finds no issues in the screens`() throws {
        var expectation = AuditExpectation()
        // Headers have the system's secondary colour, which has less contrast than WCAG requires. The field is smaller
        // than its row, and its font is reported as fixed.
        expectation.skippedRules = ["dynamic-type", "target-size", "text-contrast"]
        for preview in try AppFolder(MarketFolder.path).previews {
            expectAudit(preview.makeController(), expectation)
        }
    }
}
