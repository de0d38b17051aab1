import HeadlessUIKit
import Testing
import UIKit

@testable import AdaptedSample

/// The behaviour of selectors, key paths, optional requirements and conditions of adapted files at run time.
@MainActor struct SampleSelectorTests {
    @Test func `every form of selector has Objective-C's name`() {
        let names = Target().selectors.map { "\($0.name): \($0.selector.name)" }
        #expect(
            names == [
                "plain: plain", "self: plain", "type: plain", "labels: one:", "several: moveFrom:to:",
                "label: loadWithUrl:", "renamed: renamedThing:", "parens: plain", "cast: one:", "getter: title",
                "setter: setTitle:", "instance: plain", "inherited: becomeFirstResponder",
            ])
        #expect(Target().inClosure() == Selector("plain") && SubTarget().ofSuper() == Selector("plain"))
    }

    @Test func `methods are run by name with arguments of any kind, and overrides are`() {
        let target = SubTarget()
        target.perform(Selector("plain"))
        target.perform(Selector("one:"), with: "x")
        target.perform(Selector("moveFrom:to:"), with: 1, with: 2)
        target.perform(Selector("loadWithUrl:"), with: "u")
        target.perform(Selector("renamedThing:"), with: "r")
        target.perform(Selector("missing"))
        #expect(target.heard == ["plain", "sub", "one", "move 1 2", "load u", "thing r"])
        #expect(target.responds(to: Selector("plain")) && !target.responds(to: Selector("missing")))
    }

    @Test func `a class answers for its own methods and properties, and a subclass for those it inherits`() {
        #expect(Target.responds(to: Selector("make")) && SubTarget.responds(to: Selector("make")))
        #expect(!Target.responds(to: Selector("plain")) && !Target.responds(to: Selector("missing")))
        #expect(SubTarget.value(forKey: "limit") as? Int == 3)
        #expect(Target.value(forKey: "title") == nil)
        #expect(!Target().responds(to: Selector("make")))
    }

    @Test func `an extension of a class of UIKit's decides about rotation`() {
        #expect(!UINavigationController(rootViewController: SampleUprightViewController()).shouldAutorotate)
        #expect(UINavigationController(rootViewController: UIViewController()).shouldAutorotate)
        #expect(UINavigationController().shouldAutorotate, "super is UIKit's own answer")
    }

    @Test func `an argument of another type is refused and a result is returned`() {
        let target = Target()
        #expect(ObjectiveCNames.perform(Selector("loadWithUrl:"), on: target, with: [5]) == nil)
        #expect(target.heard.isEmpty)
        let answer = ObjectiveCNames.perform(Selector("answer"), on: target, with: [])
        #expect(answer as? String == "forty-two")
    }

    @Test func `properties are read and set by name and by path`() {
        let target = Target()
        target.setValue("new", forKey: "title")
        #expect(target.title == "new" && target.value(forKey: "title") as? String == "new")
        target.perform(Selector("setTitle:"), with: "newer")
        #expect(target.title == "newer")
        #expect(target.value(forKeyPath: "missing.path") == nil)
        #expect(target.keyPaths == ["title", "other.count", "isHidden"])
    }

    @Test func `members of a class with @objcMembers have names unless they are private or said not to`() {
        let record = Record()
        record.perform(Selector("rename:"), with: "other")
        #expect(record.name == "other" && record.value(forKey: "kind") as? String == "kind")
        #expect(record.responds(to: Selector("visible")))
        #expect(!record.responds(to: Selector("hidden")) && !record.responds(to: Selector("unnamed")))
    }

    @Test func `managed properties keep their values separately for each object`() {
        let record = Record()
        #expect(record.note == nil && record.amount == 0)
        record.note = "a"
        record.amount = 2.5
        #expect(record.note == "a" && record.amount == 2.5 && Record().note == nil)
    }

    @Test func `an optional requirement answers nil where an object lacks it, and a subclass may have it`() {
        let caller = Caller()
        let lacking = Listener()
        caller.listener = lacking
        #expect(caller.call() == ["nil", "yes"])
        let eager = EagerListener()
        caller.listener = eager
        #expect(caller.call() == ["true", "no"] || eager.isCancelled)
    }

    @Test func `the app sees that it runs on iOS`() { #expect(platform == "iOS") }

    @Test func `selectors of a generic class find its method`() {
        let box = Box<Int>(frame: .zero)
        box.perform(box.selector)
        #expect(box.heard == 1)
    }

    @Test func `a method in an extension of UIKit's class is found in subclasses`() {
        let label = UILabel()
        label.perform(Selector("flash"))
        #expect(label.accessibilityLabel == "flashed")
    }

    @Test func `a class in a variable is made by the initialiser without arguments that it adds`() {
        #expect(Plain.make(Plain.self).word == "plain" && Plain.make(Plainer.self).bounds.width == 7)
        #expect(Plain.make(UILabel.self).bounds.width == 0)
    }

    @Test func `a method of a private class is found`() {
        let inner = OnlyHere.makeInner()
        #expect(inner.responds(to: Selector("within")) && OnlyHere().responds(to: Selector("here")))
    }
}
