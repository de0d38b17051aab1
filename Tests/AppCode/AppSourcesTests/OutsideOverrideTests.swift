import AppSources
import Testing

/// Members that extensions add to UIKit's classes, and their overrides.
struct OutsideOverrideTests {
    private func adapt(_ texts: String...) throws -> [String] {
        let sources = texts.enumerated().map {
            AppSource(path: "\($0).swift", bytes: Array("import UIKit\n\($1)".utf8))
        }
        return try SourceAdapter().adapt(sources).map {
            String(String(decoding: $0.bytes, as: UTF8.self).dropFirst("import UIKit\n".count))
        }
    }

    @Test func `the class that has a member first finds out whose is meant`() throws {
        let adapted = try adapt(
            "extension UIView { @objc func mark(_ a: Int) -> String { \"view\" } }",
            "extension UIControl { override func mark(_ a: Int) -> String { super.mark(a) } }",
            "class Badge: UIButton { override func mark(_ a: Int) -> String { super.mark(a) } }")
        #expect(
            adapted[0].contains(
                "func mark(_ _p0: Int) -> String { if let _other = self as? Badge { return _other._Badge_mark(_p0) }; "
                    + "if let _other = self as? UIControl { return _other._UIControl_mark(_p0) }; "
                    + "return _UIView_mark(_p0) }"))
        #expect(adapted[1].contains("func _UIControl_mark(_ a: Int) -> String { super._UIView_mark(a) }"))
        #expect(adapted[2].contains("func _Badge_mark(_ a: Int) -> String { super._UIControl_mark(a) }"))
        #expect(!adapted[1].contains("override") && !adapted[2].contains("override"))
    }

    @Test func `properties, several arguments and builders are passed on`() throws {
        let adapted = try adapt(
            """
            extension UIView { @objc var parts: [UIView] { get { subviews } set { _ = newValue } }
            @discardableResult @objc func add(_ views: UIView...) -> UIView { self } }
            extension UIStackView { override var parts: [UIView] { get { [] } set {} }
            override func add(_ views: UIView...) -> UIView { self } }
            """)[0]
        #expect(
            adapted.contains("var _UIView_parts: [UIView]") && adapted.contains("_other._UIStackView_parts = newValue"))
        #expect(adapted.contains("func _UIView_several_add(_ views: [UIView]"))
        #expect(adapted.contains("@discardableResult func add(_ _p0: UIView...) -> UIView"))
    }

    @Test(arguments: [
        // No class overrides it; the class has the member itself; it is another member; the class can't be named.
        "extension UIView { @objc func mark() {} }",
        "extension UIView { func mark() {} }\nclass Base: UIView { func mark() {} }\nclass Sub: Base { override func mark() {} }",
        "extension UIView { func mark(_ a: Int) {} }\nclass Sub: Base { override func mark(_ a: String) {} }",
    ])
    func `other members stay as they are`(text: String) throws {
        #expect(!(try adapt(text)[0].contains("_UIView_mark")))
    }

    @Test(arguments: [
        (
            "let a = (x as AnyObject).doubleValue",
            "let a = ObjectiveCNames.dynamic((x as AnyObject), \\NSNumber.doubleValue)"
        ),
        (
            "let a = (x as AnyObject).cgRectValue",
            "let a = ObjectiveCNames.dynamic((x as AnyObject), \\NSValue.cgRectValue)"
        ),
        (
            "let a = x.map { $0 as AnyObject }?.integerValue!",
            "let a = ObjectiveCNames.dynamic(x.map { $0 as AnyObject }, \\NSNumber.intValue)!"
        ),
        (
            "let a = b.list.first?.priority; extension B { var list: [AnyObject] { [] } }",
            "let a = ObjectiveCNames.dynamic(b.list.first, \\NSLayoutConstraint.priority); "
                + "extension B { var list: [AnyObject] { [] } }"
        ),
        (
            "func f(_ a: AnyObject) { g(a.tag) }",
            "func f(_ a: AnyObject) { g(ObjectiveCNames.dynamic(a, \\UIView.tag)) }"
        ),
        (
            "func f(_ e: E) { if let c = e.accessibilityContainer, g { h(c.convert(r, to: v)) } }",
            "func f(_ e: E) { if let c = e.accessibilityContainer, g { h((c as! UIView).convert(r, to: v)) } }"
        ),
        (
            "func f() { if let c = c, let d = d?.e(c) { h(c.convert(r, to: c)) } }",
            "func f() { if let c = c, let d = d?.e(c) { h(c.convert(r, to: c)) } }"
        ),
        ("func f() { let c = view; h(c.convert(r, to: v)) }", "func f() { let c = view; h(c.convert(r, to: v)) }"),
        (
            "func f() { guard let b = p.accessibilityCustomContentBlock else { return }; c(b?()) }",
            "func f() { guard let b = p.accessibilityCustomContentBlock else { return }; c(b ()) }"
        ),
        ("func f(_ a: UIButton) { g(a.tag) }", "func f(_ a: UIButton) { g(a.tag) }"),
        ("let a = (x as AnyObject).title", "let a = (x as AnyObject).title"),
        ("let a = delegate?.window??.rootViewController", "let a = delegate?.window? .rootViewController"),
        ("let a = NSClassFromString(b)", "let a = ObjectiveCNames.classFromString(b)"),
        ("let a = ProcessInfo().isLowPowerModeEnabled", "let a = ProcessInfo.processInfo.isLowPowerModeEnabled"),
        ("let a = type(of: b).description()", "let a = ObjectiveCNames.description(of: type(of: b))"),
        ("let a = kinds[0].init(frame: f())", "let a = ObjectiveCNames.making(kinds[0]) { kinds[0].init(frame: f()) }"),
        ("let a = UIView.init(frame: f())", "let a = UIView.init(frame: f())"),
        ("let a = type(of: b).description(1)", "let a = type(of: b).description(1)"),
    ])
    func `what Objective-C finds at run time is named`(text: String, adapted: String) throws {
        let line = try #require(try adapt(text)[0].split(separator: "\n").first)
        #expect(line.filter { $0 != " " } == adapted.filter { $0 != " " })
    }
}
