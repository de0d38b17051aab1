import CommandIO
import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The documents of a project with its resources, as an app on a display would load them.
@MainActor package final class ProjectDocuments {
    let display: Display
    /// The language in which screens are read.
    var language: String { display.locale ?? "en" }
    private let finder: StoryboardFinder
    /// Evaluates the Swift files among those that are read.
    let sourceProgram: SourceProgram
    /// The resources of projects by the folders of the projects.
    private var projects: [String: ProjectResources] = [:]
    /// The storyboards that others refer to, by their paths; nil for those that can't be read.
    private var storyboards: [String: InterfaceBuilderDocument?] = [:]
    /// The folders of projects by the folders of files.
    private var roots: [String: String] = [:]

    /// Creates a loader for a display.
    ///
    /// - Parameter paths: All files that are read, which may refer to each other.
    init(_ display: Display, paths: [String] = []) {
        self.display = display
        finder = StoryboardFinder(paths.filter { !SwiftFile.isNamed($0) })
        sourceProgram = SourceProgram(paths.filter(SwiftFile.isNamed), display)
    }

    /// Prepares a document that the user has named with the resources of its project, and reports problems with them.
    /// The app takes on the direction of its language.
    func prepare(_ document: InterfaceBuilderDocument) -> InterfaceBuilderDocument {
        guard let prepared = load(document) else {
            display.applyDirection(of: nil)
            return document
        }
        for note in prepared.notes { ToolNote(note).report() }
        display.applyDirection(of: prepared.language)
        if prepared.language == nil, let locale = display.locale {
            let message = "the project has no localization \"\(locale)\" for it; the texts of the file are shown"
            ToolNote(message: message, file: document.file.map(FileReader.name)).report()
        }
        return prepared.document
    }

    /// The resources of a document's project in it; nil if it needs none. Documents without a file have no project.
    private func load(_ document: InterfaceBuilderDocument) -> InterfaceBuilderDocument.Prepared? {
        guard let file = document.file, file != "-", display.locale != nil || document.needsProjectResources else {
            return nil
        }
        let idiom = setting(for: document)?.device.idiom ?? document.deviceProfile.idiom
        return document.prepared(in: project(around: file), language: display.locale, idiom: idiom)
    }

    /// The resources of the project around a file. Each project is searched once, and its problems are reported then.
    package func project(around file: String) -> ProjectResources {
        let folder = URL(filePath: file).deletingLastPathComponent().path
        let root = roots[folder] ?? ProjectResources.root(around: file)
        roots[folder] = root
        if let known = projects[root] { return known }
        let found = ProjectResources(around: root)
        projects[root] = found
        for note in found.notes { ToolNote(note).report() }
        return found
    }

    /// The storyboard of a name that a document refers to, as it is in its file; nil if there is none.
    package func storyboard(named name: String, from document: InterfaceBuilderDocument) -> InterfaceBuilderDocument? {
        guard let path = document.file.flatMap({ finder.path(of: name, from: $0) }) else { return nil }
        if let known = storyboards[path] { return known }
        let read = try? InterfaceBuilderDocument.read(path: path)
        storyboards[path] = .some(read)
        return read
    }

    /// The device that a document is shown on; nil for its own, as it was saved.
    func setting(for document: InterfaceBuilderDocument) -> ScreenSetting? {
        guard display.device != nil || display.orientation != nil else { return nil }
        return ScreenSetting(
            device: display.device ?? document.deviceProfile, orientation: display.orientation ?? .portrait)
    }

    /// The screens of a document that was prepared.
    func screens(of document: InterfaceBuilderDocument, isBare: Bool) -> [InterfaceScreen] {
        let prepare: ((InterfaceBuilderDocument) -> InterfaceBuilderDocument)? =
            display.locale == nil ? nil : { [self] other in load(other)?.document ?? other }
        return document.screens(alone: isBare, on: setting(for: document), preparing: prepare, finder: finder)
    }
}
