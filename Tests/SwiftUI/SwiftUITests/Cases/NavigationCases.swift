import SwiftUI

extension SwiftUICase {
    static let navigation: [SwiftUICase] = [
        SwiftUICase(
            "al-modal-sheet", .device,
            "IRS-Public/aloud test/fixtures/voiceover-ios27.json + src/ios/voiceover-native/FixtureApp/VoiceOverFixture.swift",
            match: .subset,
            expect: [
                ExpectedElement(utterance: "Dismiss modal Button"),
                ExpectedElement(utterance: "Modal value 12.50"),
            ]
        ) {
            // The capture began with "VoiceOver on" instead of the heading. It ends with the last element again:
            // nothing behind the sheet is reached.
            Text("Fixture modal")
                .sheet(isPresented: .constant(true)) {
                    VStack(spacing: 24) {
                        Text("Modal details").accessibilityAddTraits(.isHeader)
                        Button("Dismiss modal") {}
                        Text("Modal value 12.50")
                    }
                    .padding()
                }
        },
        SwiftUICase(
            "cvs-ui-navigation-links-in-list", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift all tests (app.collectionViews.buttons[\"Links\"].tap()) + ContentView.swift",
            match: .subset,
            expect: [
                ExpectedElement(type: .button, label: "Links", parent: .collectionView),
                ExpectedElement(type: .button, label: "Lists", parent: .collectionView),
                ExpectedElement(type: .button, label: "Toggles", parent: .collectionView),
                ExpectedElement(type: .searchField, label: "Search"),
            ]
        ) {
            // Navigation links are buttons inside cells; the search field's label is "Search"; titles are ours.
            NavigationStack {
                List {
                    NavigationLink("Links") { Text("Links page") }
                    NavigationLink("Lists") { Text("Lists page") }
                    NavigationLink("Toggles") { Text("Toggles page") }
                }
                .navigationTitle("Techniques")
                .searchable(text: .constant(""))
            }
        },
        SwiftUICase(
            "cvs-ui-navigation-link-button", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testPageTitles + PageTitlesView.swift",
            match: .subset,
            expect: [
                ExpectedElement(type: .button, label: "Page Titles Bad Example")
            ]
        ) {
            NavigationStack {
                VStack {
                    NavigationLink("Page Titles Bad Example") { Text("No title") }
                }
                .navigationTitle("Page Titles")
            }
        },
        SwiftUICase(
            "si-tabs", .device, "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/TabBarTests.swift",
            absent: ["Second Screen"],
            expect: [
                ExpectedElement(type: .staticText, label: "First Screen"),
                ExpectedElement(type: .button, label: "First", parent: .tabBar),
                ExpectedElement(type: .button, label: "Second", parent: .tabBar),
            ]
        ) {
            // Content first, bar last.
            TabView {
                Text("First Screen").tabItem { Text("First") }
                Text("Second Screen").tabItem { Text("Second") }
            }
        },
        SwiftUICase(
            "si-tabs-second-selected", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/TabBarTests.swift",
            absent: ["First Screen"],
            expect: [
                ExpectedElement(type: .staticText, label: "Second Screen"),
                ExpectedElement(type: .button, label: "First", parent: .tabBar),
                ExpectedElement(type: .button, label: "Second", parent: .tabBar),
            ]
        ) {
            // The source taps the second tab.
            TabView(selection: .constant(1)) {
                Text("First Screen").tabItem { Text("First") }.tag(0)
                Text("Second Screen").tabItem { Text("Second") }.tag(1)
            }
        },
        SwiftUICase(
            "si-complex-hierarchy", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/PageHierarchyTests.swift",
            absent: ["Second Page"],
            expect: [
                ExpectedElement(type: .staticText, label: "Test App", parent: .navigationBar),
                ExpectedElement(type: .staticText, label: "First Text"),
                ExpectedElement(type: .button, label: "Button"),
                ExpectedElement(type: .staticText, label: "Second Text"),
                ExpectedElement(type: .staticText, label: "1", parent: .cell),
                ExpectedElement(type: .staticText, label: "2", parent: .cell),
                ExpectedElement(type: .staticText, label: "3", parent: .cell),
                ExpectedElement(type: .staticText, label: "4", parent: .cell),
                ExpectedElement(type: .button, label: "First Tab", parent: .tabBar),
                ExpectedElement(type: .button, label: "Second Tab", parent: .tabBar),
            ]
        ) {
            // Title, content, rows, tab bar; the stack around the four views is ours (the source leaves them loose
            // in the NavigationStack).
            TabView {
                NavigationStack {
                    VStack {
                        Text("First Text")
                        Button(action: {}) { Text("Button") }.padding()
                        Text("Second Text")
                        List([1, 2, 3, 4], id: \.self) { number in Text("\(number)") }
                    }
                    .navigationTitle("Test App")
                }
                .tabItem { Text("First Tab") }
                Text("Second Page").tabItem { Text("Second Tab") }
            }
        },
        SwiftUICase(
            "si-scroll-many", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/ScrollTests.swift",
            match: .subset,
            expect: [
                ExpectedElement(type: .staticText, label: "Item 1"),
                ExpectedElement(type: .staticText, label: "Item 23"),
                ExpectedElement(type: .staticText, label: "Item 49"),
            ]
        ) {
            // Views below the screen exist as elements (not lazy).
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(1..<50, id: \.self) { number in
                        Text("Item \(number)").frame(maxWidth: .infinity, minHeight: 100)
                    }
                }
            }
        },
        SwiftUICase(
            "cvs-order-columns-contain", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/ReadingOrderView.swift (good, contain)",
            expect: [
                ExpectedElement(type: .staticText, label: "Starter", traits: [.header]),
                ExpectedElement(type: .staticText, label: "2 websites"),
                ExpectedElement(type: .staticText, label: "10GB storage"),
                ExpectedElement(type: .staticText, label: "Business", traits: [.header]),
                ExpectedElement(type: .staticText, label: "10 websites"),
                ExpectedElement(type: .staticText, label: "100GB storage"),
                ExpectedElement(type: .staticText, label: "Enterprise", traits: [.header]),
                ExpectedElement(type: .staticText, label: "∞ websites"),
                ExpectedElement(type: .staticText, label: "∞ storage"),
            ]
        ) {
            // Each column is finished before the next one begins.
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    Text("Starter").font(.headline).accessibilityAddTraits(.isHeader)
                    Text("2 websites")
                    Text("10GB storage")
                }.accessibilityElement(children: .contain)
                VStack(alignment: .leading) {
                    Text("Business").font(.headline).accessibilityAddTraits(.isHeader)
                    Text("10 websites")
                    Text("100GB storage")
                }.accessibilityElement(children: .contain)
                VStack(alignment: .leading) {
                    Text("Enterprise").font(.headline).accessibilityAddTraits(.isHeader)
                    Text("∞ websites")
                    Text("∞ storage")
                }.accessibilityElement(children: .contain)
            }
        },
        SwiftUICase(
            "cvs-order-columns-bad", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/ReadingOrderView.swift (bad)",
            expect: [
                ExpectedElement(type: .staticText, label: "Starter"),
                ExpectedElement(type: .staticText, label: "Business"),
                ExpectedElement(type: .staticText, label: "Enterprise"),
                ExpectedElement(type: .staticText, label: "2 websites"),
                ExpectedElement(type: .staticText, label: "10 websites"),
                ExpectedElement(type: .staticText, label: "∞ websites"),
                ExpectedElement(type: .staticText, label: "10GB storage"),
                ExpectedElement(type: .staticText, label: "100GB storage"),
                ExpectedElement(type: .staticText, label: "∞ storage"),
            ]
        ) {
            // Row by row across the columns: plain stacks do not group.
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    Text("Starter").font(.headline)
                    Text("2 websites")
                    Text("10GB storage")
                }
                VStack(alignment: .leading) {
                    Text("Business").font(.headline)
                    Text("10 websites")
                    Text("100GB storage")
                }
                VStack(alignment: .leading) {
                    Text("Enterprise").font(.headline)
                    Text("∞ websites")
                    Text("∞ storage")
                }
            }
        },
        SwiftUICase(
            "cvs-card-separate", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/CardsView.swift (good, heading first)",
            expect: [
                ExpectedElement(type: .staticText, label: "Sign Up for Newsletter", traits: [.header]),
                ExpectedElement(type: .image, label: "Get 10% off"),
                ExpectedElement(type: .staticText, label: "Sign up for our newsletter."),
                ExpectedElement(type: .button, label: "Sign Up for Newsletter"),
            ]
        ) {
            VStack(alignment: .leading) {
                Text("Sign Up for Newsletter").accessibilityAddTraits(.isHeader)
                Image("get10off").accessibilityLabel("Get 10% off")
                Text("Sign up for our newsletter.")
                Button(action: {}) { Text("Sign Up") }
                    .accessibilityLabel("Sign Up for Newsletter")
                    .buttonStyle(PlainButtonStyle())
            }
        },
        SwiftUICase(
            "cvs-tabs-native", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/TabsView.swift:60 + TabsGoodView.swift:33",
            match: .subset,
            absent: ["Message content"],
            expect: [
                ExpectedElement(type: .staticText, label: "Home content"),
                ExpectedElement(label: "Home", traits: [.selected], position: "1 of 2", role: "tab"),
                ExpectedElement(label: "Messages", position: "2 of 2", role: "tab"),
            ]
        ) {
            // "tab trait, selected state and n of m". The app says the value on the tab's content is how a badge
            // count is spoken.
            TabView {
                Text("Home content").tabItem { Label("Home", systemImage: "house") }
                Text("Message content").tabItem { Label("Messages", systemImage: "message") }
                    .accessibilityValue("3 notifications")
            }
        },
        SwiftUICase(
            "cvs-tabs-custom", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/TabsView.swift:84-135",
            expect: [
                ExpectedElement(
                    label: "Home", traits: [.selected], container: ["Navigation"], position: "1 of 2", role: "tab"),
                ExpectedElement(label: "Messages", container: ["Navigation"], position: "2 of 2", role: "tab"),
            ]
        ) {
            // Snapshot wording: "Selected: Home. Tab. 1 of 2.".
            HStack {
                Button("Home") {}.accessibilityAddTraits(.isSelected)
                Button("Messages") {}
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isTabBar)
            .accessibilityLabel("Navigation")
        },
        SwiftUICase(
            "cvs-heading-navigation-title", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/PageTitlesView.swift:30,51",
            match: .subset,
            expect: [
                ExpectedElement(label: "Page Titles", traits: [.header]),
                ExpectedElement(type: .staticText, label: "Body"),
            ]
        ) {
            NavigationStack {
                Text("Body").navigationTitle("Page Titles")
            }
        },
        SwiftUICase(
            "ma-pagination", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/pagination-control/pagination-control_IosVoiceOver-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(
                    description: "Page 1 of 11, Adjustable, Swipe up or down with one finger to adjust the value")
            ]
        ) {
            // The page control only; the recorded app adds a value of its own ("0% progress").
            TabView {
                ForEach(1..<12) { page in Text("Story \(page)") }
            }
            .tabViewStyle(.page)
        },
        SwiftUICase(
            "ap-announce-modal", .apple,
            "https://developer.apple.com/documentation/swiftui/accessibilitytraits/ismodal",
            absent: ["Behind", "Open"],
            expect: [
                ExpectedElement(type: .staticText, label: "Front"),
                ExpectedElement(type: .button, label: "Close"),
            ]
        ) {
            ZStack {
                VStack {
                    Text("Behind")
                    Button("Open") {}
                }
                VStack {
                    Text("Front")
                    Button("Close") {}
                }
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(.isModal)
            }
        },
    ]
}
