// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "earshot-benchmarks",
    dependencies: [.package(name: "earshot", path: "..")],
    targets: [
        .executableTarget(
            name: "earshot-benchmarks",
            dependencies: [
                .product(name: "AccessibilityTree", package: "earshot"),
                .product(name: "HeadlessUIKit", package: "earshot"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
