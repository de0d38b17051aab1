import Foundation

/// The contents of a nib, from which it makes its objects; supplied by a reader of Interface Builder files.
@MainActor package protocol NibContents: AnyObject {
    /// Makes all top-level objects, in the order of the file.
    func instantiate(withOwner owner: Any?) -> [Any]
}

/// A file of Interface Builder from which views are made: UIKit's `UINib`. `import InterfaceBuilder` (or `UIKit`) has
/// its initialisers.
@preconcurrency @MainActor open class UINib: NSObject {
    /// The contents from which the objects are made.
    package let contents: any NibContents

    /// Creates a nib from the contents of a file.
    package init(contents: any NibContents) {
        self.contents = contents
        super.init()
    }

    /// Makes all top-level objects.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object behind the placeholder for the file's owner, whose outlets are connected.
    ///   - optionsOrNil: Ignored here.
    /// - Returns: The top-level objects in the order of the file.
    @discardableResult open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        contents.instantiate(withOwner: ownerOrNil)
    }

    /// An option for making a nib's objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as text.
        public let rawValue: String
        /// Creates a key from text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects of the app for placeholders of the file; they are not connected here.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// The first view of a kind among the top-level objects, for cells; a nib without one is an error of the app.
    final func firstView<View: UIView>(for identifier: String) -> View {
        for case let view as View in instantiate(withOwner: nil) { return view }
        preconditionFailure(
            "The nib registered for the identifier \(identifier) has no \(View.self) among its top-level objects")
    }
}
