extension RangeReplaceableCollection {
    /// Removes the elements at offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() where offset < count { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection {
    /// Moves the elements at offsets before the element at another one.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.filter { elements.indices.contains($0) }
        var rest: [Element] = []
        var place = 0
        for (offset, element) in elements.enumerated() {
            if offset == destination { place = rest.count }
            if !moved.contains(offset) { rest.append(element) }
        }
        if destination >= elements.count { place = rest.count }
        rest.insert(contentsOf: moved.map { elements[$0] }, at: place)
        for (index, element) in zip(indices, rest) { self[index] = element }
    }
}
