import StrictJSON

/// The test tools whose documents are read.
public enum PageSourceFormat: String, Sendable, Hashable, CaseIterable {
    /// XML of WebDriverAgent, as Appium's XCUITest driver gives it.
    case webDriverAgent = "WebDriverAgent"
    /// XML of Android's uiautomator, with `node` or the class as the name of an element.
    case uiAutomator = "uiautomator"
    /// JSON of `idb ui describe-all`, flat or nested.
    case idb
    /// JSON of `maestro hierarchy`.
    case maestro = "Maestro"
    /// JSON of AccessibilitySnapshot's model.
    case accessibilitySnapshot = "AccessibilitySnapshot"

    /// Creates the format of a document, or nil where it is none of these: the start decides, and for JSON the content.
    /// Damaged JSON has none.
    public init?(of bytes: [UInt8]) {
        switch Self.start(of: bytes) {
        case .markup(let format?): self = format
        case .json:
            guard let json = try? JSONValue(parsingLines: bytes), let format = Self(json) else { return nil }
            self = format
        case .markup(nil), .other: return nil
        }
    }

    /// The format of JSON that has been parsed.
    public init?(_ json: JSONValue) {
        if json["attributes"]?.object != nil, json["children"] != nil {
            self = .maestro
            return
        }
        let items = json["elements"] ?? json["items"] ?? json
        let candidates = items.array ?? [items]
        guard let first = candidates.first, first.object != nil else { return nil }
        if first["element"]?["_0"] != nil || first["container"]?["_0"] != nil {
            self = .accessibilitySnapshot
        } else if first["attributes"]?.object != nil {
            self = .maestro
        } else if first["AXFrame"] != nil || first["AXLabel"] != nil || first["AXUniqueId"] != nil {
            self = .idb
        } else if first["frame"]?["width"] != nil, first["role"] != nil || first["type"] != nil {
            // Newer versions name the attributes without their prefix.
            self = .idb
        } else {
            return nil
        }
    }
}

extension PageSourceFormat {
    /// The start of a document.
    enum Start: Hashable {
        /// XML, and which.
        case markup(PageSourceFormat?)
        /// An array or an object.
        case json
        /// Another format.
        case other
    }

    /// The number of bytes in which the first elements are searched: prologues and comments are short.
    private static let reach = 1 << 16

    /// Returns the kind of a document's start; nothing is parsed.
    static func start(of bytes: [UInt8]) -> Start {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = bytes[start...].first(where: { !" \t\r\n".utf8.contains($0) }) else { return .other }
        if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") { return .json }
        guard first == UInt8(ascii: "<") else { return .other }
        let names = tagNames(bytes[start...].prefix(reach))
        guard let root = names.first else { return .markup(nil) }
        if root == "AppiumAUT" || root.hasPrefix("XCUIElementType") { return .markup(.webDriverAgent) }
        if root == "hierarchy" {
            let isApple = names.count > 1 && names[1].hasPrefix("XCUIElementType")
            return .markup(isApple ? .webDriverAgent : .uiAutomator)
        }
        // Appium's XML of one element has its class as the root.
        return .markup(root.hasPrefix("android.") || root.hasPrefix("androidx.") ? .uiAutomator : nil)
    }

    /// The names of the first two start tags.
    private static func tagNames(_ bytes: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var rest = bytes
        while names.count < 2, let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(open + 1)...]
            guard let next = rest.first else { break }
            if rest.starts(with: "!--".utf8) {
                // A comment can contain text that looks like tags.
                var end = rest.dropFirst(3)
                while !end.isEmpty, !end.starts(with: "-->".utf8) { end = end.dropFirst() }
                rest = end
                continue
            }
            guard next != UInt8(ascii: "?"), next != UInt8(ascii: "!"), next != UInt8(ascii: "/") else { continue }
            let name = rest.prefix { !" \t\r\n/>".utf8.contains($0) }
            guard name.count <= 200 else { break }
            names.append(String(decoding: name, as: UTF8.self))
        }
        return names
    }
}
