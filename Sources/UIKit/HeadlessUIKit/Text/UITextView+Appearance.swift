import Foundation

/// The kinds of data that are detected in a text and can be tapped, with UIKit's raw values.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits, numbered as in UIKit.
    public let rawValue: UInt
    /// Creates kinds from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Shipment tracking numbers.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Lookup suggestions.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Physical quantities.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
    /// The kinds of data that are detected in the text and can be tapped; none are detected here.
    public final var dataDetectorTypes: UIDataDetectorTypes {
        get { drawn(else: []) }
        set { setDrawn(newValue) }
    }
    /// The attributes of links, in addition to the text's; not drawn here.
    public final var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { drawn(else: [.foregroundColor: UIColor.link]) }
        set { setDrawn(newValue ?? [:]) }
    }
    /// Whether the user may change attributes; there is no menu for it here.
    public final var allowsEditingTextAttributes: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether typed text replaces the whole text; stored only.
    public final var clearsOnInsertion: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether text sizes match those of the Mac; they don't here.
    public final var usesStandardTextScaling: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the system's find interaction is enabled; there is none here.
    public final var isFindInteractionEnabled: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Scrolls until a range is visible, in UTF-16 code units.
    public final func scrollRangeToVisible(_ range: NSRange) {
        let lines = editedLines
        let place = range.length > 0 ? lines.rectangles(of: range).first : nil
        scrollRectToVisible(place ?? lines.caret(at: range.location), animated: false)
    }
}
