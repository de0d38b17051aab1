import Escaping
import Foundation

/// A progress line on the terminal, which is removed when something else is written. There is none if standard error is
/// not a terminal.
package final class ProgressLine {
    private let total: Int
    private let isShown: Bool
    private var count = 0
    private var lastShown = -1

    /// - Parameter writesMeanwhile: Whether results are written as they come; on a terminal they are progress enough.
    package init(total: Int, writesMeanwhile: Bool = false) {
        self.total = total
        isShown = total > 1 && isatty(STDERR_FILENO) == 1 && !(writesMeanwhile && isatty(STDOUT_FILENO) == 1)
    }

    /// Continues with the next file.
    package func next(_ name: String) {
        count += 1
        guard isShown, count * 100 / total != lastShown else { return }
        lastShown = count * 100 / total
        let text = SafeText.escape(name)
        let file = text.count > 60 ? "…" + text.suffix(59) : text
        StandardError.write("\r\u{1B}[K\(count) of \(total): \(file)")
    }

    /// Takes the line away.
    package func clear() {
        if isShown, lastShown >= 0 { StandardError.write("\r\u{1B}[K") }
        lastShown = -1
    }
}
