import SwiftSyntax

/// Apple's modules that have another name here.
enum ModulesWithin {
    /// Modules whose types are in the module UIKit here, as far as there are any.
    private static let uikit: Set<String> = [
        "Accessibility", "CFNetwork", "CoreFoundation", "CoreGraphics", "CoreText", "Darwin", "MachO", "ObjectiveC",
        "QuartzCore", "Security", "UniformTypeIdentifiers",
    ]

    /// Modules that have a stand-in, as the manifest lists them.
    private static let standIns: Set<String> = [
        "AVFoundation", "AVKit", "AudioToolbox", "Combine", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
        "GameplayKit", "ImageIO", "Intents", "IntentsUI", "LocalAuthentication", "MapKit", "MessageUI", "Network",
        "PassKit", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UserNotifications", "WebKit", "os",
        "simd",
    ]

    /// Modules whose types are in the stand-in of another.
    private static let within: [String: String] = [
        "AVFAudio": "AVFoundation", "CoreAudio": "AVFoundation", "CoreMedia": "AVFoundation", "CoreVideo": "CoreImage",
        "OSLog": "os",
    ]

    /// Modules of which a few types are in one stand-in.
    private static let small: Set<String> = [
        "AdSupport", "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "CommonCrypto",
        "Contacts", "ContactsUI", "CoreBluetooth", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony",
        "CryptoKit", "EventKit", "EventKitUI", "LinkPresentation", "MediaPlayer", "MobileCoreServices",
        "NaturalLanguage", "NotificationCenter", "PDFKit", "QuickLook", "Social", "SystemConfiguration",
        "WatchConnectivity", "WidgetKit",
    ]

    /// The other modules of iOS: of their types there are none here, but an import alone must not stop an app.
    private static let empty: Set<String> = [
        "ARKit", "Accelerate", "Accounts", "ActivityKit", "AdServices", "AddressBook", "AddressBookUI", "AppClip",
        "AppIntents", "AssetsLibrary", "AudioUnit", "AutomaticAssessmentConfiguration", "BackgroundAssets",
        "BrowserEngineKit", "BusinessChat", "CallKit", "CarKey", "CarPlay", "Charts", "Cinematic", "ClassKit",
        "ClockKit",
        "CloudKit", "ColorSync", "Compression", "CoreAudioKit", "CoreAudioTypes", "CoreLocationUI", "CoreMIDI",
        "CoreML", "CoreNFC", "CoreTransferable", "CryptoTokenKit", "DataDetection", "DeveloperToolsSupport",
        "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension", "ExposureNotification", "ExtensionFoundation",
        "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FoundationModels",
        "GLKit", "GSS", "GameController", "GameKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit",
        "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "JavaScriptCore", "JournalingSuggestions",
        "LiveCommunicationKit", "LockedCameraCapture", "MLCompute", "ManagedSettings", "ManagedSettingsUI", "Matter",
        "MatterSupport", "MediaAccessibility", "MediaSetup", "MediaToolbox", "Messages", "Metal", "MetalFX",
        "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "ModelIO",
        "MultipeerConnectivity", "MusicKit", "NearbyInteraction", "NetworkExtension", "NewsstandKit", "OpenAL",
        "OpenGLES", "PHASE", "PaperKit", "PencilKit", "ProximityReader", "PushKit", "PushToTalk",
        "QuickLookThumbnailing", "RealityFoundation", "RealityKit", "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit",
        "ScreenTime", "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "SharedWithYouCore", "ShazamKit",
        "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "SwiftData", "Symbols", "TabularData", "ThreadNetwork",
        "TipKit",
        "TouchController", "Translation", "TranslationUIProvider", "VideoSubscriberAccount", "VideoToolbox", "Vision",
        "VisionKit", "VisualIntelligence", "WatchKit", "WeatherKit", "WorkoutKit", "iAd",
    ]

    /// The module that has a module's types here; nil for the same. `canImport` is true for such a module.
    static func replacement(for module: String) -> String? {
        if uikit.contains(module) { return "UIKit" }
        if small.contains(module) { return "SmallFrameworksStandIn" }
        let other = within[module] ?? module
        return standIns.contains(other) ? other + "StandIn" : nil
    }

    /// The module that is imported instead; nil for the same.
    static func imported(for module: String) -> String? {
        replacement(for: module) ?? (empty.contains(module) ? "UIKit" : nil)
    }
}

extension FileAdapter {
    /// Swift's own modules, which bring nothing along.
    private static let plain: Set<String> = [
        "Swift", "Dispatch", "Glibc", "Testing", "Observation", "Synchronization", "RegexBuilder", "Distributed",
        "UIKit",
    ]

    /// Adapts an import. Modules of Linux have no submodules.
    func adaptImport(_ node: ImportDeclSyntax) {
        guard let first = node.path.first, let last = node.path.last else { return }
        if let other = ModulesWithin.imported(for: first.name.text) ?? moduleBeside(first.name.text) {
            let start = node.importKindSpecifier?.byteRange.lowerBound ?? first.byteRange.lowerBound
            edits.replace(start..<last.byteRange.upperBound, of: source.bytes, with: other)
            trailer.noteImport(node, of: other)
            // Apple's modules for views bring UIKit along.
            trailer.add(imports: ["import UIKit"])
            qualifiers[first.name.text] = ModulesWithin.replacement(for: first.name.text)
            return
        }
        trailer.noteImport(node, of: first.name.text)
        // Apple's XCTest brings UIKit along, and so do most frameworks, by the header that Xcode gives them.
        if !Self.plain.contains(first.name.text) { trailer.add(imports: ["import UIKit"]) }
        guard node.importKindSpecifier == nil, node.path.count > 1 else { return }
        edits.blank(first.name.byteRange.upperBound..<last.byteRange.upperBound, of: source.bytes)
    }

    /// UIKit in place of Foundation: it contains the parts of Apple's Foundation that Linux lacks, such as texts of the
    /// app's folder, `autoreleasepool` and requests to servers.
    private func moduleBeside(_ module: String) -> String? { module == "Foundation" ? "UIKit" : nil }
}

extension FileAdapter {
    /// `SwiftUI.View`: a module's name before a type's. Where the app has a type of the module's name, that one is
    /// meant.
    func adaptQualifier(_ name: TokenSyntax, before member: TokenSyntax) {
        guard let other = qualifiers[name.text], !index.typeNames.contains(name.text) else { return }
        // Other modules have a type of the name too.
        guard name.text != "Accessibility" || member.text.hasPrefix("AX") else { return }
        // A variable may have the name of a module that is written small.
        guard member.text.first?.isUppercase == true || member.text.hasPrefix(name.text + "_") else { return }
        edits.replace(name.byteRange, of: source.bytes, with: other)
    }
}
