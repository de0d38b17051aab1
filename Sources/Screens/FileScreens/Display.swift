import AccessibilityTree
import Foundation
import HeadlessUIKit
import Suggestions

/// The device that screens are shown on and the user's settings for it. A nil property keeps the value of the file.
package struct Display: Hashable {
    /// The device on which screens are shown; nil for that of the file.
    package var device: DeviceProfile?
    /// Whether it is upright or on its side.
    package var orientation: UIInterfaceOrientation?
    /// The text size; nil for the usual one.
    package var textSize: UIContentSizeCategory?
    /// The language and region, a BCP 47 tag.
    package var locale: String?
    /// The direction of lines.
    package var direction: UIUserInterfaceLayoutDirection?
    /// Light or dark.
    package var appearance: UIUserInterfaceStyle?
    /// Whether colours stand out more.
    package var contrast: UIAccessibilityContrast?

    /// The options that were given, by name, as they were written.
    package private(set) var fields: [String: String] = [:]

    /// The names of the options.
    package static let names = ["device", "orientation", "text-size", "locale", "direction", "appearance", "contrast"]

    /// An invalid value of an option.
    package struct Problem: Error, CustomStringConvertible {
        package var description: String

        /// Creates a problem.
        package init(description: String) { self.description = description }
    }

    /// Creates a display that leaves everything as it is.
    package init() {}

    /// Creates a display from options by name.
    package init(_ fields: [String: String]) throws(Problem) {
        if let unknown = fields.keys.filter({ !Self.names.contains($0) }).min() {
            throw Problem(description: "unknown option \"\(unknown)\"")
        }
        self.fields = fields
        device = try fields["device"].map { name throws(Problem) in try Self.device(name) }
        orientation = try choice(fields, "orientation", ["portrait": .portrait, "landscape": .landscapeLeft])
        textSize = try choice(fields, "text-size", Self.textSizes)
        locale = try fields["locale"].map { tag throws(Problem) in try Self.locale(tag) }
        direction = try choice(
            fields, "direction",
            ["ltr": .leftToRight, "left-to-right": .leftToRight, "rtl": .rightToLeft, "right-to-left": .rightToLeft])
        appearance = try choice(fields, "appearance", ["light": .light, "dark": .dark])
        contrast = try choice(fields, "contrast", ["normal": .normal, "high": .high])
        // A size with explicit numbers is in portrait orientation when an orientation is set too.
        if orientation != nil, let device, device.name == Self.sizeName(device.size) {
            let (short, long) = (min(device.size.width, device.size.height), max(device.size.width, device.size.height))
            self.device?.size = CGSize(width: short, height: long)
        }
    }

    private func choice<Value>(
        _ fields: [String: String], _ option: String, _ values: KeyValuePairs<String, Value>
    ) throws(Problem) -> Value? {
        guard let name = fields[option] else { return nil }
        if let known = values.first(where: { $0.key.lowercased() == name.lowercased() }) { return known.value }
        let known = values.map(\.key)
        let nearest = Suggestion.nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
        throw Problem(
            description: "--\(option) must be one of \(known.joined(separator: ", ")), not \"\(name)\"\(nearest)")
    }

    /// The names of the text sizes.
    package static var textSizeNames: [String] { textSizes.map(\.key) }

    static let textSizes: KeyValuePairs<String, UIContentSizeCategory> = [
        "xSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .extraLarge,
        "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge, "AX1": .accessibilityMedium,
        "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge, "AX4": .accessibilityExtraExtraLarge,
        "AX5": .accessibilityExtraExtraExtraLarge,
    ]

    /// A language tag as BCP 47 has it (RFC 5646, 2.1): parts of letters and digits, a language first.
    private static func locale(_ text: String) throws(Problem) -> String {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isTag =
            text.utf8.count <= 35 && (2...8).contains(parts[0].utf8.count)
            && parts[0].utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
            && parts.allSatisfy { part in
                (1...8).contains(part.utf8.count)
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
        guard isTag else {
            throw Problem(description: "--locale must be a language tag such as de or pt-BR, not \"\(text)\"")
        }
        return parts.joined(separator: "-")
    }
}

// MARK: Devices

extension Display {
    /// The longest side that a screen may have, in points.
    private static let sides = 100...4096

    /// Parses a device name, with or without the part that distinguishes its variants, or a size in points.
    private static func device(_ text: String) throws(Problem) -> DeviceProfile {
        if let size = size(text) {
            let sides = [Int(size.width), Int(size.height)]
            guard sides.allSatisfy(Self.sides.contains) else {
                throw Problem(
                    description: "--device can't be \"\(text)\": a side must have \(Self.sides.lowerBound) to "
                        + "\(Self.sides.upperBound) points")
            }
            let isPad = min(size.width, size.height) >= 744
            return DeviceProfile(
                name: sizeName(size), idiom: isPad ? .pad : .phone, width: size.width, height: size.height,
                scale: isPad ? 2 : 3)
        }
        let wanted = plain(text)
        if let exact = DeviceProfile.all.first(where: { plain($0.name) == wanted }) { return exact }
        // A name with several variants means the newest, which is last; "iPhone" may be left out.
        let short = DeviceProfile.all.last { profile in
            let name = plain(profile.name)
            return [wanted, "iphone" + wanted].contains { candidate in
                name == candidate
                    || name.hasPrefix(candidate) && isVariety(String(profile.name), behind: candidate)
            }
        }
        if let short { return short }
        let names = DeviceProfile.all.map(\.name)
        let suggestion = Suggestion.text(for: text, among: names)
        throw Problem(
            description: "unknown device \"\(text)\", and not a size such as 390x844; \(suggestion)")
    }

    /// Whether the words that a name has beyond a shorter one distinguish variants of one device: a size or a
    /// generation.
    private static func isVariety(_ name: String, behind short: String) -> Bool {
        let words = name.split(separator: " ")
        return words.indices.contains { place in
            plain(words[..<place].joined()) == short
                && (words[place].hasPrefix("(") || words[place].hasSuffix("-inch"))
        }
    }

    /// Returns a name without spaces, punctuation and capital letters.
    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    }

    private static func size(_ text: String) -> CGSize? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func sizeName(_ size: CGSize) -> String {
        guard size.width.magnitude < 1e6, size.height.magnitude < 1e6 else { return "" }
        return "\(Int(size.width))x\(Int(size.height))"
    }
}

// MARK: Showing

extension Display {
    /// The device that is used unless the user names one.
    private static let usualDevice = DeviceProfile(
        name: "iPhone", idiom: .phone, width: 402, height: 874, scale: 3)

    /// Whether the size, the language or the direction of screens are chosen, which a view description has itself.
    var changesScreens: Bool { device != nil || orientation != nil || locale != nil || direction != nil }

    /// Sets up the app in which screens are made from now on: nil values mean the state after launch.
    @MainActor package func apply() {
        let app = UIApplication.shared
        app.simulate(textSize ?? .large)
        app.simulate(appearance ?? .light)
        UIAccessibility.setStatus(.darkerSystemColors, contrast == .high)
        app.preferredLanguage = locale ?? "en"
        app.userInterfaceLayoutDirection = direction ?? .leftToRight
        UIDevice.current.simulate(device ?? Self.usualDevice, orientation: orientation ?? .portrait)
    }

    /// Gives the app the direction of the language that a file is shown in, unless one was chosen; nil for the file's
    /// own.
    @MainActor func applyDirection(of language: String?) {
        guard direction == nil else { return }
        let isRightToLeft = language.map { Environment.LayoutDirection(language: $0) == .rightToLeft } ?? false
        UIApplication.shared.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
}
