import Foundation

// Foundation on Linux answers with `NSURL`s, which Apple's has as `URL`s.
extension Bundle {
    /// The files of a suffix in a folder of the bundle.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String) -> [URL]? {
        let paths: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: Optional(subpath))
        return paths?.map { $0 as URL }
    }
}
