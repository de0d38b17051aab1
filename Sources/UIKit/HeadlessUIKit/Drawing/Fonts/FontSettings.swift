import Synchronization
import TextMeasurement

/// The user's choices for the text of an app, and the fonts that the app ships: fonts are made on any thread, and each
/// process has its own.
final class FontSettings: Sendable {
    /// The settings of the process that was entered by `AppProcess.run(_:)`.
    @TaskLocal static var own: FontSettings?
    /// The settings of the program's own process.
    static let main = FontSettings()
    /// The settings of the process whose code is running.
    static var current: FontSettings { own ?? main }

    private struct Choices {
        var category = UIContentSizeCategory.large
        var legibility = UILegibilityWeight.regular
    }

    private let choices = Mutex(Choices())
    /// The faces of the fonts that the app ships, by each of their names.
    private let faces = Mutex<[String: FontFile]>([:])

    /// Makes faces available by their PostScript names, and by their full names where no other has that.
    func register(_ files: [FontFile]) {
        faces.withLock { known in
            for face in files {
                known[face.postScriptName] = face
                if known[face.fullName] == nil { known[face.fullName] = face }
            }
        }
    }

    /// The faces that are registered, one or two times each.
    var files: [FontFile] { faces.withLock { Array($0.values) } }

    /// Forgets a face, by its PostScript name.
    func unregister(_ postScriptName: String) {
        faces.withLock { known in known = known.filter { $0.value.postScriptName != postScriptName } }
    }

    /// The face with a name: one of the process's own, else one of the program's.
    func face(named name: String) -> FontFile? {
        faces.withLock { $0[name] } ?? (self === Self.main ? nil : Self.main.face(named: name))
    }

    /// The text size.
    var category: UIContentSizeCategory {
        get { choices.withLock { $0.category } }
        set { choices.withLock { $0.category = newValue } }
    }

    /// Whether text is bold.
    var legibility: UILegibilityWeight {
        get { choices.withLock { $0.legibility } }
        set { choices.withLock { $0.legibility = newValue } }
    }
}
