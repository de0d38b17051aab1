// Dragging and files. Nothing is dragged and no file is chosen here.
extension View {
    /// Lets the user drag the view. Nothing is dragged here.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { inert }
    /// Lets the user drag the view with a preview. Nothing is dragged here.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { inert }
    /// Lets the user drop something on the view. Nothing is dragged here.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        inert
    }
    /// Lets the user drop something on the view. Nothing is dragged here.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { inert }
    /// Lets the user drop something on the view. Nothing is dragged here.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { inert }
    /// Lets the user drop something on the view. Nothing is dragged here.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { inert }
    /// Lets the user drop something on the view. Nothing is dragged here.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { inert }
    /// Lets the user drag a value. Nothing is dragged here.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { inert }
    /// Lets the user drag a value with a preview. Nothing is dragged here.
    public nonisolated func draggable<T: Transferable, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { inert }
    /// Lets the user drop values on the view. Nothing is dragged here.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { inert }
    /// Lets the user choose a file. No file is chosen here.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { inert }
    /// Lets the user choose files. No file is chosen here.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { inert }
    /// Lets the user choose files. No file is chosen here.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { inert }
    /// Lets the user save a document. No file is written here.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { inert }
    /// Lets the user save a value. No file is written here.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { inert }
    /// Lets the user move a file. No file is moved here.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { inert }
    /// Sets the label of the button that chooses a file. It is not shown here.
    public nonisolated func fileDialogConfirmationLabel(_ label: Text) -> some View { inert }
    /// Sets the message of a file dialog. It is not shown here.
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View { inert }
    /// Sets the folder of a file dialog. It is not shown here.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { inert }
    /// Adds a user activity. It is not passed to other devices here.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { inert }
    /// Performs an action for an activity of another device. None comes here.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { inert }
    /// Sets which external events the view prefers and allows. None come here.
    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { inert }
    /// Lets the user copy values. The clipboard is UIKit's here.
    public nonisolated func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View { inert }
    /// Lets the user paste values. The clipboard is UIKit's here.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { inert }
    /// Sets the items of a share sheet. It is not shown here.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { inert }
}

/// A document that is a value.
public protocol FileDocument: Sendable {
    /// The types that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types that can be written.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Writes the document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    /// The file that is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that is read as a document.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// A file that is written from a document.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file that was there.
    public let existingFile: FileWrapper?
}

/// Receives what the user drops. Nothing is dragged here.
@preconcurrency @MainActor public protocol DropDelegate {
    /// Returns a Boolean value that indicates whether a drop is possible.
    func validateDrop(info: DropInfo) -> Bool
    /// Performs a drop.
    func performDrop(info: DropInfo) -> Bool
    /// Called when a drag enters.
    func dropEntered(info: DropInfo)
    /// Called when a drag moves.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when a drag leaves.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns nil.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// What the user drops.
@preconcurrency @MainActor public struct DropInfo {
    /// The position.
    public let location: CGPoint

    /// Returns a Boolean value that indicates whether there are items of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// Returns the items of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    /// Returns the items of the types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// The way in which a drop is performed.
public struct DropProposal: Sendable {
    /// The operation.
    public let operation: DropOperation
    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// An operation of a drop.
public enum DropOperation: Sendable {
    /// None, a copy, a move.
    case cancel, forbidden, copy, move
}

/// A file in memory.
public final class FileWrapper: Sendable {
    /// The content of the file.
    public let regularFileContents: Data?
    /// Creates a file.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
