import AccessibilityTree

extension InterfaceBuilderDocument {
    /// The images and colours that a file names, with the values that Interface Builder saw when it saved the file.
    public struct Resources: Sendable {
        /// The sizes of images in points, by name.
        public internal(set) var images: [String: Size] = [:]
        /// The names of those images that are the system's symbols.
        public internal(set) var symbols: Set<String> = []
        /// The colours of asset catalogues, by name.
        public internal(set) var namedColors: [String: Color] = [:]
        /// The system colours, by name, in the light appearance.
        public internal(set) var systemColors: [String: Color] = [:]
        /// The colours of the project's asset catalogues in all their varieties, by name, once they were looked up
        /// (`InterfaceBuilderDocument.resolved(in:)`); they go before `namedColors`.
        public internal(set) var colorSets: [String: ColorSet] = [:]
    }
}
