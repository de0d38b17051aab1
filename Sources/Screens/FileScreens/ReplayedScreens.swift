import CommandIO
import ScreenReader

/// The files of a replay, each opened once, however many sessions use its screens.
@MainActor package final class ReplayedScreens {
    private struct Place: Hashable {
        var path: String
        var isBare: Bool
        var display: [String: String]
    }

    private struct File {
        var screens: [LoadedScreen]
        /// The indices of the screens by name.
        var places: [String: Int]
    }

    private let options: FileReader
    private var files: [Place: File] = [:]

    package init(_ options: FileReader) {
        self.options = options
    }

    /// The screen of a session, as it is in the file, whatever an earlier session has done with it; nil when there was
    /// none and there is none.
    package func screen(of session: SessionLog, in path: String) throws -> LoadedScreen? {
        let file = try file(Place(path: path, isBare: session.header.isBare, display: session.header.display))
        let name = session.header.screen
        if name == nil, file.screens.isEmpty { return nil }
        guard let place = name.flatMap({ file.places[$0] }) ?? (file.screens.count == 1 ? 0 : nil) else {
            throw ToolError(
                name.map { "unknown screen \"\($0)\"" } ?? "the log does not name a screen", file: path,
                remedy: "the screens are: \(file.screens.names)", exitCode: .trouble)
        }
        return file.screens[place]
    }

    private func file(_ place: Place) throws -> File {
        if let known = files[place] { return known }
        let display = try Display(logged: place.display)
        let screens = try ScreenFile.load(place.path, options, isBare: place.isBare, on: display)
        let places = Dictionary(screens.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let file = File(screens: screens, places: places)
        files[place] = file
        return file
    }
}

extension Display {
    /// The display that a log names.
    package init(logged fields: [String: String]) throws(ToolError) {
        do {
            try self.init(fields)
        } catch {
            throw ToolError("the log's \"display\": \(error)", exitCode: .trouble)
        }
    }
}
