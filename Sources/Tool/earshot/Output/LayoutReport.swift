import AccessibilityTree
import Escaping
import Foundation
import InterfaceBuilder

/// Sums up layout checks and describes the result.
struct LayoutReport {
    private var views: [LayoutCheck.View] = []
    private var excluded: [LayoutCheck.Exclusion: Int] = [:]
    private var rootCount = 0
    private var brokenCount = 0

    mutating func add(_ check: LayoutCheck, _ path: String) {
        views += check.views
        excluded.merge(check.excluded, uniquingKeysWith: +)
        rootCount += check.rootCount
        brokenCount += check.brokenConstraints.count
    }

    /// Returns a line for each view with an error of more than one point.
    static func lines(of check: LayoutCheck) -> [String] {
        check.views.filter { max($0.error, $0.errorWithStoredContent) > 1 }.map { view in
            let place = "\(view.location.file):\(view.location.line):\(view.location.column)"
            func numbers(_ rect: Rect) -> String {
                [rect.x, rect.y, rect.width, rect.height].map { String(format: "%g", ($0 * 100).rounded() / 100) }
                    .joined(separator: " ")
            }
            return SafeText.line(
                "\(place): \(view.element) \(view.location.objectID ?? ""): stored \(numbers(view.stored)), with stored "
                    + "content \(numbers(view.frameWithStoredContent)), with measured content \(numbers(view.frame))"
                    + (view.isIndependent ? ", independent" : ""))
        }
    }

    func text(worst: Int) -> String {
        var lines = [
            "\(rootCount) roots laid out, \(views.count) views measured, \(brokenCount) constraints broken",
            "skipped: "
                + LayoutCheck.Exclusion.allCases.compactMap { reason in
                    excluded[reason].map { "\($0) \(reason.rawValue)" }
                }.joined(separator: ", "),
            "", Self.row("", "views", "within 1", "within 5"),
        ]
        let independent = views.filter(\.isIndependent)
        lines.append(Self.row("independent of content", independent.map(\.error)))
        lines.append(Self.row("all, stored content", views.map(\.errorWithStoredContent)))
        lines.append(Self.row("all, measured content", views.map(\.error)))
        if worst > 0 {
            lines += ["", "By class, with stored content and with measured content:"]
            for (element, members) in group(\.element).prefix(worst) {
                lines.append(Self.row(element, members.map(\.errorWithStoredContent)))
                lines.append(Self.row("", members.map(\.error)))
            }
            lines += ["", "Files with the most views in error by more than a point, with stored content:"]
            for (file, members) in group(\.location.file).prefix(worst) {
                let off = members.count { $0.errorWithStoredContent > 1 }
                if off > 0 { lines.append("  \(off) of \(members.count)  \(SafeText.line(file))") }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the views by a key, the group with the most errors first.
    private func group(_ key: (LayoutCheck.View) -> String) -> [(String, [LayoutCheck.View])] {
        let groups = Dictionary(grouping: views, by: key)
        func off(_ views: [LayoutCheck.View]) -> Int { views.count { $0.errorWithStoredContent > 1 } }
        return groups.sorted { (off($0.value), $1.key) > (off($1.value), $0.key) }
    }

    private static func row(_ name: String, _ errors: [Double]) -> String {
        func share(_ limit: Double) -> String {
            guard !errors.isEmpty else { return "–" }
            let count = errors.count { $0 <= limit + 1e-6 }
            return String(format: "%.1f %%", Double(count) * 100 / Double(errors.count))
        }
        return row(name, "\(errors.count)", share(1), share(5))
    }

    private static func row(_ cells: String...) -> String {
        let widths = [26, 8, 10, 10]
        return zip(cells, widths).map { cell, width in
            cell + String(repeating: " ", count: max(1, width - cell.count))
        }.joined().replacing(/\s+$/, with: "")
    }
}
