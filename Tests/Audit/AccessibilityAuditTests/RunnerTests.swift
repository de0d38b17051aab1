import AccessibilityTree
import Foundation
import Testing

@testable import AccessibilityAudit

struct RunnerTests {
    private func screen(_ count: Int) -> AuditedScreen {
        let views = (0..<count).map { row in
            let frame = Rect(x: 20, y: 100 + Double(row) * 60, width: 100, height: 44)
            return row % 2 == 0 ? ExampleView.button("Do number \(row)", frame) : .text("Number \(row)", frame)
        }
        var screen = RuleExample("", .pass, views).screen
        screen.utterances = (0..<count).map { "Number \($0)" }
        return screen
    }

    /// The fastest of three runs, in seconds.
    private func time(_ screen: AuditedScreen) -> Double {
        let runner = AuditRunner()
        return (0..<3).map { _ in
            let duration = ContinuousClock().measure { _ = runner.check(screen) }
            return Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
        }.min() ?? 0
    }

    @Test func `time grows with the screen, not with its square`() {
        let (small, large) = (time(screen(1_000)), time(screen(8_000)))
        #expect(large < small * 8 * 2.5, "\(small) \(large)")
    }

    @Test func `a label that code may set needs review, and one that code does not change fails`() throws {
        var button = ExampleView.button(nil, Rect(x: 20, y: 100, width: 20, height: 20))
        button.node.source = SourceLocation(file: "A.xib", line: 7, column: 3, objectID: "b-1")
        var declaration = Declaration()
        declaration.outlets = ["closeButton"]
        let screen = RuleExample("", .fail, [button]) { $0.declarations = ["b-1": declaration] }.screen
        let findings = AuditRunner([LabelMissing.self, TargetSize.self]).run([screen]).findings
        #expect(findings.map(\.rule) == ["label-missing", "target-size"])
        #expect(findings.map(\.outcome) == [.needsReview, .fail])
        #expect(findings[0].reviewReason?.contains("closeButton") == true)
        #expect(findings.allSatisfy { $0.location?.line == 7 })
    }

    @Test func `a view that code may find by its tag needs review`() {
        var button = ExampleView.button(nil)
        button.node.source = SourceLocation(file: "A.xib", line: 7, column: 3, objectID: "b-1")
        var declaration = Declaration()
        declaration.tag = 1001
        let screen = RuleExample("", .fail, [button]) { $0.declarations = ["b-1": declaration] }.screen
        let findings = AuditRunner([LabelMissing.self]).run([screen]).findings
        #expect(findings.map(\.outcome) == [.needsReview] && findings[0].reviewReason?.contains("1001") == true)
    }

    @Test func `a cell whose label comes from texts that code sets needs review`() {
        let cell = ExampleView.element("UITableViewCell", nil, .button, Rect(x: 0, y: 100, width: 402, height: 60))
        var text = ExampleView("UILabel", Rect(x: 20, y: 110, width: 300, height: 22))
        text.node.source = SourceLocation(file: "A.xib", line: 7, column: 3, objectID: "t-1")
        var declaration = Declaration()
        declaration.outlets = ["nameLabel"]
        let screen = RuleExample("", .fail, [cell.holding(text)]) { $0.declarations = ["t-1": declaration] }.screen
        let findings = AuditRunner([LabelMissing.self]).run([screen]).findings
        #expect(findings.map(\.outcome) == [.needsReview])
    }

    private func paleText(_ className: String = "UILabel", isStandard: Bool = false, file: String) -> AuditedScreen {
        let views = [100.0, 200].map { y in
            ExampleView.text("Save", Rect(x: 20, y: y, width: 300, height: 22)) { node in
                node.className = className
                node.textIs(.gray(0.7))
                if isStandard { node.editAppearance { $0.isTextColorStandard = true } }
                node.source = SourceLocation(file: file, line: Int(y), column: 3, objectID: "\(className)-\(y)")
            }
        }
        var declaration = Declaration()
        declaration.outlets = ["labels"]
        var screen = RuleExample("", .needsReview, views).screen
        screen.file = file
        if !isStandard { for y in [100.0, 200] { screen.declarations["\(className)-\(y)"] = declaration } }
        return screen
    }

    @Test func `colors that code may change need one review for each class and file`() {
        let screens = ["A.xib", "B.xib"].flatMap { [paleText(file: $0), paleText("TitleLabel", file: $0)] }
        let findings = AuditRunner([TextContrast.self]).run(screens).findings
        #expect(findings.map(\.outcome) == Array(repeating: .needsReview, count: 4))
        #expect(findings.map { $0.location?.file } == ["A.xib", "A.xib", "B.xib", "B.xib"])
    }

    @Test func `the system's colors on its backgrounds need review for a reason that reports count once`() {
        let screens = ["A.xib", "B.xib"].map { paleText(isStandard: true, file: $0) }
        let reasons = AuditRunner([TextContrast.self]).run(screens).findings.map(\.reviewReason)
        #expect(reasons.count == 4 && reasons.allSatisfy { $0 == Finding.systemColorReason })
    }

    @Test func `text that is scrolled away has the background of its scroll view`() {
        let far = ExampleView.text("Save", Rect(x: 20, y: 1_500, width: 300, height: 22)) { $0.textIs(.white) }
        var scroll = ExampleView("UIScrollView", Rect(x: 0, y: 100, width: 402, height: 600), [far])
        scroll.node.clipsToBounds = true
        scroll.node.paints(.gray(0.1))
        let screen = RuleExample("", .pass, [scroll]).screen
        #expect(AuditRunner([TextContrast.self]).run([screen]).counts["text-contrast"]?.passed == 1)
    }

    @Test func `many views in one place end`() {
        let views = (0..<3_000).map { _ in
            ExampleView.container(Rect(x: 0, y: 0, width: 402, height: 874), []) { $0.paints(.gray(0.5)) }
        }
        let screen = RuleExample("", .needsReview, views + [.text("Save")]).screen
        let findings = AuditRunner([TextContrast.self]).run([screen]).findings
        #expect(findings.map(\.reviewReason) == ["too many views overlap"])
    }

    @Test func `of several findings of a rule about one element the worst is kept`() throws {
        struct Twice: FixedRule {
            static let description = RuleDescription(
                id: "twice", title: "T.", explanation: "E.", remedy: "R.", impact: .minor)
            static let kinds: ElementKinds = .interactive
            static let examples: [RuleExample] = []
            func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
                report.fail(element, "First.", review: "unknown")
                report.fail(element, "Second.")
                report.fail(element, "Third.")
            }
        }
        let screen = RuleExample("", .fail, [.button("A"), .button("B", Rect(x: 20, y: 300, width: 90, height: 44))])
            .screen
        let result = AuditRunner([Twice.self]).run([screen])
        #expect(result.findings.map(\.message) == ["Second.", "Second."])
        #expect(result.counts["twice"]?.failed == 2 && result.counts["twice"]?.needsReview == 0)
    }

    @Test func `an issue of an object takes the place of a review of it in another scene`() {
        func screen(_ doubt: String?) -> AuditedScreen {
            let button = ExampleView.button(nil) { node in
                node.source = SourceLocation(file: "A.storyboard", line: 7, column: 3, objectID: "b-1")
            }
            return RuleExample("", .fail, [button]) {
                $0.doubt = doubt
                $0.file = "A.storyboard"
            }.screen
        }
        for screens in [[screen("unknown"), screen(nil)], [screen(nil), screen("unknown")]] {
            #expect(AuditRunner([LabelMissing.self]).run(screens).findings.map(\.outcome) == [.fail])
        }
    }

    @Test func `texts of any size are cut in findings`() throws {
        let marks = "e" + String(repeating: "\u{301}", count: 300_000)
        let button = ExampleView.button(marks, Rect(x: 20, y: 100, width: 20, height: 20)) { node in
            node.identifier = marks
            node.className = marks
            node.hint = AttributedText(marks)
        }
        var screen = RuleExample("", .fail, [button]) { $0.file = "A.xib" }.screen
        (screen.name, screen.setting, screen.doubt) = (marks, marks, marks)
        screen.utterances = [marks]
        let findings = AuditRunner().run([screen]).findings
        #expect(!findings.isEmpty)
        for finding in findings {
            let bytes = try JSONEncoder().encode(finding)
            #expect(bytes.count < 20_000, "\(finding.rule): \(bytes.count)")
        }
    }

    @Test func `thresholds can be set`() {
        let screen = RuleExample("", .fail, [.button("Save", Rect(x: 20, y: 100, width: 40, height: 40))]).screen
        #expect(AuditRunner([TargetSize.self]).run([screen]).findings.count == 1)
        let settings = ["target-size": RuleSettings(["minimum": 40])]
        #expect(AuditRunner([TargetSize.self], settings: settings).run([screen]).findings.isEmpty)
    }

    @Test func `an empty tree ends`() {
        #expect(AuditRunner().run([AuditedScreen(AccessibilityTree())]).findings.isEmpty)
    }

    @Test func `deep trees and odd frames end`() {
        var view = ExampleView.button("Deep")
        for depth in 0..<300 {
            let frame = Rect(x: .nan, y: .infinity, width: -1, height: Double(depth))
            view = .container(frame, [view])
        }
        #expect(!AuditRunner().run([RuleExample("", .pass, [view]).screen]).counts.isEmpty)
    }

    @Test func `contrast is what WCAG says`() {
        #expect(abs(Appearance.Color.black.contrast(with: .white) - 21) < 1e-9)
        let gray = Appearance.Color(red: 118.0 / 255, green: 118.0 / 255, blue: 118.0 / 255)
        // #767676 on white is the well-known gray that just passes, at 4.54:1.
        #expect(abs(gray.contrast(with: .white) - 4.54) < 0.01)
        var pixel = Pixel()
        pixel.paint(.white)
        pixel.paint(Appearance.Color(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(pixel.color(onGray: 0).red == 0.5 && pixel.alpha == 1)
    }

    @Test(arguments: ["de", "en", "es", "fr", "it", "ja", "pt"])
    func `each language has words for roles, states, gestures and what is vague`(_ language: String) throws {
        let list = try #require(WordLists.all[language])
        let meanings = list.reduce(into: WordMeaning()) { $0.formUnion($1.meaning) }
        #expect(meanings.isSuperset(of: [.button, .link, .image, .field, .control, .state, .gesture, .vague]))
    }
}
