// swift-tools-version: 6.2
import PackageDescription

// A small app as it is written for iOS. Its files, in Sources/Larder/App, are those of an Xcode project: nothing in
// them is specific to Linux.
let package = Package(
    name: "Larder",
    dependencies: [.package(name: "earshot", path: "../..")],
    targets: [
        .target(
            name: "Larder", dependencies: [.product(name: "UIKit", package: "earshot")], exclude: ["App"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "AdaptSources", package: "earshot")]),
        .executableTarget(
            name: "larder-speech",
            dependencies: [
                "Larder", .product(name: "AccessibilityTesting", package: "earshot"),
                .product(name: "UIKit", package: "earshot"),
            ]),
        .testTarget(
            name: "LarderTests",
            dependencies: [
                "Larder", .product(name: "AccessibilityTesting", package: "earshot"),
                .product(name: "UIKit", package: "earshot"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
