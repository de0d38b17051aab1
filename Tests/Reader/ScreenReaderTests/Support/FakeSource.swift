import AccessibilityTree
import ScreenReader
import Speech

/// A node with its descendants.
struct Branch {
    var node: Node
    var children: [Branch]

    init(_ node: Node, _ children: [Branch] = []) {
        self.node = node
        self.children = children
    }
}

extension AccessibilityTree {
    /// A screen with these branches below its root, whose id is 1000.
    static func screen(_ branches: [Branch], environment: Environment = Environment()) -> AccessibilityTree {
        var builder = TreeBuilder(environment: environment)
        func add(_ branch: Branch) {
            builder.open(branch.node)
            branch.children.forEach(add)
            builder.close()
        }
        add(Branch(.view(1000), branches))
        do {
            return try builder.finish()
        } catch {
            preconditionFailure("a test describes an impossible tree: \(error)")
        }
    }

    /// A screen of elements in a column.
    static func column(_ nodes: [Node]) -> AccessibilityTree {
        screen(nodes.map { Branch($0) })
    }
}

extension Node {
    /// A view that fills the screen and is no element.
    static func view(_ id: UInt64, _ change: (inout Node) -> Void = { _ in }) -> Node {
        var node = Node(id: NodeID(id), className: "UIView", frame: Rect(x: 0, y: 0, width: 402, height: 874))
        change(&node)
        return node
    }

    /// The node with something changed.
    func with(_ change: (inout Node) -> Void) -> Node {
        var node = self
        change(&node)
        return node
    }
}

/// A screen whose answers to actions are scripted.
@MainActor final class FakeSource: AccessibilitySource {
    /// The screen as it is now.
    var tree: AccessibilityTree
    /// Every request but the focus callbacks, in order.
    private(set) var requests: [ActionRequest] = []
    /// The focus callbacks, in order.
    private(set) var focusCallbacks: [ActionRequest] = []
    /// Answers an action request; nil leaves it unhandled.
    var answer: (FakeSource, ActionRequest) -> ActionOutcome? = { _, _ in nil }
    /// The session that receives notifications.
    weak var session: ReadingSession?

    init(_ tree: AccessibilityTree) {
        self.tree = tree
    }

    convenience init(_ nodes: [Node]) {
        self.init(.column(nodes))
    }

    func captureTree() -> AccessibilityTree { tree }

    func refresh(_ tree: inout AccessibilityTree) -> TreeChanges {
        let changes = AccessibilityTree.changes(from: tree, to: self.tree)
        if !changes.isEmpty { tree = self.tree }
        return changes
    }

    func perform(_ request: ActionRequest) -> ActionOutcome {
        switch request.action {
        case .becomeFocused, .loseFocus: focusCallbacks.append(request)
        default: requests.append(request)
        }
        return answer(self, request) ?? ActionOutcome(trace: [.init(className: "UIView")], isHandled: false)
    }

    func post(_ kind: PostedNotification.Kind, _ argument: PostedNotification.Argument = .none, system: Bool = false) {
        session?.receive(PostedNotification(kind, argument, isFromSystem: system))
    }

    /// Changes one element in place.
    func change(_ id: UInt64, _ change: (inout Node) -> Void) {
        guard let node = tree[NodeID(id)] else { preconditionFailure("a test changes a node that is not there") }
        do {
            try tree.apply(.node(node.with(change)))
        } catch {
            preconditionFailure("a test describes an impossible change: \(error)")
        }
    }

    static let handled = ActionOutcome(trace: [.init(className: "UIView"), .init(className: "Owner")], isHandled: true)
}

/// A session on a scripted screen, started and past its first words.
@MainActor func startedSession(
    _ source: FakeSource, options: ScreenReader.Options = ScreenReader.Options(),
    policy: AnnouncementPolicy = .realistic
) -> ReadingSession {
    let session = ReadingSession(source: source, options: options, policy: policy)
    source.session = session
    session.start()
    session.runUntilSilent()
    return session
}
