import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Size classes of devices, and the objects that have traits.
    @Suite @MainActor struct SizeClassesOfDevices {
        struct Expectation: Sendable, CustomTestStringConvertible {
            var device: String
            var upright: String
            var onItsSide: String
            var testDescription: String { device }
        }

        private func classes(_ expectation: Expectation) throws -> [String] {
            let profile = try #require(DeviceProfile.named(expectation.device))
            return [UIInterfaceOrientation.portrait, .landscapeLeft].map { orientation in
                let found = profile.sizeClasses(in: orientation)
                return UITraitCollection(horizontal: found.horizontal, vertical: found.vertical).classes
            }
        }

        @Test(arguments: [
            Expectation(device: "iPad mini (6th generation)", upright: "RR", onItsSide: "RR"),
            Expectation(device: "iPad (9th generation)", upright: "RR", onItsSide: "RR"),
            Expectation(device: "iPad Pro 13-inch", upright: "RR", onItsSide: "RR"),
            Expectation(device: "iPhone 6 Plus", upright: "CR", onItsSide: "RC"),
            Expectation(device: "iPhone 4s", upright: "CR", onItsSide: "CC"),
            Expectation(device: "iPhone SE (1st generation)", upright: "CR", onItsSide: "CC"),
            Expectation(device: "iPhone SE (3rd generation)", upright: "CR", onItsSide: "CC"),
            Expectation(device: "iPhone XR", upright: "CR", onItsSide: "RC"),
            Expectation(device: "iPhone 16 Pro Max", upright: "CR", onItsSide: "RC"),
            Expectation(device: "iPhone 16 Pro", upright: "CR", onItsSide: "CC"),
        ])
        func `L08 the table of devices`(expectation: Expectation) throws {
            #expect(try classes(expectation) == [expectation.upright, expectation.onItsSide])
        }

        @Test(arguments: ["iPhone 6 Plus", "iPhone 14 Plus", "iPhone 15 Pro Max"])
        func `ADPT-02 a phone of the largest size is regular in width on its side`(device: String) throws {
            onDevice(device) { stage in
                let root = stage.show(UIViewController())
                #expect(root.traitCollection.classes == "CR")
                UIDevice.current.rotate(to: .landscapeLeft)
                stage.settle()
                #expect(root.traitCollection.classes == "RC")
            }
        }

        @Test(arguments: ["iPhone 4s", "iPhone SE (3rd generation)", "iPhone X", "iPhone 16 Pro"])
        func `ADPT-03 any other phone is compact both ways on its side`(device: String) throws {
            onDevice(device) { stage in
                let root = stage.show(UIViewController())
                #expect(root.traitCollection.classes == "CR")
                UIDevice.current.rotate(to: .landscapeLeft)
                stage.settle()
                #expect(root.traitCollection.classes == "CC")
            }
        }

        @Test func `L02 screen, window, controller, view and presentation controller have the four traits`() throws {
            try onDevice("iPad (9th generation)") { stage in
                let root = stage.show(UIViewController())
                let sheet = UIViewController()
                sheet.modalPresentationStyle = .pageSheet
                root.present(sheet, animated: false)
                stage.settle()
                let presentation = try #require(sheet.presentationController)
                let owners: [any UITraitEnvironment] = [
                    UIScreen.main, stage.window, root, root.view, presentation, sheet, sheet.view,
                ]
                for owner in owners {
                    #expect(owner.traitCollection.classes == "RR")
                    #expect(owner.traitCollection.displayScale == 2)
                    #expect(owner.traitCollection.userInterfaceIdiom == .pad)
                }
            }
        }

        @Test func `L02 a presentation controller is notified of its new traits`() throws {
            final class Presentation: UIPresentationController {
                var changes: [String] = []
                override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                    changes.append("\(previousTraitCollection?.classes ?? "") to \(traitCollection.classes)")
                }
            }
            final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
                var made: Presentation?
                func presentationController(
                    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
                ) -> UIPresentationController? {
                    made = Presentation(presentedViewController: presented, presenting: presenting)
                    return made
                }
            }
            try onDevice("iPhone 16 Pro") { stage in
                let root = stage.show(UIViewController())
                let modal = UIViewController()
                let delegate = Delegate()
                modal.modalPresentationStyle = .custom
                modal.transitioningDelegate = delegate
                root.present(modal, animated: false)
                stage.settle()
                let presentation = try #require(delegate.made)
                UIDevice.current.rotate(to: .landscapeLeft)
                stage.settle()
                #expect(presentation.changes == ["CR to CC"])
            }
        }

        @Test func `L03 a container may force regular width on a child of any size`() {
            onDevice("iPhone 16 Pro") { stage in
                let root = AdaptiveController("root", stage.log)
                let child = AdaptiveController("child", stage.log)
                root.embed(child)
                root.fixedChildSize = CGSize(width: 100, height: 100)
                stage.show(root)
                root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
                #expect(child.traitCollection.classes == "RR" && child.view.traitCollection.classes == "RR")
                #expect(child.view.bounds.width == 100)
                #expect(root.traitCollection.classes == "CR")
            }
        }
    }
}
