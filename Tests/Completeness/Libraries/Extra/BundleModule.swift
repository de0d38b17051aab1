// The corpus has no resources, for which the package manager would make this.
import Foundation

extension Bundle { static let module = Bundle.main }
