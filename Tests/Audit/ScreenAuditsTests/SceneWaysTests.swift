import InterfaceBuilder
import Testing

@testable import ScreenAudits

/// The ways between scenes that decide whether an app can show them, and whose code may complete them.
struct SceneWaysTests {
    private func ways(initial: String, _ scenes: String...) throws -> SceneWays {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
            \(initial)>
                <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>
            </document>
            """
        return SceneWays(try InterfaceBuilderDocument.decode(Array(xml.utf8)))
    }

    private func controller(
        _ id: String, _ attributes: String = "", _ segues: (kind: String, to: String)...
    ) -> String {
        let connections = segues.map { #"<segue kind="\#($0.kind)" destination="\#($0.to)" id="\#(id)-\#($0.to)"/>"# }
        return """
            <viewController id="\(id)" \(attributes)><view key="view" id="\(id)-view"/>
            <connections>\(connections.joined())</connections></viewController>
            """
    }

    @Test func `an app can show the initial scene, those with an identifier, and those that segues lead to`() throws {
        let ways = try ways(
            initial: #"initialViewController="start""#, controller("start", "", ("show", "detail")),
            controller("detail", "", ("presentation", "sheet")), controller("sheet"),
            controller("named", #"storyboardIdentifier="Named""#, ("embed", "part")), controller("part"))
        for scene in ["start", "detail", "sheet", "named", "part"] {
            #expect(ways.unusedReason(of: scene) == nil, "\(scene)")
        }
    }

    @Test func `an app can't show a scene that only scenes like it lead to`() throws {
        let ways = try ways(
            initial: #"initialViewController="start""#, controller("start"),
            controller("loose", "", ("show", "next")), controller("next", "", ("show", "loose")))
        #expect(ways.unusedReason(of: "start") == nil)
        #expect(ways.unusedReason(of: "loose") != nil && ways.unusedReason(of: "next") != nil)
    }

    @Test func `an app can't show any scene of a storyboard without an initial scene and identifiers`() throws {
        let ways = try ways(initial: "", controller("a", "", ("show", "b")), controller("b"))
        #expect(ways.unusedReason(of: "a") != nil && ways.unusedReason(of: "b") != nil)
    }

    @Test func `a controller of the app's own class may be embedded directly or in a container`() throws {
        let ways = try ways(
            initial: #"initialViewController="a""#, controller("a", "", ("embed", "b"), ("show", "d")),
            controller("b", "", ("relationship", "c")), controller("c", #"customClass="Calendar""#),
            controller("d", #"customClass="Detail""#))
        #expect(ways.embeddedClass(in: "a") == "Calendar")
        #expect(ways.embeddedClass(in: "c") == nil && ways.embeddedClass(in: "d") == nil)
    }
}
