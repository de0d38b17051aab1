import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// State that one app sets up does not affect another app.
    @Suite @MainActor struct AppProcessTests {
        @Test func `an app has loaders of its own for nibs and storyboards`() {
            let (view, first, second) = (UIView(), AppProcess(), AppProcess())
            var opened: [String] = []
            first.run {
                AppProcess.current.nibLoader = { _, _, _ in view }
                AppProcess.current.storyboardLoader = { name in
                    opened.append(name)
                    return nil
                }
                #expect(UIViewController().view === view)
                #expect(RestorationStoryboards.storyboard("Main") == nil && opened == ["Main"])
            }
            second.run {
                #expect(UIViewController().view !== view)
                #expect(RestorationStoryboards.storyboard("Main") == nil && opened == ["Main"])
            }
            #expect(AppProcess.main.nibLoader == nil)
        }

        @Test func `an app turns off its own animations`() {
            AppProcess().run {
                UIView.setAnimationsEnabled(false)
                #expect(!UIView.areAnimationsEnabled)
                AppProcess().run { #expect(UIView.areAnimationsEnabled) }
            }
            #expect(UIView.areAnimationsEnabled)
        }

        private nonisolated static let font = URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")

        @Test(
            .enabled(if: FileManager.default.fileExists(atPath: font.path), "needs Debian's package fonts-dejavu-core"))
        func `an app knows the fonts that it ships and those of the program, and no other app's`() throws {
            let name = "DejaVuSansMono"
            func isKnown() -> Bool { UIFont.registeredFace(named: name) != nil }
            try AppProcess().run {
                try UIFont.registerFonts(in: Data(contentsOf: Self.font))
                #expect(isKnown())
                AppProcess().run { #expect(!isKnown()) }
                UIFont.unregisterFont(named: name)
                #expect(!isKnown())
            }
            #expect(!isKnown())
            try UIFont.registerFonts(in: Data(contentsOf: Self.font))
            defer { UIFont.unregisterFont(named: name) }
            AppProcess().run { #expect(isKnown()) }
        }
    }
}
