import Foundation
import Testing

@testable import HeadlessUIKit

/// Dragging from one view and dropping on another.
@MainActor struct DragTests {
    private final class Source: UIDragInteractionDelegate {
        var text: String? = "Song"
        var story: [String] = []
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { text.map { [UIDragItem(localObject: $0)] } ?? [] }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { story.append("\(operation)") }
    }

    private final class Target: UIDropInteractionDelegate {
        var operation = UIDropOperation.copy
        var isInterested = true
        var story: [String] = []
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            isInterested
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            let place = interaction.view.map { session.location(in: $0) } ?? .zero
            story.append("\(session.items.first?.localObject ?? "") at \(Int(place.x)), \(Int(place.y))")
        }
    }

    private let source = Source()
    private let target = Target()
    private let from = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let to = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    private let drag: UIDragInteraction

    init() {
        drag = UIDragInteraction(delegate: source)
        from.addInteraction(drag)
        to.addInteraction(UIDropInteraction(delegate: target))
    }

    @Test func `what is dragged is dropped in the middle, or at the drop point that the view names`() throws {
        #expect(try #require(drag.drag()).drop(on: to) == .copy)
        to.accessibilityDropPointDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Top", point: CGPoint(x: 10, y: 5), in: to)
        ]
        try #require(drag.drag()).drop(on: to)
        #expect(target.story == ["Song at 50, 50", "Song at 10, 5"] && source.story == ["copy", "copy"])
    }

    @Test func `a drop on a view inside reaches the interaction around it, in its own coordinates`() throws {
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        to.addSubview(inner)
        #expect(try #require(drag.drag()).drop(on: inner) == .copy)
        #expect(target.story == ["Song at 30, 30"])
    }

    @Test func `a drop that is refused, forbidden or cancelled drops nothing, and the source is notified`() throws {
        target.isInterested = false
        #expect(try #require(drag.drag()).drop(on: to) == .cancel)
        target.isInterested = true
        target.operation = .forbidden
        #expect(try #require(drag.drag()).drop(on: to) == .forbidden)
        let session = try #require(drag.drag())
        session.cancel()
        #expect(session.drop(on: to) == .cancel)
        #expect(target.story == [] && source.story == ["cancel", "forbidden", "cancel"])
    }

    @Test func `nothing is picked up without items or where dragging is off`() {
        source.text = nil
        #expect(drag.drag() == nil)
        source.text = "Song"
        drag.isEnabled = false
        #expect(drag.drag() == nil)
    }
}
