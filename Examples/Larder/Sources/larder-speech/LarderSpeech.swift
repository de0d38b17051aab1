import AccessibilityTesting
import Larder
import UIKit

/// Starts the app and reads its first screen from top to bottom, as VoiceOver announces it to a user who swipes through
/// it.
@main struct LarderSpeech {
    @MainActor static func main() throws {
        let language = CommandLine.arguments.dropFirst().first
        MainLoop.main.clock = .virtual
        let window = try AppFolder(LarderFolder.path, language: language).launch()
        let reader = ScreenReaderSession(window: window)
        defer { reader.end() }
        reader.settle()
        for _ in 0..<reader.session.elementCount {
            if let sentence = reader.lastSpoken { print(sentence) }
            reader.next()
            reader.settle()
        }
    }
}
