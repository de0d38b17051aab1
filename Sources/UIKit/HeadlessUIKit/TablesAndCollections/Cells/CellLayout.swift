import Foundation

/// Places the standard parts of a cell.
@MainActor struct CellLayout {
    /// The space above and below the texts of a row, in points.
    static let margin: CGFloat = 11

    /// The space between an image and the texts, in points.
    var imagePadding: CGFloat = 12
    /// The minimum space between texts side by side, in points.
    var gapBeside: CGFloat = 0
    /// The space between texts one above the other, in points.
    var gapBelow: CGFloat = 0
    /// The maximum size of an image, in points; 0 for its natural size.
    var maximumImageSize = CGSize.zero
    /// The minimum size reserved for an image, in points.
    var reservedImageSize = CGSize.zero

    /// Returns the drawn size of an image: in proportion, and within the maximum size.
    private func size(of image: UIImage) -> CGSize {
        let (size, most) = (image.size, maximumImageSize)
        var scale: CGFloat = 1
        if most.width > 0, size.width > most.width { scale = min(scale, most.width / size.width) }
        if most.height > 0, size.height > most.height { scale = min(scale, most.height / size.height) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    // The system's standard dimension is unknown here.
    private func reserved(_ length: CGFloat) -> CGFloat {
        length < UIListContentConfiguration.ImageProperties.standardDimension ? length : 0
    }

    /// Returns the size reserved for an image, with the spacing next to it, in points; zero without an image.
    func room(of view: UIImageView?) -> CGSize {
        guard let image = view?.image, image.size != .zero else { return .zero }
        let size = size(of: image)
        return CGSize(
            width: max(size.width, reserved(reservedImageSize.width)) + imagePadding,
            height: max(size.height, reserved(reservedImageSize.height)))
    }

    /// Returns the height of the parts at a given width, without margins.
    func height(
        image: UIImageView?, text: UILabel?, detail: UILabel?, isSideBySide: Bool, width: CGFloat
    ) -> CGFloat {
        let picture = room(of: image)
        let room = CGSize(width: max(width - min(picture.width, width), 1), height: .greatestFiniteMagnitude)
        let (textHeight, detailHeight) = (text?.sizeThatFits(room).height ?? 0, detail?.sizeThatFits(room).height ?? 0)
        let gap = textHeight > 0 && detailHeight > 0 ? gapBelow : 0
        return max(
            isSideBySide ? max(textHeight, detailHeight) : textHeight + gap + detailHeight, picture.height)
    }

    /// Places the parts in a rectangle.
    func place(
        image: UIImageView?, text: UILabel?, detail: UILabel?, isSideBySide: Bool, in room: CGRect
    ) {
        var room = room
        if let view = image, let shown = view.image {
            let (size, taken) = (size(of: shown), self.room(of: view).width)
            let free = max(taken - imagePadding - size.width, 0)
            view.frame = CGRect(
                x: room.minX + free / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
            let used = min(taken, max(room.width, 0))
            room = CGRect(x: room.minX + used, y: room.minY, width: room.width - used, height: room.height)
        }
        let textSize = text?.sizeThatFits(room.size) ?? .zero
        let detailSize = detail?.sizeThatFits(room.size) ?? .zero
        if isSideBySide {
            let detailWidth = min(detailSize.width, max(room.width, 0))
            text?.frame = CGRect(
                x: room.minX, y: room.minY, width: max(0, room.width - detailWidth), height: room.height)
            detail?.frame = CGRect(
                x: room.maxX - detailWidth, y: room.minY, width: detailWidth, height: room.height)
            return
        }
        let gap = textSize.height > 0 && detailSize.height > 0 ? gapBelow : 0
        let top = room.midY - (textSize.height + gap + detailSize.height) / 2
        text?.frame = CGRect(x: room.minX, y: top, width: max(room.width, 0), height: textSize.height)
        detail?.frame = CGRect(
            x: room.minX, y: top + textSize.height + gap, width: max(room.width, 0), height: detailSize.height)
    }
}
