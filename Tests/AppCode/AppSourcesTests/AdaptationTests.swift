import AppSources
import Foundation
import TestSupport
import Testing

/// The text of adapted sources.
struct AdaptationTests {
    @Test(arguments: Adapting.fixtures.map(\.lastPathComponent))
    func `a file is adapted as recorded`(name: String) throws {
        let file = try #require(Adapting.fixtures.first { $0.lastPathComponent == name })
        let text = try String(contentsOf: file, encoding: .utf8)
        try expectMatches(recorded: "appsources/\(name).txt", actual: try Adapting.file(text))
    }

    @Test(arguments: Adapting.fixtures.map(\.lastPathComponent))
    func `lines stay where they were, and adapted text stays as it is`(name: String) throws {
        let file = try #require(Adapting.fixtures.first { $0.lastPathComponent == name })
        let text = try String(contentsOf: file, encoding: .utf8)
        let adapted = try Adapting.file(text)
        #expect(try Adapting.file(adapted) == adapted)
        guard !adapted.contains("#sourceLocation") else { return }
        let was = text.split(separator: "\n", omittingEmptySubsequences: false)
        let now = adapted.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, (old, new)) in zip(was, now).enumerated() where number < was.count - 1 {
            // Up to the first replaced word, the remaining text keeps its position.
            let words = [
                "#selector", "#keyPath", "os(", "targetEnvironment(", "@NSManaged", "protocol ", "?()",
                "open override ", "override ",
                "dynamic ", "optional var", "Combine.", "os.", ".init(",
            ]
            guard !new.contains("_objectiveCNames"), !new.contains("_configure()") else { continue }
            var end = words.compactMap { old.range(of: $0)?.lowerBound }.min() ?? old.endIndex
            // The name before a call is replaced with it.
            while end < old.endIndex, end > old.startIndex, old[old.index(before: end)].isLetter {
                end = old.index(before: end)
            }
            #expect(
                zip(old[..<end].utf8, new.utf8).allSatisfy { $0 == $1 || $1 == UInt8(ascii: " ") },
                "line \(number + 1)")
        }
        #expect(now.count >= was.count)
    }

    @Test(arguments: [
        "", "let a = 1", "import UIKit\n\nstruct A {}\n", "\u{FEFF}import UIKit\r\nlet a = 1\r\n",
        "final class Model { var a = 1 }\n", "class A: Base {}\n", "// @objc #selector(a)\nlet text = \"@IBOutlet\"",
        "protocol A: AnyObject { func b() }",
    ])
    func `a file without Objective-C's words is given back byte for byte`(text: String) throws {
        let source = AppSource(path: "A.swift", bytes: Array(text.utf8))
        let adapted = try SourceAdapter().adapt([source])[0]
        #expect(adapted.bytes == source.bytes && !adapted.isChanged)
    }

    @Test(arguments: [
        ("class A { func b() { let s = #selector(c.d) } }", "Selector(type(of: c).d, objc: \"d\")"),
        ("class A { func b() { f { #selector(c.d) } } }", "Selector(\"d\")"),
        ("let s = #selector(A.b(_:with:))", "Selector(A.b(_:with:), objc: \"b:with:\")"),
        ("let s = #selector(A.b(value:))", "objc: \"bWithValue:\""),
        ("let s = #selector(A.b(forRow:to:))", "objc: \"bForRow:to:\""),
        ("let s = #selector(A.format(x:))", "objc: \"formatWithX:\""),
        ("let s = #selector(A.moveTo(x:))", "objc: \"moveToX:\""),
        ("let s = #selector(getter: A.b)", "Selector(getter: \\A.b, objc: \"b\")"),
        ("let s = #selector(setter: A.b)", "Selector(setter: \\A.b, objc: \"setB:\")"),
        ("let s = #selector(a.b?.c)", "Selector(\"c\")"),
        ("let k = #keyPath(A.b.c)", "let k = \"b.c\""),
        ("class A { @objc(other) var b = 1; let k = #keyPath(b) }", "\"other\""),
        ("@objc protocol A {}", "      protocol A: AnyObject {}"),
        ("@objc protocol A: B {}", "      protocol A: B, AnyObject {}"),
        ("@objc protocol A: NSObjectProtocol {}", "      protocol A: NSObjectProtocol {}"),
        ("class A { @objc dynamic var b = 1 }", "class A {               var b = 1"),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
        ("import CoreGraphics\n", "import UIKit       \n"),
        ("import class QuartzCore.CALayer\n", "import UIKit                   \n"),
        ("#if canImport(QuartzCore)\n#endif", "#if true                 \n#endif"),
        ("import class UIKit.UIView", "import class UIKit.UIView"),
        ("import SwiftUI", "import SwiftUI"),
        ("import os.log", "import osStandIn"),
        ("import struct Combine.Published", "import CombineStandIn"),
        ("@preconcurrency import WebKit", "@preconcurrency import WebKitStandIn"),
        ("#if canImport(Combine)\n#endif", "#if true              \n#endif"),
        ("#if canImport(os.log) && !canImport(AppKit)\n#endif", "#if true              && !canImport(AppKit)\n#endif"),
        ("import SwiftUI\nstruct A: SwiftUI.View {}", "struct A: SwiftUI.View {}"),
        ("import Combine\nclass A { @Combine.Published var b = 1 }", "@CombineStandIn.Published var b"),
        ("import os\nlet a = os.Logger()", "let a = osStandIn.Logger()"),
        ("import os\nlet a = os.count", "let a = os.count"),
        ("import CoreGraphics\nlet a = CoreGraphics.CGFloat(1)", "let a = UIKit       .CGFloat(1)"),
        ("import QuartzCore\nvar a: QuartzCore.CALayer?", "var a: UIKit     .CALayer?"),
        ("let a = SwiftUI.Text(\"\")", "let a = SwiftUI.Text"),
        ("import Network\nenum Network { struct A {} }\nlet a = Network.A()", "let a = Network.A()"),
        ("#if os(iOS) && !os(Linux)\n#endif", "#if true    && !false    \n#endif"),
        ("import HealthKit", "import UIKit"),
        ("import Contacts\nlet a: Contacts.CNContact?", "let a: SmallFrameworksStandIn.CNContact?"),
        ("import CoreMedia", "import AVFoundationStandIn"),
        ("#if canImport(HealthKit)\n#endif", "#if canImport(HealthKit)"),
        ("#if canImport(WidgetKit)\n#endif", "#if true"),
        ("import Eureka\nlet a = 1", "import UIKit"),
        (
            "#Preview { UIView() }\nlet a = 1",
            "_objectiveCNames0() -> AppPreview.Screens { _previewControllers { UIView() } }\nlet a = 1"
        ),
        (
            "#Preview(\"On\") { UIView() }",
            "AppPreview.add(\"On\", file: #filePath, line: 1) { _objectiveCNames0() }"
        ),
        (
            "#Preview { @Previewable @State var a = 1; B(a: $a) }",
            "struct _PreviewContent: View {              @State var a = 1; var body: some View { B(a: $a)  }}; "
                + "return _previewControllers { _PreviewContent() } }"
        ),
        (
            "struct A: PreviewProvider { static var previews: some View { B() } }",
            "AppPreview.add(\"A\", file: #filePath, line: 1) { _previewControllers { A.previews } }"
        ),
        ("import SwiftUI\n@main struct A: App {}", "AppEntryPoints.add(\"A\", file: #filePath) { A.launch() }"),
        (
            "extension EnvironmentValues { @Entry var a: Int = 1 }",
            "var a: Int  { get { self[_EntryKey_a.self] } set { self[_EntryKey_a.self] = newValue } }; "
                + "private struct _EntryKey_a: EnvironmentKey { static var defaultValue: Int { 1 } }"
        ),
        (
            "extension EnvironmentValues { @Entry var a = 1 }",
            "var a: _EntryKey_a.Value  { get { self[_EntryKey_a.self] } set { self[_EntryKey_a.self] = newValue } }; "
                + "private struct _EntryKey_a: EnvironmentKey { nonisolated(unsafe) static let defaultValue = 1 }"
        ),
        ("#selector(UIResponderStandardEditActions.copy(_:))", "Selector(\"copy:\")"),
        ("let a = types.map { $0.init() }", "ObjectiveCNames.making($0) { [_made = $0] in _made.init() }"),
        (
            "extension UINavigationController { override open var shouldAutorotate: Bool { true } }",
            "public var _UINavigationController_shouldAutorotate: Bool"
        ),
        (
            "class A: UIScrollView { override var delegate: UIScrollViewDelegate? { get { super.delegate } set {} } }",
            "override var delegateOfScrollView: UIScrollViewDelegate? { get { super.delegateOfScrollView }"
        ),
        (
            "@objc protocol A { @objc optional func b() }\nclass C { var b: (() -> Void)?; func d() { self.b?() } }",
            "self.b?()"
        ),
        ("@objc protocol A { @objc optional func b(_ c: Int) -> Int }\nlet d = e.b!(1)", "e.b (1)"),
        ("#if targetEnvironment(simulator)\n#endif", "#if true                        \n#endif"),
    ])
    func `each construct of Apple platforms becomes its equivalent`(text: String, adapted: String) throws {
        let result = try Adapting.file(text)
        #expect(result.contains(adapted), "\(result)")
    }

    @Test func `an override in an extension stays there, and its class gets one that calls it`() throws {
        let files = try Adapting.files([
            "import UIKit\nclass A: UIView {\n}\n",
            """
            import Other

            public extension A {
                override func b(_ c: Int, d: String = "") throws -> Bool { try super.b(c, d: d) }
                override var e: Int { get { 1 } set {} }
                func f() {}
            }

            """,
        ])
        #expect(
            files[0].contains(
                """
                 public override func b(_ _p0: Int, d _p1: String = "") throws -> Bool { try _A_b(_p0, d: _p1) }; \
                public override var e: Int { get { _A_e } set { _A_e = newValue } } }
                """), "\(files[0])")
        #expect(files[0].contains("import Other"))
        #expect(
            files[1].contains("             func _A_b(_ c: Int, d: String = \"\") throws -> Bool { try super.b")
        )
        #expect(files[1].contains("             var _A_e: Int {") && files[1].contains("    func f() {}"))
    }

    @Test func `a member that a subclass overrides is in its class too, under the extension's conditions`() throws {
        let files = try Adapting.files([
            "class A: UIView {}", "#if DEBUG\nextension A { @objc func b() {}; func c() {} }\n#endif",
            "class B: A { override func b() {} }",
        ])
        #expect(files[0].contains("#if (DEBUG)\nfunc b() { _A_b() }\n#endif\n#sourceLocation"))
        #expect(files[1].contains("func _A_b()") && files[1].contains("func c() {}"))
    }

    @Test func `a member of an extension is renamed once, and that of an open class can be overridden elsewhere`()
        throws
    {
        let outside = try Adapting.files([
            "extension UIView { @objc func mark() {} }", "class Badge: UIButton {}",
            "extension Badge { override func mark() {} }",
        ])
        #expect(outside[2].contains("func _Badge_mark()") && !outside[1].contains("mark"))
        let open = try Adapting.files(["open class A: UIView {}", "extension A { @objc open func b() {} }"])
        #expect(open[0].contains("open func b() { _A_b() }") && open[1].contains("open func _A_b()"))
    }

    @Test func `an optional property is optional in the protocol, and a class's own implements it`() throws {
        let text = try Adapting.file(
            "@objc protocol P { @objc optional var rate: Double { get } }\nclass A: NSObject, P { var rate = 2.0 }")
        #expect(text.contains("@_disfavoredOverload var rate: (Double)? { get }"))
        #expect(text.contains("@_implements(P, rate) var _P_rate: (Double)?"))
    }

    @Test func `white space that Swift 5 lets stand is no error`() throws {
        #expect(try Adapting.file("@available (iOS 13, *) func a() {}").contains("func a()"))
    }

    @Test func `the entry point is taken away unless it is to stay`() throws {
        let text = "import UIKit\n@UIApplicationMain class A: UIResponder {}\n"
        #expect(try !Adapting.file(text).contains("@main"))
        #expect(try Adapting.file(text).contains("addApplicationDelegate(A.self)"))
        var options = AdaptationOptions()
        options.keepsEntryPoint = true
        #expect(try Adapting.file(text, options).contains("@main              class A"))
    }

    @Test func `a copy names its original`() throws {
        var options = AdaptationOptions()
        options.namesOriginals = true
        let text = try Adapting.file("class A { @objc func b() {} }", options)
        #expect(text.hasPrefix("#sourceLocation(file: \"File0.swift\", line: 1)\n"))
        #expect(try Adapting.file("let a = 1", options) == "let a = 1", "what is not changed needs none")
    }
}
