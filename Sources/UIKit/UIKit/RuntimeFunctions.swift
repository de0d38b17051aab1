// The names are those of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HeadlessUIKit
import Synchronization

// There is no Objective-C runtime on Linux whose methods could be exchanged. Code that does so compiles, finds that
// there is nothing to exchange, and continues as its authors intended for that case.

/// A method of the Objective-C runtime; there is none here.
public typealias Method = OpaquePointer
/// The code of a method; there is none here.
public typealias IMP = OpaquePointer

/// The method of a class's objects: none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// The method of a class: none.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Exchanges two methods; there are none.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// The code of a method.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Gives a method other code; it had none.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// The types of a method: none are known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// The code of a function: none that a method could have.
public func imp_implementationWithBlock(_ block: Any) -> IMP? { nil }
/// Adds a method to a class: false, it can't be.
@discardableResult public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Gives a class's method other code: nil, it can't be.
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Makes a class at run time: nil, it can't be.
public func objc_allocateClassPair(
    _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }
/// Registers a class that was made at run time; there is none.
public func objc_registerClassPair(_ cls: AnyClass) {}
/// Takes a class back that was made at run time; there is none.
public func objc_disposeClassPair(_ cls: AnyClass) {}
/// The class of an object, or nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
/// Gives an object another class: nil, it can't be.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { nil }
/// Returns the name of a class as a C string.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    guard let cls else { return ClassNames.none }
    return ClassNames.name(of: cls)
}
/// Returns the size of an instance of a class, in bytes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    // It follows the kind, the superclass, the flags and the address point ("ABI/Metadata.h" in Swift's sources).
    return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}

/// The names of classes as C strings: they live until the program ends, each once.
private enum ClassNames {
    private struct Place: @unchecked Sendable {
        // Proof: the memory is written before it is stored, and never changed nor freed.
        let name: UnsafePointer<CChar>
    }

    private static let known = Mutex<[ObjectIdentifier: Place]>([:])
    private static let nameless = Place(name: copy("nil"))

    static var none: UnsafePointer<CChar> { nameless.name }

    static func name(of type: AnyClass) -> UnsafePointer<CChar> {
        known.withLock { known in
            if let place = known[ObjectIdentifier(type)] { return place }
            let place = Place(name: copy(String(reflecting: type)))
            known[ObjectIdentifier(type)] = place
            return place
        }.name
    }

    private static func copy(_ name: String) -> UnsafePointer<CChar> {
        let bytes = Array(name.utf8CString)
        let place = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        place.initialize(from: bytes, count: bytes.count)
        return UnsafePointer(place)
    }
}

extension ObjectiveCNames {
    /// Returns the class with a name: UIKit's have plain names, an app's have that of its module before them; nil for
    /// none. Adapted sources call it in place of `NSClassFromString(_:)`, which on Linux finds neither.
    public static func classFromString(_ name: String) -> AnyClass? {
        if let type = NSClassFromString(name) { return type }
        if !name.contains("."), let type = NSClassFromString("HeadlessUIKit.\(name)") { return type }
        return MainThread.isCurrent ? MainActor.assumeIsolated { ObjectiveCNames.type(named: name) } : nil
    }

    /// Returns the description of a class, as `description()` of an Objective-C class does. Adapted sources call it
    /// where the class is not known before the program runs.
    public static func description(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        return name.hasPrefix("HeadlessUIKit.") ? String(name.dropFirst("HeadlessUIKit.".count)) : name
    }

    /// Returns a member of an object whose class is only determined at run time: adapted sources call it for
    /// `(object as AnyObject).doubleValue`. Nil if the object is of another class.
    public static func dynamic<Root, Value>(_ object: Any?, _ member: KeyPath<Root, Value>) -> Value! {
        (object as? Root)?[keyPath: member]
    }

    /// Returns a member whose type Objective-C represents by its raw value, such as a priority.
    @_disfavoredOverload public static func dynamic<Root, Value: RawRepresentable>(
        _ object: Any?, _ member: KeyPath<Root, Value>
    ) -> Value.RawValue! {
        (object as? Root)?[keyPath: member].rawValue
    }
}

extension NSObjectProtocol {
    /// Returns the name of the class, for an app's own class with its module first.
    public static func description() -> String { ObjectiveCNames.description(of: Self.self) }
}
