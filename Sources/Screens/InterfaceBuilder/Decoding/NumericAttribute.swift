/// The attributes of objects that are read as numbers: the decoder checks them, whoever makes views asks for them.
enum NumericAttribute: String, CaseIterable {
    case alpha, countDownDuration, currentPage, indentationLevel, indentationWidth, maxValue, maximumValue
    case maximumZoomScale, minValue, minimumFontSize, minimumInteritemSpacing, minimumLineSpacing
    case minimumPressDuration, minimumValue, minuteInterval, numberOfLines, numberOfPages
    case numberOfTapsRequired, numberOfTouchesRequired, progress, rowHeight, sectionFooterHeight
    case sectionHeaderHeight, selectedScopeButtonIndex, selectedSegmentIndex, spacing, stepValue, value, width
}

extension InterfaceBuilderDocument.Object {
    /// The number in an attribute; nil when it is absent or the decoder has noted it.
    func number(_ attribute: NumericAttribute) -> Double? { number(attribute.rawValue) }

    /// The whole number in an attribute; nil when it is absent, not whole, or the decoder has noted it.
    func integer(_ attribute: NumericAttribute) -> Int? { integer(attribute.rawValue) }

    /// The number in an attribute as UIKit's controls keep it; nil as above.
    func float(_ attribute: NumericAttribute) -> Float? { number(attribute).map { Float($0) } }
}
