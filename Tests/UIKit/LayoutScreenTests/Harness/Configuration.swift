import Foundation
import HeadlessUIKit

/// The conditions under which a screen is shown: a device, a text size and a direction.
struct Configuration: Hashable, Sendable, CustomStringConvertible {
    /// A device, with the parts that it covers at its edges.
    struct Device: Hashable, Sendable {
        let name: String
        let width: Int
        let height: Int
        let scale: Int
        var isPad = false
        var top = 0
        var side = 0
        var bottom = 0

        static let all = [
            Device(name: "small phone", width: 320, height: 568, scale: 2, top: 20),
            Device(name: "phone", width: 402, height: 874, scale: 3, top: 62, bottom: 34),
            Device(name: "phone on its side", width: 874, height: 402, scale: 3, side: 62, bottom: 21),
            Device(name: "pad", width: 1024, height: 1366, scale: 2, isPad: true, top: 24, bottom: 20),
        ]

        var insets: UIEdgeInsets {
            UIEdgeInsets(top: CGFloat(top), left: CGFloat(side), bottom: CGFloat(bottom), right: CGFloat(side))
        }

        var profile: DeviceProfile {
            DeviceProfile(
                name: name, idiom: isPad ? .pad : .phone, width: CGFloat(width), height: CGFloat(height),
                scale: CGFloat(scale))
        }
    }

    var device: Device
    var isLargest: Bool
    var isRightToLeft: Bool

    var category: UIContentSizeCategory { isLargest ? .accessibilityExtraExtraExtraLarge : .large }

    var description: String {
        "\(device.width)×\(device.height) \(isLargest ? "AX5" : "large") \(isRightToLeft ? "RTL" : "LTR")"
    }

    /// All sixteen: four devices, two text sizes, two directions.
    static let all = Device.all.flatMap { device in
        [false, true].flatMap { isLargest in
            [false, true].map { Configuration(device: device, isLargest: isLargest, isRightToLeft: $0) }
        }
    }

    /// The same in the other direction.
    var mirrored: Configuration {
        Configuration(device: device, isLargest: isLargest, isRightToLeft: !isRightToLeft)
    }
}
