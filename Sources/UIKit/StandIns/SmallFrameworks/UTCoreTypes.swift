// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// MobileCoreServices and CoreServices: identifiers of types.

/// The identifier of the type "Item".
public let kUTTypeItem = "public.item"
/// The identifier of the type "Content".
public let kUTTypeContent = "public.content"
/// The identifier of the type "Data".
public let kUTTypeData = "public.data"
/// The identifier of the type "Folder".
public let kUTTypeFolder = "public.folder"
/// The identifier of the type "Directory".
public let kUTTypeDirectory = "public.directory"
/// The identifier of the type "Text".
public let kUTTypeText = "public.text"
/// The identifier of the type "Plain Text".
public let kUTTypePlainText = "public.plain-text"
/// The identifier of the type "UTF8Plain Text".
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The identifier of the type "RTF".
public let kUTTypeRTF = "public.rtf"
/// The identifier of the type "HTML".
public let kUTTypeHTML = "public.html"
/// The identifier of the type "XML".
public let kUTTypeXML = "public.xml"
/// The identifier of the type "JSON".
public let kUTTypeJSON = "public.json"
/// The identifier of the type "Property List".
public let kUTTypePropertyList = "com.apple.property-list"
/// The identifier of the type "PDF".
public let kUTTypePDF = "com.adobe.pdf"
/// The identifier of the type "Image".
public let kUTTypeImage = "public.image"
/// The identifier of the type "JPEG".
public let kUTTypeJPEG = "public.jpeg"
/// The identifier of the type "PNG".
public let kUTTypePNG = "public.png"
/// The identifier of the type "GIF".
public let kUTTypeGIF = "com.compuserve.gif"
/// The identifier of the type "TIFF".
public let kUTTypeTIFF = "public.tiff"
/// The identifier of the type "BMP".
public let kUTTypeBMP = "com.microsoft.bmp"
/// The identifier of the type "ICO".
public let kUTTypeICO = "com.microsoft.ico"
/// The identifier of the type "Raw Image".
public let kUTTypeRawImage = "public.camera-raw-image"
/// The identifier of the type "Live Photo".
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// The identifier of the type "Scalable Vector Graphics".
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// The identifier of the type "Audiovisual Content".
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// The identifier of the type "Movie".
public let kUTTypeMovie = "public.movie"
/// The identifier of the type "Video".
public let kUTTypeVideo = "public.video"
/// The identifier of the type "Audio".
public let kUTTypeAudio = "public.audio"
/// The identifier of the type "Quick Time Movie".
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// The identifier of the type "MPEG".
public let kUTTypeMPEG = "public.mpeg"
/// The identifier of the type "MPEG4".
public let kUTTypeMPEG4 = "public.mpeg-4"
/// The identifier of the type "MP3".
public let kUTTypeMP3 = "public.mp3"
/// The identifier of the type "MPEG4Audio".
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// The identifier of the type "Waveform Audio".
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
/// The identifier of the type "URL".
public let kUTTypeURL = "public.url"
/// The identifier of the type "File URL".
public let kUTTypeFileURL = "public.file-url"
/// The identifier of the type "VCard".
public let kUTTypeVCard = "public.vcard"
/// The identifier of the type "Contact".
public let kUTTypeContact = "public.contact"
/// The identifier of the type "Archive".
public let kUTTypeArchive = "public.archive"
/// The identifier of the type "Zip Archive".
public let kUTTypeZipArchive = "public.zip-archive"
/// The identifier of the type "Application".
public let kUTTypeApplication = "com.apple.application"
/// The identifier of the type "Spreadsheet".
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// The identifier of the type "Presentation".
public let kUTTypePresentation = "public.presentation"
/// The identifier of the type "Source Code".
public let kUTTypeSourceCode = "public.source-code"
/// The class of a type's file name extensions.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// The class of a type's MIME types.
public let kUTTagClassMIMEType = "public.mime-type"

/// Whether a type is another one, or one of its kind.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    UTType(inUTI).map { type in UTType(inConformsToUTI).map { type.conforms(to: $0) } ?? false }
        ?? (inUTI == inConformsToUTI)
}

/// The type of a file name extension or a MIME type, or nil.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> Unmanaged<NSString>? {
    let type = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
    return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// The preferred file name extension or MIME type of a type, or nil.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> Unmanaged<NSString>? {
    let type = UTType(inUTI)
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}
