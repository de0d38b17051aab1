import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CGFloat {
    fileprivate func isClose(to other: CGFloat) -> Bool { (self - other).magnitude < 0.01 }
}

/// The sizes that views take from their texts, where apps have them.
@MainActor struct TextSizeTests {
    private func isWhole(_ length: CGFloat, per points: CGFloat) -> Bool {
        abs(length * points - (length * points).rounded()) < 0.001
    }

    // MARK: Labels

    @Test(arguments: Array(stride(from: 12.01, through: 76.01, by: 4)))
    func `TXT-03 sizes are rounded up to whole pixels`(size: Double) {
        let label = UILabel()
        label.text = "The quick brown fox"
        label.font = .systemFont(ofSize: size)
        let asked = label.intrinsicContentSize
        #expect(isWhole(asked.width, per: 3) && isWhole(asked.height, per: 3))
        #expect(asked.height >= label.font.lineHeight && asked.height < label.font.lineHeight + 0.34)
        label.sizeToFit()
        #expect(label.frame.size == asked)
    }

    @Test func `TXT-04 letters may wrap elsewhere than words, in as many lines`() {
        let label = UILabel()
        label.text = "Lorem ipsum dolor sit amet, consectetur adipisicing elit, sed do eiusmod tempor incididunt ut"
        label.font = .systemFont(ofSize: 12)
        label.numberOfLines = 0
        let room = CGSize(width: 353, height: 1000)
        label.lineBreakMode = .byWordWrapping
        let words = label.sizeThatFits(room)
        label.lineBreakMode = .byCharWrapping
        let letters = label.sizeThatFits(room)
        #expect(words.height == letters.height && words.height > 2 * 14)
        #expect(words.width < letters.width && letters.width <= 353)
    }

    @Test func `TXT-05 the rectangle of a text is cut off by the bounds`() {
        let label = UILabel()
        label.text = "one two three four five six"
        label.font = .systemFont(ofSize: 10)
        let all = label.textRect(forBounds: CGRect(x: 5, y: 7, width: 40, height: 500), limitedToNumberOfLines: 0)
        #expect(all.origin == CGPoint(x: 5, y: 7) && all.height > 30 && all.width <= 40)
        let cut = label.textRect(forBounds: CGRect(x: 5, y: 7, width: 40, height: 20), limitedToNumberOfLines: 0)
        #expect(cut.height == 20)
        let two = label.textRect(forBounds: CGRect(x: 5, y: 7, width: 40, height: 500), limitedToNumberOfLines: 2)
        #expect(two.height.isClose(to: 24))
    }

    @Test func `a label that adds room to its text's rectangle is larger`() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = super.textRect(
                    forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: numberOfLines)
                return inner.insetBy(dx: -8, dy: -4)
            }
        }
        let plain = UILabel()
        plain.text = "Padded"
        let padded = Padded()
        padded.text = "Padded"
        #expect(padded.intrinsicContentSize.width.isClose(to: plain.intrinsicContentSize.width + 16))
        #expect(padded.intrinsicContentSize.height.isClose(to: plain.intrinsicContentSize.height + 8))
    }

    @Test func `a label asks for one line unless it is set to wrap`() {
        let label = UILabel()
        label.text = "aaaa aaaa aaaa"
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.height == 12)
        #expect(label.sizeThatFits(CGSize(width: 30, height: 100)).height == 12)
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 30, height: 100)).height == 36)
        label.preferredMaxLayoutWidth = 30
        #expect(label.intrinsicContentSize.height == 36)
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height == 24)
        label.text = nil
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func `fonts, kerning and paragraphs of attributed text are measured`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.text = "kerned"
        let plain = label.intrinsicContentSize
        label.attributedText = NSAttributedString(string: "kerned", attributes: [.kern: 2])
        #expect(label.intrinsicContentSize.width.isClose(to: plain.width + 12))
        label.attributedText = NSAttributedString(string: "kerned", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        #expect(label.intrinsicContentSize.height == 24)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        style.minimumLineHeight = 15
        label.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: style])
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.height == 36)
    }

    @Test func `the baseline of a label is its font's ascender`() {
        let label = UILabel()
        label.text = "Base"
        label.font = .systemFont(ofSize: 17)
        let baselines = label.baselineOffsets
        #expect(baselines.first.isClose(to: 16.333))
        #expect(baselines.last.isClose(to: 4.333))
    }

    // MARK: Truncation

    private func appearance(of view: UIView, size: CGSize) throws -> Appearance {
        try #require(appearances(of: view, size: size).first { $0.text?.hasPrefix("Settings") == true })
    }

    private func appearances(of view: UIView, size: CGSize) -> [Appearance] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 100, width: 402, height: 100)
        window.addSubview(cell)
        cell.contentView.addSubview(view)
        view.frame = CGRect(origin: .zero, size: size)
        window.isHidden = false
        return WindowSource(window, includesAppearance: true).captureTree().nodes.compactMap(\.appearance)
    }

    @Test(arguments: [
        (NSLineBreakMode.byTruncatingTail, "Settings", "…"), (.byTruncatingHead, "…", "everything"),
        (.byTruncatingMiddle, "Settin", "thing"), (.byClipping, "Settings", ""), (.byWordWrapping, "Settings", ""),
    ])
    func `a label reports which part of its text is drawn`(mode: NSLineBreakMode, start: String, end: String) throws {
        let text = "Settings for everything"
        let label = UILabel()
        label.text = text
        label.lineBreakMode = mode
        let visible = try #require(try appearance(of: label, size: CGSize(width: 114, height: 21)).visibleText)
        #expect(visible.hasPrefix(start) && visible.hasSuffix(end) && visible.count < text.count)
        #expect(visible.contains("…") == ![.byClipping, .byWordWrapping].contains(mode))
        #expect(mode != .byWordWrapping || visible.trimmingCharacters(in: .whitespaces) == "Settings for")
        label.text = visible
        #expect(label.intrinsicContentSize.width <= 118)
    }

    @Test(arguments: ["Save", "Two words", " before", "behind ", "é", "one\ntwo", "A much longer title", "日本"])
    func `a line with room for it is measured as a layout measures it`(text: String) throws {
        for width in [30.0, 60, 300] {
            let (plain, laidOut) = (UILabel(), UILabel())
            plain.text = text
            // Text with attributes is always laid out.
            laidOut.attributedText = NSAttributedString(string: text, attributes: [.font: plain.font as Any])
            let size = CGSize(width: width, height: 21)
            let one = try #require(appearances(of: plain, size: size).first { $0.text == text })
            let other = try #require(appearances(of: laidOut, size: size).first { $0.text == text })
            #expect(one.lines == other.lines)
            #expect(one.visibleText == other.visibleText)
        }
    }

    @Test func `text that fits, wraps or shrinks has no separate visible text`() throws {
        let label = UILabel()
        label.text = "Settings for everything"
        #expect(try appearance(of: label, size: label.intrinsicContentSize).visibleText == nil)
        label.numberOfLines = 0
        #expect(try appearance(of: label, size: CGSize(width: 114, height: 60)).visibleText == nil)
        // One line has room.
        #expect(try appearance(of: label, size: CGSize(width: 114, height: 21)).visibleText?.hasSuffix("…") == true)
        label.numberOfLines = 1
        label.adjustsFontSizeToFitWidth = true
        #expect(try appearance(of: label, size: CGSize(width: 114, height: 21)).visibleText != nil)
        label.minimumScaleFactor = 0.5
        let shrunk = try appearance(of: label, size: CGSize(width: 114, height: 21))
        let size = try #require(shrunk.fontSize)
        #expect(shrunk.visibleText == nil && size < 17 && size > 8.5)
    }

    @Test func `fields and segments tell what has no room, and secrets tell nothing`() throws {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Settings for everything"
        let cut = try appearance(of: field, size: CGSize(width: 114, height: 34)).visibleText
        #expect(cut?.hasSuffix("…") == true && cut?.hasPrefix("Setting") == true)
        #expect(try appearance(of: field, size: CGSize(width: 300, height: 34)).visibleText == nil)
        field.isSecureTextEntry = true
        let secret = appearances(of: field, size: CGSize(width: 114, height: 34))
        #expect(secret.contains { $0.text?.isEmpty == false } && secret.allSatisfy { $0.visibleText == nil })
        let segments = UISegmentedControl(items: ["Settings for everything", "Off"])
        let narrow = try appearance(of: segments, size: CGSize(width: 200, height: 32)).visibleText
        #expect(narrow?.hasSuffix("…") == true)
        #expect(try appearance(of: segments, size: segments.intrinsicContentSize).visibleText == nil)
    }

    // MARK: Buttons

    @Test func `TXT-06 a button without content has a least size`() {
        let button = UIButton()
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 30, height: 34))
    }

    @Test func `TXT-06 a button is as large as its image, and with a title as both`() {
        let button = UIButton()
        button.setImage(UIImage(size: CGSize(width: 80, height: 80)), for: .normal)
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 80, height: 80))
        let title = UIButton()
        title.setTitle("A title", for: .normal)
        button.setTitle("A title", for: .normal)
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: title.intrinsicContentSize.width + 80, height: 80))
    }

    // As Xcode stores buttons without constraints on their sizes.
    @Test(arguments: [(14.0, 29.0), (15, 30), (16, 32), (17, 33), (20, 36), (22, 39), (30, 48)])
    func `a title makes a button as high as Xcode does`(size: Double, height: CGFloat) {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: size)
        button.setTitle("Button", for: .normal)
        #expect(button.intrinsicContentSize.height == height)
        #expect(isWhole(button.intrinsicContentSize.width, per: 1))
    }

    @Test func `insets make a button larger, but for those of its parts`() {
        let button = UIButton(type: .system)
        button.setTitle("Animated Zoom", for: .normal)
        let plain = button.intrinsicContentSize
        button.titleEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 1, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 1, right: 0)
        #expect(button.intrinsicContentSize == plain)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        #expect(button.intrinsicContentSize == CGSize(width: 129, height: 38))
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(button.titleLabel.map { abs($0.frame.midX - (129 / 2 + 10)) < 0.5 } == true)
    }

    @Test func `a configuration's insets, padding and subtitle count`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Tap Me"
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize.height.isClose(to: 34.333))
        let width = button.intrinsicContentSize.width
        configuration.image = UIImage(size: CGSize(width: 20, height: 20))
        configuration.imagePadding = 6
        button.configuration = configuration
        #expect(button.intrinsicContentSize.width.isClose(to: width + 26))
        configuration.subtitle = "Below"
        button.configuration = configuration
        #expect(button.intrinsicContentSize.height.isClose(to: 49.667))
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        button.configuration = configuration
        #expect(button.intrinsicContentSize.width.isClose(to: width + 2))
    }

    @Test(arguments: [
        (UIButton.Configuration.Size.small, 28.0), (.medium, 34.333), (.large, 50.333),
    ])
    func `the size of a configuration decides about its insets, unless they are set`(
        size: UIButton.Configuration.Size, height: CGFloat
    ) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Tap Me"
        configuration.buttonSize = size
        #expect(UIButton(configuration: configuration).intrinsicContentSize.height.isClose(to: height))
        configuration.contentInsets = .zero
        let bare = UIButton(configuration: configuration).intrinsicContentSize.height
        #expect(bare < height)
        configuration.setDefaultContentInsets()
        #expect(UIButton(configuration: configuration).intrinsicContentSize.height.isClose(to: height))
    }

    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom], [false, true])
    func `a configuration's image is placed on its side of the title`(
        placement: NSDirectionalRectEdge, isMirrored: Bool
    ) throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Share"
        configuration.subtitle = "With everybody"
        configuration.image = UIImage(size: CGSize(width: 40, height: 30))
        configuration.imagePadding = 6
        configuration.imagePlacement = placement
        let button = UIButton(configuration: configuration)
        button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        button.bounds.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel?.frame)
        let subtitle = try #require(button.subtitleLabel?.frame)
        let image = try #require(button.imageView?.frame)
        let isLeft = (placement == .leading) != isMirrored
        switch placement {
        case .top:
            #expect(title.minY.isClose(to: image.maxY + 6) && image.minY == 7)
            #expect(title.midX.isClose(to: image.midX) && subtitle.midX.isClose(to: image.midX))
        case .bottom:
            #expect(image.minY.isClose(to: subtitle.maxY + 6) && title.minY.isClose(to: 7))
        default:
            #expect(isLeft ? title.minX.isClose(to: image.maxX + 6) : image.minX >= subtitle.maxX + 5.9)
            // The shorter text is on the side of the image.
            #expect(isLeft ? title.minX == subtitle.minX : title.maxX.isClose(to: subtitle.maxX))
        }
        #expect(max(image.maxX, subtitle.maxX).isClose(to: button.bounds.width - 12))
        configuration.titleAlignment = .trailing
        button.configuration = configuration
        button.layoutIfNeeded()
        let (upper, lower) = (try #require(button.titleLabel?.frame), try #require(button.subtitleLabel?.frame))
        #expect(isMirrored ? upper.minX.isClose(to: lower.minX) : upper.maxX.isClose(to: lower.maxX))
    }

    @Test func `a configuration's attributed title is measured with its fonts and spoken`() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Large")
        title.font = UIFont.systemFont(ofSize: 30)
        configuration.attributedTitle = title
        #expect(configuration.title == "Large")
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize.height.isClose(to: 50))
        #expect(button.accessibilityLabel == "Large" && button.currentTitle == "Large")
        configuration.title = "Usual"
        button.configuration = configuration
        #expect(button.intrinsicContentSize.height.isClose(to: 34.333))
        #expect(button.accessibilityLabel == "Usual")
    }

    @Test func `a button's attributed title is measured with its fonts`() {
        let button = UIButton(type: .system)
        button.setAttributedTitle(
            NSAttributedString(string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 30)]), for: .normal)
        #expect(button.intrinsicContentSize.height == 48)
    }

    // MARK: Fields, text views, segments

    @Test(arguments: [
        (UITextField.BorderStyle.roundedRect, 14.0, 34.0), (.roundedRect, 17, 34), (.none, 17, 22),
        (.roundedRect, 28, 46),
    ])
    func `a field is as high as its frame and its line`(style: UITextField.BorderStyle, size: Double, height: CGFloat) {
        let field = UITextField()
        field.borderStyle = style
        field.font = .systemFont(ofSize: size)
        #expect(field.intrinsicContentSize.height == height)
        let empty = field.intrinsicContentSize.width
        field.placeholder = "Name"
        #expect(field.intrinsicContentSize.width > empty)
    }

    @Test func `a text view wraps inside of its insets and padding`() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 10)
        view.isScrollEnabled = false
        view.text = "aaaa aaaa aaaa"
        let natural = view.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(natural.height == 28)
        #expect(view.sizeThatFits(CGSize(width: natural.width, height: 1000)).height == 28)
        #expect(view.sizeThatFits(CGSize(width: natural.width - 1, height: 1000)).height == 40)
        view.textContainer.lineFragmentPadding = 0
        #expect((view.sizeThatFits(CGSize(width: 1000, height: 1000)).width).isClose(to: natural.width - 10))
        view.textContainerInset = .zero
        #expect(view.sizeThatFits(CGSize(width: 1000, height: 1000)).height == 12)
        view.text = ""
        #expect(view.sizeThatFits(CGSize(width: 1000, height: 1000)).height == 12)
    }

    @Test func `segments are as wide as the widest`() {
        let control = UISegmentedControl(items: ["Solid", "Gradient"])
        #expect(control.intrinsicContentSize == CGSize(width: 145, height: 31))
        #expect(control.sizeThatFits(.zero) == CGSize(width: 145, height: 32))
    }

    // MARK: Fonts of projects

    private nonisolated static let font = URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: font.path), "needs Debian's package fonts-dejavu-core"))
    func `a font that a project ships is measured by its own widths`() throws {
        #expect(try UIFont.registerFonts(in: Data(contentsOf: Self.font)) == ["DejaVuSansMono"])
        defer { UIFont.unregisterFont(named: "DejaVuSansMono") }
        let font = try #require(UIFont(name: "DejaVuSansMono", size: 20))
        #expect(font.familyName == "DejaVu Sans Mono")
        #expect(font.lineHeight.isClose(to: 23.281))
        let label = UILabel()
        label.font = font
        label.text = "iiii"
        let narrow = label.intrinsicContentSize
        label.text = "WWWW"
        #expect(label.intrinsicContentSize == narrow)
        #expect(narrow.width.isClose(to: 48.333))
        #expect(throws: (any Error).self) { try UIFont.registerFonts(in: Data("no font".utf8)) }
    }
}
