/// A level of importance, in the colour of the text around.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
    private let level: Int

    /// The most important.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The colour of the level for texts in the standard colour.
    var color: Color {
        switch level {
        case 0: Color(UIColor.label)
        case 1: Color(UIColor.secondaryLabel)
        case 2: Color(UIColor.tertiaryLabel)
        default: Color(UIColor.quaternaryLabel)
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The most important.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
    /// The colour of texts in the style; nil for a style that is no colour.
    var textColor: Color? { self as? Color ?? (self as? HierarchicalShapeStyle)?.color }
}
