import AccessibilityTree
import Testing

@testable import AccessibilityAudit

struct BaselineTests {
    private func screen(_ labels: [String?], line: Int = 1, id: String? = nil) -> AuditedScreen {
        let views = labels.enumerated().map { row, label in
            ExampleView.button(label, Rect(x: 20, y: 100 + Double(row) * 60, width: 100, height: 44)) { node in
                if let id {
                    node.source = SourceLocation(file: "A.xib", line: line, column: 3, objectID: "\(id)\(row)")
                }
            }
        }
        return RuleExample("", .fail, views) { $0.file = "A.xib" }.screen
    }

    private func result(_ screen: AuditedScreen) -> AuditResult { AuditRunner([LabelMissing.self]).run([screen]) }

    @Test func `a run against its own baseline finds nothing`() throws {
        var found = result(screen([nil, nil, "Save"]))
        let baseline = try AuditBaseline(json: Array(AuditBaseline(found).json().utf8))
        #expect(baseline == AuditBaseline(found) && baseline.count == 2)
        let outcome = found.subtract(baseline)
        #expect(found.findings.isEmpty && outcome.known == 2 && outcome.stale.count == 0)
    }

    @Test func `one more of the same is new, and one that is gone is stale`() {
        let baseline = AuditBaseline(result(screen([nil])))
        var more = result(screen([nil, nil]))
        _ = more.subtract(baseline)
        #expect(more.findings.count == 1)
        var none = result(screen(["Save"]))
        let outcome = none.subtract(baseline)
        #expect(outcome.stale == baseline)
        #expect(baseline.pruned(of: outcome.stale).count == 0)
    }

    @Test func `an element that moves within its file is the same one`() {
        let baseline = AuditBaseline(result(screen([nil], line: 10, id: "abc")))
        var moved = result(screen([nil], line: 90, id: "abc"))
        _ = moved.subtract(baseline)
        #expect(moved.findings.isEmpty)
        var other = result(screen([nil], line: 10, id: "xyz"))
        _ = other.subtract(baseline)
        #expect(other.findings.count == 1)
    }

    @Test func `a finding that needed review and now fails is new`() {
        var doubtful = screen([nil])
        doubtful.doubt = "code fills it"
        let baseline = AuditBaseline(result(doubtful))
        var fault = result(screen([nil]))
        _ = fault.subtract(baseline)
        #expect(fault.findings.count == 1)
        var review = result(doubtful)
        _ = review.subtract(AuditBaseline(result(screen([nil]))))
        #expect(review.findings.isEmpty)
    }

    @Test func `a report is named as what it is`() throws {
        do {
            _ = try AuditBaseline(json: Array(#"{"format": "earshot-audit/1", "findings": []}"#.utf8))
            Issue.record("it was taken")
        } catch {
            #expect(error.message == #"this is a report in the format "earshot-audit/1", not a baseline"#)
        }
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"format": "other", "faults": {}, "reviews": {}}"#,
        #"{"format": "earshot-baseline/1", "faults": {"a": 0}, "reviews": {}}"#,
    ])
    func `what is no baseline is refused`(_ text: String) {
        #expect(throws: SettingsError.self) { try AuditBaseline(json: Array(text.utf8)) }
    }
}
