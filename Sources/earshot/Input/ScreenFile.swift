import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import StrictXML

/// One screen of a file: a window that can be read and explored.
@MainActor struct LoadedScreen {
    /// What the screen is called: its storyboard identifier, title or class.
    var name: String
    /// The window that shows it.
    var window: UIWindow
    /// Facts about the screen: idiom, direction, language, size.
    var environment: Environment
}

/// Reads the files that the tool takes: view descriptions (JSON) and Interface Builder documents.
@MainActor enum ScreenFile {
    /// The largest file that is read, in bytes.
    static let sizeLimit = 64 << 20

    /// The screens of a file in the order of the file.
    static func load(_ path: String) throws -> [LoadedScreen] {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path: path, maximumSize: sizeLimit)
        } catch {
            throw ToolError(error.message, file: path, remedy: error.remedy, exitCode: .noInput)
        }
        if isXML(bytes, path) { return try interfaceBuilder(bytes, path) }
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
    private static func interfaceBuilder(_ bytes: [UInt8], _ path: String) throws -> [LoadedScreen] {
        let document: InterfaceBuilderDocument
        do {
            document = try InterfaceBuilderDocument.decode(bytes, file: path)
        } catch {
            throw toolError(error, path)
        }
        for note in document.notes { StandardError.write("earshot: \(SafeText.escape("\(note)"))\n") }
        let isPad = min(document.deviceSize.width, document.deviceSize.height) >= 744
        return document.screens().compactMap { screen in
            guard let window = screen.makeWindow() else { return nil }
            // The screen appears before anybody reads it, as it does on a device.
            MainLoop.main.advance(by: .zero)
            let size = window.bounds.size
            return LoadedScreen(
                name: screen.name, window: window,
                environment: Environment(
                    idiom: isPad ? .pad : .phone,
                    screenBounds: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))))
        }
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
