import AccessibilityTree
import struct AccessibilityTree.SourceLocation
import AppSources
import HeadlessUIKit
import SwiftSyntax
import SwiftUI

/// The screens of a project: its previews, the first screens of its apps, and the views that no other view places.
@MainActor public final class SourceScreens {
    private let index: SourceIndex
    private var sources: [(screen: SourceScreen, make: (Evaluator) -> Value)] = []

    /// Finds the screens of an index, in the order of the files.
    public init(_ index: SourceIndex) {
        self.index = index
        for (file, declarations) in index.files { add(declarations, of: file) }
        nameUniquely()
    }

    /// The screens.
    public var screens: [SourceScreen] { sources.map(\.screen) }

    private func add(_ declarations: FileDeclarations, of file: ParsedSource) {
        for preview in declarations.previews { add(preview, of: file) }
        let previewed = Set(declarations.placed[""] ?? [])
        for type in declarations.types {
            if type.adopts("PreviewProvider") {
                addPreviews(of: type)
            } else if type.adopts("App") {
                add(type, .app) { evaluator in
                    evaluator.make(type.name, type, []).map { evaluator.member("body", of: $0) } ?? .none
                }
            } else if isTop(type), !previewed.contains(type.simpleName) {
                add(type, .view) { $0.make(type.name, type, []) ?? .none }
            }
        }
    }

    private func isTop(_ type: TypeInfo) -> Bool {
        type.kind == .structure && type.adopts("View") && !index.placed.contains(type.simpleName)
    }

    private func location(_ position: AbsolutePosition, _ file: ParsedSource) -> SourceLocation {
        let place = file.places.location(for: position)
        return SourceLocation(file: file.path, line: place.line, column: place.column)
    }

    private func add(_ type: TypeInfo, _ kind: SourceScreen.Kind, _ make: @escaping (Evaluator) -> Value) {
        let screen = SourceScreen(
            name: type.name, kind: kind, typeName: type.name, location: location(type.position, type.file))
        sources.append((screen, make))
    }

    private func add(_ preview: PreviewInfo, of file: ParsedSource) {
        let given = preview.arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
        let view = Self.firstView(of: preview.body.statements, index, file)
        let stem = file.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? "Preview"
        let screen = SourceScreen(
            name: given?.representedLiteralValue ?? view ?? stem, kind: .preview, typeName: view,
            location: location(preview.position, file))
        let scope = Scope(file: file, owner: nil, type: nil)
        sources.append((screen, { $0.call(Closure(syntax: preview.body, scope: scope), []) }))
    }

    /// The name of the project's view that statements call first.
    private static func firstView(
        of statements: CodeBlockItemListSyntax, _ index: SourceIndex, _ file: ParsedSource
    ) -> String? {
        var pending: [Syntax] = [Syntax(statements)]
        while let next = pending.popLast() {
            if let call = next.as(FunctionCallExprSyntax.self), let name = call.calledExpression.calledName,
                let type = index.type(name, from: file), index.isView(type)
            {
                return type.name
            }
            pending += next.children(viewMode: .sourceAccurate).reversed()
        }
        return nil
    }

    /// Adds a screen for each view of a provider.
    private func addPreviews(of type: TypeInfo) {
        let evaluator = Evaluator(index)
        let value = evaluator.staticMember("previews", of: type) ?? .none
        let parts = evaluator.view(value).parts ?? [value]
        let subject = index.files.first { $0.file.path == type.file.path }?.declarations.placed[""].flatMap { names in
            names.compactMap { index.type($0, from: type.file) }.filter(index.isView).map(\.name).min()
        }
        let base =
            type.name.hasSuffix("_Previews") ? String(type.name.dropLast("_Previews".count)) : subject ?? type.name
        for place in parts.indices {
            let name = evaluator.view(parts[place]).displayName ?? base
            let screen = SourceScreen(
                name: name, kind: .preview, typeName: subject, location: location(type.position, type.file))
            sources.append(
                (
                    screen,
                    { evaluator in
                        let value = evaluator.staticMember("previews", of: type) ?? .none
                        let parts = evaluator.view(value).parts ?? [value]
                        return parts.indices.contains(place) ? parts[place] : value
                    }
                ))
        }
    }

    private func nameUniquely() {
        var counts: [String: Int] = [:]
        for place in sources.indices {
            let name = sources[place].screen.name
            let count = counts[sources[place].screen.location.file + "\0" + name, default: 0] + 1
            counts[sources[place].screen.location.file + "\0" + name] = count
            if count > 1 { sources[place].screen.name = "\(name) \(count)" }
        }
    }

    // MARK: Showing

    /// Shows a screen in the app's settings, and returns the nodes of its views.
    ///
    /// - Parameters:
    ///   - place: The index of the screen.
    ///   - branch: The branch that conditions on unknown values take, where they have as many.
    ///   - includesAppearance: Whether nodes have their colours and sizes.
    public func show(_ place: Int, branch: Int = 0, includesAppearance: Bool = false) -> EvaluatedScreen {
        let evaluator = Evaluator(index)
        evaluator.branch = branch
        let view = evaluator.view(sources[place].make(evaluator))
        let bounds = UIScreen.main.bounds
        let window = UIWindow(frame: bounds)
        window.rootViewController = UIHostingController(rootView: view.view)
        window.isHidden = false
        MainLoop.main.advance(by: .zero)
        defer { window.isHidden = true }
        window.makeAllContent()
        let direction = UIApplication.shared.userInterfaceLayoutDirection
        let environment = Environment(
            idiom: UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone,
            layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight,
            language: UIApplication.shared.preferredLanguage,
            screenBounds: Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height)))
        let tree = WindowSource(window, environment: environment, includesAppearance: includesAppearance).captureTree()
        return EvaluatedScreen(
            screen: sources[place].screen, tree: tree, isKnown: !view.isUnknown, branches: evaluator.branches,
            unknownModifiers: evaluator.unknownModifiers, unknownViews: evaluator.unknownViews)
    }
}
