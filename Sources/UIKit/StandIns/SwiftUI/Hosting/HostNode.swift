import CombineStandIn

/// One view that a host has come to, with what is kept for it while values of the view come and go.
@MainActor final class HostNode {
    /// How deep views are followed: a view that is made of itself has no end.
    private static let deepest = 500

    private unowned let host: UIHostingContentView
    private let depth: Int
    private(set) var kind: Any.Type
    private var children: [HostNode] = []
    /// What a representable has made; nil for other views.
    private var hosted: (any HostedObject)?
    private var boxes: [Int: AnyObject] = [:]
    private var observers: [Int: (object: ObjectIdentifier, subscription: AnyCancellable)] = [:]
    private var firstPlace = 0
    /// What modifiers keep.
    var appearance = HostedAppearance()

    init(_ kind: Any.Type, of host: UIHostingContentView, depth: Int = 0) {
        self.kind = kind
        self.host = host
        self.depth = depth
    }

    /// What is shown of the view and those within, in their order.
    var shown: [any HostedObject] { hosted.map { [$0] } ?? children.flatMap(\.shown) }

    /// The size that views are offered.
    var size: CGSize { host.bounds.size }

    /// Takes a new value of the view.
    func update(_ view: any View, in environment: EnvironmentValues) {
        firstPlace = 0
        install(view, in: environment)
        if let made = hosted {
            made.update(view, in: environment)
        } else if let view = view as? any UIViewRepresentable {
            hosted = host.makeView(of: view, in: environment)
        } else if let view = view as? any UIViewControllerRepresentable {
            hosted = host.makeController(of: view, in: environment)
        } else {
            show(parts(of: view, in: environment))
        }
    }

    /// Tells what was made that it is no longer shown.
    func end() {
        for child in children { child.end() }
        children = []
        observers = [:]
        hosted?.end()
        hosted = nil
        appearance.disappear()
    }

    private func parts(of view: any View, in environment: EnvironmentValues) -> [HostPart] {
        guard depth < Self.deepest else { return [] }
        if let view = view as? any Container { return view.parts(of: self, in: environment) }
        return bodies(of: view, in: environment)
    }

    private func bodies<V: View>(of view: V, in environment: EnvironmentValues) -> [HostPart] {
        V.Body.self == Never.self ? [] : [HostPart(view: view.body, environment: environment)]
    }

    /// A view of another kind at the same place is another view.
    private func show(_ parts: [HostPart]) {
        for index in children.indices where index >= parts.count || type(of: parts[index].view) != children[index].kind
        {
            children[index].end()
        }
        children = parts.enumerated().map { index, part in
            let kind = type(of: part.view) as Any.Type
            let old = index < children.count && children[index].kind == kind ? children[index] : nil
            let child = old ?? HostNode(kind, of: host, depth: depth + 1)
            child.update(part.view, in: part.environment)
            return child
        }
    }
}

// MARK: Properties

extension HostNode {
    /// Gives the properties of a view or a modifier their values.
    func install(_ value: Any, in environment: EnvironmentValues) {
        var place = firstPlace
        for child in Mirror(reflecting: value).children {
            (child.value as? any InstalledProperty)?.install(at: place, of: self, in: environment)
            place += 1
        }
        firstPlace = place
    }

    /// Lets a property have the value that it had in the view's last value.
    func keep<Value>(_ box: PropertyBox<Value>, at place: Int) {
        guard let old = boxes[place] as? PropertyBox<Value> else {
            boxes[place] = box
            box.changed = { [weak host] in UIHostingContentView.invalidate(host) }
            return
        }
        if old !== box { box.kept = old }
    }

    /// Makes the host's views new when an object says that it changes.
    func observe<Object: ObservableObject>(_ object: Object, at place: Int) {
        guard observers[place]?.object != ObjectIdentifier(object) else { return }
        let subscription = object.objectWillChange.sink { [weak host] _ in UIHostingContentView.invalidate(host) }
        observers[place] = (ObjectIdentifier(object), subscription)
    }
}

/// What modifiers have been told about a view.
@MainActor struct HostedAppearance {
    private(set) var hasAppeared = false
    private var whenGone: (() -> Void)?
    /// The values that `onChange` and `onReceive` have seen.
    var seen: Any?

    init() {}

    /// Calls what is to happen when the view is shown for the first time.
    mutating func appear(_ action: (() -> Void)?) {
        guard !hasAppeared else { return }
        hasAppeared = true
        action?()
    }

    /// Keeps what is to happen at the end.
    mutating func onDisappear(_ action: (() -> Void)?) { whenGone = action }

    mutating func disappear() {
        whenGone?()
        whenGone = nil
    }
}
