import AccessibilityTree
import HeadlessUIKit
import InterfaceBuilder
import ScreenPicture
import ScreenReader

/// Pictures of one screen, with what is spoken of it.
@MainActor struct ScreenSnapshot {
    private let screen: LoadedScreen
    private let phraser = Phraser(style: .voiceover)

    init(_ screen: LoadedScreen) {
        self.screen = screen
    }

    /// The screen as a page shows it, with its prototypes behind it: each light and dark.
    var sections: [ScreenPicturePage.Screen] {
        let own = ScreenPicturePage.Screen(
            pictures(of: screen.open(isWalkable: false), ScreenPicture.Style.allCases, title: screen.name),
            note: screen.isInitial ? "initial" : nil)
        return [own]
            + screen.prototypes.map { prototype in
                let title = "\(screen.name): \(prototype.title)"
                return ScreenPicturePage.Screen(
                    pictures(of: prototype.makeWindow(), ScreenPicture.Style.allCases, title: title))
            }
    }

    /// The screen in the appearance that was chosen, by itself.
    var picture: ScreenPicture {
        let style: ScreenPicture.Style = screen.display.appearance == .dark ? .dark : .light
        return pictures(of: screen.open(isWalkable: false), [style], title: screen.name)[0]
    }

    /// Captures what is in a window, in one appearance after the other, and hides the window.
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
            let entries = phraser.phrases(of: tree).map { ScreenPicture.Entry($0.id, text: $0.phrase.text()) }
            return ScreenPicture(tree, title: title, entries: entries, style: style)
        }
    }
}
