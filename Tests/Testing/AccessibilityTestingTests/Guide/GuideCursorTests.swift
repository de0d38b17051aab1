import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// The position of the cursor: the guide's "Moving the VoiceOver Cursor to a Specific Element".
@Suite(.serialized) @MainActor struct GuideCursorTests {
    @Test func `N06 a change of the layout with an element moves the cursor there`() {
        reading(ListedController(nil, ["A", "B", "C"])) { reader, root in
            reader.letApp { UIAccessibility.post(notification: .layoutChanged, argument: root.views[2]) }
            #expect(reader.cursor == "C" && reader.lastSpoken == "C")
        }
    }

    @Test func `ACC-12 a cursor whose element is removed goes to one that is left`() {
        reading(ListedController(nil, ["A", "B", "C"])) { reader, root in
            reader.next()
            reader.letApp {
                root.views[1].removeFromSuperview()
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            }
            #expect(reader.cursor == "C")
            reader.letApp {
                for view in [root.views[0], root.views[2]] { view.removeFromSuperview() }
                root.view.isAccessibilityElement = true
                root.view.accessibilityLabel = "Empty"
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            }
            #expect(reader.cursor == "Empty")
        }
    }

    @Test func `ACC-13 a cursor whose element is left stays, and nothing is said again`() {
        reading(ListedController(nil, ["A", "B", "C"])) { reader, root in
            reader.next()
            let spoken = reader.spokenLog.count
            reader.letApp {
                root.views[0].removeFromSuperview()
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            }
            #expect(reader.cursor == "B" && reader.spokenLog.count == spoken)
        }
    }

    @Test func `ACC-14 a cursor in another window is not pulled back`() {
        reading(ListedController(nil, ["A", "B"]), allWindows: true) { reader, root in
            let front = UIWindow(frame: CGRect(x: 0, y: 500, width: 402, height: 300))
            front.windowLevel = .alert
            let other = ListedController(nil, ["Banner"])
            front.rootViewController = other
            front.isHidden = false
            defer {
                front.isHidden = true
                front.rootViewController = nil
            }
            reader.letApp { UIAccessibility.post(notification: .layoutChanged, argument: other.views[0]) }
            #expect(reader.cursor == "Banner")
            let spoken = reader.spokenLog.count
            reader.letApp {
                root.views[1].removeFromSuperview()
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            }
            #expect(reader.cursor == "Banner" && reader.spokenLog.count == spoken)
        }
    }

    @Test func `ACC-15 a cursor on an element that is scrolled stays, and says nothing of the element`() {
        reading(ListedController(nil, ["A"])) { reader, root in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
            scroll.contentSize = CGSize(width: 300, height: 900)
            let row = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            row.text = "Row"
            scroll.addSubview(row)
            reader.letApp { root.view.addSubview(scroll) }
            reader.move(to: "Row")
            #expect(reader.cursor == "Row")
            let spoken = reader.spokenLog.count
            reader.letApp {
                scroll.contentOffset.y = 60
                UIAccessibility.post(notification: .pageScrolled, argument: row)
            }
            #expect(reader.cursor == "Row" && reader.spokenLog.count == spoken)
        }
    }

    @Test func `ACC-11 a new screen without a name begins at its first element`() {
        reading(ListedController(nil, ["A"])) { reader, root in
            let modal = ListedController(nil, ["First", "Second"])
            let capture = reader.capture { root.present(modal, animated: true) }
            #expect(capture.notifications == [PostedNotification(.screenChanged, isFromSystem: true)])
            #expect(reader.cursor == "First" && capture.spoken == ["First"])
        }
    }

    @Test func `ACC-19 the cursor stays inside a modal screen, and a touch outside offers to dismiss it`() {
        reading(ListedController(nil, ["A", "Open!"]), size: CGSize(width: 1024, height: 1366)) { reader, root in
            let popover = ListedController(nil, ["First", "Last"])
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 300, height: 300)
            popover.popoverPresentationController?.sourceView = root.views[1]
            reader.letApp { root.present(popover, animated: true) }
            #expect(reader.cursor == "First")
            for _ in 0..<5 { reader.next() }
            #expect(!["A", "Open"].contains(reader.cursor))
            for _ in 0..<5 { reader.previous() }
            #expect(!["A", "Open"].contains(reader.cursor))
            reader.touch(Point(x: 900, y: 1300))
            #expect(reader.cursor == "dismiss popup")
            reader.activate()
            #expect(root.presentedViewController == nil && reader.labels == ["A", "Open"])
        }
    }

    @Test func `ACC-20 the hint is left out after a layout change and spoken after a screen change`() {
        reading(ListedController(nil, ["A", "B"])) { reader, root in
            root.views[1].accessibilityHint = "Opens the map"
            reader.letApp { UIAccessibility.post(notification: .layoutChanged, argument: root.views[1]) }
            #expect(!reader.spokenLog.joined(separator: " ").contains("map"))
            reader.letApp { UIAccessibility.post(notification: .screenChanged, argument: root.views[1]) }
            #expect(reader.spokenLog.joined(separator: " ").contains("Opens the map"))
        }
    }
}
