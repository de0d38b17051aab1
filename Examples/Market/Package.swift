// swift-tools-version: 6.2
import PackageDescription

// A small shop in SwiftUI alone, as it is written for iOS. Its files, in Sources/Market/App, are those of an Xcode
// project: nothing in them is specific to Linux.
let package = Package(
    name: "Market",
    dependencies: [.package(name: "earshot", path: "../..")],
    targets: [
        .target(
            name: "Market",
            dependencies: [.product(name: "SwiftUI", package: "earshot"), .product(name: "UIKit", package: "earshot")],
            exclude: ["App"], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "AdaptSources", package: "earshot")]),
        .testTarget(
            name: "MarketTests",
            dependencies: [
                "Market", .product(name: "SwiftUI", package: "earshot"),
                .product(name: "SwiftUITesting", package: "earshot"), .product(name: "UIKit", package: "earshot"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
