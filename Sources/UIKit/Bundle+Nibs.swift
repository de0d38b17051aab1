extension Bundle {
    /// Makes what a xib of the bundle holds.
    ///
    /// - Parameters:
    ///   - name: The file's name without its suffix.
    ///   - owner: What the file's owner stands for; its outlets are set.
    /// - Returns: The objects at the top, without the placeholders. As in UIKit, a file that is not there ends the program.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
