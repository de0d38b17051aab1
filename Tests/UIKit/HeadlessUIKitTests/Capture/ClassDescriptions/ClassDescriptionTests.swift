import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The descriptions of UIKit's classes for tools, compared with the classes.
    @Suite @MainActor struct ClassDescriptionTests {
        // Arguments of a test can't come from the main actor, so each test walks through all classes.
        private func each(_ work: (ClassDescription, UIView) throws -> Void) rethrows {
            for description in ClassDescription.all { try work(description, description.make()) }
        }

        private func node(of view: UIView) throws -> Node {
            let tree = TreeCapture.tree(of: view, environment: Environment(), options: .appearance)
            return try #require(tree.root.flatMap { tree[$0] })
        }

        @Test func `a view is of the class that it is described as`() {
            each { description, view in
                #expect(String(describing: type(of: view)) == description.name)
                #expect(description.includes(view))
            }
        }

        @Test func `names and elements stand for one class each`() {
            #expect(Set(ClassDescription.all.map(\.name)).count == ClassDescription.all.count)
            let elements = ClassDescription.all.compactMap(\.elementName)
            #expect(Set(elements).count == elements.count)
        }

        @Test func `superclasses come before what is derived from them`() {
            var seen: [ClassDescription] = []
            for description in ClassDescription.all {
                let view = description.make()
                #expect(!seen.contains { type(of: $0.make()).isSubclass(of: type(of: view)) }, "\(description.name)")
                seen.append(description)
            }
        }

        @Test func `no property has two meanings`() {
            each { description, view in
                var owners: [String: String] = [:]
                for property in ClassDescription.properties(of: view) {
                    for other in property.names {
                        // A derived class may take over a property whole.
                        let owner = owners.updateValue(property.name, forKey: other)
                        #expect(
                            owner == nil || owner == property.name, "\(other) is \(owner ?? "") and \(property.name)")
                    }
                }
            }
        }

        @Test func `what a plain view is to VoiceOver is as described`() {
            each { description, view in
                #expect(view.isAccessibilityElement == description.isElement, "\(description.name)")
                #expect(
                    AccessibilityTraits(rawValue: view.accessibilityTraits.rawValue) == description.traits,
                    "\(description.name)")
            }
        }

        @Test func `what a file leaves out can be set, and every value is taken`() {
            each { description, view in
                for property in ClassDescription.properties(of: view) {
                    if let absent = property.absent {
                        #expect(property.set(view, absent), "\(description.name).\(property.name)")
                    }
                    for value in Self.samples(of: property) {
                        #expect(property.set(view, value), "\(description.name).\(property.name)")
                    }
                }
            }
        }

        /// The fast path of the capture uses the classes' defaults; it must not skip a class that overrides only a
        /// getter.
        @Test func `the capture says what the getters say, whatever is set`() throws {
            try each { description, view in
                view.frame = CGRect(x: 10, y: 20, width: 300, height: 50)
                try expectSameNode(view, "\(description.name) as made")
                for property in ClassDescription.properties(of: view) where property.name != "timeZone" {
                    for (number, value) in Self.samples(of: property).enumerated() {
                        _ = property.set(view, value)
                        try expectSameNode(view, "\(description.name).\(property.name), value \(number)")
                    }
                }
            }
        }

        private func expectSameNode(_ view: UIView, _ comment: Comment) throws {
            let fast = try node(of: view)
            // With a property assigned, even to its default, each getter is called.
            _ = view.assignedForWriting
            let asked = try node(of: view)
            view.assigned = nil
            #expect(fast == asked, comment)
        }

        private static func samples(of property: PropertyDescription) -> [PropertyValue] {
            switch property.kind {
            case .flag: [.flag(true), .flag(false)]
            case .text where property.name == "timeZone": [.text("Europe/Berlin")]
            case .text where property.name == "locale": [.text("de_DE")]
            case .text: [.text("Some text"), .text(nil)]
            case .styledText: [.styledText(NSAttributedString(string: "Styled"))]
            case .number: [.number(1), .number(0.5), .number(0)]
            case .whole(let range): [.whole(range.lowerBound), .whole(min(range.upperBound, 3))]
            case .choice(let names): names.indices.map { .choice($0) }
            case .color: [.color(.red)]
            case .font: [.font(.boldSystemFont(ofSize: 20))]
            case .image: [.image(UIImage(systemName: "star")), .image(nil)]
            case .point: [.point(CGPoint(x: 1, y: 2))]
            case .size: [.size(CGSize(width: 30, height: 40))]
            case .insets: [.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))]
            case .date: [.date(Date(timeIntervalSinceReferenceDate: 1_000_000))]
            case .texts: [.texts(["One", "Two"])]
            }
        }
    }
}

extension UIView {
    fileprivate class func isSubclass(of other: UIView.Type) -> Bool {
        var mirror: AnyClass? = self
        while let current = mirror {
            if current == other { return self != other }
            mirror = _getSuperclass(current)
        }
        return false
    }
}
