import AccessibilityTree
import Foundation
import HeadlessUIKit
import StrictXML
import Testing

@testable import InterfaceBuilder

/// The files of the example app, which are always present: the checks of the tests over real files, in small.
@MainActor struct ExampleAppTests {
    private static let folder = packageRoot.appendingPathComponent("Examples/Larder/Sources/Larder/App")

    private static func storyboard() throws -> InterfaceBuilderDocument {
        try InterfaceBuilderDocument.read(path: folder.appendingPathComponent("Base.lproj/Main.storyboard").path)
    }

    @Test func `the document is decoded whole`() throws {
        let document = try Self.storyboard()
        #expect(document.facts.kind == .storyboard)
        #expect(document.notes.isEmpty)
        #expect(document.objects.contains { $0.frame != nil })
        #expect(document.objects.contains { $0.accessibility != nil })
    }

    @Test func `every scene is made and captured`() throws {
        let storyboard = UIStoryboard(document: try Self.storyboard())
        #expect(storyboard.scenes.count > 2)
        for scene in storyboard.scenes {
            let controller = try #require(scene.instantiateViewController())
            #expect(capture(controller, scene.size).count > 1, "\(scene.name)")
        }
        #expect(storyboard.notes.isEmpty)
    }

    @Test func `every file of texts is read whole`() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".strings")
        }
        #expect(files.count == 3)
        for file in files {
            var reader = StringTableReader(language: "en")
            let path = Self.folder.appendingPathComponent(file).path
            reader.addStrings(try InputFile.read(path: path, maximumSize: StringTableReader.sizeLimit), file: path)
            #expect(!reader.result.entries.isEmpty, "\(file)")
            #expect(reader.result.notes.isEmpty, "\(file)")
        }
    }

    @Test func `every screen is shown on a small phone at the largest size, in German`() throws {
        try AppProcess().run {
            MainLoop.main.clock = .virtual
            UIApplication.shared.simulate(.accessibilityExtraExtraExtraLarge)
            UIApplication.shared.simulate(.dark)
            let device = try #require(DeviceProfile.named("iPhone SE (1st generation)"))
            let setting = ScreenSetting(device: device, orientation: .landscapeLeft)
            let prepared = try Self.storyboard().prepared(
                in: ProjectResources(around: Self.folder.path), language: "de")
            #expect(prepared.notes.isEmpty)
            let screens = prepared.document.screens(on: setting)
            #expect(screens.count > 2)
            for screen in screens {
                let window = screen.makeWindow()
                MainLoop.main.advance(by: .zero)
                #expect(WindowSource(window, includesAppearance: true).captureTree().count > 1, "\(screen.name)")
                window.isHidden = true
            }
        }
    }
}
