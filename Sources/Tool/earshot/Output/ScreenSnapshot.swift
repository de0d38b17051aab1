import AccessibilityTree
import FileScreens
import HeadlessUIKit
import InterfaceBuilder
import ScreenPicture
import ScreenReader

/// Pictures of one screen, with its announcements.
@MainActor struct ScreenSnapshot {
    private let screen: LoadedScreen
    private let phraser = Phraser(style: .voiceover)

    init(_ screen: LoadedScreen) {
        self.screen = screen
    }

    /// The screen as a page shows it, followed by its prototypes: each light and dark.
    var sections: [ScreenPicturePage.Section] {
        let own = ScreenPicturePage.Section(
            pictures(of: screen, ScreenPicture.Style.allCases),
            note: screen.isInitial ? "initial" : nil)
        return [own]
            + screen.prototypes.map { prototype in
                let title = "\(screen.name): \(prototype.title)"
                return ScreenPicturePage.Section(
                    pictures(of: prototype.makeWindow(), ScreenPicture.Style.allCases, title: title))
            }
    }

    /// The picture of the screen in the chosen appearance only.
    var picture: ScreenPicture {
        let style: ScreenPicture.Style = screen.display.appearance == .dark ? .dark : .light
        return pictures(of: screen, [style])[0]
    }

    /// A page source is drawn as it is in both appearances, for it states no colours.
    private func pictures(of screen: LoadedScreen, _ styles: [ScreenPicture.Style]) -> [ScreenPicture] {
        guard let page = screen.page else {
            return pictures(of: screen.open(isWalkable: false), styles, title: screen.name)
        }
        return styles.map { picture(of: page, $0, title: screen.name) }
    }

    private func picture(of tree: AccessibilityTree, _ style: ScreenPicture.Style, title: String) -> ScreenPicture {
        let entries = phraser.phrases(of: tree).map { ScreenPicture.Entry($0.id, text: $0.phrase.text()) }
        return ScreenPicture(tree, title: title, entries: entries, style: style)
    }

    /// Captures a window in each appearance, and hides the window.
    private func pictures(
        of window: UIWindow, _ styles: [ScreenPicture.Style], title: String
    ) -> [ScreenPicture] {
        let chosen = screen.display.appearance ?? .light
        defer {
            window.isHidden = true
            UIApplication.shared.simulate(chosen)
        }
        window.makeAllContent()
        return styles.map { style in
            UIApplication.shared.simulate(style == .dark ? .dark : .light)
            MainLoop.main.advance(by: .zero)
            let tree = WindowSource(window, environment: screen.environment, includesAppearance: true).captureTree()
            return picture(of: tree, style, title: title)
        }
    }
}
