import Foundation
import SwiftUI

extension FrameCase {
    /// Controls whose sizes don't depend on texts.
    @MainActor static var controls: [FrameCase] {
        [
            FrameCase(
                "ios-sliders", 320, 220,
                [
                    "half": [0, -13, 320, 31], "zero": [0, 30, 320, 31], "labelled": [0, 73, 320, 31],
                    "stepped": [0, 116, 320, 31], "disabled": [0, 159, 320, 31], "narrow": [0, 202, 120, 31],
                    "stack": [0, -13, 320, 246],
                ]
            ) {
                VStack(alignment: .leading, spacing: 12) {
                    Slider(value: .constant(0.5)).probe("half")
                    Slider(value: .constant(0)).probe("zero")
                    Slider(value: .constant(0.5)) { Text("Volume") }.probe("labelled")
                    Slider(value: .constant(50), in: 0...100, step: 10).probe("stepped")
                    Slider(value: .constant(0.5)).disabled(true).probe("disabled")
                    Slider(value: .constant(0.5)).frame(width: 120).probe("narrow")
                }
                .probe("stack")
            },
            FrameCase(
                "ios-pickers", 320, 240,
                [
                    "menu": [0, 30.5, 84.5, 40.5], "menuHidden": [0, 83, 97, 40.5], "segmented": [0, 135.5, 320, 31],
                    "segmentedNarrow": [0, 178.5, 160, 31],
                ],
                texts: ["Apple": CGSize(width: 44.5, height: 24.5), "Banana": CGSize(width: 57, height: 24.5)]
            ) {
                VStack(alignment: .leading, spacing: 12) {
                    Picker("Fruit", selection: .constant(1)) {
                        Text("Apple").tag(1)
                        Text("Banana").tag(2)
                        Text("Cherry").tag(3)
                    }
                    .probe("menu")
                    Picker("Fruit", selection: .constant(2)) {
                        Text("Apple").tag(1)
                        Text("Banana").tag(2)
                        Text("Cherry").tag(3)
                    }
                    .labelsHidden()
                    .probe("menuHidden")
                    Picker("Size", selection: .constant(2)) {
                        Text("Small").tag(1)
                        Text("Medium").tag(2)
                        Text("Large").tag(3)
                    }
                    .pickerStyle(.segmented)
                    .probe("segmented")
                    Picker("Size", selection: .constant(1)) {
                        Text("Small").tag(1)
                        Text("Medium").tag(2)
                    }
                    .pickerStyle(.segmented)
                    .frame(width: 160)
                    .probe("segmentedNarrow")
                }
                .probe("stack")
            },
            FrameCase(
                "ios-tabs-page-style", 375, 667,
                ["page1": [127.5, 293.5, 120, 80], "tabs": [0, 0, 375, 667]]
            ) {
                TabView(selection: .constant(1)) {
                    SizedBox(120, 80).tag(0)
                    SizedBox(120, 80).probe("page1").tag(1)
                    SizedBox(120, 80).tag(2)
                }
                .tabViewStyle(.page)
                .probe("tabs")
            },
        ]
    }
}
