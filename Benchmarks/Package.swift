// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "earshot-benchmarks",
    dependencies: [.package(name: "earshot", path: "..")],
    targets: [
        // glibc's malloc.h, which Swift's own module of glibc leaves out.
        .systemLibrary(name: "CMalloc"),
        // libxml2's parser alone, for comparison with Earshot's reading.
        .systemLibrary(name: "CSAX", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .executableTarget(
            name: "earshot-benchmarks",
            dependencies: [
                "CMalloc", "CSAX",
                .product(name: "AccessibilityAudit", package: "earshot"),
                .product(name: "AccessibilityTree", package: "earshot"),
                .product(name: "HeadlessUIKit", package: "earshot"),
                .product(name: "ScreenReader", package: "earshot"),
                .product(name: "Speech", package: "earshot"),
                .product(name: "TerminalReader", package: "earshot"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
