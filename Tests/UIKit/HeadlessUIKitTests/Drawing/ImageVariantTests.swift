import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Variants of images, as apps make them.
@MainActor struct ImageVariantTests {
    @Test func `a symbol is as large as its configuration says, and keeps its words`() throws {
        let usual = try #require(UIImage(systemName: "heart.fill"))
        let large = try #require(
            UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(usual.size == CGSize(width: 20, height: 20) && large.size == CGSize(width: 40, height: 40))
        #expect(large.accessibilityLabel == usual.accessibilityLabel && large.isSymbolImage)
        let title = UIImage.SymbolConfiguration(textStyle: .body).applying(
            UIImage.SymbolConfiguration(weight: .bold))
        #expect(title.weight == .bold && title.textStyle == .body)
        #expect(usual.withConfiguration(title).size == usual.size)
        let heavier = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17, weight: .heavy))
        #expect(heavier.weight == .heavy && heavier == UIImage.SymbolConfiguration(pointSize: 17, weight: .heavy))
        #expect(usual.applyingSymbolConfiguration(heavier)?.symbolConfiguration == heavier)
    }

    @Test func `a variant keeps what the app has said of the image`() throws {
        let image = UIImage(size: CGSize(width: 30, height: 10))
        image.accessibilityLabel = "Logo"
        let variants = [
            image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
            image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            image.imageFlippedForRightToLeftLayoutDirection(), image.withHorizontallyFlippedOrientation(),
        ]
        #expect(variants.allSatisfy { $0.accessibilityLabel == "Logo" && $0.size == image.size && $0 !== image })
        #expect(variants[0].renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
        #expect(variants[2].capInsets.right == 4 && variants[3].flipsForRightToLeftLayoutDirection)
    }

    @Test(arguments: [
        (UIImage.RenderingMode.automatic, true, "tint"), (.automatic, false, "none"), (.alwaysTemplate, false, "tint"),
        (.alwaysOriginal, true, "own"),
    ]) func `an audit knows in which colour an image is drawn`(
        _ mode: UIImage.RenderingMode, _ isSymbol: Bool, _ expected: String
    ) throws {
        let named = isSymbol ? UIImage(systemName: "heart") : UIImage(named: "photo")
        var image = try #require(named).withRenderingMode(mode)
        if expected == "own" { image = image.withTintColor(.red, renderingMode: .alwaysOriginal) }
        let view = UIImageView(image: image)
        view.tintColor = .green
        let color = view.accessibilityAppearance?.tintColor
        switch expected {
        case "tint": #expect(color == UIColor.green.appearance)
        case "own": #expect(color == UIColor.red.appearance)
        default: #expect(color == nil)
        }
    }
}
