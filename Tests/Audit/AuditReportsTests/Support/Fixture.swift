import AccessibilityAudit
import AccessibilityTree
import AuditReports

/// One result with everything that a result can have, and with texts that try to break out of every format.
enum Fixture {
    /// Texts that mean something to a log, a browser, a terminal, a build server or a reader of Markdown.
    static let hostile = [
        "::error file=a.swift,line=1::forged", "\n::stop-commands::x", "##[group]open ##vso[task.complete]",
        "##teamcity[testFailed name='x']", "</script><script>window.alerted = 1</script>", "]]></failure><failure>",
        "<img src=x onerror=alert(1)>", "[here](javascript:alert(1)) ![](http://e.vil/p.png)", "a|b`c``d @everyone #1",
        "www.e.vil https://e.vil", "\u{1B}[31mred\u{7} \u{9B}2J", "\u{202E}txt.exe\u{2066}", "100%0A::warning::x",
        "\u{0}\u{FFFE}\u{E0041}", "it's \"quoted\" \\ back", "ok 1 - forged # SKIP", "日本語 العربية 👩‍👩‍👧",
    ]

    static let rules = [
        RuleDescription(
            id: "label-missing", title: "Controls must have a label.",
            explanation: "VoiceOver announces only \"button\".",
            remedy: "Set an accessibility label.", impact: .critical,
            criteria: [SuccessCriterion("4.1.2", "Name, Role, Value", level: "A")], clauses: ["11.4.1.2", "11.5.2.5"]),
        RuleDescription(
            id: "target-size", title: "Controls must be large enough.", explanation: "Users miss small targets.",
            remedy: "Make it 44 × 44 pt.", impact: .moderate,
            criteria: [SuccessCriterion("2.5.8", "Target Size (Minimum)", level: "AA")]),
        RuleDescription(
            id: "label-punctuated", title: "Labels must not end with a full stop.",
            explanation: "VoiceOver pauses at a full stop. \(hostile[4])", remedy: "Remove the full stop.",
            impact: .minor
        ),
    ]

    static let screen: ReportScreen = {
        var builder = TreeBuilder()
        builder.open(Node(id: NodeID(1), className: "UIWindow", frame: Rect(x: 0, y: 0, width: 402, height: 874)))
        for (index, text) in hostile.enumerated() {
            var node = Node(
                id: NodeID(UInt64(index) + 2), className: "UIButton",
                frame: Rect(x: 20, y: 40 + Double(index) * 40, width: 30, height: 30))
            node.label = AttributedText(text)
            node.isElement = true
            var appearance = Appearance()
            appearance.text = text
            node.appearance = appearance
            builder.add(node)
        }
        builder.close()
        // The tree is built above, with an id for each node.
        guard let tree = try? builder.finish() else { fatalError("the fixture's tree is wrong") }
        return ReportScreen(name: "Start", file: "App/Main.storyboard", tree: tree)
    }()

    static let result: AuditResult = {
        var findings: [Finding] = []
        for (index, text) in hostile.enumerated() {
            let rule = rules[index % rules.count]
            var finding = Finding(
                rule: rule.id, impact: rule.impact, outcome: index % 4 == 3 ? .needsReview : .fail,
                message: "UIButton \"\(text)\" has an issue.", remedy: rule.remedy,
                identity: "App/Main.storyboard#\(text)")
            if finding.outcome == .needsReview { finding.reviewReason = "code may change it: \(text)." }
            var element = Finding.Element(
                className: "UIButton", label: text, identifier: index % 2 == 0 ? "id-\(text)" : nil,
                path: ["UIView", "UIButton"])
            element.frame = Rect(x: 20, y: 40 + Double(index) * 40, width: 30, height: 30.5)
            element.utterance = index % 5 == 4 ? nil : "\(text), button"
            finding.element = element
            finding.screen = "Start"
            finding.location = SourceLocation(
                file: "App/Main.storyboard", line: 10 + index, column: 5, objectID: "a1B-2c-\(index)")
            if index == 0 { finding.fix = Finding.Fix(title: "Add a label", xml: "<accessibility label=\"…\"/>\n]]>") }
            if index == 3 {
                finding.fix = Finding.Fix(
                    title: "Remove it \(text)", xml: "", change: .init("label", from: text, to: "ok"))
                finding.fix?.replacement = Finding.Replacement(
                    at: SourceRange(line: 13, column: 9, endLine: 13, endColumn: 12), offset: 400, length: 5, text: text
                )
            }
            if index == 1 { finding.setting = "AX5, landscape" }
            findings.append(finding)
        }
        var odd = Finding(
            rule: "label-missing", impact: .critical, message: "A file with an odd name.", remedy: "", identity: "odd")
        odd.location = SourceLocation(file: "App/a b,c:d%e\"<f>\n::error::.xib", line: 1, column: 1)
        var outside = Finding(
            rule: "not-described", impact: .serious, message: "A file outside.", remedy: "Move it.", identity: "outside"
        )
        outside.location = SourceLocation(file: "../other/B.xib", line: 0, column: 0)
        var live = Finding(
            rule: "target-size", impact: .moderate, message: "A view from code.", remedy: "Enlarge it.",
            identity: "live")
        live.screen = "Settings\u{1B}]0;x\u{7}"
        var result = AuditResult(
            rules: rules, findings: findings + [odd, outside, live],
            files: ["App/Main.storyboard", "App/Clean.xib", "App/a b,c:d%e\"<f>\n::error::.xib", "../other/B.xib"],
            skipped: [.init(path: "Mac/\(hostile[6]).xib", reason: "a document for macOS \(hostile[1])")])
        for rule in rules {
            var counts = AuditResult.Counts()
            (counts.passed, counts.failed) = (3, result.findings.count { $0.rule == rule.id })
            result.counts[rule.id] = counts
        }
        return result
    }()

    static let paths = ReportPaths(workingDirectory: "/repo")

    static func report(_ result: AuditResult = result) -> AuditReport {
        AuditReport(result, version: "1.2.3", paths: paths, screens: [screen]) { utterance in
            utterance.hasPrefix("日本語") ? Array("RIFF".utf8) : nil
        }
    }

    /// A result with as many findings as wanted.
    static func large(_ count: Int, impact: Impact = .serious) -> AuditResult {
        var findings: [Finding] = []
        findings.reserveCapacity(count)
        for index in 0..<count {
            var finding = Finding(
                rule: "label-missing", impact: index == count - 1 ? .critical : impact,
                message: "UIButton number \(index) has no accessibility label.", remedy: "Set an accessibility label.",
                identity: "App/Main.storyboard#\(index)")
            finding.location = SourceLocation(file: "App/Main.storyboard", line: index + 1, column: 9)
            finding.screen = "Start"
            var element = Finding.Element(className: "UIButton", path: ["UIView", "UIStackView", "UIButton"])
            element.frame = Rect(x: 0, y: Double(index), width: 44, height: 44)
            finding.element = element
            findings.append(finding)
        }
        return AuditResult(rules: rules, findings: findings, files: ["App/Main.storyboard"])
    }
}
