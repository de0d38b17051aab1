import Foundation

extension UITraitCollection {
    /// The traits for dynamic colours and images where no view provides any: those of the object being laid out or
    /// drawn, else the screen's.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        get { AppProcess.current.currentTraits ?? UIScreen.main.traitCollection }
        set { AppProcess.current.currentTraits = newValue }
    }

    /// Runs a closure while these traits are `current`.
    @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
        let before = AppProcess.current.currentTraits
        AppProcess.current.currentTraits = self
        defer { AppProcess.current.currentTraits = before }
        actions()
    }
}
