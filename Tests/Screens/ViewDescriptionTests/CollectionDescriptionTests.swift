import AccessibilityTree
import Foundation
import HeadlessUIKit
import StrictJSON
import Testing
import ViewDescription

extension DescriptionTests {
    /// Descriptions of pickers, search bars, tables and collections.
    @Suite @MainActor struct CollectionDescriptions {
        private func heard(_ json: String) throws -> [String] {
            let screen = try ViewDescription(json: json.utf8).makeScreen()
            let tree = screen.source.captureTree()
            return ReadingOrder(tree).elements.compactMap { tree[$0] }
                .map { [$0.label?.string, $0.value?.string].compactMap { $0 }.joined(separator: ", ") }
        }

        @Test(arguments: ["", #", "props": {}"#, #", "props": {"mode": "dateAndTime"}"#])
        func `a date picker without a date says the same at every hour`(props: String) throws {
            let clock = MainLoop.main.clock
            defer { MainLoop.main.clock = clock }
            MainLoop.main.clock = .real
            #expect(
                try heard(#"{"frame": [0, 0, 300, 300], "class": "UIDatePicker"\#(props)}"#) == [
                    "Date Picker, January 1, 2024", "Time Picker, 9:41 AM",
                ])
        }

        @Test(arguments: [
            (#""UIPickerView", "props": {"components": [["A", "B"], ["C"]], "selectedRows": [1]}"#, ["B", "C"]),
            (
                #""UIDatePicker", "props": {"mode": "dateAndTime", "date": "2025-01-05T09:05:00Z"}"#,
                ["Date Picker, January 5, 2025", "Time Picker, 9:05 AM"]
            ),
            (#""UISearchBar", "props": {"placeholder": "Search"}"#, ["Search"]),
            (#""UITableView", "props": {"rows": ["One", "Two"]}"#, ["One", "Two"]),
            (
                #""UICollectionView", "props": {"sections": [{"header": "H", "rows": ["One"]}, {"rows": ["Two"]}]}"#,
                ["H", "One", "Two"]
            ),
        ])
        func `a described view has what is described`(view: String, expected: [String]) throws {
            #expect(try heard(#"{"frame": [0, 0, 300, 300], "class": \#(view)}"#) == expected)
        }

        @Test(arguments: [
            (#""UIDatePicker", "props": {"date": "yesterday"}"#, "not a date"),
            (#""UIDatePicker", "props": {"timeZone": "Nowhere"}"#, "timeZone can't have this value"),
            (#""UIPickerView", "props": {"selectedRows": [1]}"#, "only 0 components"),
            (#""UITableView", "props": {"sections": [{"row": []}]}"#, "row"),
        ])
        func `a mistake is named`(view: String, message: String) {
            let error = #expect(throws: JSONError.self) { try heard(#"{"class": \#(view)}"#) }
            #expect("\(error.map { "\($0)" } ?? "")".contains(message))
        }
    }
}
