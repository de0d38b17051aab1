/// The members of a class in its vtable.
///
/// Without the Objective-C runtime this is the only way to find out at run time whether a class overrides a member. The
/// layout of classes and their descriptors is the one that the runtime reads too ("ABI/Metadata.h" in Swift's sources).
/// Before the first use, a class is checked to have the expected entries in the expected places.
@MainActor enum ClassMembers {
    /// The kinds of members, by their numbers in method descriptors.
    enum Kind: UInt32 {
        case method, initializer, getter
    }

    /// Returns the positions of the members of a kind that a class itself introduces, in declaration order, as offsets
    /// from the address of the class, or of a subclass, in bytes.
    static func offsets(of kind: Kind, introducedBy type: AnyClass) -> [Int] {
        let base = address(of: type)
        let description = base.load(fromByteOffset: Layout.description, as: UnsafeRawPointer.self)
        let flags = description.load(as: UInt32.self) >> 16
        precondition(flags & Layout.hasTable != 0, "\(type) has no vtable")
        var place = Layout.end
        if flags & Layout.hasResilientSuperclass != 0 { place += 4 }
        if flags & Layout.initialization == Layout.singleton { place += 12 }
        let first = Int(description.load(fromByteOffset: place, as: UInt32.self))
        let length = Int(description.load(fromByteOffset: place + 4, as: UInt32.self))
        place += 8
        var found: [Int] = []
        for index in 0..<length {
            let entry = place + index * 8
            guard description.load(fromByteOffset: entry, as: UInt32.self) & Layout.kind == kind.rawValue else {
                continue
            }
            let distance = description.load(fromByteOffset: entry + 4, as: Int32.self)
            let offset = (first + index) * MemoryLayout<UInt>.size
            let function = base.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
            precondition(function == description + entry + 4 + Int(distance), "\(type) has an unexpected vtable")
            found.append(offset)
        }
        return found
    }

    /// Whether a class has other members than one of its superclasses at any of these positions.
    static func differ(_ type: AnyClass, from ancestor: AnyClass, at offsets: [Int]) -> Bool {
        let (type, ancestor) = (address(of: type), address(of: ancestor))
        return offsets.contains { offset in
            type.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
                != ancestor.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
        }
    }

    static func address(of type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

    private enum Layout {
        static let description = 40
        static let end = 44
        static let hasTable: UInt32 = 1 << 15
        static let hasResilientSuperclass: UInt32 = 1 << 13
        static let initialization: UInt32 = 3
        static let singleton: UInt32 = 1
        static let kind: UInt32 = 15
    }
}
