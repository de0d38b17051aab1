import AccessibilityTree
import Escaping
import Foundation

/// A walk in words.
package struct WalkReport {
    let walk: Walk

    /// Creates a report of a walk.
    package init(walk: Walk) { self.walk = walk }

    /// Returns the report: the findings first, then each passage if requested.
    package func text(listsPassages: Bool) -> String {
        var lines = [SafeText.line(walk.file + ": " + summary)]
        lines.append("  starts with " + (walk.start.map(quoted) ?? "no scene; the app chooses one"))
        if listsPassages {
            for passage in walk.passages where passage.outcome != .held { lines.append("  " + line(passage)) }
        }
        section(
            "never reached", walk.unreached.map { ($0.location, "\(quoted($0.name)): \($0.finding ?? "")") }, &lines)
        section("dead ends", walk.deadEnds.map { ($0.location, "\(quoted($0.name)): \($0.finding ?? "")") }, &lines)
        section("modal screens that no gesture closes", walk.traps.map { ($0.location, trap($0)) }, &lines)
        section("transitions that gestures could not complete", walk.blocked.map { ($0.location, reason($0)) }, &lines)
        section("transitions that need code", walk.needingCode.map { ($0.location, reason($0)) }, &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let walked = walk.passages.count { $0.outcome == .walked }
        let elsewhere = walk.passages.count { if case .elsewhere = $0.outcome { true } else { false } }
        var parts = [Self.count(walk.scenes.count, "scene"), Self.count(walked, "transition") + " walked"]
        if !walk.needingCode.isEmpty { parts.append("\(walk.needingCode.count) need code") }
        if elsewhere > 0 { parts.append("\(elsewhere) lead to storyboards that were not found") }
        if !walk.blocked.isEmpty { parts.append("\(walk.blocked.count) blocked") }
        return parts.joined(separator: ", ")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private func quoted(_ name: String) -> String { "“\(SafeText.escape(name))”" }

    private func line(_ passage: Walk.Passage) -> String {
        let way = "\(quoted(walk.name(of: passage.source))) → \(target(passage)): \(SafeText.escape(passage.kind))"
        switch passage.outcome {
        case .walked:
            let spoken = passage.spoken.map { " by \(quoted($0))" } ?? ""
            let back = passage.wayBack.map { $0 == .escape ? ", back by escape" : "" } ?? ""
            return way + spoken + back
        case .held: return way
        case .needsCode(let why): return way + ", needs code: " + SafeText.escape(why)
        case .blocked(let why): return way + ", blocked: " + SafeText.escape(why)
        case .elsewhere(let board): return way + ", in the storyboard \(quoted(board))"
        }
    }

    private func target(_ passage: Walk.Passage) -> String {
        if let file = passage.destinationFile {
            return "“\(SafeText.escape(URL(filePath: file).deletingPathExtension().lastPathComponent))”"
        }
        return passage.destination.map { quoted(walk.name(of: $0)) } ?? "back"
    }

    private func reason(_ passage: Walk.Passage) -> String {
        switch passage.outcome {
        case .needsCode(let why), .blocked(let why):
            "\(quoted(walk.name(of: passage.source))) → \(target(passage)) (\(SafeText.escape(passage.kind))): "
                + SafeText.escape(why)
        default: ""
        }
    }

    private func trap(_ passage: Walk.Passage) -> String {
        let way =
            switch passage.wayBack {
            case .some(.none), nil: "and it has no way back"
            case .unwind: "but it has an unwind segue to a method in the app's code"
            case .action: "but one of its controls calls the app's code"
            case .escape: ""
            }
        return "\(target(passage)), from \(quoted(walk.name(of: passage.source))): escape does not close it, \(way)"
    }

    private func section(_ title: String, _ entries: [(SourceLocation, String)], _ lines: inout [String]) {
        guard !entries.isEmpty else { return }
        lines.append("  \(title):")
        for (location, text) in entries {
            lines.append(SafeText.line("    \(location.file):\(location.line):\(location.column): ") + text)
        }
    }
}
