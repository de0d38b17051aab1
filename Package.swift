// swift-tools-version: 6.2
import Foundation
import PackageDescription

let package = Package(
    name: "earshot",
    products: [
        .executable(name: "earshot", targets: ["earshot"]),
        .executable(name: "earshot-synthesizer", targets: ["earshot-synthesizer"]),
        .plugin(name: "AuditPlugin", targets: ["AuditPlugin"]),
        .library(name: "ATDriver", targets: ["ATDriver"]),
        .library(
            name: "AccessibilityAudit",
            targets: ["AccessibilityAudit", "AuditReports", "PageSource", "ScreenPicture"]),
        .library(name: "AccessibilityTesting", targets: ["AccessibilityTesting"]),
        .library(name: "AccessibilityTree", targets: ["AccessibilityTree"]),
        .library(
            name: "HeadlessUIKit", targets: ["HeadlessUIKit", "InterfaceBuilder", "LiveReader", "ViewDescription"]),
        .library(name: "ScreenReader", targets: ["ScreenReader", "Words"]),
        .library(name: "Speech", targets: ["Braille", "Speech", "Voices"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
        .library(name: "TerminalReader", targets: ["Keys", "TerminalEmulator", "TerminalReader"]),
        .library(name: "UIKit", targets: ["UIKit"]),
    ],
    // Both are on by default: `.package(url: …, from: …, traits: [])` fetches neither dependency.
    traits: [
        .trait(name: "ATDriver", description: "The W3C AT Driver service, on swift-nio."),
        .trait(name: "Combine", description: "Combine for an app's own sources, on OpenCombine."),
        .default(enabledTraits: ["ATDriver", "Combine"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // The value that everything else fills or reads.
        .target(name: "AccessibilityTree", dependencies: ["Escaping"]),
        // The announcements of the reader and of UIKit, by language.
        .target(name: "Words", exclude: ["Annotations/generate-annotations.py"]),
        // Linear constraints by strict priority.
        .target(name: "ConstraintSolver"),
        // Widths of letters, line breaks and truncation.
        .target(
            name: "TextMeasurement", exclude: ["Fonts/generate-metrics.py", "Lines/generate-line-breaks.py"]),
        // One reader and one writer of JSON.
        .target(name: "StrictJSON", dependencies: ["Escaping", "Suggestions"]),
        // Escapes text for one line that people read.
        .target(name: "Escaping"),
        // Which name was meant by one that is unknown.
        .target(name: "Suggestions"),
        // Keys, their names and their bindings.
        .target(name: "Keys"),
        // Starts programs, safely from any thread.
        .target(name: "Spawning"),
        // Files, standard streams, errors and exit codes of commands.
        .target(name: "CommandIO", dependencies: ["Escaping", "StrictXML"]),
        // Parser, grid, scrollback and operation log of a terminal.
        .target(name: "TerminalEmulator", dependencies: ["Keys"], exclude: ["Unicode/generate-tables.py"]),
        // The pseudo-terminal, the speech of a terminal, its views for the reader, the reader's keys.
        .target(
            name: "TerminalReader",
            dependencies: [
                "AccessibilityTree", "HeadlessUIKit", "Keys", "LiveReader", "ScreenReader", "Spawning", "Speech",
                "StrictJSON", "Suggestions", "TerminalEmulator", "Words",
            ]),
        // The reader of a terminal with its voice, and its files of settings and keys.
        .target(
            name: "SpokenTerminal",
            dependencies: [
                "CommandIO", "Escaping", "HeadlessUIKit", "ScreenReader", "SessionOutput", "Spawning", "Speech",
                "StrictXML",
                "TerminalReader", "Voices", "Words",
            ]),
        // Screens of files, moved through with keys.
        .target(
            name: "ScreenExplorer",
            dependencies: [
                "AccessibilityTree", "CommandIO", "Escaping", "FileScreens", "HeadlessUIKit", "Keys", "LiveReader",
                "ScreenReader",
                "SessionOutput", "Spawning", "Speech", "TerminalEmulator", "TerminalReader",
            ]),
        // Utterances, queue, announcements, engines, sinks.
        .target(name: "Speech", dependencies: ["Escaping", "Spawning", "Suggestions"]),
        .target(
            name: "Voices",
            dependencies: ["Speech", "Suggestions", .product(name: "Yams", package: "Yams")],
            path: "Voices",
            resources: [.copy("Profiles"), .copy("Variants")]
        ),
        .systemLibrary(
            name: "CESpeakNG", pkgConfig: "espeak-ng", providers: [.apt(["libespeak-ng-dev"])]),
        .target(name: "ESpeakSpeech", dependencies: ["Speech", "CESpeakNG"]),
        // Announcements that other programs request with JSON Lines.
        .target(
            name: "AnnounceService", dependencies: ["CommandIO", "Spawning", "Speech", "StrictJSON", "Suggestions"],
            exclude: ["announce.schema.json"]),
        .executableTarget(name: "earshot-synthesizer", dependencies: ["ESpeakSpeech", "Speech"]),
        // Calls members that are only known at run time.
        .target(name: "CSwiftCalls"),
        // Sources of trees.
        .target(
            name: "HeadlessUIKit",
            dependencies: [
                "AccessibilityTree", "CSwiftCalls", "ConstraintSolver", "StrictJSON", "TextMeasurement", "Words",
            ],
            exclude: ["Generated/generate-optional-requirements.py", "Generated/optional-requirements.txt"]),
        .target(
            name: "ViewDescription",
            dependencies: ["AccessibilityTree", "HeadlessUIKit", "StrictJSON", "Suggestions"],
            exclude: ["view-description.schema.json"]),
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .target(name: "StrictXML", dependencies: ["CLibXML2", "Escaping"]),
        .target(
            name: "InterfaceBuilder",
            dependencies: ["AccessibilityTree", "Escaping", "HeadlessUIKit", "StrictJSON", "StrictXML"]),
        // Files of every kind as screens that are read, explored and audited.
        .target(
            name: "FileScreens",
            dependencies: [
                "AccessibilityTree", "CommandIO", "Escaping", "HeadlessUIKit", "InterfaceBuilder", "LiveReader",
                "PageSource",
                "ScreenReader", "Spawning", "Speech", "StrictJSON", "StrictXML", "Suggestions", "ViewDescription",
            ]),
        // The ways through storyboards, taken by VoiceOver's gestures.
        .target(
            name: "StoryboardWalk",
            dependencies: [
                "AccessibilityTree", "Escaping", "HeadlessUIKit", "InterfaceBuilder", "LiveReader", "StrictJSON",
                "StrictXML",
            ]),
        // The module that code written for iOS imports; UIKit.swift says why it is Swift 5.
        .target(
            name: "UIKit",
            dependencies: [
                "HeadlessUIKit", "InterfaceBuilder", "_Testing_UIKit",
                .target(name: "CombineStandIn", condition: .when(traits: ["Combine"])),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // SwiftUI on HeadlessUIKit: graph, layout, elements.
        .target(
            name: "SwiftUI",
            dependencies: ["AccessibilityTree", "CombineStandIn", "HeadlessUIKit", "TextMeasurement", "Words"],
            path: "Sources/SwiftUI"),
        // Swift Testing imports it where a module UIKit is present.
        .target(name: "_Testing_UIKit"),
        // Screens as test tools write them down.
        .target(name: "PageSource", dependencies: ["AccessibilityTree", "Escaping", "StrictJSON", "StrictXML"]),
        // Consumers of trees.
        .target(
            name: "ScreenReader",
            dependencies: ["AccessibilityTree", "Escaping", "Speech", "StrictJSON", "Suggestions", "Words"],
            exclude: ["Log/session-log.schema.json"]),
        // Rules, and their findings on a screen.
        .target(
            name: "AccessibilityAudit",
            dependencies: [
                "AccessibilityTree", "Escaping", "StrictJSON", "Suggestions", .product(name: "Yams", package: "Yams"),
            ]),
        .target(name: "ScreenPicture", dependencies: ["AccessibilityTree", "Escaping"]),
        // Reports of findings, in the formats that other programs and people read.
        .target(
            name: "AuditReports",
            dependencies: [
                "AccessibilityAudit", "AccessibilityTree", "Escaping", "ScreenPicture", "StrictJSON", "Suggestions",
            ],
            exclude: ["audit-report.schema.json"]),
        // Audits of files and folders: auditing, fixing, baselines and selection.
        .target(
            name: "ScreenAudits",
            dependencies: [
                "AccessibilityAudit", "AccessibilityTree", "AuditReports", "CommandIO", "Escaping", "FileScreens",
                "HeadlessUIKit", "InterfaceBuilder", "PageSource", "ScreenReader", "Spawning", "StoryboardWalk",
                "StrictXML",
            ]),
        // Live views and the reader together.
        .target(
            name: "LiveReader",
            dependencies: ["AccessibilityTree", "HeadlessUIKit", "ScreenReader", "Speech", "Suggestions"]),
        // For tests only: it imports Swift Testing and XCTest, which no tool may link.
        .target(
            name: "AccessibilityTesting",
            dependencies: [
                "AccessibilityAudit", "AccessibilityTree", "CDeferredWork", "HeadlessUIKit", "LiveReader",
                "ScreenPicture", "ScreenReader", "Suggestions",
            ]),
        // The same for views of SwiftUI.
        .target(name: "SwiftUITesting", dependencies: ["AccessibilityTesting", "HeadlessUIKit", "Speech", "SwiftUI"]),
        // Collects what an app gives to the main queue, to tasks and to timers. Only for AccessibilityTesting: it stands
        // in for functions of Dispatch.
        .target(name: "CDeferredWork", linkerSettings: [.linkedLibrary("dl")]),
        // Outward: speech as braille cells, and the W3C AT Driver protocol.
        .target(name: "Braille", dependencies: ["Spawning", "Speech"]),
        .target(
            name: "ATDriver",
            dependencies: ["Keys", "ScreenReader", "Speech", "StrictJSON", "Suggestions"]
                + ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
                    .product(name: $0, package: "swift-nio", condition: .when(traits: ["ATDriver"]))
                }),
        // The output and stored files of a session: voices, lines, logs, labels.
        .target(
            name: "SessionOutput",
            dependencies: [
                "AccessibilityTree", "Braille", "CommandIO", "Escaping", "HeadlessUIKit", "ScreenReader", "Speech",
                "StrictJSON", "StrictXML", "Suggestions", "Voices", "Words",
            ]),
        // The tool and its parts.
        .target(
            name: "Conformance",
            dependencies: [
                "AccessibilityTree", "HeadlessUIKit", "LiveReader", "ScreenReader", "Speech", "StrictJSON",
                "Suggestions",
                "ViewDescription",
            ],
            exclude: ["voiceover-cases.schema.json"]),
        .target(name: "DemoApp", dependencies: ["HeadlessUIKit"]),
        // Finds what does not work on a machine, and how to fix it.
        .target(
            name: "Doctor",
            dependencies: [
                "Braille", "CommandIO", "Escaping", "ScreenReader", "SessionOutput", "Spawning", "Speech",
                "SpokenTerminal",
                "TerminalReader", "Voices",
            ]),
        .executableTarget(
            name: "earshot",
            dependencies: [
                "ATDriver", "AccessibilityAudit", "AccessibilityTree", "AnnounceService", "AuditReports", "Braille",
                "CommandIO", "Conformance", "DemoApp", "Doctor", "Escaping", "FileScreens", "HeadlessUIKit",
                "InterfaceBuilder", "LiveReader", "ScreenAudits", "ScreenExplorer", "ScreenPicture", "ScreenReader",
                "SessionOutput", "Spawning", "Speech", "SpokenTerminal", "StoryboardWalk", "StrictJSON", "StrictXML",
                "Suggestions", "TerminalReader", "Voices", "Words",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // `swift package audit`; the sandbox on Linux lets it write reports, so it needs no permission.
        .plugin(
            name: "AuditPlugin",
            capability: .command(
                intent: .custom(verb: "audit", description: "Find accessibility issues in interface files."),
                permissions: [])),
        // Speaks so that tests can read the spoken text from the samples.
        .executableTarget(
            name: "readable-synthesizer", dependencies: ["ESpeakSpeech", "ReadableSound", "Speech"],
            path: "Tests/Speech/ReadableSynthesizer"),
        .target(name: "ReadableSound", path: "Tests/Speech/ReadableSound"),
        // Code that the tests of several modules share.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // Damaged input for every parser.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "AccessibilityTree", "AnnounceService", "Conformance", "HeadlessUIKit", "InterfaceBuilder",
                "LiveReader",
                "PageSource", "ScreenReader", "Speech", "StrictJSON", "StrictXML", "TerminalEmulator", "TerminalReader",
                "TestSupport",
                "ViewDescription", "Voices",
            ]),
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
            exclude: ["Kiwi/solve.py"]),
        .testTarget(name: "TextMeasurementTests", dependencies: ["TextMeasurement", "TestSupport"]),
        .testTarget(name: "EscapingTests", dependencies: ["Escaping"]),
        .testTarget(name: "CommandIOTests", dependencies: ["CommandIO"]),
        .testTarget(
            name: "AccessibilityAuditTests", dependencies: ["AccessibilityAudit", "AccessibilityTree", "TestSupport"]),
        .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON", "TestSupport"]),
        .testTarget(name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree", "TestSupport"]),
        .testTarget(
            name: "AccessibilityTestingTests",
            dependencies: [
                "AccessibilityAudit", "AccessibilityTesting", "AccessibilityTree", "DemoApp", "HeadlessUIKit",
                "LiveReader", "TestSupport", .target(name: "CombineStandIn", condition: .when(traits: ["Combine"])),
            ],
            exclude: ["__Transcripts__"]),
        .testTarget(name: "ConformanceTests", dependencies: ["Conformance", "TestSupport"]),
        // The samples of the documentation, compiled and run.
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "AccessibilityAudit", "AccessibilityTesting", "AccessibilityTree", "HeadlessUIKit", "InterfaceBuilder",
                "Speech", "StrictJSON", "TerminalEmulator", "TerminalReader", "TestSupport",
            ]),
        .testTarget(
            name: "SpeechTests", dependencies: ["ESpeakSpeech", "Spawning", "Speech", "TestSupport", "Voices"]),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: ["HeadlessUIKit", "AccessibilityTree", "TestSupport", "TextMeasurement", "ViewDescription"],
            exclude: ["DeclaredAsUIKit/generate-overrides.py", "DeclaredAsUIKit/overrides.txt"]),
        .testTarget(
            name: "ViewDescriptionTests",
            dependencies: ["AccessibilityTree", "HeadlessUIKit", "StrictJSON", "TestSupport", "ViewDescription"]),
        .testTarget(
            name: "AuditReportsTests",
            dependencies: [
                "AccessibilityAudit", "AccessibilityTree", "AuditReports", "StrictJSON", "StrictXML", "TestSupport",
            ],
            exclude: ["Schemas"]),
        .testTarget(
            name: "PageSourceTests",
            dependencies: ["AccessibilityTree", "PageSource", "ScreenReader", "StrictXML", "TestSupport"]),
        .testTarget(name: "BrailleTests", dependencies: ["Braille", "Spawning", "Speech"]),
        .testTarget(
            name: "ATDriverTests",
            dependencies: [
                "ATDriver", "HeadlessUIKit", "Keys", "LiveReader", "ScreenReader", "Speech",
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]),
        .testTarget(
            name: "AnnounceServiceTests", dependencies: ["AnnounceService", "Speech", "StrictJSON", "TestSupport"]),
        .testTarget(
            name: "FileScreensTests",
            dependencies: ["AccessibilityTree", "FileScreens", "HeadlessUIKit", "InterfaceBuilder", "TestSupport"]),
        .testTarget(
            name: "SpokenTerminalTests", dependencies: ["Speech", "SpokenTerminal", "TerminalReader", "TestSupport"]),
        .testTarget(
            name: "ScreenExplorerTests", dependencies: ["ScreenExplorer", "ScreenReader", "TerminalEmulator"]),
        .testTarget(
            name: "DoctorTests",
            dependencies: ["Doctor", "SessionOutput", "Speech", "TerminalEmulator", "TestSupport"]),
        .testTarget(
            name: "ScreenAuditsTests",
            dependencies: [
                "AccessibilityAudit", "AccessibilityTree", "InterfaceBuilder", "ScreenAudits", "TestSupport",
            ]),
        .testTarget(
            name: "StoryboardWalkTests", dependencies: ["InterfaceBuilder", "StoryboardWalk", "TestSupport"]),
        .testTarget(
            name: "EarshotTests",
            dependencies: [
                "ATDriver", "AccessibilityAudit", "CommandIO", "FileScreens", "HeadlessUIKit", "Keys", "ScreenExplorer",
                "ScreenReader",
                "SessionOutput", "StrictJSON", "earshot",
                "readable-synthesizer", "ReadableSound", "Spawning", "Speech", "StrictXML", "TerminalEmulator",
                "TerminalReader", "TestSupport",
                .product(name: "Yams", package: "Yams"),
            ],
            exclude: ["Serve/client.py"]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "AccessibilityTesting", "AccessibilityTree", "CombineStandIn", "HeadlessUIKit", "LiveReader",
                "ScreenReader", "SwiftUI", "SwiftUITesting", "TestSupport",
            ]),
        .testTarget(name: "UIKitStyleTests", dependencies: ["HeadlessUIKit"]),
        .testTarget(
            name: "TerminalEmulatorTests", dependencies: ["Keys", "TerminalEmulator", "TestSupport"],
            exclude: ["Suites/left-out.json"]),
        .testTarget(
            name: "TerminalReaderTests",
            dependencies: [
                "AccessibilityTree", "HeadlessUIKit", "Keys", "LiveReader", "ScreenReader", "Speech", "TerminalReader",
                "TerminalEmulator", "TestSupport", "Words",
            ],
            // Read where they are, as other people's scenarios would be.
            exclude: ["Scenarios/Hour", "Scenarios/Kinds", "Scenarios/Programs"]),
        .testTarget(name: "KeysTests", dependencies: ["Keys"]),
        .testTarget(name: "SuggestionsTests", dependencies: ["Suggestions"]),
        .testTarget(name: "SpawningTests", dependencies: ["Spawning"]),
        .testTarget(name: "StrictXMLTests", dependencies: ["StrictXML", "TestSupport"]),
        .testTarget(
            name: "InterfaceBuilderTests",
            dependencies: [
                "AccessibilityTree", "HeadlessUIKit", "InterfaceBuilder", "LiveReader", "ScreenReader", "TestSupport",
            ]),
        // Whole screens as they are written today, at every size, text size and direction.
        .testTarget(
            name: "LayoutScreenTests",
            dependencies: ["AccessibilityTree", "HeadlessUIKit", "LiveReader", "ScreenReader", "TestSupport"]),
        .testTarget(
            name: "ScreenPictureTests",
            dependencies: [
                "AccessibilityTree", "HeadlessUIKit", "ScreenPicture", "ScreenReader", "StrictXML", "TestSupport",
            ]),
        .testTarget(name: "WordsTests", dependencies: ["TestSupport", "Words"]),
        .testTarget(
            name: "ScreenReaderTests", dependencies: ["ScreenReader", "AccessibilityTree", "Speech", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// Apple's other frameworks, as far as view code uses them, each with its dependencies in addition to HeadlessUIKit. The
// product AppFrameworks has them all, for packages that adapt an app's sources. Their modules have different names
// ("CombineStandIn"): a module called Combine would make `canImport(Combine)` true in packages that then expect all of
// Apple's, such as Yams. Adapted sources are rewritten to import these names. They are Swift 5 for the reason that
// UIKit is.
let standIns: KeyValuePairs<String, [Target.Dependency]> = [
    "AVFoundation": [], "AVKit": ["AVFoundationStandIn"], "AudioToolbox": [],
    "Combine": [.product(name: "OpenCombineShim", package: "OpenCombine", condition: .when(traits: ["Combine"]))],
    "CoreData": [], "CoreHaptics": [], "CoreImage": [], "CoreLocation": [], "GameplayKit": [], "ImageIO": [],
    "Intents": [], "IntentsUI": ["IntentsStandIn"], "LocalAuthentication": [],
    "MapKit": ["CoreLocationStandIn"], "MessageUI": [], "Network": [], "PassKit": [], "Photos": [],
    "PhotosUI": ["PhotosStandIn"], "SafariServices": [], "SmallFrameworks": [], "StoreKit": [],
    "UserNotifications": [], "WebKit": [], "os": ["Escaping"], "simd": [],
]
for (name, dependencies) in standIns {
    package.targets.append(
        .target(
            name: name + "StandIn", dependencies: ["HeadlessUIKit"] + dependencies,
            path: "Sources/UIKit/StandIns/\(name)",
            swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals")]))
}
package.targets.append(
    .testTarget(
        name: "StandInTests",
        dependencies: ["HeadlessUIKit", "InterfaceBuilder"] + standIns.map { .target(name: $0.key + "StandIn") }))
package.products.append(
    .library(name: "AppFrameworks", targets: ["UIKit", "SwiftUI"] + standIns.map { $0.key + "StandIn" }))

// `make test-threads` runs code with threads under ThreadSanitizer, with a lock that the sanitizer understands, and
// builds nothing else.
if Context.environment["EARSHOT_TESTS"] == "threads" {
    let left: Set = [
        "ATDriver", "AccessibilityTesting", "AnnounceService", "AuditPlugin", "AuditReports", "Braille",
        "CDeferredWork", "CommandIO", "Conformance", "DemoApp", "Doctor", "FileScreens", "InterfaceBuilder",
        "PageSource", "ScreenAudits", "ScreenExplorer", "ScreenPicture", "SessionOutput", "SpokenTerminal",
        "StoryboardWalk", "StrictXML", "UIKit", "ViewDescription", "_Testing_UIKit", "earshot",
    ]
    let checked: Set = ["ESpeakSpeech", "Speech", "SpeechTests", "TerminalReader", "TerminalReaderTests"]
    package.products = []
    package.targets.removeAll {
        left.contains($0.name) || $0.name.hasSuffix("StandIn") || $0.type == .test && !checked.contains($0.name)
    }
    package.targets.append(.target(name: "ThreadChecks", path: "Tests/ThreadChecks"))
    for target in package.targets where checked.contains(target.name) {
        target.dependencies.append("ThreadChecks")
        target.swiftSettings = [.define("THREAD_CHECKS")]
    }
}

// Adapting an app's sources (`earshot adapt`) needs swift-syntax, which takes minutes to build, while toolchains for
// Linux bring it built. So those that read Swift are only there where the toolchain that reads this manifest has it,
// next to the library that the manifest itself runs with; EARSHOT_SWIFT_SYNTAX=package takes the package instead, and
// EARSHOT_SWIFT_SYNTAX=none leaves them out. Flags are only used by these targets.
enum SwiftSyntaxOrigin {
    case toolchain(folder: String)
    case package

    static let modules = ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]

    static var found: SwiftSyntaxOrigin? {
        switch Context.environment["EARSHOT_SWIFT_SYNTAX"] {
        case "package": .package
        case "none": nil
        default: toolchainFolder.map { .toolchain(folder: $0) }
        }
    }

    private static var toolchainFolder: String? {
        let library = "/pm/ManifestAPI/libPackageDescription.so"
        guard let maps = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(maps) }
        var text: UnsafeMutablePointer<CChar>?
        var size = 0
        defer { free(text) }
        // Line by line: the list changes while it is read, and a text of all of it is cut off now and then.
        var found: Substring?
        while found == nil, getline(&text, &size, maps) > 0 {
            let line = text.map { String(cString: $0) }?.dropLast() ?? ""
            if line.hasSuffix(library), let start = line.firstIndex(of: "/") { found = line[start...] }
        }
        guard let folder = found.map({ $0.dropLast(library.count) + "/host" }) else { return nil }
        let isWhole = modules.allSatisfy { module in
            ["\(module).swiftmodule", "lib\(module).so"].allSatisfy {
                FileManager.default.fileExists(atPath: "\(folder)/\($0)")
            }
        }
        return isWhole ? String(folder) : nil
    }

    var dependencies: [Target.Dependency] {
        guard case .package = self else { return [] }
        return Self.modules.map { .product(name: $0, package: "swift-syntax") }
    }

    var swiftSettings: [SwiftSetting] {
        guard case .toolchain(let folder) = self else { return [] }
        return [.unsafeFlags(["-I", folder])]
    }

    var linkerSettings: [LinkerSetting] {
        guard case .toolchain(let folder) = self else { return [] }
        return [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
            + Self.modules.map { .linkedLibrary($0) }
    }
}

if Context.environment["EARSHOT_TESTS"] != "threads", let origin = SwiftSyntaxOrigin.found {
    if case .package = origin {
        package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"))
    }
    package.products += [
        .executable(name: "earshot-adapt", targets: ["earshot-adapt"]),
        .executable(name: "earshot-swiftui", targets: ["earshot-swiftui"]),
        .plugin(name: "AdaptSources", targets: ["AdaptSources"]),
    ]
    let standInTargets: [Target.Dependency] = standIns.map { .target(name: $0.key + "StandIn") }
    package.targets += [
        // Swift files of an app, made to compile on Linux.
        .target(
            name: "AppSources", dependencies: ["Escaping"] + origin.dependencies, swiftSettings: origin.swiftSettings,
            linkerSettings: origin.linkerSettings),
        .executableTarget(
            name: "earshot-adapt", dependencies: ["AppSources", "Escaping"], swiftSettings: origin.swiftSettings),
        .plugin(
            name: "AdaptSources", capability: .buildTool(), dependencies: ["earshot-adapt"]),
        // Views of SwiftUI from their source, as live views.
        .target(
            name: "SwiftUISource", dependencies: ["AccessibilityTree", "AppSources", "HeadlessUIKit", "SwiftUI"],
            swiftSettings: origin.swiftSettings),
        .executableTarget(
            name: "earshot-swiftui",
            dependencies: [
                "AccessibilityTree", "CommandIO", "Escaping", "FileScreens", "HeadlessUIKit", "InterfaceBuilder",
                "StrictJSON", "SwiftUISource",
            ], swiftSettings: origin.swiftSettings),
        .testTarget(
            name: "SwiftUISourceTests",
            dependencies: ["AccessibilityTree", "HeadlessUIKit", "ScreenReader", "SwiftUISource", "TestSupport"],
            swiftSettings: origin.swiftSettings),
        // A target that uses a module through UIKit also names it; otherwise a change of that module would not rebuild
        // the target. An app's files as they are written for iOS; the plugin lets them compile here.
        .target(
            name: "AdaptedSample",
            dependencies: ["HeadlessUIKit", "InterfaceBuilder", "SwiftUI", "UIKit"] + standInTargets,
            path: "Tests/AppCode/AdaptedSample", exclude: ["App"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AdaptSources"]),
        // The example's files and tests, so that they are built and run with ours.
        .target(
            name: "Larder", dependencies: ["HeadlessUIKit", "InterfaceBuilder", "UIKit"],
            path: "Examples/Larder/Sources/Larder", exclude: ["App"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AdaptSources"]),
        .testTarget(
            name: "LarderTests",
            dependencies: ["AccessibilityTesting", "HeadlessUIKit", "InterfaceBuilder", "Larder", "UIKit"],
            path: "Examples/Larder/Tests/LarderTests", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "Market", dependencies: ["HeadlessUIKit", "InterfaceBuilder", "SwiftUI", "UIKit"],
            path: "Examples/Market/Sources/Market", exclude: ["App"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AdaptSources"]),
        .testTarget(
            name: "MarketTests",
            dependencies: [
                "AccessibilityTesting", "HeadlessUIKit", "InterfaceBuilder", "Market", "SwiftUI", "SwiftUITesting",
                "UIKit",
            ],
            path: "Examples/Market/Tests/MarketTests", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AppSourcesTests",
            dependencies: ["AdaptedSample", "AppSources", "HeadlessUIKit", "InterfaceBuilder", "TestSupport", "UIKit"],
            exclude: ["Sources"], swiftSettings: origin.swiftSettings),
    ]
}

// The wings of `Sources`, from the lowest to the highest, which `Tests` mirrors; ARCHITECTURE.md describes each. A
// target is in the folder of its name in its wing; `AccessibilityTree`, in the middle, is a separate wing.
let wings: KeyValuePairs<String, Set<String>> = [
    "Support": [
        "Escaping", "Spawning", "Suggestions", "StrictJSON", "StrictXML", "CLibXML2", "CommandIO", "Keys",
    ],
    "Speech": ["Speech", "AnnounceService", "ESpeakSpeech", "CESpeakNG", "earshot-synthesizer"],
    "Reader": ["ScreenReader", "LiveReader", "Words", "Braille", "ATDriver", "SessionOutput"],
    "UIKit": [
        "HeadlessUIKit", "ConstraintSolver", "TextMeasurement", "UIKit", "_Testing_UIKit", "CSwiftCalls", "StandIn",
        "UIKitStyle", "LayoutScreen",
    ],
    "SwiftUI": ["SwiftUI"],
    "AppCode": ["AppSources", "earshot-adapt", "AdaptSources"],
    "Screens": [
        "InterfaceBuilder", "ViewDescription", "PageSource", "FileScreens", "StoryboardWalk", "SwiftUISource",
        "earshot-swiftui",
    ],
    "Audit": ["AccessibilityAudit", "AuditReports", "ScreenAudits", "ScreenPicture"],
    "Terminal": ["TerminalEmulator", "TerminalReader", "SpokenTerminal", "ScreenExplorer"],
    "Testing": ["AccessibilityTesting", "CDeferredWork", "Conformance", "SwiftUITesting"],
    "Tool": ["earshot", "Earshot", "Doctor", "DemoApp", "AuditPlugin"],
]
func wing(of target: String) -> Int? { wings.firstIndex { $0.value.contains(target) } }
for target in package.targets where target.path == nil {
    let subject = target.isTest ? String(target.name.dropLast("Tests".count)) : target.name
    guard let wing = wing(of: subject) else { continue }
    target.path = "\(target.isTest ? "Tests" : "Sources")/\(wings[wing].key)/\(target.name)"
}

// Targets depend on their own wing and on those before it in the table. ARCHITECTURE.md gives the reasons for these
// exceptions.
let upward: Set = ["LiveReader", "SessionOutput", "UIKit"]
for target in package.targets where !target.isTest && !upward.contains(target.name) {
    for dependency in target.dependencies {
        guard case .byNameItem(let name, _) = dependency, let own = wing(of: target.name), let other = wing(of: name),
            other > own
        else { continue }
        fatalError("\(target.name) depends on \(name), which is in the wing \(wings[other].key), above its own")
    }
}
