import Foundation
import HeadlessUIKit

/// A device as Interface Builder shows it, upright: the size of its screen and the parts that the hardware and the
/// status bar cover, in points. The insets are those in documents that Xcode has saved (measured).
struct DesignDevice {
    var size: CGSize
    var top: CGFloat
    var bottom: CGFloat
    var isPad = false

    private init(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, isPad: Bool = false) {
        size = CGSize(width: width, height: height)
        (self.top, self.bottom, self.isPad) = (top, bottom, isPad)
    }

    /// The device with an id of Interface Builder's, or nil.
    static func named(_ id: String) -> DesignDevice? { all[id] }

    private static let all: [String: DesignDevice] = [
        "retina3_5": .init(320, 480, top: 20), "retina4_0": .init(320, 568, top: 20),
        "retina4_7": .init(375, 667, top: 20), "retina5_5": .init(414, 736, top: 20),
        "retina5_4": .init(375, 812, top: 50, bottom: 34), "retina5_9": .init(375, 812, top: 44, bottom: 34),
        "retina6_0": .init(390, 844, top: 47, bottom: 34), "retina6_1": .init(414, 896, top: 44, bottom: 34),
        "retina6_12": .init(393, 852, top: 59, bottom: 34), "retina6_3": .init(402, 874, top: 62, bottom: 34),
        "retina6_5": .init(414, 896, top: 44, bottom: 34), "retina6_7": .init(428, 926, top: 47, bottom: 34),
        "retina6_72": .init(430, 932, top: 59, bottom: 34), "retina6_9": .init(440, 956, top: 62, bottom: 34),
        "ipad9_7": .init(768, 1024, top: 20, isPad: true), "ipad10_5": .init(834, 1112, top: 20, isPad: true),
        "ipad10_9rounded": .init(820, 1180, top: 24, bottom: 20, isPad: true),
        "ipad11_0rounded": .init(834, 1194, top: 24, bottom: 20, isPad: true),
        "ipad12_9": .init(1024, 1366, top: 20, isPad: true),
        "ipad12_9rounded": .init(1024, 1366, top: 24, bottom: 20, isPad: true),
    ]

    /// Returns the safe area insets of the screen.
    ///
    /// - Parameter isFlat: Whether the device is in landscape: a phone has no status bar then, and its round corners
    ///   are at the sides.
    func safeArea(isFlat: Bool) -> UIEdgeInsets {
        guard isFlat, !isPad else { return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }
        guard bottom > 0 else { return .zero }
        return UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
    }
}

extension InterfaceBuilderDocument {
    /// The device that the frames were computed for; one of its time where the file names none that is known.
    var designDevice: DesignDevice {
        facts.device.flatMap { DesignDevice.named($0.id) }
            ?? DesignDevice.named(isForPad ? "ipad9_7" : "retina4_7")!
    }

    /// The size of the screen that the file's frames were computed for, in points; of a phone or a tablet of its time
    /// when the file names no device that is known.
    public var deviceSize: CGSize {
        let size = designDevice.size
        return isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// Returns the insets of the hardware and the status bar for a view of a size: zero unless it fills the screen.
    func deviceSafeArea(for size: CGSize) -> UIEdgeInsets { size == deviceSize ? deviceSafeArea : .zero }

    /// The insets of the hardware and the status bar on that screen.
    var deviceSafeArea: UIEdgeInsets {
        var area = designDevice.safeArea(isFlat: isLandscape)
        // Xcode 11 to 14.2 drew no status bar on screens without round corners (measured).
        if area.bottom == 0, !isForPad, (14_800..<21_600).contains(majorToolsVersion) { area.top = 0 }
        if facts.device?.id == "retina6_0", !isLandscape, majorToolsVersion < 18_000 { area.top = 44 }
        // Since Xcode 14 the status bars of these phones are higher (measured).
        guard !isLandscape, majorToolsVersion >= 21_000 else { return area }
        switch facts.device?.id {
        case "retina5_9": area.top = 50
        case "retina6_1": area.top = 48
        default: break
        }
        // Since Xcode 16.3 the insets of round screens are saved twice as large as they are (measured on four files of
        // three projects, on three devices).
        if area.bottom > 0, !isForPad, majorToolsVersion >= 23_727 {
            area.top *= 2
            area.bottom *= 2
        }
        return area
    }

    private var isLandscape: Bool { facts.device?.orientation == "landscape" }

    /// Whether the file is meant for a tablet.
    var isForPad: Bool {
        facts.device?.id.hasPrefix("ipad") ?? facts.targetRuntime.hasSuffix("iPad")
    }
}

extension InterfaceBuilderDocument.Facts {
    /// Derived facts that a document stores because they are read often.
    var majorToolsVersion: Int {
        func major(_ version: String?) -> Int? {
            version.flatMap { Int(Substring($0.utf8.drop { $0 == 0x2E }.prefix { $0 != 0x2E })) }
        }
        let own = major(toolsVersion) ?? 0
        return own == 32_700 ? major(pluginVersion) ?? own : own
    }
}
