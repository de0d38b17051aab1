/// The numbers and flags that audits read for every node, without copies of its texts.
@usableFromInline package struct NodeSummary: Sendable {
    /// The flags of the node, and of the attributes that it has.
    package var facts: Facts = []
    /// The opacity, from 0 to 1.
    package var alpha = 1.0
    /// The size of its font, in points; 0 where it has none.
    package var fontSize = 0.0
    /// The colour of its text; clear where it has none.
    package var textColor = NodeSummary.clear
    /// The background colour of its drawing; clear if it has none.
    package var backgroundColor = NodeSummary.clear

    private static let clear = Appearance.Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// The flags of a node, and of the attributes that it has. Inlinable, because rules read it often and non-inlinable
    /// option sets are slow.
    @frozen @usableFromInline package struct Facts: OptionSet, Sendable, Hashable {
        @usableFromInline package let rawValue: UInt64
        @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

        /// It is hidden, or outside its window.
        @inlinable package static var isAway: Facts { Facts(rawValue: 1 << 0) }
        @inlinable package static var isModal: Facts { Facts(rawValue: 1 << 1) }
        @inlinable package static var hidesElements: Facts { Facts(rawValue: 1 << 2) }
        @inlinable package static var isDataTable: Facts { Facts(rawValue: 1 << 3) }
        @inlinable package static var hasIdentifier: Facts { Facts(rawValue: 1 << 4) }
        @inlinable package static var hasHint: Facts { Facts(rawValue: 1 << 5) }
        @inlinable package static var hasValue: Facts { Facts(rawValue: 1 << 6) }
        @inlinable package static var hasPath: Facts { Facts(rawValue: 1 << 7) }
        @inlinable package static var hasActivationPoint: Facts { Facts(rawValue: 1 << 8) }
        @inlinable package static var hasSource: Facts { Facts(rawValue: 1 << 9) }
        /// It scrolls its content.
        @inlinable package static var scrolls: Facts { Facts(rawValue: 1 << 10) }
        @inlinable package static var refusesTouches: Facts { Facts(rawValue: 1 << 11) }
        @inlinable package static var isControl: Facts { Facts(rawValue: 1 << 12) }
        @inlinable package static var hasGestures: Facts { Facts(rawValue: 1 << 13) }
        @inlinable package static var hasActions: Facts { Facts(rawValue: 1 << 14) }
        @inlinable package static var isLabelGiven: Facts { Facts(rawValue: 1 << 15) }
        /// Whether the appearance is known.
        @inlinable package static var hasAppearance: Facts { Facts(rawValue: 1 << 16) }
        /// It draws text that is not empty.
        @inlinable package static var hasText: Facts { Facts(rawValue: 1 << 17) }
        /// Its visible text differs from its whole text.
        @inlinable package static var hasVisibleText: Facts { Facts(rawValue: 1 << 18) }
        @inlinable package static var hasFontSize: Facts { Facts(rawValue: 1 << 19) }
        @inlinable package static var isBold: Facts { Facts(rawValue: 1 << 20) }
        @inlinable package static var hasTextStyle: Facts { Facts(rawValue: 1 << 21) }
        /// Whether the text grows with the user's text size is known.
        @inlinable package static var hasScaling: Facts { Facts(rawValue: 1 << 22) }
        /// The text grows with the user's text size.
        @inlinable package static var scalesText: Facts { Facts(rawValue: 1 << 23) }
        @inlinable package static var hasTextColor: Facts { Facts(rawValue: 1 << 24) }
        @inlinable package static var hasBackgroundColor: Facts { Facts(rawValue: 1 << 25) }
        @inlinable package static var hasImage: Facts { Facts(rawValue: 1 << 26) }
        @inlinable package static var hasBackgroundImage: Facts { Facts(rawValue: 1 << 27) }
        @inlinable package static var isSymbol: Facts { Facts(rawValue: 1 << 28) }
        /// Its placeholder is not empty.
        @inlinable package static var hasPlaceholder: Facts { Facts(rawValue: 1 << 29) }
        @inlinable package static var hasStateColors: Facts { Facts(rawValue: 1 << 30) }
        /// Whether the number of drawn lines is known.
        @inlinable package static var hasNumberOfLines: Facts { Facts(rawValue: 1 << 31) }
        /// It draws nothing of its content outside its frame.
        @inlinable package static var clips: Facts { Facts(rawValue: 1 << 32) }
        /// It recognizes a press, a drag, a swipe or a movement of two fingers.
        @inlinable package static var hasPressOrDrag: Facts { Facts(rawValue: 1 << 33) }
        @inlinable package static var hasCustomActions: Facts { Facts(rawValue: 1 << 34) }
    }
}

extension AccessibilityTree {
    /// Returns the summary of the node at a position, for audits.
    package func summary(at index: Int) -> NodeSummary {
        var summary = NodeSummary()
        let bits = bits[index]
        summary.set(.isAway, !bits.isDisjoint(with: [.isHidden, .isOutsideWindow]))
        summary.set(.isModal, bits.contains(.isModal))
        summary.set(.hidesElements, bits.contains(.elementsHidden))
        summary.set(.isDataTable, bits.containerType == .dataTable)
        summary.set(.clips, bits.contains(.clipsToBounds))
        details[index].withUnsafeBufferPointer { box in
            if let details = box.baseAddress, !box.isEmpty { summary.add(details) }
        }
        return summary
    }

    /// The frame that decides about "zero size" of the node at an index: cheaper than the whole ``Node``.
    package func layoutFrame(at index: Int) -> Rect {
        (details[index].isEmpty ? nil : details[index][0].viewFrame) ?? frames[index]
    }

    /// The value of the node at an index: cheaper than the whole ``Node``.
    package func value(at index: Int) -> String? {
        guard !details[index].isEmpty, let value = details[index][0].value else { return nil }
        // The node determines how much of a secret may be spoken.
        let isSecret = bits[index].contains(.isSecret) || traits[index].contains(.secureTextField)
        return isSecret ? self[index].value?.string : value.string
    }

    /// Whether the node at an index is hidden: cheaper than the whole ``Node``.
    package func isHidden(at index: Int) -> Bool { bits[index].contains(.isHidden) }

    /// Whether the app lists the elements of the node at an index or gives it a sort priority: cheaper than the whole
    /// ``Node``.
    package func setsOrder(at index: Int) -> Bool { !bits[index].isDisjoint(with: [.isExplicit, .hasPriority]) }

    /// Returns the source location of the node at a position, if known: cheaper than the whole ``Node``.
    package func source(at index: Int) -> SourceLocation? {
        details[index].isEmpty ? nil : details[index][0].source.first
    }

    /// Returns the appearance of the node at a position, in an array of at most one element: cheaper than the whole
    /// ``Node``.
    package func boxedAppearance(at index: Int) -> [Appearance] {
        guard !details[index].isEmpty else { return [] }
        let box = details[index][0].appearance
        let isSecret = bits[index].contains(.isSecret) || traits[index].contains(.secureTextField)
        return isSecret ? box.map(\.masked) : box
    }

    /// The names of the classes, and the number of the class of each node, by index.
    package var classNumbers: (names: [String], numbers: [Int32]) {
        var names: [String] = []
        var numbers: [Int32] = []
        numbers.reserveCapacity(count)
        // Names rarely have equal length, so most are found without hashing them.
        var byLength = [[Int32]](repeating: [], count: 64)
        var others: [String: Int32] = [:]
        for name in classNames {
            let length = name.utf8.count & 63
            if let known = byLength[length].first(where: { names[Int($0)] == name }) ?? others[name] {
                numbers.append(known)
                continue
            }
            let number = Int32(truncatingIfNeeded: names.count)
            names.append(name)
            numbers.append(number)
            if byLength[length].count < 8 { byLength[length].append(number) } else { others[name] = number }
        }
        return (names, numbers)
    }
}

extension NodeSummary {
    @inline(__always)
    fileprivate mutating func set(_ fact: Facts, _ isSet: Bool) { if isSet { facts.formUnion(fact) } }

    fileprivate mutating func add(_ details: UnsafePointer<NodeDetails>) {
        alpha = details.pointee.alpha
        set(.hasIdentifier, details.pointee.identifier != nil)
        set(.hasHint, details.pointee.hint != nil)
        set(.hasValue, details.pointee.value != nil)
        set(.hasPath, details.pointee.pathBounds != nil)
        set(.hasActivationPoint, details.pointee.activationPoint != nil)
        set(.hasSource, !details.pointee.source.isEmpty)
        set(.hasCustomActions, !details.pointee.customActions.isEmpty)
        set(.scrolls, details.pointee.uncoveredFrame != nil || details.pointee.scrolledBy != nil)
        if let touch = details.pointee.touch {
            set(.refusesTouches, !touch.takesTouches)
            set(.isControl, touch.isControl)
            set(.hasGestures, touch.hasGestures)
            set(.hasPressOrDrag, touch.hasPressOrDrag)
            set(.hasActions, touch.hasActions)
            set(.isLabelGiven, touch.isLabelGiven)
        }
        details.pointee.appearance.withUnsafeBufferPointer { box in
            if let appearance = box.baseAddress, !box.isEmpty { add(appearance) }
        }
    }

    private mutating func add(_ appearance: UnsafePointer<Appearance>) {
        set(.hasAppearance, true)
        if let text = appearance.pointee.text { set(.hasText, !text.isEmpty) }
        set(.hasVisibleText, appearance.pointee.visibleText != nil)
        if let size = appearance.pointee.fontSize {
            set(.hasFontSize, true)
            fontSize = size
        }
        // The system's bold font (`boldSystemFont(ofSize:)`) is semibold.
        set(.isBold, (appearance.pointee.fontWeight ?? 400) >= 600)
        set(.hasTextStyle, appearance.pointee.textStyle != nil)
        if let scales = appearance.pointee.scalesWithContentSize {
            set(.hasScaling, true)
            set(.scalesText, scales)
        }
        if let color = appearance.pointee.textColor {
            set(.hasTextColor, true)
            textColor = color
        }
        if let color = appearance.pointee.backgroundColor {
            set(.hasBackgroundColor, true)
            backgroundColor = color
        }
        set(.hasImage, appearance.pointee.imageName != nil)
        set(.hasBackgroundImage, appearance.pointee.backgroundImageName != nil)
        set(.isSymbol, appearance.pointee.isSymbol == true)
        if let placeholder = appearance.pointee.placeholder { set(.hasPlaceholder, !placeholder.isEmpty) }
        set(.hasStateColors, appearance.pointee.stateColors != nil)
        set(.hasNumberOfLines, appearance.pointee.numberOfLines != nil)
    }
}
