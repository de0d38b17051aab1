import AccessibilityAudit
import Testing

/// Screens that are audited in other processes.
@MainActor struct AuditQueueTests {
    private static var screens: [AuditedScreen] {
        AuditRules.all.flatMap { rule in
            rule.examples.enumerated().map { number, example in
                var screen = example.screen
                screen.name = "\(rule.description.id) \(number)"
                return screen
            }
        }
    }

    @Test func `What is asked ahead is answered as one screen after the other`() async {
        let runner = AuditRunner()
        let queue = AuditQueue()
        var checks: [Task<AuditRunner.Answers, Never>] = []
        for screen in Self.screens { checks.append(await queue.ask(runner) { screen }) }
        #expect(checks.count > 10 * AuditQueue.reach)
        var result = runner.emptyResult()
        for check in checks { result.add(await check.value) }
        result.sort()
        #expect(result == runner.run(Self.screens))
    }

    @Test func `Results of several files are added up`() {
        let runner = AuditRunner()
        let screens = Self.screens
        var all = runner.emptyResult()
        for start in stride(from: 0, to: screens.count, by: 10) {
            var part = runner.emptyResult()
            for screen in screens[start..<min(start + 10, screens.count)] { part.add(runner.check(screen)) }
            part.files = ["file \(start)"]
            part.skipped = [.init(path: "other \(start)", reason: "it is broken")]
            all.add(part)
        }
        #expect(all.files.count == all.skipped.count && all.files.count == (screens.count + 9) / 10)
        (all.files, all.skipped) = ([], [])
        all.sort()
        #expect(all == runner.run(screens))
    }
}
