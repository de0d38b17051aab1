// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "earshot-benchmarks",
    dependencies: [.package(name: "earshot", path: "..")],
    targets: [
        // glibc's malloc.h, which Swift's own module of glibc leaves out.
        .systemLibrary(name: "CMalloc"),
        .executableTarget(
            name: "earshot-benchmarks",
            dependencies: [
                "CMalloc",
                .product(name: "AccessibilityTree", package: "earshot"),
                .product(name: "ConstraintSolver", package: "earshot"),
                .product(name: "HeadlessUIKit", package: "earshot"),
                .product(name: "InterfaceBuilder", package: "earshot"),
                .product(name: "LiveReader", package: "earshot"),
                .product(name: "ScreenReader", package: "earshot"),
                .product(name: "Speech", package: "earshot"),
                .product(name: "StrictJSON", package: "earshot"),
                .product(name: "TerminalEmulator", package: "earshot"),
                .product(name: "TerminalReader", package: "earshot"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
