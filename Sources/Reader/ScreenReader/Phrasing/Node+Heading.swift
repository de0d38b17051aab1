import AccessibilityTree

extension Node {
    /// The level of a heading from 1 to 6, or nil: web pages give it as the value, apps as an attribute of the label.
    var headingLevel: Int? {
        guard traits.contains(.header) else { return nil }
        return webHeadingLevel ?? label?.runs.lazy.compactMap(\.attributes.headingLevel).first { 1...6 ~= $0 }
    }

    /// The level of a heading on a web page, which is not spoken as a value then.
    var webHeadingLevel: Int? {
        guard traits.isSuperset(of: [.header, .webContent]), let value = value?.string, value.utf8.count == 1,
            let level = Int(value), 1...6 ~= level
        else { return nil }
        return level
    }
}
