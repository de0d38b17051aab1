import Foundation

extension IndexPath {
    /// Creates the path of a row in a section of a table.
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    /// Creates the path of an item in a section of a collection.
    public init(item: Int, section: Int) {
        self = [section, item]
    }

    /// The section; 0 for an empty path.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = [newValue, row] }
    }

    /// The row in its section; 0 for a path that has none.
    public var row: Int {
        get { count < 2 ? 0 : self[1] }
        set { self = [section, newValue] }
    }

    /// The item in its section; 0 for a path that has none.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
