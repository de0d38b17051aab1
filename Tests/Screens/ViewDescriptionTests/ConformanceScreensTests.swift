import AccessibilityTree
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import ViewDescription

extension DescriptionTests {
    @Suite @MainActor struct ConformanceScreens {
        nonisolated private static let file = "conformance/voiceover-cases.json"

        @Test(.enabled(if: PackageFolders.hasShared(file), "the conformance cases are not beside the package"))
        func `every conformance screen is read and has the expected number of elements`() throws {
            let data = try Data(contentsOf: PackageFolders.shared.appending(path: Self.file))
            let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let cases = try #require(file["cases"] as? [[String: Any]])
            #expect(cases.count >= 97)
            for testCase in cases {
                let name = testCase["id"] as? String ?? "?"
                var screen = ["tree": testCase["tree"] as Any]
                for key in ["idiom", "direction"] { screen[key] = testCase[key] }
                let json = try JSONSerialization.data(withJSONObject: screen)
                let described = try ViewDescription(json: json).makeScreen()
                let order = ReadingOrder(described.source.captureTree())
                #expect(order.count == (testCase["expect"] as? [Any])?.count, "\(name)")
            }
        }
    }
}
