import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import StrictXML

/// One screen of a file, which can be read and explored.
@MainActor struct LoadedScreen {
    /// What the screen is called: its storyboard identifier, title or class.
    let name: String
    /// Which of the file's screens it is, from 1.
    let number: Int
    /// Facts about the screen: idiom, direction, language, size.
    let environment: Environment

    private let makeWindow: () -> UIWindow

    /// A screen whose window is made when it is opened: a file can have thousands.
    ///
    /// - Parameter makeWindow: Makes the screen as it is in the file, each time anew.
    init(name: String, number: Int = 1, environment: Environment, makeWindow: @escaping () -> UIWindow) {
        self.name = name
        self.number = number
        self.environment = environment
        self.makeWindow = makeWindow
    }

    /// Shows the screen as it is in the file. It appears before anybody reads it, as it does on a device. Hide the window
    /// when it is no longer needed: what is shown costs time in every turn.
    func open() -> UIWindow {
        let window = makeWindow()
        window.isHidden = false
        MainLoop.main.advance(by: .zero)
        return window
    }
}

extension [LoadedScreen] {
    /// The screen that the user has named, by number from 1 or by name; the first one without a name.
    @MainActor func index(of name: String?, in file: String?) throws(ToolError) -> Int {
        let file = file.map(FileOptions.name)
        guard !isEmpty else { throw ToolError("there is no screen in it", file: file, exitCode: .dataError) }
        guard let name else { return 0 }
        if let number = Int(name), indices.contains(number - 1) { return number - 1 }
        if let index = firstIndex(where: { $0.name == name }) { return index }
        throw ToolError(
            "there is no screen \"\(name)\"", file: file, remedy: "the screens are: \(names)", exitCode: .usage)
    }

    /// The names for a message; the first of them where there are many.
    @MainActor var names: String {
        let rest = count - 50
        return prefix(50).map(\.name).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

/// Reads the files that the tool takes: view descriptions (JSON) and Interface Builder documents.
@MainActor enum ScreenFile {
    /// The screens of a file in the order of the file; "-" is standard input.
    static func load(_ path: String, _ options: FileOptions) throws -> [LoadedScreen] {
        let bytes = try options.bytes(of: path)
        if isXML(bytes, path) { return try interfaceBuilder(bytes, path, options) }
        return [try description(bytes, path, options)]
    }

    private static func isXML(_ bytes: [UInt8], _ path: String) -> Bool {
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return true }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return start.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }

    private static func description(_ bytes: [UInt8], _ path: String, _ options: FileOptions) throws -> LoadedScreen {
        let file = FileOptions.name(of: path)
        do {
            let description = try ViewDescription(json: bytes, sizeLimit: options.limit)
            var first: DescribedScreen? = try description.makeScreen()
            let name = URL(filePath: file).deletingPathExtension().lastPathComponent
            return LoadedScreen(name: name, environment: description.environment) {
                defer { first = nil }
                // What could be made once can be made again.
                return (first ?? (try? description.makeScreen()))?.window ?? UIWindow(frame: .zero)
            }
        } catch {
            let place = error.path.isEmpty ? "" : "\(error.path): "
            throw ToolError(
                place + error.message, file: file, line: error.line, column: error.column, exitCode: .dataError)
        }
    }
}

// MARK: Interface Builder documents

extension ScreenFile {
    private static func interfaceBuilder(
        _ bytes: [UInt8], _ path: String, _ options: FileOptions
    ) throws -> [LoadedScreen] {
        let document: InterfaceBuilderDocument
        do {
            document = try InterfaceBuilderDocument.decode(
                bytes, file: path, limits: XMLLimits(fileSize: options.limit))
        } catch {
            throw toolError(error, path)
        }
        for note in document.notes { ToolNote(note, file: FileOptions.name(of: path)).tell() }
        let isPad = min(document.deviceSize.width, document.deviceSize.height) >= 744
        let maker = DocumentScreens(document)
        return maker.screens.indices.filter { !maker.screens[$0].isReference }.enumerated().map { place, index in
            let screen = maker.screens[index]
            let size = screen.size
            return LoadedScreen(
                name: screen.name, number: place + 1,
                environment: Environment(
                    idiom: isPad ? .pad : .phone,
                    screenBounds: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
            ) {
                maker.makeWindow(index) ?? UIWindow(frame: CGRect(origin: .zero, size: size))
            }
        }
    }

    private static func toolError(_ error: InterfaceBuilderError, _ path: String) -> ToolError {
        let file = FileOptions.name(of: path)
        switch error {
        case .unreadable(let cause):
            return ToolError(
                cause.message, file: file, line: cause.line, column: cause.column, remedy: cause.remedy,
                exitCode: .dataError)
        case .foreign(let kind, _): return ToolError("\(kind)", file: file, exitCode: .dataError)
        }
    }
}

/// Makes each screen of a document as it is in the file, also where it is asked for again. The views of a xib are made
/// all at once, and those that somebody got are not given to anybody else.
@MainActor private final class DocumentScreens {
    private let document: InterfaceBuilderDocument
    private(set) var screens: [InterfaceScreen]
    private var given: Set<Int> = []

    init(_ document: InterfaceBuilderDocument) {
        self.document = document
        screens = document.screens()
    }

    func makeWindow(_ index: Int) -> UIWindow? {
        if !given.insert(index).inserted {
            screens = document.screens()
            given = [index]
        }
        return screens[index].makeWindow()
    }
}
