/// The pages in `docs` that are made from what the tool says of itself, so that nothing is written twice.
enum ManualPage: String, CaseIterable {
    case commands, events, gestures, keys, rules, settings

    /// The page's file in `docs`.
    var file: String { rawValue + ".md" }

    /// The page.
    @MainActor func markdown() throws -> String {
        let content =
            switch self {
            case .commands: try CommandPage.lines()
            case .events: try EventPage.lines()
            case .gestures: GesturePage.lines()
            case .keys: KeyPage.lines()
            case .rules: RulePage.lines()
            case .settings: SettingsPage.lines()
            }
        let note = "<!-- Made by `make docs`; what is changed here by hand is lost. -->"
        return ([note, ""] + content).joined(separator: "\n") + "\n"
    }
}
