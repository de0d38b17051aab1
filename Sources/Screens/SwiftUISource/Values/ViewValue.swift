import SwiftUI

/// A view that was made of source.
struct ViewValue {
    /// The live view.
    var view: AnyView
    /// The text, for calls that take one.
    var text: Text?
    /// The image, for methods that only images have.
    var image: SwiftUI.Image?
    /// The content of a toolbar.
    var toolbar: (any ToolbarContent)?
    /// The views of a group, which previews show one by one.
    var parts: [Value]?
    /// The name that a preview gives.
    var displayName: String?
    /// Whether it replaces a view that the source doesn't determine.
    var isUnknown = false

    @MainActor init(_ view: some View) { self.view = AnyView(view) }

    @MainActor init(_ text: Text) {
        view = AnyView(text)
        self.text = text
    }

    @MainActor init(_ image: SwiftUI.Image) {
        view = AnyView(image)
        self.image = image
    }
}
