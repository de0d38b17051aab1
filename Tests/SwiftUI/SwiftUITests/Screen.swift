import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import LiveReader
import ScreenReader
import SwiftUI

/// A view of SwiftUI on a screen, with its elements as VoiceOver reads them.
@MainActor final class Screen {
    let reader: ScreenReaderSession
    let controller: UIViewController

    init<V: View>(_ view: V) {
        controller = UIHostingController(rootView: view)
        reader = ScreenReaderSession(controller: controller)
    }

    isolated deinit { reader.end() }

    /// The elements in reading order, as the AccessibilitySnapshot tool describes them.
    var descriptions: [String] { phrases.map(\.phrase.description) }

    /// The hints of the elements.
    var hints: [String?] { phrases.map(\.phrase.hint) }

    private var phrases: [(id: NodeID, phrase: Phrase)] {
        reader.endTurn()
        return Phraser(style: .snapshot).phrases(of: reader.session.tree)
    }

    /// The nodes of the elements, in reading order.
    var nodes: [Node] {
        reader.endTurn()
        let tree = reader.session.tree
        return ReadingOrder(tree).elements.compactMap { id in tree.index(of: id).map { tree[$0] } }
    }

    /// Performs a custom action of the first element.
    func performCustomAction(_ index: Int) {
        guard let window = controller.view.window, let id = nodes.first?.id else { return }
        _ = WindowSource(window).perform(ActionRequest(target: id, action: .customAction(index: index)))
    }

    /// Activates the element with a label.
    func activate(_ label: String) {
        reader.move(to: label)
        reader.activate()
        reader.settle()
    }
}
