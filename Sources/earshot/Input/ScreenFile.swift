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
