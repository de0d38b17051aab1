import AccessibilityTree
import HeadlessUIKit
import InterfaceBuilder

/// Makes each screen of a document as it is in the file, also when it is requested again. The views of a xib are made
/// together; those that have been returned are not returned again.
@MainActor final class DocumentScreens {
    let isBare: Bool
    private(set) var screens: [InterfaceScreen]
    let document: InterfaceBuilderDocument
    private let project: ProjectDocuments
    private var given: Set<Int> = []

    /// Creates a maker for a document that has the resources of its project.
    init(_ document: InterfaceBuilderDocument, of project: ProjectDocuments, isBare: Bool) {
        self.document = document
        self.project = project
        self.isBare = isBare
        layoutDirection =
            UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        screens = project.screens(of: document, isBare: isBare)
    }

    var display: Display { project.display }
    var language: String { project.language }
    /// The direction that the app had when the document was prepared.
    let layoutDirection: Environment.LayoutDirection

    var isForPad: Bool {
        if let setting = project.setting(for: document) { return setting.device.idiom == .pad }
        return min(document.deviceSize.width, document.deviceSize.height) >= 744
    }

    func makeWindow(_ index: Int, isWalkable: Bool) -> UIWindow {
        // Another file may have been opened on another display meanwhile.
        display.apply()
        UIApplication.shared.userInterfaceLayoutDirection =
            layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if !given.insert(index).inserted {
            screens = project.screens(of: document, isBare: isBare)
            given = [index]
        }
        return screens[index].makeWindow(isWalkable: isWalkable)
    }
}
