import Foundation
import Testing

@testable import HeadlessUIKit

/// Members that only drawing uses, and those that look like it but move content.
@MainActor struct DrawnMemberTests {
    /// Puts its title below its image, as apps did before button configurations.
    private final class Tile: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width, height: 40)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.minY + 44, width: contentRect.width, height: 20)
        }
    }

    @Test func `a button places its title and image where a subclass says`() {
        let tile = Tile(type: .custom)
        tile.setTitle("Mail", for: .normal)
        tile.setImage(UIImage(systemName: "envelope"), for: .normal)
        tile.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        tile.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        tile.layoutIfNeeded()
        #expect(tile.titleLabel?.frame == CGRect(x: 10, y: 49, width: 60, height: 20))
        #expect(tile.imageView?.frame == CGRect(x: 10, y: 5, width: 60, height: 40))
    }

    @Test func `a button that overrides nothing answers where its parts stand`() {
        let button = UIButton(type: .custom)
        button.setTitle("Mail", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        button.layoutIfNeeded()
        let content = button.contentRect(forBounds: button.bounds)
        #expect(content == button.bounds && button.titleRect(forContentRect: content) == button.titleLabel?.frame)
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    }

    @Test func `what only drawing uses is kept with the view and starts as in UIKit`() {
        let (table, other) = (UITableView(), UITableView())
        #expect(table.separatorStyle == .singleLine)
        table.separatorStyle = .none
        #expect(table.separatorStyle == .none && other.separatorStyle == .singleLine)
        let label = UILabel()
        #expect(label.shadowColor == nil)
        label.shadowColor = .red
        #expect(label.shadowColor == .red)
    }

    @Test func `styles are equal where all is set alike, and a copy does not change with the other`() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.count == 12 && style.tabStops.first?.location == 28)
        let same = NSMutableParagraphStyle()
        #expect(style.isEqual(same))
        style.hyphenationFactor = 0.5
        #expect(!style.isEqual(same))
        same.hyphenationFactor = 0.5
        same.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        #expect(!style.isEqual(same))
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        #expect(style.isEqual(same))
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.addTabStop(NSTextTab(textAlignment: .left, location: 200))
        #expect(copy.tabStops.count == 1 && style.tabStops.count == 2)
    }

    @Test(arguments: [("ar" as String?, NSWritingDirection.rightToLeft), ("de", .leftToRight), (nil, .leftToRight)])
    func `the direction of a language is known`(language: String?, direction: NSWritingDirection) {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
    }
}
