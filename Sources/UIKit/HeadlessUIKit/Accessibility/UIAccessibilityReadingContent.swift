import Foundation

/// An element that shows pages of text and provides them line by line.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent: AnyObject {
    /// The number of the line at a point of the screen, `NSNotFound` when there is none.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// The text of a line, or nil.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line, in screen points.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// The text of the page, or nil.
    func accessibilityPageContent() -> String?
    /// The text of a line with speech attributes, or nil. The plain text unless implemented.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// The text of the page with speech attributes, or nil. The plain text unless implemented.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// The plain text of the line.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }

    /// The plain text of the page.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}
