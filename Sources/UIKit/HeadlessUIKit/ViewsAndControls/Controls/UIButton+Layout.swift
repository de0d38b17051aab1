import Foundation

extension UIButton {
    /// The space above and below a title without insets, in points (measured).
    private static let titleMargin: CGFloat = 6
    /// The minimum width of a button with a title or without content, in points (measured).
    private static let leastWidth: CGFloat = 30

    /// Returns the size of the button for its content, whose title may wrap where a configuration allows it.
    final func contentSize(
        title: UILabel?, subtitle: UILabel?, image: UIImageView?, background: UIImage?, width: CGFloat
    ) -> CGSize {
        let picture = image?.intrinsicImageSize ?? .zero
        if let configuration {
            let insets = configuration.contentInsets
            let (sides, ends) = (insets.leading + insets.trailing, insets.top + insets.bottom)
            let gap = gap(title, picture)
            if configuration.imagePlacement.isVertical {
                let texts = textSize(title, subtitle, width: width - sides)
                return CGSize(
                    width: max(texts.width, picture.width) + sides, height: texts.height + gap + picture.height + ends)
            }
            let around = sides + picture.width + gap
            let texts = textSize(title, subtitle, width: width - around)
            return CGSize(width: texts.width + around, height: max(texts.height, picture.height) + ends)
        }
        let insets = contentEdgeInsets
        let text = title.map { $0.isShown ? $0.intrinsicContentSize : .zero } ?? .zero
        let titleSize = CGSize(
            width: TextMeasurer.roundUpToPoints(text.width), height: TextMeasurer.roundUpToPoints(text.height))
        let behind = background?.size ?? .zero
        // A button that is only a background image has its size.
        if picture == .zero, text == .zero, behind != .zero { return behind }
        if picture != .zero || insets != .zero {
            // A title without a margin is as high as its lines.
            return CGSize(
                width: max(titleSize.width + picture.width + insets.left + insets.right, behind.width),
                height: max(max(titleSize.height, picture.height) + insets.top + insets.bottom, behind.height))
        }
        let line = title?.font ?? .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
        let height = titleSize.height > 0 ? titleSize.height : TextMeasurer.roundUpToPoints(line.lineHeight)
        return CGSize(
            width: max(titleSize.width, Self.leastWidth, behind.width),
            height: max(height + 2 * Self.titleMargin, behind.height))
    }

    private func textSize(_ title: UILabel?, _ subtitle: UILabel?, width: CGFloat) -> CGSize {
        let room = CGSize(width: width > 0 ? width : .infinity, height: .infinity)
        let sizes = [title, subtitle].compactMap { $0?.isShown == true ? $0?.sizeThatFits(room) : nil }
        let gaps = sizes.count > 1 ? configuration?.titlePadding ?? 0 : 0
        return CGSize(
            width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height } + gaps)
    }

    // The spacing between image and title.
    private func gap(_ title: UILabel?, _ picture: CGSize) -> CGFloat {
        title?.isShown == true && picture.width > 0 ? configuration?.imagePadding ?? 0 : 0
    }

    /// Returns the part of the bounds that is left for title and image.
    final func roomForContent(in bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return bounds.inset(
            by: configuration.map { UIEdgeInsets($0.contentInsets, isMirrored: isMirrored) } ?? contentEdgeInsets)
    }

    /// The frames of the parts of the content.
    struct ContentPlaces {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    /// Returns the frames of the image and the title, aligned together in a rectangle: by default the image is before
    /// the title, and the subtitle is below the title.
    final func contentPlaces(
        title: UILabel?, subtitle: UILabel?, image: UIImageView?, in room: CGRect
    ) -> ContentPlaces {
        let picture = image?.intrinsicImageSize ?? .zero
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var places = ContentPlaces()
        let gap = gap(title, picture)
        let placement = configuration?.imagePlacement ?? .leading
        let beside = placement.isVertical ? 0 : picture.width + gap
        var texts = textSize(title, subtitle, width: room.width - beside)
        texts.width = min(texts.width, max(0, room.width - beside))
        let width = placement.isVertical ? max(texts.width, picture.width) : texts.width + beside
        let left: CGFloat
        switch contentHorizontalAlignment {
        case .center, .fill: left = room.minX + (room.width - width) / 2
        case .left: left = room.minX
        case .right: left = room.maxX - width
        case .leading: left = isMirrored ? room.maxX - width : room.minX
        case .trailing: left = isMirrored ? room.minX : room.maxX - width
        }
        func top(of height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: room.minY
            case .bottom: room.maxY - height
            case .center, .fill: room.midY - height / 2
            }
        }
        var (imagePlace, textPlace) = (CGPoint.zero, CGPoint.zero)
        if placement.isVertical {
            let top = top(of: picture.height + gap + texts.height)
            let isAbove = placement == .top
            imagePlace = CGPoint(
                x: left + (width - picture.width) / 2, y: isAbove ? top : top + texts.height + gap)
            textPlace = CGPoint(x: left + (width - texts.width) / 2, y: isAbove ? top + picture.height + gap : top)
        } else {
            let isImageFirst = (placement == .trailing) == isMirrored
            imagePlace = CGPoint(x: isImageFirst ? left : left + texts.width + gap, y: top(of: picture.height))
            textPlace = CGPoint(x: isImageFirst ? left + picture.width + gap : left, y: top(of: texts.height))
        }
        places.image = CGRect(
            x: imagePlace.x + (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
            y: imagePlace.y + (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2, width: picture.width,
            height: picture.height)
        var y = textPlace.y + (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2
        let share = titleShare(besidePicture: picture.width > 0, isMirrored)
        for (label, place) in [(title, \ContentPlaces.title), (subtitle, \ContentPlaces.subtitle)] {
            guard let label else { continue }
            let fitting = label.isShown ? label.sizeThatFits(CGSize(width: texts.width, height: .infinity)) : .zero
            let size = CGSize(width: min(fitting.width, texts.width), height: fitting.height)
            places[keyPath: place] = CGRect(
                x: textPlace.x + (texts.width - size.width) * share + (titleEdgeInsets.left - titleEdgeInsets.right)
                    / 2,
                y: y,
                width: size.width, height: size.height)
            y += size.height + (configuration?.titlePadding ?? 0)
        }
        return places
    }
}

extension UIButton {
    /// Returns the fraction of the space around the shorter of title and subtitle that is to its left.
    private func titleShare(besidePicture: Bool, _ isMirrored: Bool) -> CGFloat {
        guard let configuration else { return 0.5 }
        var alignment = configuration.titleAlignment
        if alignment == .automatic {
            alignment =
                switch configuration.imagePlacement {
                case .leading where besidePicture: .leading
                case .trailing where besidePicture: .trailing
                default: .center
                }
        }
        switch alignment {
        case .leading: return isMirrored ? 1 : 0
        case .trailing: return isMirrored ? 0 : 1
        case .center, .automatic: return 0.5
        }
    }
}

extension NSDirectionalRectEdge {
    fileprivate var isVertical: Bool { self == .top || self == .bottom }
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
