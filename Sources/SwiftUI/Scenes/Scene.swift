/// A part of an app with its own windows.
@preconcurrency @MainActor public protocol Scene {
    /// The type of the content.
    associatedtype Body: Scene
    /// The content.
    @SceneBuilder var body: Body { get }
    /// Returns the windows of the scene. Not for apps: every scene has them.
    func _windows() -> [_SceneWindow]
}

extension Scene {
    /// Returns the windows of the body.
    public func _windows() -> [_SceneWindow] {
        // The body of a scene with state is evaluated once here.
        Body.self == Never.self ? [] : body._windows()
    }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Never evaluated: the scene has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A window of a scene: the view in it.
@MainActor public struct _SceneWindow {
    /// Makes the controller of the window.
    let makeController: () -> UIViewController
}

/// Builds scenes.
@resultBuilder public enum SceneBuilder {
    /// Passes a scene on.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Passes a single scene on.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Builds several scenes.
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> _TupleScene<repeat each Content> { _TupleScene(scenes: (repeat each content)) }
    /// Builds a scene that may be absent.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
        _OptionalScene(scene: content)
    }
    /// Builds a scene that some versions don't have.
    public static func buildLimitedAvailability(_ content: some Scene) -> _OptionalScene<_AnyScene> {
        _OptionalScene(scene: _AnyScene(content))
    }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene> {
    let scenes: (repeat each Content)
}

extension _TupleScene: Scene {
    /// There is none.
    public typealias Body = Never
    /// Returns the windows of the scenes.
    public func _windows() -> [_SceneWindow] {
        var windows: [_SceneWindow] = []
        for scene in repeat each scenes { windows += scene._windows() }
        return windows
    }
}

/// A scene that may be absent.
public struct _OptionalScene<Content: Scene> {
    let scene: Content?
}

extension _OptionalScene: Scene {
    /// There is none.
    public typealias Body = Never
    /// Returns the windows of the scene.
    public func _windows() -> [_SceneWindow] { scene?._windows() ?? [] }
}

/// A scene of any type.
public struct _AnyScene {
    let scene: any Scene
    init(_ scene: any Scene) { self.scene = scene }
}

extension _AnyScene: Scene {
    /// There is none.
    public typealias Body = Never
    /// Returns the windows of the scene.
    public func _windows() -> [_SceneWindow] { scene._windows() }
}

/// Windows with the same content.
public struct WindowGroup<Content: View> {
    let content: @MainActor () -> Content

    /// Creates windows.
    public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }
    /// Creates windows with an id.
    public nonisolated init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.content = content
    }
    /// Creates windows with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.content = content
    }
    /// Creates windows with a title and an id.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) { self.content = content }
    /// Creates windows with a title.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
    ) { self.content = content }
    /// Creates windows with a title and an id.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) { self.content = content }
    /// Creates windows of values; the first one has none.
    public nonisolated init<D: Hashable & Codable>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
    ) { self.content = { content(.constant(nil)) } }
    /// Creates windows of values; the first one has none.
    public nonisolated init<D: Hashable & Codable>(
        for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
    ) { self.content = { content(.constant(nil)) } }
}

extension WindowGroup: Scene {
    /// There is none.
    public typealias Body = Never
    /// Returns one window.
    public func _windows() -> [_SceneWindow] {
        [_SceneWindow { UIHostingController(rootView: content()) }]
    }
}

/// A single window.
public struct Window<Content: View> {
    let content: Content

    /// Creates a window.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    /// Creates a window.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

extension Window: Scene {
    /// There is none.
    public typealias Body = Never
    /// Returns the window.
    public func _windows() -> [_SceneWindow] {
        [_SceneWindow { UIHostingController(rootView: content) }]
    }
}

/// The settings window of a Mac. It has no window here.
public struct Settings<Content: View> {
    /// Creates settings.
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
    /// There is none.
    public typealias Body = Never
}

/// An extra of a Mac's menu bar. It has no window here.
public struct MenuBarExtra<Label: View, Content: View> {
    /// Creates an extra.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// Creates an extra.
    public nonisolated init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

extension MenuBarExtra where Label == Text {
    /// Creates an extra.
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    /// Creates an extra.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
}

extension MenuBarExtra: Scene {
    /// There is none.
    public typealias Body = Never
}

/// Windows of documents. They have no window here, because no document is chosen.
public struct DocumentGroup<Document, Content: View> {
    /// Creates windows of documents.
    public nonisolated init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
    /// Creates windows of documents that can't be changed.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
}

extension DocumentGroup: Scene {
    /// There is none.
    public typealias Body = Never
}

/// An open document.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The file.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}
