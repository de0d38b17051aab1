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

final class PieceView: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
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
