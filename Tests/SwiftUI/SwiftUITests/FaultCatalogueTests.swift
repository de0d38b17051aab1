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

    @Test(arguments: FaultCatalogue.all.map(\.name))
    func `a fault is found, and its correction is not reported`(name: String) throws {
        let fault = try #require(FaultCatalogue.all.first { $0.name == name })
        let found = rules(in: fault.bad, fault)
        #expect(found.contains(fault.rule), "found \(found.sorted())")
        let faults = Set(FaultCatalogue.all.map(\.rule))
        #expect(rules(in: fault.good, fault).isDisjoint(with: faults))
    }
}
