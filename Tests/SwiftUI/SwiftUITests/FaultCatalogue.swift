import SwiftUI

/// A fault that views of SwiftUI have, with a view that has it and the same view without it.
@MainActor struct ViewFault {
    let name: String
    /// The rule that reports the fault.
    let rule: String
    let bad: AnyView
    let good: AnyView
    var textSize = UIContentSizeCategory.large

    init(
        _ name: String, _ rule: String, textSize: UIContentSizeCategory = .large, @ViewBuilder bad: () -> some View,
        @ViewBuilder good: () -> some View
    ) {
        self.name = name
        self.rule = rule
        self.bad = AnyView(bad().padding(40))
        self.good = AnyView(good().padding(40))
        self.textSize = textSize
    }
}

@MainActor enum FaultCatalogue {
    static let all: [ViewFault] = gestures + containers + texts + labels + controls

    static let gestures = [
        ViewFault("a long press without an action", "gesture-without-action") {
            Text("Photo").frame(width: 80, height: 44).onLongPressGesture {}
        } good: {
            Text("Photo").frame(width: 80, height: 44).onLongPressGesture {}
                .accessibilityAction(named: "Edit") {}
        }
    ]

    static let containers = [
        ViewFault("a label on a row that swallows its button", "nested-interactive") {
            HStack {
                Text("Ada")
                Button("Delete") {}.frame(width: 80, height: 44)
            }
            .accessibilityElement(children: .ignore).accessibilityLabel("Ada")
        } good: {
            HStack {
                Text("Ada")
                Button("Delete") {}.frame(width: 80, height: 44)
            }
            .accessibilityElement(children: .contain).accessibilityLabel("Ada")
        },
        ViewFault("a button in the label of a button", "nested-interactive") {
            Button {
            } label: {
                HStack {
                    Text("Ada")
                    Button("Call") {}.frame(width: 80, height: 44)
                }
            }
        } good: {
            HStack {
                Button("Ada") {}.frame(width: 80, height: 44)
                Button("Call") {}.frame(width: 80, height: 44)
            }
        },
        ViewFault("priorities against the layout", "order-contradicts-layout") {
            VStack(spacing: 60) {
                Text("First step").accessibilitySortPriority(1)
                Text("Second step").accessibilitySortPriority(2)
                Text("Third step").accessibilitySortPriority(3)
            }
        } good: {
            VStack(spacing: 60) {
                Text("First step").accessibilitySortPriority(3)
                Text("Second step").accessibilitySortPriority(2)
                Text("Third step").accessibilitySortPriority(1)
            }
        },
    ]

    static let texts = [
        ViewFault("a font with a fixed size", "dynamic-type") {
            Text("Total").font(.system(size: 17))
        } good: {
            Text("Total").font(.body)
        },
        ViewFault("one line at the largest text size", "text-clipped", textSize: .accessibilityExtraExtraExtraLarge) {
            Text("Delivery is free for orders of fifty euros or more").lineLimit(1)
        } good: {
            Text("Delivery is free for orders of fifty euros or more")
        },
        ViewFault("pale text", "text-contrast") {
            Text("Terms").foregroundColor(Color(white: 0.8)).background(Color.white)
        } good: {
            Text("Terms").foregroundColor(.black).background(Color.white)
        },
    ]

    static let labels = [
        ViewFault("an image whose name is its label", "label-not-readable") {
            Image("img_hero_01").frame(width: 100, height: 100)
        } good: {
            Image(decorative: "img_hero_01").frame(width: 100, height: 100)
        },
        ViewFault("a label that repeats the role", "label-repeats-role") {
            Button("Save button") {}.frame(width: 120, height: 44)
        } good: {
            Button("Save") {}.frame(width: 120, height: 44)
        },
    ]

    static let controls = [
        ViewFault("a toggle without a label", "label-missing") {
            Toggle("", isOn: .constant(true)).frame(height: 44)
        } good: {
            Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().frame(height: 44)
        },
        ViewFault("a slider without a label", "label-missing") {
            Slider(value: .constant(0.5)).frame(height: 44)
        } good: {
            Slider(value: .constant(0.5)) { Text("Volume") }.frame(height: 44)
        },
        ViewFault("a field that only has a placeholder", "placeholder-only") {
            TextField("Name", text: .constant("Ada")).frame(height: 44)
        } good: {
            TextField("Name", text: .constant("Ada")).frame(height: 44).accessibilityLabel("Name")
        },
        ViewFault("an adjustable element without a value", "adjustable-without-value") {
            Text("Amount").frame(width: 120, height: 44).accessibilityAdjustableAction { _ in }
        } good: {
            Text("Amount").frame(width: 120, height: 44).accessibilityValue("2")
                .accessibilityAdjustableAction { _ in }
        },
        ViewFault("a small button", "target-size") {
            Button("X") {}.accessibilityLabel("Close").frame(width: 16, height: 16)
        } good: {
            Button {
            } label: {
                Text("X").frame(width: 44, height: 44)
            }
            .accessibilityLabel("Close")
        },
    ]
}
