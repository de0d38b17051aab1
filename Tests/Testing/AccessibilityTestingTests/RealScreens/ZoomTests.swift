import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// Zoom transitions (UIViewController.preferredTransition, "Enhance your UI animations and transitions").
@Suite(.serialized) @MainActor struct ZoomTests {
    @Test(arguments: [true, false])
    func `the cursor returns to the view to which the controller zooms back`(isPushed: Bool) throws {
        let gallery = ListedController("Gallery", ["Photo 1!", "Photo 2!", "Photo 3!"])
        let viewer = ListedController(nil, ["Large photo", "Next!"])
        var shown = 0
        var sources: [UIViewController] = []
        viewer.preferredTransition = .zoom { context in
            sources.append(context.sourceViewController)
            return gallery.views[shown]
        }
        let stack = UINavigationController(rootViewController: gallery)
        gallery.onPress["Photo 1"] = {
            if isPushed {
                stack.pushViewController(viewer, animated: true)
            } else {
                gallery.present(viewer, animated: true)
            }
        }
        viewer.onPress["Next"] = { shown += 1 }
        try reading(stack) { reader, _ in
            try reader.choose("Photo 1")
            #expect(sources.count == 1)
            try reader.choose("Next")
            reader.activate()
            reader.escape()
            #expect(reader.cursor == "Photo 3")
            #expect(sources.count == 2)
        }
    }

    @Test func `a preferred style is that of the presentation`() {
        let controller = UIViewController()
        controller.preferredTransition = .crossDissolve()
        #expect(controller.modalTransitionStyle == .crossDissolve)
    }
}
