import Foundation

extension UIButton {
    /// What a title without insets has above and below it, in points (measured).
    private static let titleMargin: CGFloat = 6
    /// The least width of a button with a title or nothing, in points (measured).
    private static let leastWidth: CGFloat = 30

    /// The size of the button for its content, whose title may wrap where a configuration says how.
    final func contentSize(title: UILabel?, subtitle: UILabel?, image: UIImageView?, width: CGFloat) -> CGSize {
        let picture = image?.intrinsicImageSize ?? .zero
        if let configuration {
            let insets = configuration.contentInsets
            let gap = title?.isShown == true && picture.width > 0 ? configuration.imagePadding : 0
            let around = insets.leading + insets.trailing + picture.width + gap
            let texts = textSize(title, subtitle, width: width - around)
            return CGSize(
                width: texts.width + around,
                height: max(texts.height, picture.height) + insets.top + insets.bottom)
        }
        let insets = contentEdgeInsets
        let text = title.map { $0.isShown ? $0.intrinsicContentSize : .zero } ?? .zero
        let titleSize = CGSize(
            width: TextMeasurer.roundUpToPoints(text.width), height: TextMeasurer.roundUpToPoints(text.height))
        if picture != .zero || insets != .zero {
            // Without a margin of its own, the title is as high as its lines.
            return CGSize(
                width: titleSize.width + picture.width + insets.left + insets.right,
                height: max(titleSize.height, picture.height) + insets.top + insets.bottom)
        }
        let line = title?.font ?? .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
        let height = titleSize.height > 0 ? titleSize.height : TextMeasurer.roundUpToPoints(line.lineHeight)
        return CGSize(width: max(titleSize.width, Self.leastWidth), height: height + 2 * Self.titleMargin)
    }

    private func textSize(_ title: UILabel?, _ subtitle: UILabel?, width: CGFloat) -> CGSize {
        let room = CGSize(width: width > 0 ? width : .infinity, height: .infinity)
        let sizes = [title, subtitle].compactMap { $0?.isShown == true ? $0?.sizeThatFits(room) : nil }
        let gaps = sizes.count > 1 ? configuration?.titlePadding ?? 0 : 0
        return CGSize(
            width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height } + gaps)
    }

    /// Puts the image before the title, both where the content is aligned; the subtitle stands below the title.
    final func placeContent(title: UILabel?, subtitle: UILabel?, image: UIImageView?) {
        let picture = image?.intrinsicImageSize ?? .zero
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets: UIEdgeInsets
        if let inner = configuration?.contentInsets {
            insets = UIEdgeInsets(
                top: inner.top, left: isMirrored ? inner.trailing : inner.leading, bottom: inner.bottom,
                right: isMirrored ? inner.leading : inner.trailing)
        } else {
            insets = contentEdgeInsets
        }
        let room = bounds.inset(by: insets)
        let gap = title?.isShown == true && picture.width > 0 ? configuration?.imagePadding ?? 0 : 0
        var texts = textSize(title, subtitle, width: room.width - picture.width - gap)
        texts.width = min(texts.width, max(0, room.width - picture.width - gap))
        let width = texts.width + gap + picture.width
        let left: CGFloat
        switch contentHorizontalAlignment {
        case .center, .fill: left = room.minX + (room.width - width) / 2
        case .left: left = room.minX
        case .right: left = room.maxX - width
        case .leading: left = isMirrored ? room.maxX - width : room.minX
        case .trailing: left = isMirrored ? room.minX : room.maxX - width
        }
        let imageLeft = isMirrored ? left + texts.width + gap : left
        let textLeft = isMirrored ? left : left + picture.width + gap
        func top(of height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: room.minY
            case .bottom: room.maxY - height
            case .center, .fill: room.midY - height / 2
            }
        }
        image?.frame = CGRect(
            x: imageLeft + (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
            y: top(of: picture.height) + (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2, width: picture.width,
            height: picture.height)
        var y = top(of: texts.height) + (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2
        for label in [title, subtitle] {
            guard let label else { continue }
            let fitting = label.isShown ? label.sizeThatFits(CGSize(width: texts.width, height: .infinity)) : .zero
            let size = CGSize(width: min(fitting.width, texts.width), height: fitting.height)
            label.frame = CGRect(
                x: textLeft + (texts.width - size.width) / 2 + (titleEdgeInsets.left - titleEdgeInsets.right) / 2, y: y,
                width: size.width, height: size.height)
            y += size.height + (configuration?.titlePadding ?? 0)
        }
    }
}

extension UILabel {
    /// Whether there is a text to show.
    fileprivate var isShown: Bool { text?.isEmpty == false }
}

extension NSAttributedString {
    /// Whether any part has attributes.
    var hasAttributes: Bool {
        guard length > 0 else { return false }
        var range = NSRange()
        return !attributes(at: 0, effectiveRange: &range).isEmpty || range.length < length
    }
}
