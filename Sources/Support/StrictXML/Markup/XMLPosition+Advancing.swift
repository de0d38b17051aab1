extension XMLPosition {
    /// The position of an offset after this one, in the bytes of the same document.
    public func advanced(to offset: Int, in bytes: [UInt8]) -> XMLPosition {
        bytes.withUnsafeBufferPointer { buffer in
            var cursor = PositionCursor(buffer, at: self)
            return cursor.advance(to: offset)
        }
    }
}
