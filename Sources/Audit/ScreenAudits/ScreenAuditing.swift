import AccessibilityAudit
import AccessibilityTree
import AuditReports
import CommandIO
import FileScreens
import HeadlessUIKit
import InterfaceBuilder
import ScreenReader

/// Shows the screens of files for an audit: with their appearance, their announcements, and the file's declarations of
/// their objects.
@MainActor struct ScreenAuditing {
    let runner: AuditRunner
    private let phraser = Phraser(style: .voiceover)
    let keepsScreens: Bool
    let places: MarkupRanges
    /// The folder that paths in the identities of findings are relative to.
    let root: String
    private let queue: AuditQueue
    /// The project that has the translations of files; nil for none.
    var project: ProjectDocuments?
    /// The screens as they were audited, for pictures; none unless they are kept.
    private(set) var screens: [ReportScreen] = []

    init(
        _ runner: AuditRunner, keepsScreens: Bool, places: MarkupRanges, root: String,
        queue: AuditQueue = AuditQueue()
    ) {
        (self.runner, self.places, self.root, self.queue) = (runner, places, root, queue)
        self.keepsScreens = keepsScreens
    }

    /// Returns one that checks only these rules and keeps no screens.
    func asking(_ rules: Set<String>) -> ScreenAuditing {
        var other = ScreenAuditing(
            runner.only(rules), keepsScreens: false, places: places, root: root, queue: queue)
        other.project = project
        return other
    }

    /// Checks each screen of a file and the prototypes in it with the rules.
    ///
    /// - Parameter setting: the setting that they are shown in; nil for the usual one.
    /// - Returns: the tasks that return the answers, in the order of the screens.
    mutating func audit(
        _ screens: [LoadedScreen], of path: String, setting: String? = nil
    ) async -> [Task<AuditRunner.Answers, Never>] {
        var checks: [Task<AuditRunner.Answers, Never>] = []
        var declarations: [String: Declaration] = [:]
        if let document = screens.first?.document {
            declarations = FileDeclarations.all(in: document, of: project.map { $0.project(around:) }) { [project] in
                project?.storyboard(named: $0, from: document)
            }
        }
        let ways = screens.first?.document.map { SceneWays($0) }
        let name = FileReader.name(of: path)
        let file = path == "-" ? name : AuditPath.path(of: path, from: root)
        for screen in screens {
            if Self.isLaunchScreen(screen) { continue }
            let isWhole = screen.document.map { $0.facts.kind == .storyboard } ?? true
            var audited =
                screen.page.map { AuditedScreen($0) }
                ?? audited(screen.open(isWalkable: false), screen.environment, declarations, isWhole: isWhole)
            audited.name = screen.name
            audited.setting = setting
            if let id = screen.id {
                audited.unusedReason = ways?.unusedReason(of: id)
                audited.embeddedController = ways?.embeddedClass(in: id)
            }
            if Self.isCell(screen) { audited.doubt = Self.doubt(aboutCell: screen.id, declarations) }
            for id in screen.unreadElements {
                audited.elementDoubts[id] = "the tool that wrote the page source could not read its texts"
            }
            audited.elementDoubts.merge(screen.elementDoubts) { first, _ in first }
            // A page source and a view description are one screen, which the whole file is the location of.
            let location = screen.location ?? SourceLocation(file: name, line: 1, column: 1)
            checks.append(await ask(about: audited, file, declarations, location))
            for prototype in screen.prototypes {
                var part = self.audited(prototype.makeWindow(), screen.environment, declarations, isWhole: false)
                part.name = "\(screen.name), \(prototype.title)"
                part.setting = setting
                part.unusedReason = audited.unusedReason
                part.doubt = Self.doubt(aboutCell: prototype.location.objectID, declarations)
                checks.append(await ask(about: part, file, declarations, prototype.location))
            }
        }
        return checks
    }

    /// Whether a screen is shown only while the app starts, before VoiceOver reads anything: its file says so, or its
    /// name does, as Xcode names the file.
    private static func isLaunchScreen(_ screen: LoadedScreen) -> Bool {
        guard let document = screen.document else { return false }
        let name = document.file?.split(separator: "/").last?.lowercased().filter { $0 != " " } ?? ""
        return document.facts.isLaunchScreen || name.contains("launchscreen")
    }

    /// Whether a screen is a cell of a xib, which a table or a collection shows as often as it has rows.
    private static func isCell(_ screen: LoadedScreen) -> Bool {
        guard let id = screen.id, let document = screen.document, document.facts.kind == .xib else { return false }
        return document.objects.contains { $0.id == id && cells.contains($0.elementName) }
    }

    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    /// The reason why code may change the objects in a cell; nil for a cell with a class, whose outlets say which.
    private static func doubt(aboutCell id: String?, _ declarations: [String: Declaration]) -> String? {
        id.flatMap { declarations[$0]?.customClass } == nil ? "code fills the cell" : nil
    }

    private mutating func ask(
        about audited: AuditedScreen, _ file: String, _ declarations: [String: Declaration],
        _ location: SourceLocation?
    ) async -> Task<AuditRunner.Answers, Never> {
        var screen = audited
        screen.file = file
        screen.declarations = declarations
        screen.location = location
        screen.place = { [places] in places.place(of: $0) }
        screen.path = { [root] in AuditPath.path(of: $0, from: root) }
        if keepsScreens {
            screens.append(ReportScreen(name: screen.name ?? "", file: location?.file, tree: screen.tree))
        }
        return await queue.ask(runner) { [screen, phraser] in
            var announced = screen
            announced.utterances = phraser.phrases(of: screen.tree).map { $0.phrase.text() }
            return announced
        }
    }

    // "FILE:LINE:COLUMN"
    private static func location(_ position: String?) -> SourceLocation? {
        guard let parts = position?.split(separator: ":"), parts.count > 2, let column = Int(parts[parts.count - 1]),
            let line = Int(parts[parts.count - 2])
        else { return nil }
        return SourceLocation(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
    }

    private func audited(
        _ window: UIWindow, _ environment: Environment, _ declarations: [String: Declaration], isWhole: Bool
    ) -> AuditedScreen {
        defer { window.isHidden = true }
        window.makeAllContent()
        let tree = WindowSource(window, environment: environment, includesAppearance: true).captureTree()
        var screen = AuditedScreen(tree, isWhole: isWhole)
        let broken = window.visiblyBrokenConstraints
        screen.brokenConstraints = broken.map { ($0.summary, Self.location($0.sourcePosition)) }
        screen.misplacedViews = Set(broken.flatMap(\.misplacedViews).map(\.nodeID))
        screen.ambiguousViews = window.viewsWithAmbiguousLayout.map(\.nodeID)
        screen.observations = touches(in: window, tree)
        return screen
    }

    /// Hit-tests the touch of a double tap, for the first elements: each is searched among all views.
    private func touches(in window: UIWindow, _ tree: AccessibilityTree) -> Observations {
        var seen = Observations()
        let order = ReadingOrder(tree)
        let elements = (0..<min(order.count, Self.touchLimit)).lazy.map { tree[order[$0].index] }
        for (element, answer) in window.touchAnswers(to: elements) {
            switch answer {
            case .element: seen.pass(.touch)
            case .noResponder: seen.missTouch(on: element, cover: nil)
            case .other(let name, let id): seen.missTouch(on: element, cover: name, id: id)
            }
        }
        return seen
    }

    private static let touchLimit = 1_000
}
