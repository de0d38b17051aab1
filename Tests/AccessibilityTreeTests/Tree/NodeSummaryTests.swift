import Testing

@testable import AccessibilityTree

struct NodeSummaryTests {
    private typealias Fact = NodeSummary.Facts

    private static func node(_ edit: (inout Node) -> Void) -> Node {
        var node = Node(id: NodeID(1), className: "UIView", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        edit(&node)
        return node
    }

    private static func appearance(_ edit: (inout Appearance) -> Void) -> Node {
        node { node in
            var appearance = Appearance()
            edit(&appearance)
            node.appearance = appearance
        }
    }

    private static func touch(_ touch: TouchFacts) -> Node { node { $0.touch = touch } }

    private static func tree(_ node: Node) throws -> AccessibilityTree {
        var builder = TreeBuilder()
        builder.add(node)
        return try builder.finish()
    }

    private static let color = Appearance.Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

    private static let cases: [(Node, Fact)] = [
        (node { _ in }, []),
        (node { $0.isHidden = true }, .isAway), (node { $0.isOutsideWindow = true }, .isAway),
        (node { $0.isModal = true }, .isModal), (node { $0.elementsHidden = true }, .hidesElements),
        (node { $0.containerType = .dataTable }, .isDataTable), (node { $0.containerType = .list }, []),
        (node { $0.identifier = "a" }, .hasIdentifier), (node { $0.hint = "a" }, .hasHint),
        (node { $0.value = "a" }, .hasValue), (node { $0.pathBounds = .zero }, .hasPath),
        (node { $0.activationPoint = .zero }, .hasActivationPoint),
        (node { $0.source = SourceLocation(file: "", line: 1, column: 1) }, .hasSource),
        (node { $0.uncoveredFrame = .zero }, .scrolls), (node { $0.scrolledBy = .zero }, .scrolls),
        (touch(TouchFacts(takesTouches: false)), .refusesTouches), (touch(TouchFacts(isControl: true)), .isControl),
        (touch(TouchFacts(hasGestures: true)), .hasGestures), (touch(TouchFacts(hasActions: true)), .hasActions),
        (touch(TouchFacts(isLabelGiven: true)), .isLabelGiven),
        (touch(TouchFacts(hasPressOrDrag: true)), .hasPressOrDrag), (node { $0.clipsToBounds = true }, .clips),
        (node { $0.customActions = [CustomAction(name: "a")] }, .hasCustomActions),
        (appearance { _ in }, .hasAppearance),
        (appearance { $0.text = "" }, .hasAppearance), (appearance { $0.text = "a" }, [.hasAppearance, .hasText]),
        (appearance { $0.visibleText = "" }, [.hasAppearance, .hasVisibleText]),
        (appearance { $0.fontSize = 12 }, [.hasAppearance, .hasFontSize]),
        (appearance { $0.fontWeight = 700 }, [.hasAppearance, .isBold]),
        (appearance { $0.fontWeight = 600 }, [.hasAppearance, .isBold]),
        (appearance { $0.fontWeight = 500 }, .hasAppearance),
        (appearance { $0.textStyle = "body" }, [.hasAppearance, .hasTextStyle]),
        (appearance { $0.scalesWithContentSize = false }, [.hasAppearance, .hasScaling]),
        (appearance { $0.scalesWithContentSize = true }, [.hasAppearance, .hasScaling, .scalesText]),
        (appearance { $0.textColor = color }, [.hasAppearance, .hasTextColor]),
        (appearance { $0.backgroundColor = color }, [.hasAppearance, .hasBackgroundColor]),
        (appearance { $0.imageName = "a" }, [.hasAppearance, .hasImage]),
        (appearance { $0.backgroundImageName = "a" }, [.hasAppearance, .hasBackgroundImage]),
        (appearance { $0.isSymbol = true }, [.hasAppearance, .isSymbol]),
        (appearance { $0.isSymbol = false }, .hasAppearance),
        (appearance { $0.placeholder = "a" }, [.hasAppearance, .hasPlaceholder]),
        (appearance { $0.placeholder = "" }, .hasAppearance),
        (appearance { $0.stateColors = [] }, [.hasAppearance, .hasStateColors]),
        (appearance { $0.numberOfLines = 0 }, [.hasAppearance, .hasNumberOfLines]),
    ]

    @Test(arguments: cases.indices) func `a summary contains each fact of a node and no other`(_ number: Int) throws {
        let (node, facts) = Self.cases[number]
        #expect(try Self.tree(node).summary(at: 0).facts == facts)
    }

    @Test func `numbers and colours are the node's`() throws {
        let plain = try Self.tree(Self.node { _ in }).summary(at: 0)
        #expect((plain.alpha, plain.fontSize) == (1, 0))
        var node = Self.appearance { appearance in
            (appearance.fontSize, appearance.textColor, appearance.backgroundColor) = (
                9, Self.color, .init(red: 1, green: 1, blue: 1)
            )
        }
        node.alpha = 0.5
        let summary = try Self.tree(node).summary(at: 0)
        #expect((summary.alpha, summary.fontSize) == (0.5, 9))
        #expect(summary.textColor == Self.color)
        #expect(summary.backgroundColor == Appearance.Color(red: 1, green: 1, blue: 1))
    }

    @Test func `a single part of a summary equals that of the whole, and secrets stay secret`() throws {
        var node = Self.appearance { $0.text = "abc" }
        (node.viewFrame, node.traits) = (Rect(x: 5, y: 6, width: 7, height: 8), .secureTextField)
        node.source = SourceLocation(file: "A.xib", line: 1, column: 1)
        node.value = "de"
        let tree = try Self.tree(node)
        #expect(tree.layoutFrame(at: 0) == tree[0].layoutFrame)
        #expect(tree.source(at: 0) == tree[0].source)
        #expect(tree.isHidden(at: 0) == tree[0].isHidden)
        #expect(tree.boxedAppearance(at: 0).first == tree[0].appearance)
        #expect(tree.boxedAppearance(at: 0).first?.text == "•••")
        #expect(tree.value(at: 0) == "••")
        #expect(try Self.tree(Self.node { $0.value = "de" }).value(at: 0) == "de")
    }

    @Test func `nodes of one class have one number, however many classes there are`() throws {
        var builder = TreeBuilder()
        builder.open(Node(id: NodeID(0), className: "Root"))
        // More classes with names of equal length than are compared one by one.
        for number in 1...60 { builder.add(Node(id: NodeID(UInt64(number)), className: "View\(number % 20 + 10)")) }
        builder.close()
        let tree = try builder.finish()
        let (names, numbers) = tree.classNumbers
        #expect(names.count == 21 && Set(names).count == 21)
        #expect((0..<tree.count).allSatisfy { names[Int(numbers[$0])] == tree.className(at: $0) })
    }
}
