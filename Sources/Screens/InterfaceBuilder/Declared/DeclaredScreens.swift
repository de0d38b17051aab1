import AccessibilityTree
import HeadlessUIKit

/// A screen of a file, or a part of one, as the file states it: no view of it was made and nothing was laid out.
public struct DeclaredScreen: Sendable {
    /// What to call it; the same as ``InterfaceScreen/name``, or ``InterfacePrototype/name`` for a prototype.
    public internal(set) var name: String
    /// Where it stands in the file.
    public let location: SourceLocation
    /// What it is a prototype of; nil for a screen.
    public let prototype: InterfacePrototype.Kind?
    /// Whether it is a scene by itself; otherwise it is a part of one, such as a cell, or the bar of tabs.
    public let isWhole: Bool
    /// What is on it. Views are where Interface Builder has stored them; what it has stored without a size has one.
    public let tree: AccessibilityTree
    /// The prototypes in it.
    public internal(set) var prototypes: [DeclaredScreen] = []
}

extension DeclaredScreen: ScreenNames.Named {}
extension InterfaceScreen: ScreenNames.Named {}

/// Tells what files state of their screens, many files one after the other.
///
/// What a class says of its views is asked of the class: one view is made for all that differ only in their texts, fonts,
/// colours and places, and what it says is taken over for the others.
@preconcurrency @MainActor public final class DeclaredScreens {
    private let maker = TemplateMaker()
    private let language: String
    private let direction: Environment.LayoutDirection
    /// How files are sketched; the screen's traits are those of the time when the first is.
    private(set) lazy var settings = ScreenSketcher.Settings(
        language: language, direction: direction, traits: UIScreen.main.traitCollection, keyPaths: .all)
    private lazy var sketcher = ScreenSketcher(settings)

    /// Creates a teller.
    ///
    /// - Parameters:
    ///   - language: The language of the texts, a BCP 47 tag.
    ///   - direction: The direction of lines.
    public init(language: String = "en", layoutDirection direction: Environment.LayoutDirection = .leftToRight) {
        (self.language, self.direction) = (language, direction)
    }

    /// The screens of a file: the scenes of a storyboard each by itself with what its bars show, the tabs of each tab bar
    /// controller, and the top-level views and controllers of a xib.
    public func screens(of document: InterfaceBuilderDocument) -> [DeclaredScreen] {
        var sketch = sketcher.sketch(document)
        while !sketch.awaited.isEmpty {
            for (number, request) in sketcher.templates.takeRequests() {
                sketcher.templates.add(maker.template(request), as: number)
            }
            sketcher.settle(&sketch)
        }
        return sketcher.screens(of: sketch)
    }

    /// Makes what others need for their sketches.
    func template(_ request: TemplateRequest) -> ViewTemplate? { maker.template(request) }
}
