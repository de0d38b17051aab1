import InterfaceBuilder
import Testing

/// Settings of an `Info.plist` that an audit uses.
struct AppPropertyListTests {
    private func list(_ body: String) throws -> AppPropertyList {
        try AppPropertyList(Array(body.utf8), file: "Info.plist")
    }

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>UILaunchScreen</key><dict/>

        """
    private static let tail = "</dict></plist>"

    @Test func `keys stand where they are written, with what they hold`() throws {
        let list = try list(
            Self.head + "\t<key>UIUserInterfaceStyle</key><string>Light</string>\n<!-- é --> <key>A</key><array>"
                + "<string>b</string><integer>1</integer><string>c</string></array><key>D</key><true/>" + Self.tail)
        #expect(list.entries.map(\.key) == ["UILaunchScreen", "UIUserInterfaceStyle", "A", "D"])
        #expect(list.entries.map(\.texts) == [[], ["Light"], ["b", "c"], ["YES"]])
        #expect(list.entries.map(\.location.line) == [4, 5, 6, 6])
        #expect(list.entries.map(\.location.column).prefix(3) == [1, 2, 12])
        #expect(list.entries.allSatisfy { $0.location.objectID == $0.key && $0.location.file == "Info.plist" })
    }

    @Test(arguments: [
        ("", true), ("<key>CFBundlePackageType</key><string>APPL</string>", true),
        ("<key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>", true),
        ("<key>CFBundlePackageType</key><string>FMWK</string>", false),
        ("<key>NSExtension</key><dict/>", false), ("<key>LSMinimumSystemVersion</key><string>13</string>", false),
        ("<key>WKApplication</key><true/>", false),
    ])
    func `extensions, libraries and other systems are not apps of phones`(_ keys: String, _ isApp: Bool) throws {
        #expect(try list(Self.head + keys + Self.tail).isForApp == isApp)
    }

    @Test func `a list without any key of an app's screens is no app`() throws {
        let text = "<plist><dict><key>API_KEY</key><string>x</string></dict></plist>"
        #expect(try !list(text).isForApp)
    }

    @Test(arguments: ["bplist00\u{1}", "", "<plist>", "<html/>", "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>"])
    func `what is no property list in XML is refused with a reason`(_ text: String) {
        #expect(throws: AppPropertyList.ParseError.self) { try list(text) }
    }

    @Test(arguments: [
        ("Info.plist", true), ("App/Trips-Info.plist", true), ("Info.plist.swift", false), ("Settings.plist", false),
    ])
    func `names tell which files are looked at`(_ name: String, _ isTaken: Bool) {
        #expect(AppPropertyList.isNamed(name) == isTaken)
    }
}
