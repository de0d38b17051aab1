import AccessibilityTree
import Words

extension UIApplication {
    /// UIKit's own words in the app's language.
    final var interfaceWords: InterfaceWords {
        if let storedWords { return storedWords }
        let words = StringCatalog.builtIn.interfaceWords(for: preferredLanguage)
        storedWords = words
        return words
    }

    /// Updates UIKit's own texts and speech to the new language, and the direction of the interface.
    final func languageDidChange(from old: String) {
        storedWords = nil
        let direction = Environment.LayoutDirection(language: preferredLanguage)
        if direction != Environment.LayoutDirection(language: old) {
            let before = windows.flatMap { TraitChange.objects(below: $0) }
            userInterfaceLayoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
            TraitChange.notify(before)
        }
        UIMenuSystem.main.setNeedsRebuild()
        for window in windows where window.preferredLanguage == nil { window.languageDidChangeInside() }
    }
}

extension UIWindow {
    /// Notifies every view of the window that the language of UIKit's own words has changed.
    final func languageDidChangeInside() {
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            view.languageDidChange()
            pending += view.storedSubviews
        }
    }
}

extension UIView {
    /// UIKit's own words in the language of the view's window, or of the app while it is in none.
    final var interfaceWords: InterfaceWords {
        storedWindow?.storedWords ?? UIApplication.shared.interfaceWords
    }

    /// The app's language, a BCP 47 tag.
    final var interfaceLanguage: String { storedWindow?.preferredLanguage ?? UIApplication.shared.preferredLanguage }
}
