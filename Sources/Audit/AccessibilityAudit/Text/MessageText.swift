extension Double {
    /// The number, with one decimal if it needs one.
    var inTenths: String {
        let tenths = (self * 10).rounded() / 10
        guard tenths.magnitude < 1e9 else { return "\(self)" }
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
}
