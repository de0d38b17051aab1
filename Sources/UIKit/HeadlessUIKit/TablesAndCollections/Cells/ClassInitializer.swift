import CSwiftCalls
import Foundation

/// An initializer of a class of this module, called as overridden by a subclass that is known only at run time.
///
/// A registered cell is made by its own `init(style:reuseIdentifier:)`, which isn't a required initializer in UIKit's
/// API: subclasses with their own designated initializers need not have it. Swift refuses to call such an initializer
/// on a metatype, although every class has it in its vtable, as a trap where it isn't implemented. So it is read from
/// the vtable.
@MainActor package struct ClassInitializer {
    /// The offset of the function from the class's address, in bytes.
    private let offset: Int

    static let tableCell = ClassInitializer(of: UITableViewCell.self, count: 1, number: 0)
    static let tableSectionView = ClassInitializer(of: UITableViewHeaderFooterView.self, count: 1, number: 0)
    static let plain = ClassInitializer(of: NSObject.self, count: 1, number: 0)
    static let frame = ClassInitializer(of: UIView.self, count: 2, number: 0)
    static let controller = ClassInitializer(of: UIViewController.self, count: 2, number: 0)
    static let layer = ClassInitializer(of: CALayer.self, count: 2, number: 0)
    static let segue = ClassInitializer(of: UIStoryboardSegue.self, count: 1, number: 0)

    /// Finds one of the initializers that a class introduces, in declaration order.
    private init(of type: AnyClass, count: Int, number: Int) {
        let found = ClassMembers.offsets(of: .initializer, introducedBy: type)
        precondition(found.count == count, "\(type) introduces \(found.count) initialisers, not \(count)")
        offset = found[number]
    }

    private func function(of type: AnyClass) -> (UnsafeRawPointer, type: UnsafeRawPointer) {
        let address = ClassMembers.address(of: type)
        return (address.load(fromByteOffset: offset, as: UnsafeRawPointer.self), address)
    }

    // The initializer consumes the string, so it isn't released here.
    private static func words(of text: String?) -> (UInt, UInt) {
        let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: text)
        return UnsafeRawPointer(place).load(as: (UInt, UInt).self)
    }

    private static func object<Object: AnyObject>(_ address: UnsafeMutableRawPointer) -> Object {
        Unmanaged<Object>.fromOpaque(address).takeRetainedValue()
    }

    /// Returns an object made by its class's `init()`, as UIKit makes delegates from class names.
    package static func makeObject(_ type: NSObject.Type) -> NSObject {
        // An initializer that the app's class adds isn't where Swift looks for NSObject's.
        if let object = ObjectiveCNames.make(type, with: []) as? NSObject { return object }
        let (function, type) = plain.function(of: type)
        return object(earshot_make(function, type))
    }

    /// Returns a cell made by its class's `init(style:reuseIdentifier:)`, as for a class registered with a table.
    package static func makeCell(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        let (function, type) = tableCell.function(of: type)
        let words = words(of: reuseIdentifier)
        return object(earshot_make_with_style(function, unsafeBitCast(style, to: UInt8.self), words.0, words.1, type))
    }

    /// Returns a header or footer made by its class's `init(reuseIdentifier:)`, as for a class registered with a table.
    package static func makeSectionView(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        let (function, type) = tableSectionView.function(of: type)
        let words = words(of: reuseIdentifier)
        return object(earshot_make_with_identifier(function, words.0, words.1, type))
    }

    /// Returns a view made by its class's `init(frame:)`, as for a class registered with a collection.
    package static func makeView<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
        let (function, type) = self.frame.function(of: type)
        return object(
            earshot_make_with_frame(
                function, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height), type))
    }

    /// A controller made by its class's `init(nibName:bundle:)`.
    package static func makeController(_ type: UIViewController.Type, nibName: String?, bundle: Bundle?)
        -> UIViewController
    {
        let (function, type) = controller.function(of: type)
        let words = words(of: nibName)
        let place = bundle.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
        return object(earshot_make_with_nib(function, words.0, words.1, place, type))
    }

    /// Returns a segue made by its class's `init(identifier:source:destination:)`.
    package static func makeSegue(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        let (function, type) = segue.function(of: type)
        let words = words(of: identifier)
        return object(
            earshot_make_with_passage(
                function, words.0, words.1, Unmanaged.passRetained(source).toOpaque(),
                Unmanaged.passRetained(destination).toOpaque(), type))
    }

    /// Returns a layer made by its class's `init(layer:)`.
    static func makeLayer(_ type: CALayer.Type, of other: CALayer) -> CALayer {
        let (function, type) = layer.function(of: type)
        // The initializer consumes the value, so it isn't released here.
        let place = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: other)
        return object(earshot_make_with_value(function, place, type))
    }
}
