import HeadlessUIKit
import StrictJSON

/// The `Contents.json` of the parts of asset catalogues.
enum CatalogFile {
    /// The largest that is read, in bytes.
    static let sizeLimit = 1 << 20

    /// The object in the bytes.
    static func contents(_ bytes: [UInt8]) throws(ResourceError) -> JSONValue {
        do throws(JSONError) {
            let value = try JSONValue(parsing: bytes, limits: JSONLimits(size: sizeLimit, depth: 64))
            guard value.object != nil else { throw JSONError("expected an object", at: value.position) }
            return value
        } catch {
            throw ResourceError(message: error.message, line: error.position.line, column: error.position.column)
        }
    }

    /// Whether a name from a file stays in its folder.
    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 255 && name != "." && name != ".."
            && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
}

/// The devices that an entry of a catalogue is for, as far as iOS runs on them.
struct CatalogDevice {
    /// The kind of device; nil for all.
    var only: UIUserInterfaceIdiom?

    /// Reads an entry's "idiom"; nil for a device that is not iOS's.
    init?(_ name: String?) {
        switch name {
        case nil, "universal": only = nil
        case "iphone": only = .phone
        case "ipad": only = .pad
        default: return nil
        }
    }
}
