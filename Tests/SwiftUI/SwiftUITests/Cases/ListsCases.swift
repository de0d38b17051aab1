import SwiftUI

extension SwiftUICase {
    static let lists: [SwiftUICase] = [
        SwiftUICase(
            "as-list-section-headers", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshot/SwiftUIListWithSections.swift + SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUIListSectionTests/testListWithSectionHeaders_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Fruits. Heading."),
                ExpectedElement(description: "Apple"),
                ExpectedElement(description: "Banana"),
                ExpectedElement(description: "Cherry"),
                ExpectedElement(description: "Vegetables. Heading."),
                ExpectedElement(description: "Carrot"),
                ExpectedElement(description: "Peas"),
            ]
        ) {
            // ORDER: VoiceOver reads headers where they stand (cashapp/AccessibilitySnapshot PR 325 and the test's
            // own comment); the reference image lists all rows first, then the headers, a known fault of that tool
            // (#129). Frames in the image: each element covers its whole row.
            List {
                Section("Fruits") {
                    Text("Apple")
                    Text("Banana")
                    Text("Cherry")
                }
                Section("Vegetables") {
                    Text("Carrot")
                    Text("Peas")
                }
            }
        },
        SwiftUICase(
            "as-list-section-headers-ios18", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshot/SwiftUIListWithSections.swift + SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUIListSectionTests/testListWithSectionHeaders_18_5_402x874@3x.png",
            release: .iOS18,
            expect: [
                ExpectedElement(description: "FRUITS. Heading."),
                ExpectedElement(description: "Apple"),
                ExpectedElement(description: "Banana"),
                ExpectedElement(description: "Cherry"),
                ExpectedElement(description: "VEGETABLES. Heading."),
                ExpectedElement(description: "Carrot"),
                ExpectedElement(description: "Peas"),
            ]
        ) {
            // Until iOS 18 the header's upper-case look is also what is announced.
            List {
                Section("Fruits") {
                    Text("Apple")
                    Text("Banana")
                    Text("Cherry")
                }
                Section("Vegetables") {
                    Text("Carrot")
                    Text("Peas")
                }
            }
        },
        SwiftUICase(
            "as-list-headers-footers", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshot/SwiftUIListWithSections.swift + SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUIListSectionTests/testListWithHeadersAndFooters_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Accounts. Heading."),
                ExpectedElement(description: "Checking"),
                ExpectedElement(description: "Savings"),
                ExpectedElement(description: "Tap an account to view details"),
                ExpectedElement(description: "Bills. Heading."),
                ExpectedElement(description: "Electric"),
                ExpectedElement(description: "Internet"),
                ExpectedElement(description: "Due this month"),
            ]
        ) {
            // Footers are plain text; order as VoiceOver, see as-list-section-headers.
            List {
                Section {
                    Text("Checking")
                    Text("Savings")
                } header: {
                    Text("Accounts")
                } footer: {
                    Text("Tap an account to view details")
                }
                Section {
                    Text("Electric")
                    Text("Internet")
                } header: {
                    Text("Bills")
                } footer: {
                    Text("Due this month")
                }
            }
        },
        SwiftUICase(
            "as-list-headers-footers-ios17", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshot/SwiftUIListWithSections.swift + SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUIListSectionTests/testListWithHeadersAndFooters_17_5_393x852@3x.png",
            release: .iOS17,
            expect: [
                ExpectedElement(description: "ACCOUNTS. Heading."),
                ExpectedElement(description: "Checking"),
                ExpectedElement(description: "Savings"),
                ExpectedElement(description: "Tap an account to view details"),
                ExpectedElement(description: "BILLS. Heading."),
                ExpectedElement(description: "Electric"),
                ExpectedElement(description: "Internet"),
                ExpectedElement(description: "Due this month"),
            ]
        ) {
            // IOS 17: the elements are as large as their texts, from iOS 18 as large as the row.
            List {
                Section {
                    Text("Checking")
                    Text("Savings")
                } header: {
                    Text("Accounts")
                } footer: {
                    Text("Tap an account to view details")
                }
                Section {
                    Text("Electric")
                    Text("Internet")
                } header: {
                    Text("Bills")
                } footer: {
                    Text("Due this month")
                }
            }
        },
        SwiftUICase(
            "si-list-rows", .inferred,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/CollectionViewTests.swift",
            expect: [
                ExpectedElement(type: .staticText, label: "First Cell", parent: .cell),
                ExpectedElement(type: .staticText, label: "Second Cell", parent: .cell),
                ExpectedElement(type: .staticText, label: "Still Second Cell", parent: .cell),
                ExpectedElement(type: .button, label: "Third Cell", parent: .cell),
            ]
        ) {
            // The source builds this expectation but its test never checks it. (Its Group would make two rows; a
            // VStack is used here.).
            List {
                Text("First Cell")
                VStack {
                    Text("Second Cell")
                    Text("Still Second Cell")
                }
                Button("Third Cell", action: {})
            }
        },
        SwiftUICase(
            "ma-reorder", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/reorder-data-row/reorder-data-row_IosVoiceOver-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(
                    description:
                        "Reorder English US, button, draggable, Double tap and hold, wait for the sound then drag to rearrange"
                )
            ]
        ) {
            // The handle of the first row; the row's own element comes before it.
            List {
                ForEach(["English US", "English UK"], id: \.self) { name in Text(name) }
                    .onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        },
    ]
}
