import AccessibilityTree
import Foundation
import HeadlessUIKit

/// Sets an object's accessibility attributes, run-time attributes and connections from a file.
@MainActor struct Connector {
    typealias Object = InterfaceBuilderDocument.Object

    let maker: ObjectMaker
    /// The object behind the placeholder for the file's owner, or nil.
    let owner: AnyObject?
    /// The controller of the scene, or nil.
    let controller: UIViewController?

    // A control looks through its actions at each one that is added.
    private static let actionLimit = 1_000

    private var archive: Archive { maker.archive }

    init(maker: ObjectMaker, owner: AnyObject?, controller: UIViewController?) {
        self.maker = maker
        self.owner = owner
        self.controller = controller
    }

    func connect(_ live: AnyObject, _ object: Object) {
        if let facts = object.accessibility, let live = live as? UIAccessibilityObject { Self.apply(facts, to: live) }
        for attribute in object.runtimeAttributes { apply(attribute, to: live, object) }
        connectOutlets(of: live, object) { _ in true }
        if object.actions.count > Self.actionLimit {
            archive.log.add(.limitReached, at: archive.location(of: object))
        }
        for action in object.actions.prefix(Self.actionLimit) { connect(action, of: live) }
        guard !object.segues.isEmpty else { return }
        let segues = SegueMaker(archive: archive)
        for segue in object.segues.prefix(Self.actionLimit) { segues.connect(segue, of: live, controller) }
    }

    // MARK: Accessibility

    static func apply(_ facts: InterfaceBuilderDocument.AccessibilityFacts, to live: UIAccessibilityObject) {
        if let label = facts.label { live.accessibilityLabel = label }
        if let hint = facts.hint { live.accessibilityHint = hint }
        if let identifier = facts.identifier { live.accessibilityIdentifier = identifier }
        if let isElement = facts.isElement { live.isAccessibilityElement = isElement }
        if let traits = facts.traits {
            live.accessibilityTraits = UIAccessibilityTraits(rawValue: traits.rawValue)
        }
    }

    private func apply(_ attribute: InterfaceBuilderDocument.RuntimeAttribute, to live: AnyObject, _ object: Object) {
        let value = ValueReader(document: archive.document).plain(attribute.value)
        if let owner = live as? any NamedPropertyOwner, owner.setValue(value, forNamedProperty: attribute.keyPath) {
            return
        }
        if RuntimeAttributes.set(value, forKeyPath: attribute.keyPath, on: live) { return }
        if ObjectiveCNames.setValue(value, attribute.keyPath, of: live) { return }
        // An unregistered class can't be asked; a registered one has refused the value.
        if live is any NamedPropertyOwner { note(attribute.keyPath, object) }
    }

    private func note(_ property: String, _ object: Object) {
        archive.log.add(.unknownProperty(property), at: archive.location(of: object))
    }

    // MARK: Outlets

    /// The live object with an id: one of the file's, the controller, or the owner behind its placeholder.
    private func target(_ id: String) -> AnyObject? {
        guard let object = archive.document.object(id: id) else { return nil }
        if object.elementName == "placeholder" {
            return object[.placeholderIdentifier] == "IBFilesOwner" ? owner : nil
        }
        return maker.live(object.index) ?? (object.isViewController ? controller(object) : nil)
    }

    private func controller(_ object: Object) -> UIViewController? {
        controller?.sourceLocation?.objectID == object.id ? controller : nil
    }

    /// Connects the outlets of an object to the requested destinations, those of a collection together.
    func connectOutlets(of live: AnyObject, _ object: Object, where isWanted: (Int) -> Bool) {
        guard !object.outlets.isEmpty else { return }
        var collections: [String: [AnyObject]] = [:]
        for outlet in object.outlets {
            guard let destination = archive.document.object(id: outlet.destination) else {
                guard let constraint = maker.constraint(id: outlet.destination) else { continue }
                if outlet.isCollection {
                    collections[outlet.property, default: []].append(constraint)
                } else {
                    set(constraint, outlet.property, on: live, object)
                }
                continue
            }
            guard isWanted(destination.index), let target = target(outlet.destination) else { continue }
            if outlet.isCollection {
                collections[outlet.property, default: []].append(target)
            } else if outlet.property == "accessoryView", let cell = live as? UITableViewCell {
                setAccessory(target as? UIView, destination, of: cell)
            } else {
                set(target, outlet.property, on: live, object)
            }
        }
        for (property, targets) in collections.sorted(by: { $0.key < $1.key }) {
            if property == "gestureRecognizers", let view = live as? UIView {
                let new = targets.compactMap { $0 as? UIGestureRecognizer }
                view.gestureRecognizers = (view.gestureRecognizers ?? []) + new
            } else {
                setNamed(targets, property, on: live, object)
            }
        }
    }

    /// Puts a loose view at the end of a cell. One that already has a superview, or that holds cells itself, could end
    /// up inside itself, so it is not taken.
    private func setAccessory(_ view: UIView?, _ object: Object, of cell: UITableViewCell) {
        guard let view, view.superview == nil, object.role == .root, !archive.holdsCells(object) else { return }
        cell.accessoryView = view
    }

    private func set(_ target: AnyObject, _ property: String, on live: AnyObject, _ object: Object) {
        if !Outlets.set(target, property, on: live) { setNamed(target, property, on: live, object) }
    }

    /// Sets a property of an app's own class: UIKit's have no collections of outlets.
    private func setNamed(_ value: Any, _ property: String, on live: AnyObject, _ object: Object) {
        if ObjectiveCNames.setValue(value, property, of: live) { return }
        guard let owner = live as? any NamedPropertyOwner else { return }
        if !owner.setValue(value, forNamedProperty: property) { note(property, object) }
    }

    // MARK: Actions

    private func connect(_ action: InterfaceBuilderDocument.Action, of live: AnyObject) {
        let selector = Selector(action.selector)
        let target = action.destination.flatMap { self.target($0) }
        let isChain =
            action.destination.map { archive.document.object(id: $0)?.isFirstResponder ?? false } ?? true
        guard target != nil || isChain else { return }
        switch live {
        case let control as UIControl:
            let event = action.eventType.flatMap { Names.events[$0] } ?? .primaryActionTriggered
            control.addTarget(target, action: selector, for: event)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            recognizer.addHandler { [weak target] recognizer in
                ActionDelivery.send(selector, to: target, isChain: isChain, from: recognizer)
            }
        default: break
        }
    }
}

extension InterfaceBuilderDocument.Object {
    /// Whether the object is the placeholder for the first responder, which means the responder chain.
    var isFirstResponder: Bool {
        elementName == "placeholder" && self[.placeholderIdentifier] == "IBFirstResponder"
    }
}

/// Sends the actions of gesture recognizers by the names in a file.
@MainActor enum ActionDelivery {
    /// Sends an action to a target, or from the recognizer's view along the responder chain until one takes it.
    static func send(_ action: Selector, to target: AnyObject?, isChain: Bool, from recognizer: UIGestureRecognizer) {
        if let target {
            action.carryOut(on: target, sender: recognizer, event: nil)
            return
        }
        var next: UIResponder? = isChain ? recognizer.view : nil
        while let responder = next {
            if action.carryOut(on: responder, sender: recognizer, event: nil) { return }
            next = responder.next
        }
    }
}
