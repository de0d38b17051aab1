import AccessibilityTree
import CommandIO
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import LiveReader
import PageSource
import ScreenReader
import Speech
import StrictXML
import ViewDescription

/// One screen of a file, which can be read and explored.
@MainActor package struct LoadedScreen {
    /// The name of the screen, unique in the file.
    package let name: String
    /// The object id in an Interface Builder file, or nil.
    package let id: String?
    /// Whether the app starts with it.
    package let isInitial: Bool
    /// Whether it is shown alone, without the containers that lead to it.
    package let isBare: Bool
    /// The device that the screen is shown on.
    package let display: Display
    /// The Interface Builder file that it is in, or nil.
    package let document: InterfaceBuilderDocument?
    /// The location of the screen in that file, or nil.
    package let location: SourceLocation?
    /// Facts about the screen: idiom, direction, language, size.
    package let environment: Environment

    /// The tree of a page source or of Swift source, which has no views and can't be acted on; nil for screens that
    /// have.
    package let page: AccessibilityTree?
    /// The elements of a page source whose texts the tool that wrote it could not read.
    package private(set) var unreadElements: Set<NodeID> = []
    /// The elements whose texts the source does not determine, with the reason.
    package private(set) var elementDoubts: [NodeID: String] = [:]

    private let makeWindow: (_ isWalkable: Bool) -> UIWindow
    private let findPrototypes: () -> [InterfacePrototype]

    /// A screen of an Interface Builder file, whose window is made when it is opened: a file can have thousands.
    fileprivate init(_ index: Int, of document: DocumentScreens) {
        let screen = document.screens[index]
        name = screen.name
        id = screen.location.objectID
        isInitial = screen.isInitial
        isBare = document.isBare
        self.document = document.document
        location = screen.location
        page = nil
        display = document.display
        // A file for a phone can have a scene of a tablet's size.
        let isPad = document.isForPad || min(screen.size.width, screen.size.height) >= 744
        environment = Environment(
            idiom: isPad ? .pad : .phone, layoutDirection: document.layoutDirection,
            language: document.language,
            screenBounds: Rect(x: 0, y: 0, width: Double(screen.size.width), height: Double(screen.size.height)))
        makeWindow = { document.makeWindow(index, isWalkable: $0) }
        findPrototypes = { document.screens[index].prototypes }
    }

    /// The only screen of a file, or of the sample app.
    ///
    /// - Parameter makeWindow: Makes a new copy of the screen as it is in the file.
    package init(
        name: String, environment: Environment, display: Display = Display(), makeWindow: @escaping () -> UIWindow
    ) {
        self.name = name
        self.display = display
        id = nil
        document = nil
        location = nil
        isInitial = false
        isBare = false
        page = nil
        self.environment = environment
        self.makeWindow = { _ in makeWindow() }
        findPrototypes = { [] }
    }

    /// A screen of SwiftUI views, as their source describes it.
    init(source screen: SourceAnswer.Screen, display: Display) {
        (name, page, location) = (screen.name, screen.tree, screen.location)
        self.display = display
        (id, document, isInitial, isBare) = (nil, nil, screen.kind == "app", false)
        // Such quotation marks surround a value that is known only when the app runs.
        for node in screen.tree.nodes
        where [node.label, node.value].contains(where: { $0?.string.contains("‹") == true }) {
            elementDoubts[node.id] = "the source does not determine its text"
        }
        environment = screen.tree.environment
        makeWindow = { _ in UIWindow(frame: .zero) }
        findPrototypes = { [] }
    }

    /// The screen of a page source.
    init(name: String, page source: PageSource, display: Display) {
        (self.name, page, unreadElements) = (name, source.tree, source.unreadElements)
        self.display = display
        (id, document, location, isInitial, isBare) = (nil, nil, nil, false, false)
        environment = source.tree.environment
        makeWindow = { _ in UIWindow(frame: .zero) }
        findPrototypes = { [] }
    }

    /// Starts a reader on the screen, as it is in the file. Hide the window when the reader has ended; a page source
    /// has none.
    package func startReader(
        options: ScreenReader.Options, policy: AnnouncementPolicy = .realistic,
        output: (@MainActor (ReadingSession.Output) -> Void)? = nil
    ) -> (reader: ScreenReaderSession, window: UIWindow?) {
        if let page {
            let source = PageSourceScreen(page)
            return (ScreenReaderSession(source: source, options: options, policy: policy, output: output), nil)
        }
        let window = open(isWalkable: true)
        let reader = ScreenReaderSession(
            window: window, environment: environment, options: options, policy: policy, output: output)
        return (reader, window)
    }

    /// Shows the screen as it is in the file. It appears before it is read, as on a device. Hide the window when it is
    /// no longer needed: a visible window costs time in every turn of the run loop.
    ///
    /// - Parameter isWalkable: Whether all screens that the user can navigate to are made; otherwise only the views
    ///   that VoiceOver reads.
    package func open(isWalkable: Bool) -> UIWindow {
        let window = makeWindow(isWalkable)
        window.isHidden = false
        MainLoop.main.advance(by: .zero)
        return window
    }

    /// The prototypes of cells in it, which are no content.
    package var prototypes: [InterfacePrototype] { findPrototypes() }
}

extension [LoadedScreen] {
    /// The screen that the user has named, by name or by number from 1; without a name the one that the app starts
    /// with, or the first.
    @MainActor package func index(of name: String?, in file: String?) throws(ToolError) -> Int {
        let file = file.map(FileReader.name)
        guard !isEmpty else { throw ToolError("the file contains no screen", file: file, exitCode: .dataError) }
        guard let name else { return firstIndex(where: \.isInitial) ?? 0 }
        if let index = firstIndex(where: { $0.name == name }) { return index }
        if let number = Int(name), indices.contains(number - 1) { return number - 1 }
        throw ToolError(
            "unknown screen \"\(name)\"", file: file, remedy: "the screens are: \(names)", exitCode: .usage)
    }

    /// The screens that are wanted: the named one, or without a name all.
    @MainActor package func wanted(_ name: String?, in file: String) throws(ToolError) -> [LoadedScreen] {
        guard name != nil else { return self }
        return [self[try index(of: name, in: file)]]
    }

    /// The names for a message; the first of them where there are many.
    @MainActor var names: String {
        let rest = count - 50
        return prefix(50).map(\.name).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

/// Reads the files that the tool takes: Swift files with SwiftUI views, by their suffix; view descriptions (JSON),
/// Interface Builder documents and page sources, by their content.
@MainActor package enum ScreenFile {
    /// Loads the screens of a file in the order of the file, each as the app shows it, or alone; "-" is standard input.
    package static func load(
        _ path: String, _ options: FileReader, isBare: Bool = false, on display: Display = Display(),
        of project: ProjectDocuments? = nil
    ) throws -> [LoadedScreen] {
        if SwiftFile.isNamed(path) {
            let program = project?.sourceProgram ?? SourceProgram([path], display)
            return try program.screens(of: path)
        }
        let bytes = try options.bytes(of: path)
        let format = PageSourceFormat(of: bytes)
        let document = format == nil && isXML(bytes, path) ? try decode(bytes, path, options) : nil
        display.apply()
        if let document {
            let project = project ?? ProjectDocuments(display, paths: [path])
            return interfaceBuilder(prepare(document, path, project), path, isBare: isBare, project)
        }
        if let format { return [try page(bytes, format, path, options, display)] }
        guard !display.changesScreens else {
            throw ToolError(
                "a view description has its own size, language and direction", file: FileReader.name(of: path),
                remedy: "change them in the file", exitCode: .usage)
        }
        return [try description(bytes, path, options, display)]
    }

    private static func page(
        _ bytes: [UInt8], _ format: PageSourceFormat, _ path: String, _ options: FileReader, _ display: Display
    ) throws -> LoadedScreen {
        let file = FileReader.name(of: path)
        guard !display.changesScreens, display.textSize == nil, display.contrast == nil else {
            throw ToolError(
                "a page source has its own size, language, direction and text size", file: file,
                remedy: "leave out the options that change them", exitCode: .usage)
        }
        do {
            let source = try PageSource(bytes, file: path, limits: XMLLimits(fileSize: options.limit))
            for note in source.notes { ToolNote(message: note, file: file).report() }
            let name = source.name ?? URL(filePath: file).deletingPathExtension().lastPathComponent
            return LoadedScreen(name: name, page: source, display: display)
        } catch {
            throw ToolError(
                error.message, file: file, line: error.line, column: error.column,
                remedy: "correct the page source, or let \(format.rawValue) write it again", exitCode: .dataError)
        }
    }

    private static func description(
        _ bytes: [UInt8], _ path: String, _ options: FileReader, _ display: Display
    ) throws -> LoadedScreen {
        let file = FileReader.name(of: path)
        do {
            let description = try ViewDescription(json: bytes, sizeLimit: options.limit, file: file)
            var first: DescribedScreen? = try description.makeScreen()
            let name = URL(filePath: file).deletingPathExtension().lastPathComponent
            return LoadedScreen(name: name, environment: description.environment, display: display) {
                defer { first = nil }
                // A screen that could be made once can be made again.
                return (first ?? (try? description.makeScreen()))?.window ?? UIWindow(frame: .zero)
            }
        } catch {
            let place = error.path.isEmpty ? "" : "\(error.path): "
            throw ToolError(
                place + error.message, file: file, line: error.position.line, column: error.position.column,
                exitCode: .dataError)
        }
    }
}

// MARK: Interface Builder documents

extension ScreenFile {
    private static func isXML(_ bytes: [UInt8], _ path: String) -> Bool {
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return true }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return start.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }

    private static func decode(
        _ bytes: [UInt8], _ path: String, _ options: FileReader
    ) throws(ToolError) -> InterfaceBuilderDocument {
        let file = FileReader.name(of: path)
        do {
            return try InterfaceBuilderDocument.decode(bytes, file: path, limits: XMLLimits(fileSize: options.limit))
        } catch {
            switch error {
            case .unreadable(let cause):
                throw ToolError(
                    cause.message, file: file, line: cause.line, column: cause.column, remedy: cause.remedy,
                    exitCode: .dataError)
            case .foreign(let kind, _): throw ToolError("\(kind)", file: file, exitCode: .dataError)
            }
        }
    }

    private static func interfaceBuilder(
        _ document: InterfaceBuilderDocument, _ path: String, isBare: Bool, _ project: ProjectDocuments
    ) -> [LoadedScreen] {
        let maker = DocumentScreens(document, of: project, isBare: isBare)
        if maker.screens.isEmpty {
            ToolNote(message: "the file contains no screen", file: FileReader.name(of: path)).report()
        }
        return maker.screens.indices.map { LoadedScreen($0, of: maker) }
    }

    private static func prepare(
        _ document: InterfaceBuilderDocument, _ path: String, _ project: ProjectDocuments
    ) -> InterfaceBuilderDocument {
        for note in document.notes { ToolNote(note, file: FileReader.name(of: path)).report() }
        return project.prepare(document)
    }
}
