import AccessibilityTree
import HeadlessUIKit
import StrictJSON

/// Reads the `Contents.json` of an image set (Apple: Asset Catalog Format Reference, "Image Set Type").
enum ImageSetReader {
    /// A file of the set.
    struct File: Sendable, Hashable {
        /// The name of the file in the folder of the set.
        var name: String
        /// Pixels a point; nil for files that serve all scales.
        var scale: Double?
        /// The kind of device that it is for; nil for all.
        var idiom: UIUserInterfaceIdiom?
    }

    /// The files of the set that iOS uses, those for phones and for all devices first, each with its scale.
    static func read(_ bytes: [UInt8]) throws(ResourceError) -> [File] {
        let json = try CatalogFile.contents(bytes)
        let files = (json["images"]?.array ?? []).compactMap { entry -> File? in
            // A name leads to no other folder.
            guard let name = entry["filename"]?.string, CatalogFile.isPlainName(name),
                let device = CatalogDevice(entry["idiom"]?.string)
            else { return nil }
            let scale = entry["scale"]?.string.flatMap { scales[$0] }
            return File(name: name, scale: scale, idiom: device.only)
        }
        return files.filter { $0.idiom != .pad } + files.filter { $0.idiom == .pad }
    }

    private static let scales = ["1x": 1.0, "2x": 2, "3x": 3]

    /// Returns the size in points of the image in a file; nil if its header does not have one.
    static func size(_ header: [UInt8], of file: File) -> Size? {
        switch ImageHeader.extent(header) {
        case .points(let size)?: size
        case .pixels(let size)?:
            Size(width: size.width / (file.scale ?? 1), height: size.height / (file.scale ?? 1))
        case nil: nil
        }
    }
}
