/// A value that apps exchange. Nothing is exchanged here.
public protocol Transferable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation
    /// The representation.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of a value that apps exchange.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item: Transferable
    /// The type of the content.
    associatedtype Body: TransferRepresentation
    /// The content.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation {
    /// Returns the representation with a suggested name.
    public func suggestedFileName(_ fileName: String) -> Self { self }
    /// Returns the representation with a suggested name.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
    /// Returns the representation with a condition.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
    /// Returns the representation for a part of the system.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// The parts of the system that see a representation.
public struct TransferRepresentationVisibility: Sendable {
    /// All apps.
    public static let all = TransferRepresentationVisibility()
    /// Apps of the team.
    public static let team = TransferRepresentationVisibility()
    /// Apps of the group.
    public static let group = TransferRepresentationVisibility()
    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility()
}

/// Builds representations.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Passes a representation on.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    /// Passes a representation on.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    /// Builds several representations: the first one represents them.
    public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
        _ first: First, _ rest: repeat each Rest
    ) -> First where First.Item == Item { first }
}

/// A representation without content.
public struct _EmptyRepresentation<Item: Transferable>: TransferRepresentation {
    /// There is none.
    public typealias Body = Self
    /// The representation itself.
    public var body: Self { self }
}

/// A representation by an encoder.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// Creates a representation.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
    /// The representation itself.
    public var body: Self { self }
}

/// A representation by data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// Creates a representation for export.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    /// Creates a representation for import.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    /// Creates a representation in both directions.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    /// The representation itself.
    public var body: Self { self }
}

/// A representation by a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// Creates a representation for export.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    /// Creates a representation for import.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    /// Creates a representation in both directions.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    /// The representation itself.
    public var body: Self { self }
}

/// A representation by another value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// Creates a representation for export.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    /// Creates a representation for import.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
    /// Creates a representation in both directions.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
    /// The representation itself.
    public var body: Self { self }
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Creates a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether the file is the original.
    public let isOriginalFile: Bool
}

extension String: Transferable {
    /// A representation without content.
    public static var transferRepresentation: _EmptyRepresentation<String> { _EmptyRepresentation<String>() }
}

extension URL: Transferable {
    /// A representation without content.
    public static var transferRepresentation: _EmptyRepresentation<URL> { _EmptyRepresentation<URL>() }
}

extension Data: Transferable {
    /// A representation without content.
    public static var transferRepresentation: _EmptyRepresentation<Data> { _EmptyRepresentation<Data>() }
}

extension AttributedString: Transferable {
    /// A representation without content.
    public static var transferRepresentation: _EmptyRepresentation<AttributedString> {
        _EmptyRepresentation<AttributedString>()
    }
}

extension Image: Transferable {
    /// A representation without content.
    public static var transferRepresentation: _EmptyRepresentation<Image> { _EmptyRepresentation<Image>() }
}

extension Color: Transferable {
    /// A representation without content.
    public static var transferRepresentation: _EmptyRepresentation<Color> { _EmptyRepresentation<Color>() }
}
