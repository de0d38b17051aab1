import SwiftSyntax

/// Apple's modules that have another name here.
enum ModulesWithin {
    /// Modules whose types are in the module UIKit here, as far as there are any.
    private static let uikit: Set<String> = [
        "Accessibility", "CoreFoundation", "CoreGraphics", "CoreText", "ObjectiveC", "QuartzCore",
        "UniformTypeIdentifiers",
    ]

    /// Modules that have a stand-in, as the manifest lists them.
    private static let standIns: Set<String> = [
        "AVFoundation", "AVKit", "AudioToolbox", "Combine", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
        "GameplayKit", "ImageIO", "Intents", "IntentsUI", "LocalAuthentication", "MapKit", "MessageUI", "Network",
        "PassKit", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UserNotifications", "WebKit", "os",
        "simd",
    ]

    /// The module that is imported instead; nil for the same.
    static func replacement(for module: String) -> String? {
        uikit.contains(module) ? "UIKit" : standIns.contains(module) ? module + "StandIn" : nil
    }
}

extension FileAdapter {
    /// Adapts an import. Modules of Linux have no submodules.
    func adaptImport(_ node: ImportDeclSyntax) {
        guard let first = node.path.first, let last = node.path.last else { return }
        if let other = ModulesWithin.replacement(for: first.name.text) ?? moduleBeside(first.name.text) {
            let start = node.importKindSpecifier?.byteRange.lowerBound ?? first.byteRange.lowerBound
            edits.replace(start..<last.byteRange.upperBound, of: source.bytes, with: other)
            trailer.noteImport(node, of: other)
            // Apple's modules for views bring UIKit along.
            trailer.add(imports: ["import UIKit"])
            qualifiers[first.name.text] = ModulesWithin.replacement(for: first.name.text)
            return
        }
        trailer.noteImport(node, of: first.name.text)
        // Apple's XCTest and SwiftUI bring UIKit along.
        if first.name.text == "XCTest" || first.name.text == "SwiftUI" { trailer.add(imports: ["import UIKit"]) }
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
        // A variable may have the name of a module that is written small.
        guard member.text.first?.isUppercase == true || member.text.hasPrefix(name.text + "_") else { return }
        edits.replace(name.byteRange, of: source.bytes, with: other)
    }
}
