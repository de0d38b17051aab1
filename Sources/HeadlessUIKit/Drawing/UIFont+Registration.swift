import Foundation
import Synchronization
import TextMeasurement

extension UIFont {
    /// The faces of the fonts that projects ship, by each of their names.
    private static let registered = Mutex<[String: FontFile]>([:])

    /// Makes the fonts of a file available to `UIFont(name:size:)`, which measures with the file's own tables then.
    /// - Parameter data: a TrueType or OpenType font, or a collection of them, of at most `FontFile.maximumSize` bytes.
    /// - Returns: the fonts' PostScript names.
    /// - Throws: `FontFileError` where the bytes are no font or a damaged one; nothing is registered then.
    @discardableResult
    public static func registerFonts(in data: Data) throws(FontFileError) -> [String] {
        let faces = try FontFile.faces(in: [UInt8](data))
        registered.withLock { known in
            for face in faces {
                known[face.postScriptName] = face
                if known[face.fullName] == nil { known[face.fullName] = face }
            }
        }
        return faces.map(\.postScriptName)
    }

    /// Forgets a font, by its PostScript name. Fonts that were made with it keep their widths.
    public static func unregisterFont(named postScriptName: String) {
        registered.withLock { known in known = known.filter { $0.value.postScriptName != postScriptName } }
    }

    /// The face of a registered font, by its PostScript name or its full name.
    static func registeredFace(named name: String) -> FontFile? { registered.withLock { $0[name] } }
}
