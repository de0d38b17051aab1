import SwiftUI
import SwiftUITesting
import Testing

/// The audit's rules on views of SwiftUI: each fault is found, and the same view without it is not reported.
@MainActor struct FaultCatalogueTests {
    private func rules(in view: AnyView, _ fault: ViewFault) -> Set<String> {
        var expectation = AuditExpectation()
        expectation.textSizes = [fault.textSize]
        var result: AuditResult?
        withKnownIssue(isIntermittent: true) { result = expectAudit(view, expectation) }
        return Set(result?.findings.map(\.rule) ?? [])
    }

    @Test func `each fault is found`() {
        for fault in FaultCatalogue.all {
            let found = rules(in: fault.bad, fault)
            #expect(found.contains(fault.rule), "\(fault.name): found \(found.sorted())")
        }
    }

    @Test func `the corrected views are not reported`() {
        for fault in FaultCatalogue.all {
            let found = rules(in: fault.good, fault)
            #expect(!found.contains(fault.rule), "\(fault.name): found \(found.sorted())")
        }
    }
}
