import HeadlessUIKit

/// A text of one language, with the forms that it has on some devices and for some numbers.
public struct LocalizedText: Sendable, Hashable {
    /// A form of the text for a device or a number.
    public struct Form: Sendable, Hashable {
        /// The device that it is for, as catalogues name it ("iphone", "ipad", "other"); nil for all.
        public var device: String?
        /// The numbers that it is for, by their category in the language ("one", "few", "other"; Unicode TR 35); nil
        /// for all.
        public var count: String?
        /// The text of the form.
        public var text: String

        /// Creates a form.
        public init(_ text: String, device: String? = nil, count: String? = nil) {
            self.text = text
            self.device = device
            self.count = count
        }
    }

    /// The forms, in the order of the file; at least one.
    public private(set) var forms: [Form]

    /// Creates a text of one form.
    public init(_ text: String) { forms = [Form(text)] }

    /// Creates a text from its forms; nil without any.
    public init?(forms: [Form]) {
        guard !forms.isEmpty else { return nil }
        self.forms = forms
    }

    /// The text on a device, for a number of a category; Interface Builder shows that for "other".
    public func text(on idiom: UIUserInterfaceIdiom = .phone, count: String = "other") -> String {
        let device = idiom == .pad ? "ipad" : "iphone"
        let devices: [String?] = [device, "other", nil]
        let ofDevice = devices.lazy.map { name in forms.filter { $0.device == name } }.first { !$0.isEmpty } ?? forms
        let counts: [String?] = [count, "other", nil]
        return counts.lazy.compactMap { name in ofDevice.first { $0.count == name } }.first?.text ?? ofDevice[0].text
    }
}
