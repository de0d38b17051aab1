import AccessibilityTree

/// The place in the source at which a view or a modifier was written.
struct ViewSource: Sendable {
    private let file: StaticString
    private let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    /// The folders of SwiftUI itself and of the module that makes views of sources.
    private static let ownFolders: [String] = {
        let path: StaticString = #filePath
        let sources = "\(path)".dropLast("SwiftUI/Graph/ViewSource.swift".count)
        return ["\(sources)SwiftUI/", "\(sources)Screens/SwiftUISource/"]
    }()

    /// The place as elements have it; nil within those folders, where views are made for others.
    var location: SourceLocation? {
        let path = file.description
        return Self.ownFolders.contains(where: path.hasPrefix)
            ? nil : SourceLocation(file: path, line: Int(line), column: 1)
    }
}

/// The rule that gives a place in the source to elements that have none, or to all.
struct SourceTransform: ElementTransform {
    var source: ViewSource?
    var location: SourceLocation?
    var replacesOthers = false

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        guard let location = location ?? source?.location else { return nodes }
        return nodes.map { $0.located(at: location, replacesOthers) }
    }
}

extension ElementNode {
    @MainActor fileprivate func located(at location: SourceLocation, _ replacesOthers: Bool) -> ElementNode {
        var node = self
        node.children = children.map { $0.located(at: location, replacesOthers) }
        guard replacesOthers || properties.source == nil else { return node }
        if kind == .native || isPristine {
            if replacesOthers || view.sourceLocation == nil { view.sourceLocation = location }
            node.properties.source = location
        } else {
            node.change { $0.source = location }
        }
        return node
    }
}

extension View {
    /// The view with a place in the source for the elements that have none.
    nonisolated func located(_ source: ViewSource?) -> some View {
        modifier(ElementModifier(SourceTransform(source: source)))
    }

    /// Sets the location of the view's elements in a source file.
    ///
    /// - Parameters:
    ///   - location: The location of the expression that makes the view.
    ///   - replacesOthers: Whether the view is one element, whose content has no location of its own; otherwise elements
    ///     that have a location keep it.
    package nonisolated func sourceLocation(_ location: SourceLocation, replacesOthers: Bool) -> some View {
        modifier(ElementModifier(SourceTransform(location: location, replacesOthers: replacesOthers)))
    }
}

/// A view that knows its place in the source.
@MainActor protocol LocatedView {
    var source: ViewSource? { get }
}

extension HStack: LocatedView {}
extension VStack: LocatedView {}
extension ZStack: LocatedView {}
extension Text: LocatedView {}
extension Image: LocatedView {}
extension Label: LocatedView {}
extension Button: LocatedView {}
extension Toggle: LocatedView {}
extension Slider: LocatedView {}
extension Stepper: LocatedView {}
extension TextField: LocatedView {}
extension SecureField: LocatedView {}
extension Picker: LocatedView {}
extension Menu: LocatedView {}
extension Link: LocatedView {}
extension NavigationLink: LocatedView {}
extension ProgressView: LocatedView {}
extension DisclosureGroup: LocatedView {}
extension List: LocatedView {}
extension Form: LocatedView {}
extension ForEach: LocatedView {}
extension TabView: LocatedView {}

extension _GraphNode {
    /// The place in the source of the view or of the nearest one around that knows its own.
    var nearestSource: SourceLocation? {
        sequence(first: self) { $0.parent }.lazy.compactMap { $0.ownSource?.location }.first
    }
}
