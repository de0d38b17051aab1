import Foundation

/// The kind of a property's value, independent of the format.
package enum PropertyKind: Sendable, Hashable {
    /// True or false.
    case flag
    /// A text, or none.
    case text
    /// A text with fonts and colours, or none.
    case styledText
    /// A number.
    case number
    /// A whole number in a range.
    case whole(ClosedRange<Int>)
    /// One of several names. Several names may mean the same.
    case choice([String])
    /// A colour, or none.
    case color
    /// A font.
    case font
    /// An image, or none.
    case image
    /// A point, in points.
    case point
    /// A size, in points.
    case size
    /// Insets, in points.
    case insets
    /// A moment, or none.
    case date
    /// Several texts.
    case texts
}

/// A value of a property.
package enum PropertyValue {
    /// For `PropertyKind.flag`.
    case flag(Bool)
    /// For `PropertyKind.text`.
    case text(String?)
    /// For `PropertyKind.styledText`.
    case styledText(NSAttributedString?)
    /// For `PropertyKind.number`.
    case number(Double)
    /// For `PropertyKind.whole`.
    case whole(Int)
    /// For `PropertyKind.choice`: the name's index in the list.
    case choice(Int)
    /// For `PropertyKind.color`.
    case color(UIColor?)
    /// For `PropertyKind.font`.
    case font(UIFont)
    /// For `PropertyKind.image`.
    case image(UIImage?)
    /// For `PropertyKind.point`.
    case point(CGPoint)
    /// For `PropertyKind.size`.
    case size(CGSize)
    /// For `PropertyKind.insets`.
    case insets(UIEdgeInsets)
    /// For `PropertyKind.date`.
    case date(Date?)
    /// For `PropertyKind.texts`.
    case texts([String])
}
