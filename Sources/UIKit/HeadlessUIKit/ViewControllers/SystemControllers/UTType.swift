import Foundation

/// A type of data, such as JPEG. The types that apps name most often are declared here, with their supertypes; other
/// types conform to nothing but `data`.
public struct UTType: Hashable, Sendable, Codable {
    /// The identifier, such as "public.jpeg".
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    /// Creates the type of an identifier; nil for an empty one.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier.lowercased()
    }

    /// Creates the type of a file name extension, such as "jpg"; nil for unknown ones.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard let found = Self.facts.first(where: { $0.value.endings.contains(ending) }) else { return nil }
        self.identifier = found.key
        guard conforms(to: supertype) else { return nil }
    }

    /// Creates the type of a MIME type, such as "image/jpeg"; nil for unknown ones.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let kind = mimeType.lowercased()
        guard let found = Self.facts.first(where: { $0.value.mime == kind }) else { return nil }
        self.identifier = found.key
        guard conforms(to: supertype) else { return nil }
    }

    /// A type of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier.lowercased()
    }
    /// A type of another app.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier.lowercased()
    }

    /// The usual ending of file names, or nil.
    public var preferredFilenameExtension: String? { Self.facts[identifier]?.endings.first }
    /// The usual MIME type, or nil.
    public var preferredMIMEType: String? { Self.facts[identifier]?.mime }
    /// The name for the user; the identifier here.
    public var localizedDescription: String? { identifier }
    /// Whether the type is known here.
    public var isDeclared: Bool { Self.facts[identifier] != nil }
    /// Whether the type is one of the system's.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether the type is unknown to the system.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// The types that this type conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = Self.facts[identifier]?.parents ?? []
        while let parent = next.popLast() {
            if found.insert(UTType(known: parent)).inserted { next += Self.facts[parent]?.parents ?? [] }
        }
        return found
    }

    /// Returns whether the type equals another one or conforms to it.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains(type) || (type == .data && !isDeclared)
    }
    /// Returns whether another type conforms to this one.
    public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }
    /// Returns whether the type conforms to another one.
    public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }

    private struct Facts: Sendable {
        var endings: [String] = []
        var mime: String?
        var parents: [String] = []
    }

    // The identifiers and their relations are Apple's ("System-declared uniform type identifiers").
    private static let facts: [String: Facts] = [
        "public.item": Facts(), "public.content": Facts(),
        "public.data": Facts(parents: ["public.item"]),
        "public.directory": Facts(parents: ["public.item"]),
        "public.folder": Facts(parents: ["public.directory"]),
        "public.url": Facts(parents: ["public.data"]),
        "public.file-url": Facts(parents: ["public.url"]),
        "public.text": Facts(mime: "text/*", parents: ["public.data", "public.content"]),
        "public.plain-text": Facts(endings: ["txt", "text"], mime: "text/plain", parents: ["public.text"]),
        "public.utf8-plain-text": Facts(parents: ["public.plain-text"]),
        "public.rtf": Facts(endings: ["rtf"], mime: "text/rtf", parents: ["public.text"]),
        "public.html": Facts(endings: ["html", "htm"], mime: "text/html", parents: ["public.text"]),
        "public.xml": Facts(endings: ["xml"], mime: "application/xml", parents: ["public.text"]),
        "public.json": Facts(endings: ["json"], mime: "application/json", parents: ["public.text"]),
        "public.comma-separated-values-text": Facts(
            endings: ["csv"], mime: "text/csv", parents: ["public.plain-text"]),
        "public.source-code": Facts(parents: ["public.plain-text"]),
        "public.swift-source": Facts(endings: ["swift"], parents: ["public.source-code"]),
        "public.image": Facts(mime: "image/*", parents: ["public.data", "public.content"]),
        "public.jpeg": Facts(endings: ["jpg", "jpeg"], mime: "image/jpeg", parents: ["public.image"]),
        "public.png": Facts(endings: ["png"], mime: "image/png", parents: ["public.image"]),
        "com.compuserve.gif": Facts(endings: ["gif"], mime: "image/gif", parents: ["public.image"]),
        "public.tiff": Facts(endings: ["tiff", "tif"], mime: "image/tiff", parents: ["public.image"]),
        "public.svg-image": Facts(endings: ["svg"], mime: "image/svg+xml", parents: ["public.image"]),
        "public.heic": Facts(endings: ["heic"], mime: "image/heic", parents: ["public.image"]),
        "public.heif": Facts(endings: ["heif"], mime: "image/heif", parents: ["public.image"]),
        "org.webmproject.webp": Facts(endings: ["webp"], mime: "image/webp", parents: ["public.image"]),
        "com.microsoft.bmp": Facts(endings: ["bmp"], mime: "image/bmp", parents: ["public.image"]),
        "public.audiovisual-content": Facts(parents: ["public.data", "public.content"]),
        "public.movie": Facts(parents: ["public.audiovisual-content"]),
        "public.video": Facts(parents: ["public.movie"]),
        "public.mpeg-4": Facts(endings: ["mp4"], mime: "video/mp4", parents: ["public.movie"]),
        "com.apple.quicktime-movie": Facts(endings: ["mov", "qt"], mime: "video/quicktime", parents: ["public.movie"]),
        "public.audio": Facts(parents: ["public.audiovisual-content"]),
        "public.mp3": Facts(endings: ["mp3"], mime: "audio/mpeg", parents: ["public.audio"]),
        "com.microsoft.waveform-audio": Facts(endings: ["wav"], mime: "audio/wav", parents: ["public.audio"]),
        "public.mpeg-4-audio": Facts(endings: ["m4a"], mime: "audio/mp4", parents: ["public.audio"]),
        "com.adobe.pdf": Facts(
            endings: ["pdf"], mime: "application/pdf", parents: ["public.data", "public.content"]),
        "public.archive": Facts(parents: ["public.data"]),
        "public.zip-archive": Facts(endings: ["zip"], mime: "application/zip", parents: ["public.archive"]),
        "public.contact": Facts(),
        "public.vcard": Facts(
            endings: ["vcf"], mime: "text/vcard", parents: ["public.text", "public.contact"]),
        "com.apple.property-list": Facts(endings: ["plist"], parents: ["public.data"]),
        "public.executable": Facts(parents: ["public.item"]), "public.message": Facts(), "public.database": Facts(),
    ]
}

extension UTType {
    /// Anything in a file system.
    public static let item = UTType(known: "public.item")
    /// Anything with content.
    public static let content = UTType(known: "public.content")
    /// Any data.
    public static let data = UTType(known: "public.data")
    /// A directory.
    public static let directory = UTType(known: "public.directory")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// A file URL.
    public static let fileURL = UTType(known: "public.file-url")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Text without styles.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without styles in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// Values with commas between them.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Source code.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Source code in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Any image.
    public static let image = UTType(known: "public.image")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// An SVG image.
    public static let svg = UTType(known: "public.svg-image")
    /// An HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// An HEIF image.
    public static let heif = UTType(known: "public.heif")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A Windows bitmap image.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// Sound or moving pictures.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Moving pictures, perhaps with sound.
    public static let movie = UTType(known: "public.movie")
    /// Moving pictures without sound.
    public static let video = UTType(known: "public.video")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// Any audio.
    public static let audio = UTType(known: "public.audio")
    /// An MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
    /// A WAV sound.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// An MPEG-4 sound.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Several files in one.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A contact.
    public static let contact = UTType(known: "public.contact")
    /// A visiting card.
    public static let vCard = UTType(known: "public.vcard")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A program.
    public static let executable = UTType(known: "public.executable")
    /// A message.
    public static let message = UTType(known: "public.message")
    /// A database.
    public static let database = UTType(known: "public.database")
}
