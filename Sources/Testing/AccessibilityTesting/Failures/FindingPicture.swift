import AccessibilityAudit
import AccessibilityTree
import ScreenPicture

/// A picture of a screen with its issues.
enum FindingPicture {
    /// The screen as SVG, with a marker at each element with an issue, and the issue in the legend.
    static func svg(of screen: AuditedScreen, _ findings: [Finding]) -> String {
        let entries = findings.map { finding in
            ScreenPicture.Entry(
                frame: finding.element?.frame ?? screen.tree.environment.screenBounds,
                text: "\(finding.rule): \(finding.message)")
        }
        return ScreenPicture(screen.tree, title: screen.name ?? "The screen", entries: entries).svg
    }
}
