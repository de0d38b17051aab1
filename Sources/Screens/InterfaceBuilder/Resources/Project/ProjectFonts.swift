import Foundation
import HeadlessUIKit
import StrictXML
import Synchronization

extension ProjectResources {
    /// The maximum number of font files that are read, and of their bytes in all.
    private static let fontLimit = (files: 256, bytes: 256 << 20)

    /// Registers the project's fonts with `UIFont`, once however often it is called.
    ///
    /// - Returns: Notes about files that are no fonts, and about those beyond the limit; none from the second call on.
    public func registerFonts() -> [ResourceNote] {
        guard fontRegistration.isFirst() else { return [] }
        var notes = ResourceNoteList()
        var remaining = Self.fontLimit.bytes
        for file in fontFiles.prefix(Self.fontLimit.files) {
            do {
                let bytes = try InputFile.read(path: file, maximumSize: remaining)
                remaining -= bytes.count
                try UIFont.registerFonts(in: Data(bytes))
            } catch let error as XMLError {
                notes.add(ResourceNote(.unreadable(error.message), file: file))
            } catch {
                notes.add(ResourceNote(.unusable("this is not a font: \(error)"), file: file))
            }
        }
        if fontFiles.count > Self.fontLimit.files {
            notes.add(ResourceNote(.limitReached(Self.fontLimit.files), file: root))
        }
        return notes.notes
    }
}

/// Whether the fonts of a project are registered already, for all copies of its value.
final class FontRegistration: Sendable {
    private let isDone = Mutex(false)

    /// True the first time.
    func isFirst() -> Bool {
        isDone.withLock { isDone in
            defer { isDone = true }
            return !isDone
        }
    }
}
