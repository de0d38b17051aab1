import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The members that UIKit adds to every `NSObject`.
    @Suite @MainActor struct InformalProtocol {
        /// An element of the app's own, with no class of UIKit's.
        final class Marker: NSObject {
            let name: String

            @MainActor init(name: String, frame: CGRect) {
                self.name = name
                super.init()
                isAccessibilityElement = true
                accessibilityLabel = name
                accessibilityTraits = .button
                accessibilityFrame = frame
            }
        }

        private let screen = TestWindow()

        @Test func `an object of any class keeps what is assigned to it, and nothing else has it`() {
            let (one, other) = (NSObject(), NSObject())
            one.accessibilityLabel = "One"
            one.accessibilityHint = "Hint"
            #expect(one.accessibilityLabel == "One" && one.accessibilityHint == "Hint")
            #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)
            #expect("text".accessibilityLabel == nil)
        }

        @Test func `a view behind a variable of NSObject's type answers itself`() {
            final class Loud: UIView {
                override var accessibilityLabel: String? {
                    get { "Loud" }
                    set { super.accessibilityLabel = newValue }
                }
            }
            let object: NSObject = Loud()
            #expect(object.accessibilityLabel == "Loud")
            object.accessibilityValue = "12"
            #expect((object as? UIView)?.accessibilityValue == "12")
        }

        @Test func `objects of the app's own are elements of the container that lists them, in its order`() throws {
            let map = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
            let markers = ["Harbour", "Castle"].enumerated().map {
                Marker(name: $1, frame: CGRect(x: 10, y: 300 - 100 * $0, width: 44, height: 44))
            }
            map.accessibilityElements = markers
            let tree = WindowSource(screen.window).captureTree()
            #expect(ReadingOrder(tree).elements.map { tree[$0]?.label?.string } == ["Harbour", "Castle"])
            let element = try #require(InformalElements.existing(for: markers[0]))
            let first = try #require(tree[element.nodeID])
            #expect(first.className == "Marker" && first.traits.contains(.button))
        }

        @Test func `what was assigned goes with its object`() {
            weak var gone: InformalElement?
            do {
                let object = NSObject()
                object.accessibilityLabel = "Short"
                gone = InformalElements.existing(for: object)
                #expect(gone != nil)
            }
            let many = (0..<200).map { _ in NSObject() }
            for object in many { object.accessibilityLabel = "Many" }
            #expect(gone == nil && many.allSatisfy { $0.accessibilityLabel == "Many" })
        }

        @Test func `what has an identifier for tests is known by its protocol`() {
            let named: [any UIAccessibilityIdentification] = [
                UIView(), UIBarButtonItem(), UIAlertAction(title: "A", style: .default),
            ]
            for object in named { object.accessibilityIdentifier = "name" }
            #expect(named.allSatisfy { $0.accessibilityIdentifier == "name" })
        }
    }
}
