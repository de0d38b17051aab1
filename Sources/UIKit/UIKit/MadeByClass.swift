/// An object that can be made by a class in a variable, such as `cellClass.init(style: .default, reuseIdentifier:
/// nil)`.
///
/// Swift lets code call the initializers of Objective-C's classes so, whether they are required or not; those of
/// Swift's own classes only if they are required. The initializers below are chosen where that rule forbids the class's
/// own, and run the one that the class has. An initializer of a protocol can't learn which class the variable holds:
/// adapted sources pass it (`ObjectiveCNames.making(_:_:)`).
public protocol MadeByClass {}

extension UIView: MadeByClass {}
extension UIViewController: MadeByClass {}
extension UIStoryboardSegue: MadeByClass {}

extension ObjectiveCNames {
    /// Makes an object of a class in a variable. Adapted sources call it around `type.init(…)`.
    public static func making<Object, Result, Failure: Error>(
        _ type: Object.Type, _ make: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard MainThread.isCurrent, let type = type as? any MadeByClass.Type as? AnyClass else { return try make() }
        let before = MainActor.assumeIsolated { MeantClass.set(type, insteadOf: Object.self) }
        defer { MainActor.assumeIsolated { MeantClass.current = before } }
        return try make()
    }
}

/// The class that is to be made by the next initialiser of the class that its variable has.
@MainActor private enum MeantClass {
    typealias Entry = (type: AnyClass, variable: ObjectIdentifier)

    static var current: Entry?

    static func set(_ type: AnyClass, insteadOf variable: Any.Type) -> Entry? {
        defer { current = (type, ObjectIdentifier(variable)) }
        return current
    }

    /// The class to instantiate when a variable's class is asked to make an object.
    static func take<Object>(_ type: Object.Type) -> Object.Type {
        guard let entry = current, entry.variable == ObjectIdentifier(type), let meant = entry.type as? Object.Type
        else { return type }
        current = nil
        return meant
    }
}

@MainActor private func made<Object>(_ object: AnyObject) -> Object {
    guard let object = object as? Object else { preconditionFailure("\(type(of: object)) is not a \(Object.self)") }
    return object
}

extension MadeByClass where Self: UIView {
    /// Makes a view by its class's `init()`.
    @_disfavoredOverload @preconcurrency @MainActor public init() {
        self = made(ClassInitializer.makeObject(MeantClass.take(Self.self)))
    }
    /// Makes a view by its class's `init(frame:)`, in points.
    @_disfavoredOverload @preconcurrency @MainActor public init(frame: CGRect) {
        self = made(ClassInitializer.makeView(MeantClass.take(Self.self) as UIView.Type, frame: frame))
    }
}

extension MadeByClass where Self: UITableViewCell {
    /// Makes a cell by its class's `init(style:reuseIdentifier:)`.
    @_disfavoredOverload @preconcurrency @MainActor public init(
        style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) {
        self = made(
            ClassInitializer.makeCell(MeantClass.take(Self.self), style: style, reuseIdentifier: reuseIdentifier))
    }
}

extension MadeByClass where Self: UITableViewHeaderFooterView {
    /// Makes a header or footer by its class's `init(reuseIdentifier:)`.
    @_disfavoredOverload @preconcurrency @MainActor public init(reuseIdentifier: String?) {
        self = made(ClassInitializer.makeSectionView(MeantClass.take(Self.self), reuseIdentifier: reuseIdentifier))
    }
}

extension MadeByClass where Self: UIViewController {
    /// Makes a controller by its class's `init()`.
    @_disfavoredOverload @preconcurrency @MainActor public init() {
        self = made(ClassInitializer.makeObject(MeantClass.take(Self.self)))
    }
    /// Makes a controller by its class's `init(nibName:bundle:)`.
    @_disfavoredOverload @preconcurrency @MainActor public init(nibName: String?, bundle: Bundle?) {
        self = made(ClassInitializer.makeController(MeantClass.take(Self.self), nibName: nibName, bundle: bundle))
    }
}

extension MadeByClass where Self: UIStoryboardSegue {
    /// Makes a segue by its class's `init(identifier:source:destination:)`.
    @_disfavoredOverload @preconcurrency @MainActor public init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self = made(
            ClassInitializer.makeSegue(
                MeantClass.take(Self.self), identifier: identifier, source: source, destination: destination))
    }
}
