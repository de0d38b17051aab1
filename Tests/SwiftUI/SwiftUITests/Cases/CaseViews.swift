import HeadlessUIKit
import SwiftUI

// Views that several cases share.

struct Titled<Content: View>: View {
    let title: String
    let detail: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.subheadline).fontWeight(.semibold)
                Text(detail).font(.caption2).foregroundColor(.secondary)
            }
            .accessibilityElement(children: .combine)
            content
        }
    }
}

struct Dish: Identifiable {
    let id: String, name: String, price: String, vegan: Bool

    static let all = [
        Dish(id: "burger", name: "Classic Burger", price: "$12", vegan: false),
        Dish(id: "salad", name: "Garden Salad", price: "$9", vegan: true),
        Dish(id: "steak", name: "Ribeye Steak", price: "$28", vegan: false),
        Dish(id: "falafel", name: "Falafel Wrap", price: "$11", vegan: true),
        Dish(id: "salmon", name: "Grilled Salmon", price: "$22", vegan: false),
        Dish(id: "buddha", name: "Buddha Bowl", price: "$14", vegan: true),
    ]
}

struct RotorTarget: ViewModifier {
    let dish: Dish
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        if dish.vegan { content.accessibilityRotorEntry(id: dish.id, in: namespace) } else { content }
    }
}

final class PieceView: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
}

struct BoxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square").resizable()
                .frame(width: 24, height: 24)
            configuration.label
        }
        .onTapGesture { configuration.isOn.toggle() }
    }
}

struct Piece: UIViewRepresentable {
    let name: String
    let width: CGFloat, height: CGFloat

    func makeUIView(context: Context) -> PieceView {
        let view = PieceView()
        view.size = CGSize(width: width, height: height)
        view.isAccessibilityElement = true
        view.accessibilityLabel = name
        return view
    }

    func updateUIView(_ view: PieceView, context: Context) {}
}

struct VolumePair: View {
    @Namespace private var space

    var body: some View {
        HStack {
            Text("Volume").accessibilityLabeledPair(role: .label, id: "volume", in: space)
            Slider(value: .constant(0.5)).accessibilityLabeledPair(role: .content, id: "volume", in: space)
        }
    }
}

struct VeganMenu: View {
    @Namespace private var vegan

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                VStack(alignment: .leading, spacing: 8) {
                    Text("Restaurant Menu").font(.headline)
                    Text("Use the \"Vegan Options\" rotor.")
                        .accessibilityRotor("Vegan Options") {
                            ForEach(Dish.all.filter(\.vegan)) { dish in
                                AccessibilityRotorEntry(Text(dish.name), id: dish.id, in: vegan)
                            }
                        }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                VStack(spacing: 8) {
                    ForEach(Dish.all) { dish in
                        HStack {
                            VStack(alignment: .leading) {
                                Text(dish.name)
                                Text(dish.price)
                            }
                            Spacer()
                            if dish.vegan { Text("Vegan") }
                        }
                        .accessibilityElement(children: .combine)
                        .accessibilityLabel("\(dish.name), \(dish.price)\(dish.vegan ? ", Vegan" : "")")
                        .modifier(RotorTarget(dish: dish, namespace: vegan))
                    }
                }
            }
            .padding()
        }
    }
}
