import Foundation

extension DeviceProfile {
    /// A phone with a button: a status bar when upright, nothing on its side (measured).
    private static func buttonPhone(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> Self {
        DeviceProfile(
            name: name, idiom: .phone, width: width, height: height, scale: scale,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    /// Returns a phone with a home indicator, and a camera in the screen which covers as much at both sides in
    /// landscape (measured).
    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat
    ) -> Self {
        DeviceProfile(
            name: name, idiom: .phone, width: width, height: height, scale: scale,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
    }

    /// A tablet: the same in both orientations (measured).
    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 24, bottom: CGFloat = 20
    ) -> Self {
        let covered = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return DeviceProfile(
            name: name, idiom: .pad, width: width, height: height, scale: 2, safeArea: covered,
            landscapeSafeArea: covered)
    }

    /// The devices that are known.
    public static let all: [DeviceProfile] = [
        buttonPhone("iPhone 4s", 320, 480, scale: 2),
        buttonPhone("iPhone SE (1st generation)", 320, 568, scale: 2),
        buttonPhone("iPhone SE (3rd generation)", 375, 667, scale: 2),
        buttonPhone("iPhone 6 Plus", 414, 736, scale: 3),
        phone("iPhone X", 375, 812, top: 44),
        phone("iPhone XR", 414, 896, scale: 2, top: 48),
        phone("iPhone 11 Pro Max", 414, 896, top: 44),
        phone("iPhone 13 mini", 375, 812, top: 50),
        phone("iPhone 14", 390, 844, top: 47),
        phone("iPhone 14 Plus", 428, 926, top: 47),
        phone("iPhone 15", 393, 852, top: 59),
        phone("iPhone 15 Pro", 393, 852, top: 59),
        phone("iPhone 15 Plus", 430, 932, top: 59),
        phone("iPhone 15 Pro Max", 430, 932, top: 59),
        phone("iPhone 16", 393, 852, top: 59),
        phone("iPhone 16 Plus", 430, 932, top: 59),
        phone("iPhone 16 Pro", 402, 874, top: 62),
        phone("iPhone 16 Pro Max", 440, 956, top: 62),
        pad("iPad (9.7-inch)", 768, 1024, top: 20, bottom: 0),
        pad("iPad (9th generation)", 810, 1080, top: 20, bottom: 0),
        pad("iPad Air (10.5-inch)", 834, 1112, top: 20, bottom: 0),
        pad("iPad mini (6th generation)", 744, 1133),
        pad("iPad Air 11-inch", 820, 1180),
        pad("iPad Pro (11-inch)", 834, 1194),
        pad("iPad Pro (12.9-inch)", 1024, 1366),
        pad("iPad Pro 13-inch", 1032, 1376),
    ]
}
