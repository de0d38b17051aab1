import AccessibilityAudit
import AuditReports
import InterfaceBuilder

/// Asks the rules about what files state of their screens, without making any, on whatever processor has time.
struct StaticAudit: Sendable {
    /// What there is of a file.
    enum Outcome: Sendable {
        /// What was found in a document.
        case judged(Judged)
        /// Something that only the main actor can go on with: no document, or one that changes how others are shown.
        case opened(OpenedFile)
        case failed(ToolError)
    }

    /// What was found in a document.
    struct Judged: Sendable {
        /// The document, which may be odd.
        let document: InterfaceBuilderDocument
        /// The project whose resources were needed; nil where none were.
        let project: ProjectResources?
        /// What is odd about those.
        let notes: [ResourceNote]
        let result: AuditResult
        /// The screens as they were audited, for pictures; none unless they are kept.
        let screens: [ReportScreen]
    }

    private let runner: AuditRunner
    private let keepsScreens: Bool
    private let places: MarkupPlaces
    private let options: FileOptions
    private let folders: ProjectFolders
    /// Whether texts are put into documents, after which the app takes on their direction.
    private let isLocalized: Bool

    @MainActor init(_ auditing: ScreenAuditing, _ options: FileOptions, _ project: ProjectDocuments) {
        (runner, keepsScreens, places) = (auditing.runner, auditing.keepsScreens, auditing.places)
        (self.options, folders) = (options, project.folders)
        isLocalized = project.display.locale != nil
    }

    /// Opens a file and has its document judged, where that is all that has to be done.
    func open(_ path: String) -> DeclaredFiles<Outcome>.Opened {
        let opened: OpenedFile
        do throws(ToolError) { opened = try OpenedFile(path, options) } catch { return .answer(.failed(error)) }
        guard case .document(let document) = opened, let file = document.file, file != "-", !isLocalized,
            !document.usesNamedFonts
        else { return .answer(.opened(opened)) }
        guard document.needsProjectResources else {
            return .document(document) { .judged(judge(document, $0, of: path)) }
        }
        let project = folders.resources(around: file)
        let prepared = document.prepared(in: project)
        return .document(prepared.document) {
            .judged(judge(prepared.document, $0, of: path, project, prepared.notes))
        }
    }

    /// Asks the rules about each screen of a document and about the prototypes in it.
    ///
    /// - Parameters:
    ///   - project: The project whose resources the document was given; nil for none.
    ///   - notes: What was odd about those.
    func judge(
        _ document: InterfaceBuilderDocument, _ declared: [DeclaredScreen], of path: String,
        _ project: ProjectResources? = nil, _ notes: [ResourceNote] = []
    ) -> Judged {
        var result = runner.emptyResult()
        var kept: [ReportScreen] = []
        var project = project
        guard !document.facts.isLaunchScreen else {
            return Judged(document: document, project: project, notes: notes, result: result, screens: kept)
        }
        let declarations = FileDeclarations.all(in: document) { file in
            let found = folders.resources(around: file)
            project = found
            return found
        }
        let file = AuditPath.relative(FileOptions.name(of: path))
        func ask(about part: DeclaredScreen, named name: String, isWhole: Bool, doubt: String? = nil) {
            var screen = AuditedScreen(part.tree, name: name, file: file, isWhole: isWhole)
            screen.doubt = doubt
            screen.declarations = declarations
            screen.location = part.location
            screen.place = { [places] in places.place(of: $0) }
            if keepsScreens { kept.append(ReportScreen(name: name, file: file, tree: part.tree)) }
            result.add(runner.check(screen))
        }
        for screen in declared {
            ask(about: screen, named: screen.name, isWhole: screen.isWhole)
            for prototype in screen.prototypes {
                let title = prototype.prototype?.title(of: prototype.name) ?? prototype.name
                ask(
                    about: prototype, named: "\(screen.name), \(title)", isWhole: false,
                    doubt: ScreenAuditing.prototypeDoubt)
            }
        }
        // Here, where other files are looked at meanwhile; all of them together are in order then.
        result.sort()
        return Judged(document: document, project: project, notes: notes, result: result, screens: kept)
    }
}
