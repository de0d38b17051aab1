import AccessibilityTree
import Testing

@testable import InterfaceBuilder

@Suite struct StoryboardTests {
    private let document: InterfaceBuilderDocument

    init() throws {
        document = try fixture("settings.storyboard")
    }

    private func object(_ id: String) throws -> InterfaceBuilderDocument.Object {
        try #require(document.object(id: id))
    }

    @Test func `the file says what it is`() {
        #expect(document.file == fixturePath("settings.storyboard"))
        #expect(document.facts.kind == .storyboard)
        #expect(document.facts.targetRuntime == "iOS.CocoaTouch")
        #expect(document.facts.toolsVersion == "22505")
        #expect(document.facts.usesAutolayout && document.facts.usesSafeAreas && document.facts.usesTraitCollections)
        #expect(!document.facts.isLaunchScreen)
        #expect(document.facts.device?.id == "retina6_1")
        #expect(document.facts.device?.orientation == "portrait")
        #expect(document.facts.globalTintColor?.systemName == "systemIndigoColor")
        #expect(document.initialViewController?.id == "nav-00-001")
        #expect(document.topLevelObjects.isEmpty)
        #expect(document.notes.isEmpty)
    }

    @Test func `scenes have their controllers and their other objects`() {
        #expect(document.scenes.map(\.id) == ["sce-00-001", "sce-00-002", "sce-00-003"])
        let controllers = document.scenes.map { document.viewController(of: $0) }
        #expect(
            controllers.map { $0?.elementName } == ["navigationController", "viewController", "tableViewController"])
        #expect(
            document.scenes[1].objects.map { document.objects[$0].elementName } == [
                "viewController", "tapGestureRecognizer",
            ])
    }

    @Test func `objects know their class, label, place and parent`() throws {
        let controller = try object("set-00-001")
        #expect(controller.customClass == "SettingsViewController")
        #expect(controller.customModule == "Sample")
        #expect(controller[.title] == "Settings")
        #expect(controller.isViewController)
        let view = try #require(document.object(of: controller, key: "view"))
        #expect(view.id == "vie-00-001")
        #expect(view.parent == controller.index)
        #expect(view.position.line == 31)
        #expect(view.position.column == 21)
        #expect(view.value("autoresizingMask") == .flags(["widthSizable", "heightSizable"]))
        let names = document.objects(of: view, in: "subviews").map(\.elementName)
        #expect(names == ["label", "label", "button", "button", "segmentedControl", "stackView", "searchBar"])
        #expect(try object("lab-00-001").userLabel == "Intro")
    }

    @Test func `a label has its text, frame, font and colours`() throws {
        let label = try object("lab-00-001")
        #expect(label[.text] == "Two lines\nof text")
        #expect(label.frame == Rect(x: 20, y: 100, width: 374, height: 44))
        #expect(label.font?.textStyle == "subheadline")
        #expect(label[.textColor]?.systemName == "labelColor")
        #expect(label.value("highlightedColor") == .some(.none))
        #expect(label[.numberOfLines] == 0)
        #expect(label.attribute("opaque") == "NO")
        #expect(label[.hidden] == nil)
    }

    @Test func `text with attributes keeps its stretches`() throws {
        let label = try object("lab-00-002")
        guard case .styledText(let text)? = label.value("attributedText") else {
            Issue.record("The label has no text with attributes.")
            return
        }
        #expect(text.string == "Bold á é")
        #expect(text.fragments[0].font?.pointSize == 16)
        #expect(text.fragments[0].font?.type == "systemBold")
        #expect(text.fragments[0].color?.sRGB == Appearance.Color(red: 1, green: 0, blue: 0))
        #expect(label[.attributedText] == "Bold á é")
    }

    @Test func `accessibility data is read`() throws {
        let facts = try #require(try object("lab-00-001").accessibility)
        #expect(facts.label == "Introduction")
        #expect(facts.hint == "Says what this is")
        #expect(facts.identifier == nil)
        #expect(facts.isElement == true)
        #expect(facts.traits == [.staticText, .header])
        #expect(facts.position.line == 37)
        let item = try #require(try object("bbi-00-003").accessibility)
        #expect(item.label == "Options")
        #expect(item.identifier == "options")
        #expect(item.isElement == nil)
        #expect(item.traits == nil)
        #expect(try object("but-00-001").accessibility == nil)
    }

    @Test func `a button has its states and its configuration`() throws {
        let button = try object("but-00-001")
        #expect(button.states.map(\.name) == ["normal", "selected"])
        #expect(button.states.map(\.title) == ["Play", "Pause\nnow"])
        #expect(button.states[0].image == "play.fill")
        let color = try #require(button.states[0].titleColor)
        #expect(document.resolved(color) == Appearance.Color(red: 0.25, green: 0.5, blue: 0.75))
        #expect(button.font?.weight == "semibold")
        #expect(button.tag == 7)
        let configured = try object("but-00-002")
        #expect(document.object(of: configured, key: "configuration")?[.title] == "Save")
    }

    @Test func `run-time attributes have typed values`() throws {
        let attributes = try object("but-00-001").runtimeAttributes
        #expect(
            attributes.map(\.keyPath) == [
                "accessibilityIdentifier", "isAccessibilityElement", "layer.cornerRadius", "tint",
            ])
        #expect(attributes[0].value == .text("play"))
        #expect(attributes[1].value == .boolean(false))
        #expect(attributes[2].value == .number(4.5))
        guard case .color(let color)? = attributes[3].value else {
            Issue.record("The value is no colour.")
            return
        }
        #expect(color.sRGB == Appearance.Color(red: 0.5, green: 0.5, blue: 0.5))
    }

    @Test func `connections are read`() throws {
        let controller = try object("set-00-001")
        #expect(controller.outlets.map(\.property) == ["intro"])
        #expect(controller.outlets.map(\.destination) == ["lab-00-001"])
        let collections = try object("vie-00-001").outlets
        #expect(collections.map(\.isCollection) == [true])
        let button = try object("but-00-001")
        #expect(button.actions.map(\.selector) == ["play:"])
        #expect(button.actions.map(\.eventType) == ["touchUpInside"])
        #expect(button.segues.map(\.kind) == ["show"])
        #expect(button.segues.map(\.identifier) == ["detail"])
        let root = try #require(try object("nav-00-001").segues.first)
        #expect(root.kind == "relationship")
        #expect(root.relationship == "rootViewController")
        #expect(root.destination == "set-00-001")
    }

    @Test func `constraints and variations are kept as written`() throws {
        let view = try object("vie-00-001")
        #expect(view.constraints.map(\.id) == ["con-00-001", "con-00-002"])
        #expect(view.constraints[0].attribute("constant") == "8")
        #expect(view.constraints[1].attribute("secondAttribute") == "leadingMargin")
        #expect(view.variations.map(\.key) == ["default", "widthClass=regular"])
        #expect(view.variations[0].excludes == ["constraints": ["con-00-002"]])
        #expect(view.variations[1].includes == ["constraints": ["con-00-002"]])
        #expect(view.variations[1].values.map(\.key) == ["fontDescription"])
    }

    @Test func `controls have their parts`() throws {
        let segments = document.objects(of: try object("seg-con-001"), in: "segments")
        #expect(segments.map { $0[.title] } == ["Day", "Week", nil])
        #expect(segments.map { $0.attribute("image") } == [nil, nil, "calendar"])
        let stack = try object("sta-00-001")
        #expect(stack[.spacing] == 8)
        #expect(document.objects(of: stack, in: "subviews").map(\.id) == ["swi-00-001", "sli-00-001"])
        #expect(try object("swi-00-001").attribute("on") == "YES")
        #expect(try object("sli-00-001")[.value] == 0.5)
        #expect(try object("sea-00-001").value("scopeButtonTitles") == .texts(["All", "Mine"]))
    }

    @Test func `bar items are found under their keys and in their collections`() throws {
        let item = try object("nit-00-001")
        #expect(item.role == .property("navigationItem"))
        #expect(document.object(of: item, key: "leftBarButtonItem")?.attribute("systemItem") == "cancel")
        #expect(document.objects(of: item, in: "rightBarButtonItems").map(\.id) == ["bbi-00-002", "bbi-00-003"])
        let controller = try object("set-00-001")
        #expect(document.objects(of: controller, in: "toolbarItems").map(\.id) == ["bbi-00-004"])
    }

    @Test func `static tables have sections, cells and content`() throws {
        let table = try object("tab-00-001")
        let sections = document.objects(of: table, in: "sections")
        #expect(sections.map { $0[.headerTitle] } == ["Account"])
        #expect(sections.map { $0[.footerTitle] } == ["Only you\nsee this."])
        let cell = try #require(document.objects(of: sections[0], in: "cells").first)
        let content = try #require(document.object(of: cell, key: "contentView"))
        #expect(document.objects(of: content, in: "subviews").map(\.id) == [cell.attribute("textLabel")])
        #expect(document.object(of: table, key: "tableHeaderView")?.id == "thv-00-001")
    }

    @Test func `resources give names their values, and those outside of sRGB the nearest`() {
        #expect(document.resources.images["play.fill"] == Size(width: 120, height: 128))
        #expect(document.resources.namedColors.keys.sorted() == ["accent", "vivid"])
        #expect(document.resources.namedColors["vivid"]?.sRGB?.red == 1)
        #expect(
            document.resources.systemColors["systemBackgroundColor"]?.sRGB
                == Appearance.Color(red: 1, green: 1, blue: 1))
    }
}
