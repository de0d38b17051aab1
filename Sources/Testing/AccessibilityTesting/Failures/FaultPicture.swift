import AccessibilityAudit
import AccessibilityTree
import ScreenPicture

/// A screen with its faults as a picture.
enum FaultPicture {
    /// The screen as SVG, with a marker at each faulty element and what is wrong with it in the legend.
    static func svg(of screen: AuditedScreen, _ faults: [Finding]) -> String {
        let entries = faults.map { fault in
            ScreenPicture.Entry(
                frame: fault.element?.frame ?? screen.tree.environment.screenBounds,
                text: "\(fault.rule): \(fault.message)")
        }
        return ScreenPicture(screen.tree, title: screen.name ?? "The screen", entries: entries).svg
    }
}
