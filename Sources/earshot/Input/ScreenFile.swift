import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import StrictXML

/// One screen of a file, which can be read and explored.
@MainActor struct LoadedScreen {
    /// What the screen is called; no other one of the file has the same name.
    let name: String
    /// Whether the app starts with it.
    let isInitial: Bool
    /// Facts about the screen: idiom, direction, language, size.
    let environment: Environment

    private let makeWindow: (_ isWalkable: Bool) -> UIWindow
    private let findPrototypes: () -> [InterfacePrototype]

    /// A screen whose window is made when it is opened.
    init(_ screen: InterfaceScreen, idiom: Environment.Idiom) {
        name = screen.name
        isInitial = screen.isInitial
        environment = Environment(
            idiom: idiom,
            screenBounds: Rect(x: 0, y: 0, width: Double(screen.size.width), height: Double(screen.size.height)))
        makeWindow = { screen.makeWindow(isWalkable: $0) }
        findPrototypes = { screen.prototypes }
    }

    /// The only screen of a file, or of the sample app.
    init(name: String, window: UIWindow, environment: Environment) {
        self.name = name
        isInitial = false
        self.environment = environment
        makeWindow = { _ in
            window.isHidden = false
            return window
        }
        findPrototypes = { [] }
    }

    /// Shows the screen. It appears before anybody reads it, as it does on a device.
    ///
    /// - Parameter isWalkable: Whether all is there that the user can walk to; otherwise what is heard of the screen.
    func open(isWalkable: Bool) -> UIWindow {
        let window = makeWindow(isWalkable)
        MainLoop.main.advance(by: .zero)
        return window
    }

    /// The prototypes of cells in it, which are no content.
    var prototypes: [InterfacePrototype] { findPrototypes() }
}

extension [LoadedScreen] {
    /// The screen that the user has named, by name or by number from 1; without a name the one that the app starts with,
    /// or the first.
    @MainActor func index(of name: String?, in file: String?) throws -> Int {
        guard !isEmpty else { throw ToolError("there is no screen in it", file: file, exitCode: .dataError) }
        guard let name else { return firstIndex(where: \.isInitial) ?? 0 }
        if let index = firstIndex(where: { $0.name == name }) { return index }
        if let number = Int(name), indices.contains(number - 1) { return number - 1 }
        throw ToolError(
            "there is no screen \"\(name)\"", file: file,
            remedy: "the screens are: \(map(\.name).joined(separator: ", "))", exitCode: .usage)
    }

    /// The screens that are wanted: the named one, or without a name all.
    @MainActor func wanted(_ name: String?, in file: String) throws -> [LoadedScreen] {
        guard name != nil else { return self }
        return [self[try index(of: name, in: file)]]
    }
}

/// Reads the files that the tool takes: view descriptions (JSON) and Interface Builder documents.
@MainActor enum ScreenFile {
    /// The largest file that is read, in bytes.
    static let sizeLimit = 64 << 20

    /// The screens of a file in the order of the file, each as the app shows it, or by itself.
    static func load(_ path: String, isBare: Bool = false) throws -> [LoadedScreen] {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path: path, maximumSize: sizeLimit)
        } catch {
            throw ToolError(error.message, file: path, remedy: error.remedy, exitCode: .noInput)
        }
        if isXML(bytes, path) { return try interfaceBuilder(bytes, path, isBare: isBare) }
        return [try description(bytes, path)]
    }

    private static func isXML(_ bytes: [UInt8], _ path: String) -> Bool {
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return true }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return start.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }

    private static func description(_ bytes: [UInt8], _ path: String) throws -> LoadedScreen {
        do {
            let screen = try ViewDescription(json: bytes).makeScreen()
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            return LoadedScreen(name: name, window: screen.window, environment: screen.environment)
        } catch {
            let place = error.path.isEmpty ? "" : "\(error.path): "
            throw ToolError(
                place + error.message, file: path, line: error.line, column: error.column, exitCode: .dataError)
        }
    }
}

// MARK: Interface Builder documents

extension ScreenFile {
    private static func interfaceBuilder(
        _ bytes: [UInt8], _ path: String, isBare: Bool
    ) throws -> [LoadedScreen] {
        let document: InterfaceBuilderDocument
        do {
            document = try InterfaceBuilderDocument.decode(bytes, file: path)
        } catch {
            throw toolError(error, path)
        }
        for note in document.notes { StandardError.write("earshot: \(SafeText.escape("\(note)"))\n") }
        let isPad = min(document.deviceSize.width, document.deviceSize.height) >= 744
        return document.screens(alone: isBare).map { LoadedScreen($0, idiom: isPad ? .pad : .phone) }
    }

    private static func toolError(_ error: InterfaceBuilderError, _ path: String) -> ToolError {
        switch error {
        case .unreadable(let cause):
            ToolError(
                cause.message, file: path, line: cause.line, column: cause.column, remedy: cause.remedy,
                exitCode: .dataError)
        case .foreign(let kind, _): ToolError("\(kind)", file: path, exitCode: .dataError)
        }
    }
}
