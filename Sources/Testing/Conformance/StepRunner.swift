import AccessibilityTree
import Foundation
import HeadlessUIKit
import LiveReader
import ScreenReader
import Speech
import ViewDescription

/// Puts a screen reader on the described screen of a case, lets the steps happen and compares after each.
@MainActor final class StepRunner {
    private var screen: DescribedScreen
    private let reader: ScreenReaderSession
    private var mismatches: [Mismatch] = []
    private var seen = 0
    /// The failed changes and notifications of the app, such as those of a missing element.
    private var problems: [String] = []

    /// Returns the mismatches; empty if all steps meet their expectations.
    static func run(_ testCase: ConformanceCase) -> [Mismatch] {
        guard !testCase.steps.isEmpty else { return [] }
        let screen: DescribedScreen
        do {
            screen = try ViewDescription(testCase.screen).makeScreen()
        } catch {
            return [Mismatch("screen", expected: ["a view description"], actual: ["\(error)"])]
        }
        let runner = StepRunner(testCase, screen)
        defer { runner.end() }
        runner.run(testCase)
        return runner.mismatches
    }

    private init(_ testCase: ConformanceCase, _ screen: DescribedScreen) {
        self.screen = screen
        reader = ScreenReaderSession(
            window: screen.window, environment: screen.environment, options: testCase.options,
            policy: testCase.announcements == .realistic ? .realistic : .lenient)
    }

    private func end() {
        reader.end()
        // Work that the case has left behind must not reach the next one.
        MainLoop.main.runUntilIdle()
    }

    private func run(_ testCase: ConformanceCase) {
        react(testCase.whenActivated)
        for (index, step) in testCase.steps.enumerated() {
            if index == 0 {
                if case .start = step.action {} else { passOverStart() }
            }
            perform(step.action)
            if step.settles { reader.settle() }
            compare(step, name: "step \(index + 1)")
        }
    }

    private func passOverStart() {
        reader.settle()
        seen = reader.session.log.entries.count
    }

    // MARK: Actions

    private func perform(_ action: ConformanceStep.Action) {
        switch action {
        case .start: break
        case .gesture(let gesture): reader.session.perform(gesture)
        case .command(let command): reader.session.perform(command)
        case .wait(let duration): reader.session.run(for: duration)
        case .app(let actions):
            for action in actions { perform(action) }
            endTurn()
        case .type(let text): type(text)
        }
    }

    private func endTurn() {
        reader.endTurn()
    }

    private func perform(_ action: ConformanceStep.AppAction) {
        do {
            switch action {
            case .set(let change): try perform(change)
            case .post(let post): try perform(post)
            }
        } catch {
            problems.append("\(error)")
        }
    }

    private struct NotThere: Error, CustomStringConvertible {
        var description: String
    }

    private func object(_ name: String) throws -> UIAccessibilityObject {
        guard let object = screen.object(named: name) else {
            throw NotThere(description: "there is no element \"\(name)\"")
        }
        return object
    }

    private func perform(_ change: ConformanceStep.Change) throws {
        let target = try change.target.map(object) ?? screen.rootView
        if let properties = change.properties { try screen.change(target, properties) }
        if !change.additions.isEmpty {
            guard let view = target as? UIView else { throw NotThere(description: "views are added to views only") }
            for description in change.additions { try screen.add(description, to: view) }
        }
        if change.removes {
            if let view = target as? UIView {
                view.removeFromSuperview()
            } else {
                remove(target)
            }
        }
    }

    // An element that is no view leaves the list of its container.
    private func remove(_ element: UIAccessibilityObject) {
        guard let container = (element as? UIAccessibilityElement)?.accessibilityContainer as? UIAccessibilityObject
        else { return }
        container.accessibilityElements = container.accessibilityElements?.filter { $0 as AnyObject !== element }
    }

    private func perform(_ post: ConformanceStep.Post) throws {
        let target = try post.element.map(object)
        if post.isFromSystem {
            reader.receive([
                PostedNotification(
                    post.postedKind, target.map { .element($0.nodeID) } ?? post.postedText, isFromSystem: true)
            ])
            return
        }
        UIAccessibility.post(notification: post.notification, argument: target ?? post.argument)
    }

    private func type(_ text: String) {
        var rest: [UIView] = [screen.window]
        while let view = rest.popLast() {
            if view.isFirstResponder, view is any UIKeyInput { return reader.session.perform(Command.type(text)) }
            rest.append(contentsOf: view.subviews)
        }
        problems.append("nothing is being edited that could take \"\(text)\"")
    }

    private func react(_ reactions: [String: [ConformanceStep.AppAction]]) {
        for (name, actions) in reactions.sorted(by: { $0.key < $1.key }) {
            guard let object = screen.object(named: name) else {
                problems.append("there is no element \"\(name)\"")
                continue
            }
            let perform: () -> Void = { [weak self] in
                for action in actions { self?.perform(action) }
            }
            if let control = object as? UIControl {
                // A plain control has no primary action.
                let event: UIControl.Event =
                    Swift.type(of: control) == UIControl.self ? .touchUpInside : .primaryActionTriggered
                control.addAction(UIAction { _ in perform() }, for: event)
            } else {
                object.accessibilityActivateBlock = {
                    perform()
                    return true
                }
            }
        }
    }

    // MARK: Comparison

    private func compare(_ step: ConformanceStep, name: String) {
        let entries = Array(reader.session.log.entries[seen...])
        seen = reader.session.log.entries.count
        let observation = StepObservation(entries: entries, session: reader.session)
        func check(_ kind: String, _ expected: [String]?, _ actual: [String]) {
            guard let expected, expected != actual else { return }
            mismatches.append(Mismatch("\(name) \(kind)", expected: expected, actual: actual))
        }
        let expected = step.expectation
        check("spoken", expected.spoken, observation.spoken)
        check("unspoken", expected.unspoken, observation.unspoken)
        check("finished", expected.finished, observation.announcements(wasSuccessful: true))
        check("unfinished", expected.unfinished, observation.announcements(wasSuccessful: false))
        check("earcons", expected.earcons, observation.earcons)
        check("actions", expected.actions, observation.actions)
        check("log", expected.log, observation.log)
        check("rotor", expected.rotor.map { [$0] }, [reader.session.rotorName])
        switch expected.focus {
        case nil: break
        case .nothing: check("focus", ["nothing"], [observation.focus.first ?? "nothing"])
        case .element(let name):
            if !observation.focus.contains(name) { check("focus", [name], [observation.focus.first ?? "nothing"]) }
        }
        check("app", problems.isEmpty ? nil : [], problems)
        problems = []
    }
}

extension ConformanceStep.Post {
    @MainActor fileprivate var notification: UIAccessibility.Notification {
        switch kind {
        case .announcement: .announcement
        case .screenChanged: .screenChanged
        case .layoutChanged: .layoutChanged
        case .pageScrolled: .pageScrolled
        }
    }

    @MainActor fileprivate var argument: Any? {
        guard let text else { return nil }
        guard let priority else { return text }
        let value = UIAccessibilityPriority(rawValue: priority.rawValue)
        return NSAttributedString(string: text, attributes: [.accessibilitySpeechAnnouncementPriority: value])
    }

    fileprivate var postedKind: PostedNotification.Kind {
        switch kind {
        case .announcement: .announcement
        case .screenChanged: .screenChanged
        case .layoutChanged: .layoutChanged
        case .pageScrolled: .pageScrolled
        }
    }

    fileprivate var postedText: PostedNotification.Argument {
        let priority = priority.flatMap { AnnouncementPriority(rawValue: $0.rawValue) } ?? .default
        return text.map { .text(AttributedText($0), priority: priority) } ?? .none
    }
}
