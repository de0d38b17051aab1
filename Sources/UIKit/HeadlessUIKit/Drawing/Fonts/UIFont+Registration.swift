import Foundation
import TextMeasurement

extension UIFont {
    /// Makes the fonts of a file available to `UIFont(name:size:)`, which measures with the file's own tables then.
    /// - Parameter data: a TrueType or OpenType font, or a collection of them, of at most `FontFile.maximumSize` bytes.
    /// - Returns: the fonts' PostScript names.
    /// - Throws: `FontFileError` where the bytes are no font or a damaged one; nothing is registered then.
    @discardableResult
    public static func registerFonts(in data: Data) throws(FontFileError) -> [String] {
        let faces = try FontFile.faces(in: [UInt8](data))
        FontSettings.current.register(faces)
        return faces.map(\.postScriptName)
    }

    /// Forgets a font, by its PostScript name. Fonts that were made with it keep their widths.
    public static func unregisterFont(named postScriptName: String) {
        FontSettings.current.unregister(postScriptName)
    }

    /// The face of a registered font, by its PostScript name or its full name.
    static func registeredFace(named name: String) -> FontFile? { FontSettings.current.face(named: name) }
}
