import HeadlessUIKit
import ScreenReader

extension SessionLog.Header {
    /// The header of the log of a screen, with the clock that it was made by.
    @MainActor package init(file: String, screen: LoadedScreen?, options: ScreenReader.Options) {
        let clock = MainLoop.main.wallClock
        self.init(
            file: file, screen: screen?.name, isBare: screen?.isBare ?? false, date: clock.date,
            timeZone: clock.timeZone, options: options)
        display = screen?.display.fields ?? [:]
    }
}
