import AccessibilityAudit
import AccessibilityTree
import CommandIO
import InterfaceBuilder
import StoryboardWalk

/// Walks the storyboards that were audited, as `earshot walk` does, and checks them for screens that are never reached
/// or never left.
@MainActor struct WalkAuditing {
    private static let rules: Set<String> = ["screen-not-reached", "no-way-out"]

    /// Adds the findings to a result.
    ///
    /// - Parameters:
    ///   - root: The folder that paths in the identities of findings are relative to.
    ///   - isReported: Whether the findings in a file are reported; the other files are only walked through.
    static func audit(
        _ storyboards: [(path: String, document: InterfaceBuilderDocument)], _ runner: AuditRunner,
        root: String, into result: inout AuditResult, isReported: (String) -> Bool
    ) {
        let finder = StoryboardFinder(storyboards.map(\.path))
        let progress = ProgressLine(total: storyboards.count)
        let walks = storyboards.map { path, document in
            progress.next(path)
            return StoryboardWalker.walk(document, path: path, finder: finder)
        }
        progress.clear()
        let runner = runner.only(Self.rules)
        for walk in WalkJudge(walks).walks where isReported(walk.file) {
            for scene in walk.scenes {
                var screen = AuditedScreen(AccessibilityTree(), name: scene.name)
                screen.file = AuditPath.path(of: walk.file, from: root)
                screen.location = scene.location
                screen.observations = observations(at: scene, in: walk)
                result.add(runner.check(screen))
            }
        }
    }

    private static func observations(at scene: Walk.Scene, in walk: Walk) -> Observations {
        var seen = Observations()
        let name = "\"\(scene.name)\""
        // The contents of a container have separate findings.
        switch scene.isContainer ? nil : scene.isReached {
        case true: seen.pass(.arrival)
        case false:
            seen.issues.append(.init(.arrival, nil, "\(name) is never reached", review: scene.finding ?? ""))
        case nil: break
        }
        if scene.isReached == true, let deadEnd = scene.finding {
            seen.issues.append(.init(.exit, nil, "From \(name) \(deadEnd)", review: codeMayLeave))
            return seen
        }
        let presentations = walk.passages.filter { $0.destination == scene.id && $0.kind == "present" }
        for way in presentations.compactMap(\.wayBack) {
            switch way {
            case .escape, .unwind: seen.pass(.exit)
            // The effect of the app's code is unknown from the file.
            case .action: break
            case .none:
                let message = "The escape gesture doesn't close \(name), and no control leads back"
                seen.issues.append(.init(.exit, nil, message, review: codeMayLeave))
            }
        }
        return seen
    }

    private static let codeMayLeave = "code may lead to another screen or back"
}
