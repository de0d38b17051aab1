import Foundation
import HeadlessUIKit

extension Bundle {
    /// Makes the top-level objects of the nib with a name. A missing nib ends the program, as in UIKit.
    ///
    /// - Parameters:
    ///   - name: the name without the suffix "xib".
    ///   - owner: the object behind the placeholder for the file's owner, whose outlets are connected.
    ///   - options: ignored.
    @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        // UIKit declares this free of actors, but views are made on the main thread alone, which is checked. The owner
        // and the objects don't leave it.
        nonisolated(unsafe) let owner = owner
        nonisolated(unsafe) var objects: [Any] = []
        MainActor.assumeIsolated {
            objects = UINib(nibName: name, bundle: self).items(withOwner: owner).map(\.object)
        }
        return objects
    }
}
