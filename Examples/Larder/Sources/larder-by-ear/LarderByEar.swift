import AccessibilityTesting
import Larder
import UIKit

/// Starts the app and reads its first screen from top to bottom, as someone hears it who flicks through it.
@main struct LarderByEar {
    @MainActor static func main() throws {
        let language = CommandLine.arguments.dropFirst().first
        MainLoop.main.clock = .virtual
        let window = try AppFolder(LarderFolder.path, language: language).launch()
        let reader = ScreenReaderSession(window: window)
        defer { reader.end() }
        reader.settle()
        var heard = reader.lastSpoken
        while let sentence = heard {
            print(sentence)
            guard reader.next() else { break }
            reader.settle()
            heard = reader.lastSpoken
        }
    }
}
