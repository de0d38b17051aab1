/// The name of a rotor.
enum RotorName {
    case custom(Text)
    case system(AccessibilitySystemRotor)
}

/// Adds a rotor to the elements of a view.
struct RotorModifier<Content: AccessibilityRotorContent> {
    let name: RotorName
    let content: () -> Content
}

extension RotorModifier: ItemModifier {
    func makeItem(around content: Item, of node: _GraphNode) -> ElementItem {
        ElementItem(content, of: node, transform(of: node))
    }

    func update(_ item: ElementItem, of node: _GraphNode) { item.update(transform(of: node)) }

    @MainActor private func transform(of node: _GraphNode) -> RotorTransform {
        let content = content
        return RotorTransform(name: name, entries: { content()._entries.entries }, node: node)
    }
}

/// Rotor content of known entries.
struct RotorList {
    let entries: [RotorEntry]
}

extension RotorList: AccessibilityRotorContent {
    typealias Body = Never
    var _entries: _AccessibilityRotorEntries { _AccessibilityRotorEntries(entries: entries) }
}

/// The rule that adds a rotor: to a single element, or to the view around several.
private struct RotorTransform: ElementTransform {
    let name: RotorName
    let entries: @MainActor () -> [RotorEntry]
    let node: _GraphNode

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        let reference = ElementReference()
        let search = RotorSearch(entries: entries, node: node, own: reference)
        let rotor = name.rotor(carrier.environment, search.next(after:))
        guard nodes.count == 1 else {
            carrier.view.accessibilityCustomRotors = [rotor]
            return nodes
        }
        return nodes.changed(in: carrier) { properties in
            properties.details.rotors.append(rotor)
            properties.details.references.append(reference)
        }
    }
}

extension RotorName {
    /// The rotor of UIKit.
    @MainActor func rotor(
        _ environment: EnvironmentValues, _ search: @escaping UIAccessibilityCustomRotor.Search
    ) -> UIAccessibilityCustomRotor {
        switch self {
        case .custom(let name):
            UIAccessibilityCustomRotor(name: name.resolved(in: environment), itemSearch: search)
        case .system(let rotor): UIAccessibilityCustomRotor(systemType: rotor.type, itemSearch: search)
        }
    }
}

/// Finds the next entry of a rotor.
@MainActor private final class RotorSearch {
    private let entries: @MainActor () -> [RotorEntry]
    private weak var node: _GraphNode?
    private let own: ElementReference
    /// The entry that was found last: several of them may lead to one element.
    private var last: (index: Int, view: ObjectIdentifier)?

    init(entries: @escaping @MainActor () -> [RotorEntry], node: _GraphNode, own: ElementReference) {
        self.entries = entries
        self.node = node
        self.own = own
    }

    func next(after predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult? {
        let entries = entries()
        let isForward = predicate.searchDirection == .next
        var index = place(of: predicate.currentItem, in: entries, isForward: isForward)
        while true {
            index += isForward ? 1 : -1
            guard entries.indices.contains(index) else { return nil }
            entries[index].prepare()
            guard let view = view(of: entries[index]) else { continue }
            last = (index, ObjectIdentifier(view))
            let result = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
            if let range = entries[index].range, let text = view.accessibilityLabel, range.upperBound <= text.endIndex {
                result.targetTextRange = NSRange(range, in: text)
            }
            return result
        }
    }

    /// The index of the entry where a search starts; one outside for a start that is no entry.
    private func place(
        of item: UIAccessibilityCustomRotorItemResult, in entries: [RotorEntry], isForward: Bool
    ) -> Int {
        let outside = isForward ? -1 : entries.count
        guard let element = item.targetElement else { return outside }
        if let last, last.view == ObjectIdentifier(element), entries.indices.contains(last.index) {
            return item.targetRange == nil && entries[last.index].range != nil ? outside : last.index
        }
        return entries.firstIndex { $0.range == nil && view(of: $0) === element } ?? outside
    }

    private func view(of entry: RotorEntry) -> UIView? {
        switch entry.target {
        case .own: own.view
        case .key(let key): node?.graph.rotorTargets.view(key)
        case .id(let id): node?.found(id)?.items.first?.elements.first?.view
        }
    }
}

extension _GraphNode {
    /// The node of the view with an id below this one.
    fileprivate func found(_ id: AnyHashable) -> _GraphNode? {
        if let identifying = self as? any IdentifyingNode, let node = identifying.node(withID: id) { return node }
        for child in childNodes {
            if let node = child.found(id) { return node }
        }
        return nil
    }
}

/// Lets entries of rotors lead to the view.
struct RotorEntryModifier {
    let key: RotorTargetKey
}

extension RotorEntryModifier: ReferenceModifier {
    func register(_ reference: ElementReference, in graph: ViewGraph) {
        graph.rotorTargets.insert(reference, for: key)
    }

    func isSame(as other: RotorEntryModifier) -> Bool { key == other.key }
}

/// A rotor of the system that an app fills.
public struct AccessibilitySystemRotor: Equatable, Sendable {
    let type: UIAccessibilityCustomRotor.SystemRotorType

    /// The rotor for links, or for visited ones.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(type: visited ? .visitedLink : .link)
    }

    /// The rotor for links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .link) }

    /// The rotor for headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        let type = UIAccessibilityCustomRotor.SystemRotorType(
            rawValue: UIAccessibilityCustomRotor.SystemRotorType.heading.rawValue + Int(level.rawValue))
        return AccessibilitySystemRotor(type: type ?? .heading)
    }

    /// The rotor for headings of any level.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .heading) }
    /// The rotor for bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .boldText) }
    /// The rotor for italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .italicText) }
    /// The rotor for underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .underlineText) }
    /// The rotor for misspelt words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .misspelledWord) }
    /// The rotor for images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .image) }
    /// The rotor for text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .textField) }
    /// The rotor for tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .table) }
    /// The rotor for lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .list) }
    /// The rotor for landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .landmark) }
}
