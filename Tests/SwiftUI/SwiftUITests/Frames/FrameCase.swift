import Foundation
import HeadlessUIKit
import SwiftUI

/// A view with the frames that Apple's SwiftUI computes for its parts, or that follow from its rules by arithmetic.
@MainActor struct FrameCase: Sendable {
    nonisolated let id: String
    let size: CGSize
    /// The frames of the parts with a probe: x, y, width and height on a screen of `size` without safe area.
    let frames: [String: [CGFloat]]
    /// The sizes of texts on the device on which the frames were measured.
    let texts: [String: CGSize]
    private let view: @MainActor () -> AnyView

    init<V: View>(
        _ id: String, _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]],
        texts: [String: CGSize] = [:], @ViewBuilder view: @escaping @MainActor () -> V
    ) {
        self.id = id
        size = CGSize(width: width, height: height)
        self.frames = frames
        self.texts = texts
        self.view = { AnyView(view()) }
    }

    /// Lays out the view and returns the frames of its parts.
    func layOut() -> [String: CGRect] {
        Probes.found = [:]
        let controller = UIHostingController(rootView: view())
        controller.view.frame = CGRect(origin: .zero, size: size)
        controller.view.layoutIfNeeded()
        defer { Probes.found = [:] }
        return Probes.found.mapValues { $0.frame(in: .global) }
    }
}

/// The parts of a view whose frames are looked at.
@MainActor private enum Probes {
    static var found: [String: GeometryProxy] = [:]

    static func note(_ name: String, _ proxy: GeometryProxy) -> Color {
        found[name] = proxy
        return .clear
    }
}

extension View {
    /// Remembers the geometry of the view, and changes no layout.
    func probe(_ name: String) -> some View {
        background(GeometryReader { proxy in Probes.note(name, proxy) })
    }
}

/// A view of a given size.
struct SizedBox: View {
    let width: CGFloat
    let height: CGFloat

    init(_ width: CGFloat, _ height: CGFloat) {
        self.width = width
        self.height = height
    }

    var body: some View { Color.gray.frame(width: width, height: height) }
}
