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

    @Test func `faults are found, and their corrections are not reported`() {
        let faults = Set(FaultCatalogue.all.map(\.rule))
        for fault in FaultCatalogue.all {
            let found = rules(in: fault.bad, fault)
            #expect(found.contains(fault.rule), "\(fault.name): found \(found.sorted())")
            #expect(rules(in: fault.good, fault).isDisjoint(with: faults), "\(fault.name), corrected")
        }
    }
}
