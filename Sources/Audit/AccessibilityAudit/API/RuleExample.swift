import AccessibilityTree

/// A small screen with the expected outcome of a rule.
public struct RuleExample: Sendable {
    /// The subject of the example, such as "a button with the name Save".
    public var title: String
    /// The expected outcome: `.fail` or `.needsReview` where one element is found, `.pass`, or `.notApplicable`.
    public var expected: Outcome
    /// The screen that the rule is applied to.
    public var screen: AuditedScreen

    /// Creates an example from the views on a screen of 402 by 874 points, from back to front.
    ///
    /// - Parameters:
    ///   - title: the content of the example.
    ///   - expected: the expected outcome of the rule.
    ///   - isWhole: whether it is a screen rather than a part of one.
    ///   - views: the views on the screen, from back to front.
    ///   - edit: changes other properties of the screen.
    public init(
        _ title: String, _ expected: Outcome, isWhole: Bool = true, _ views: [ExampleView],
        edit: (inout AuditedScreen) -> Void = { _ in }
    ) {
        var root = ExampleView("UIView", Rect(x: 0, y: 0, width: 402, height: 874), views)
        var appearance = Appearance()
        appearance.backgroundColor = .white
        root.node.appearance = appearance
        var builder = TreeBuilder()
        var next: UInt64 = 1
        root.add(to: &builder, &next)
        // Ids count up and every node is closed, so a tree comes of it.
        let tree = (try? builder.finish()) ?? AccessibilityTree()
        var screen = AuditedScreen(tree, name: "Example", isWhole: isWhole)
        edit(&screen)
        (self.title, self.expected, self.screen) = (title, expected, screen)
    }

    /// Returns the outcome of a rule for the screen, to be compared with the expected one; nil where the rule has more
    /// than one finding.
    public func outcome(by rule: any AuditRule.Type) -> Outcome? {
        let counts = AuditRunner([rule]).run([screen]).counts[rule.description.id] ?? .init()
        return switch (counts.failed, counts.needsReview, counts.passed > 0) {
        case (1, 0, _): .fail
        case (0, 1, _): .needsReview
        case (0, 0, true): .pass
        case (0, 0, false): .notApplicable
        default: nil
        }
    }

    /// A screen that passes.
    public static func pass(_ title: String, _ views: ExampleView...) -> RuleExample { .init(title, .pass, views) }
    /// Creates an example of a screen on which an element has an issue.
    public static func fail(_ title: String, _ views: ExampleView...) -> RuleExample { .init(title, .fail, views) }
    /// Returns a screen that needs review.
    public static func review(_ title: String, _ views: ExampleView...) -> RuleExample {
        .init(title, .needsReview, views)
    }
    /// A screen that has nothing for the rule.
    public static func nothing(_ title: String, _ views: ExampleView...) -> RuleExample {
        .init(title, .notApplicable, views)
    }
}

/// A view of an example.
public struct ExampleView: Sendable {
    /// The accessibility facts of the view.
    public var node: Node
    /// The subviews, from back to front.
    public var children: [ExampleView]

    /// Creates a view of a class with a frame on the screen, in points.
    public init(_ className: String, _ frame: Rect, _ children: [ExampleView] = []) {
        node = Node(id: NodeID(0), className: className, frame: frame)
        self.children = children
    }

    fileprivate func add(to builder: inout TreeBuilder, _ next: inout UInt64) {
        var copy = node
        copy.id = NodeID(next)
        next += 1
        builder.open(copy)
        for child in children { child.add(to: &builder, &next) }
        builder.close()
    }
}

// The views of examples.
extension ExampleView {
    /// A button; without a label none is given and none can be derived.
    public static func button(
        _ label: String?, _ frame: Rect = Rect(x: 20, y: 100, width: 120, height: 44),
        _ edit: (inout Node) -> Void = { _ in }
    ) -> ExampleView {
        element("UIButton", label, .button, frame) { node in
            node.touch = TouchFacts(isControl: true, hasActions: true, isLabelGiven: label != nil)
            edit(&node)
        }
    }

    /// A label that draws its text in black at 17 points, scaled.
    public static func text(
        _ text: String, _ frame: Rect = Rect(x: 20, y: 200, width: 300, height: 22),
        _ edit: (inout Node) -> Void = { _ in }
    ) -> ExampleView {
        element("UILabel", text, .staticText, frame) { node in
            var appearance = Appearance()
            (appearance.text, appearance.fontSize, appearance.fontWeight) = (text, 17, 400)
            (appearance.textStyle, appearance.scalesWithContentSize, appearance.textColor) = ("body", true, .black)
            node.appearance = appearance
            node.touch = TouchFacts(takesTouches: false)
            edit(&node)
        }
    }

    /// An image that is an element.
    public static func image(
        _ label: String?, _ name: String? = nil, _ frame: Rect = Rect(x: 20, y: 300, width: 60, height: 60),
        _ edit: (inout Node) -> Void = { _ in }
    ) -> ExampleView {
        element("UIImageView", label, .image, frame) { node in
            var appearance = Appearance()
            appearance.imageName = name
            appearance.isSymbol = false
            node.appearance = appearance
            node.touch = TouchFacts(takesTouches: false, isLabelGiven: label != nil)
            edit(&node)
        }
    }

    /// A field for text.
    public static func field(
        _ label: String?, placeholder: String? = nil,
        _ frame: Rect = Rect(x: 20, y: 400, width: 300, height: 44), _ edit: (inout Node) -> Void = { _ in }
    ) -> ExampleView {
        element("UITextField", label, .textEntry, frame) { node in
            var appearance = Appearance()
            appearance.placeholder = placeholder
            node.appearance = appearance
            node.touch = TouchFacts(isControl: true, isLabelGiven: label != nil)
            edit(&node)
        }
    }

    /// A slider.
    public static func slider(
        _ label: String?, value: String?, _ frame: Rect = Rect(x: 20, y: 500, width: 300, height: 44)
    ) -> ExampleView {
        element("UISlider", label, .adjustable, frame) { node in
            node.value = value.map { AttributedText($0) }
            node.touch = TouchFacts(isControl: true, hasActions: true, isLabelGiven: label != nil)
        }
    }

    /// A view that is no element and holds others.
    public static func container(
        _ frame: Rect, _ children: [ExampleView], _ edit: (inout Node) -> Void = { _ in }
    ) -> ExampleView {
        var view = ExampleView("UIView", frame, children)
        edit(&view.node)
        return view
    }

    /// An element of any kind.
    public static func element(
        _ className: String, _ label: String?, _ traits: AccessibilityTraits, _ frame: Rect,
        _ edit: (inout Node) -> Void = { _ in }
    ) -> ExampleView {
        var view = ExampleView(className, frame)
        view.node.isElement = true
        view.node.label = label.map { AttributedText($0) }
        view.node.traits = traits
        edit(&view.node)
        return view
    }

    /// The same view with others in it.
    public func holding(_ children: ExampleView...) -> ExampleView {
        var copy = self
        copy.children += children
        return copy
    }
}

extension Appearance.Color {
    /// White.
    static let white = Appearance.Color(red: 1, green: 1, blue: 1)
    /// Black.
    static let black = Appearance.Color(red: 0, green: 0, blue: 0)

    /// A gray from 0 for black to 1 for white.
    static func gray(_ white: Double) -> Appearance.Color { .init(red: white, green: white, blue: white) }
}
