import Foundation
import HeadlessUIKit

extension ViewReader {
    /// The colours and the fonts of titles, and the colour of the bar.
    func applyTitles(_ object: Object, to bar: UINavigationBar) {
        if let color = standardColor(object) { bar.standardAppearance.backgroundColor = color }
        let standard = values.document.object(of: object, key: "standardAppearance")
        if let titles = textAttributes("titleTextAttributes", of: standard)
            ?? textAttributes("titleTextAttributes", of: object)
        {
            bar.titleTextAttributes = titles
        }
        if let titles = textAttributes("largeTitleTextAttributes", of: standard)
            ?? textAttributes("largeTitleTextAttributes", of: object)
        {
            bar.largeTitleTextAttributes = titles
        }
    }

    /// The colour of a bar in its `standardAppearance`, or nil.
    func standardColor(_ bar: Object) -> UIColor? {
        values.color(values.document.object(of: bar, key: "standardAppearance")?[.backgroundColor])
    }

    private func textAttributes(_ key: String, of object: Object?) -> [NSAttributedString.Key: Any]? {
        guard let object, let found = values.document.object(of: object, key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = values.color(found[.textColor]) { attributes[.foregroundColor] = color }
        if let font = values.font(found.font) { attributes[.font] = font }
        return attributes.isEmpty ? nil : attributes
    }
}
