import InterfaceBuilder
import Testing

/// Projects of Xcode whose builds make property lists.
struct AppProjectTests {
    static func project(_ settings: String, _ target: String = "", type: String = "application") -> String {
        """
        // !$*UTF8*$!
        {
            objects = {
                /* Begin PBXNativeTarget section */
                T1 /* Trips */ = {isa = PBXNativeTarget; buildConfigurationList = L1 /* list */; name = "Trips \\"two\\"";
                    productType = "com.apple.product-type.\(type)"; };
                P1 = {isa = PBXProject; buildConfigurationList = L2; developmentRegion = de; targets = (T1 /* Trips */,); };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
                L2 = {isa = XCConfigurationList; buildConfigurations = (C3 /* Release */); };
                C1 = {isa = XCBuildConfiguration; buildSettings = {
        \(settings)
                    }; name = Release; };
                C2 = {isa = XCBuildConfiguration; buildSettings = { }; name = Debug; };
                C3 = {isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; \(target) }; name = Release; };
            };
            rootObject = P1 /* Project object */;
        }
        """
    }

    private func entries(_ text: String) throws -> [String] {
        try AppProject(Array(text.utf8), file: "p").apps.flatMap(\.entries).map { entry in
            let place = "\(entry.location.line):\(entry.location.column)"
            return "\(place) \(entry.location.objectID ?? "") \(entry.texts.joined(separator: "|"))"
        }
    }

    @Test func `settings of targets and of the project are the keys of the list, each with its location`() throws {
        let text = Self.project(
            """
            GENERATE_INFOPLIST_FILE = YES;
              INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
            "INFOPLIST_KEY_UIStatusBarStyle[sdk=iphoneos*]" = UIStatusBarStyleDefault;
            "INFOPLIST_KEY_UIUserInterfaceStyle[sdk=macosx*]" = Dark;
            PRODUCT_BUNDLE_IDENTIFIER = com.example.trips;
            """, "INFOPLIST_KEY_CFBundleDisplayName = \"Trips /* no comment */\";")
        #expect(
            try entries(text) == [
                "7:62 Trips \"two\".CFBundleDevelopmentRegion de",
                "12:3 Trips \"two\".UISupportedInterfaceOrientations~ipad UIInterfaceOrientationPortrait|UIInterfaceOrientationLandscapeLeft",
                "13:1 Trips \"two\".UISupportedInterfaceOrientations~iphone UIInterfaceOrientationPortrait",
                "14:1 Trips \"two\".UIStatusBarStyle UIStatusBarStyleDefault",
                "16:1 Trips \"two\".CFBundleIdentifier com.example.trips",
                "19:81 Trips \"two\".CFBundleDisplayName Trips /* no comment */",
            ])
    }

    @Test func `what the target says wins, and what is no app or makes no list has none`() throws {
        let (own, shared) = (
            "INFOPLIST_KEY_UIUserInterfaceStyle = Light;", "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"
        )
        let made = "GENERATE_INFOPLIST_FILE = YES;"
        #expect(try entries(Self.project(made + own, shared)).contains { $0.hasSuffix("UIUserInterfaceStyle Light") })
        #expect(try entries(Self.project(made, shared)).contains { $0.hasSuffix("UIUserInterfaceStyle Dark") })
        #expect(try entries(Self.project(own, shared)) == [])
        #expect(try entries(Self.project(made + own, type: "app-extension")) == [])
        #expect(try entries(Self.project(made).replacing("iphoneos", with: "macosx")) == [])
    }

    @Test(arguments: [
        ("{ a = b", "“;” is missing", 1), ("{ a = (b; }", "“)” is missing", 1),
        ("{\n a = \"b; }", "the text is not terminated", 2),
        ("{ /* }", "the comment is not terminated", 1), ("{ a = ; }", "a value is missing", 1),
        ("", "unexpected end of the file", 1),
        ("{} x", "unexpected text after the end", 1), ("{ {} = b; }", "a key is not text", 1),
        (String(repeating: "(", count: 100_000), "lists are nested deeper than 32 levels", 1),
    ])
    func `damaged text is reported with its location`(_ text: String, _ message: String, _ line: Int) {
        #expect {
            try AppProject(Array(text.utf8), file: "p")
        } throws: { error in
            let parseError = error as? AppPropertyList.ParseError
            return parseError?.message == message && parseError?.line == line
        }
    }
}
