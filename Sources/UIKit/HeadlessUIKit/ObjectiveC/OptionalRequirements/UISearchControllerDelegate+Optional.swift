import Foundation

extension UISearchControllerDelegate {
    /// For calls such as `delegate.willPresentSearchController?(…)`.
    public var willPresentSearchController: UISearchControllerDelegateWillPresentSearchControllerCalls? {
        UISearchControllerDelegateWillPresentSearchControllerCalls(self)
    }

    /// For calls such as `delegate.didPresentSearchController?(…)`.
    public var didPresentSearchController: UISearchControllerDelegateDidPresentSearchControllerCalls? {
        UISearchControllerDelegateDidPresentSearchControllerCalls(self)
    }

    /// For calls such as `delegate.willDismissSearchController?(…)`.
    public var willDismissSearchController: UISearchControllerDelegateWillDismissSearchControllerCalls? {
        UISearchControllerDelegateWillDismissSearchControllerCalls(self)
    }

    /// For calls such as `delegate.didDismissSearchController?(…)`.
    public var didDismissSearchController: UISearchControllerDelegateDidDismissSearchControllerCalls? {
        UISearchControllerDelegateDidDismissSearchControllerCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchControllerDelegateWillPresentSearchControllerCalls {
    private let object: any UISearchControllerDelegate

    fileprivate init(_ object: any UISearchControllerDelegate) { self.object = object }

    /// Calls `willPresentSearchController(_:)`.
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? {
        OptionalRequirement.call("willPresentSearchController(_:)") {
            object.willPresentSearchController(searchController)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchControllerDelegateDidPresentSearchControllerCalls {
    private let object: any UISearchControllerDelegate

    fileprivate init(_ object: any UISearchControllerDelegate) { self.object = object }

    /// Calls `didPresentSearchController(_:)`.
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? {
        OptionalRequirement.call("didPresentSearchController(_:)") {
            object.didPresentSearchController(searchController)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchControllerDelegateWillDismissSearchControllerCalls {
    private let object: any UISearchControllerDelegate

    fileprivate init(_ object: any UISearchControllerDelegate) { self.object = object }

    /// Calls `willDismissSearchController(_:)`.
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? {
        OptionalRequirement.call("willDismissSearchController(_:)") {
            object.willDismissSearchController(searchController)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchControllerDelegateDidDismissSearchControllerCalls {
    private let object: any UISearchControllerDelegate

    fileprivate init(_ object: any UISearchControllerDelegate) { self.object = object }

    /// Calls `didDismissSearchController(_:)`.
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? {
        OptionalRequirement.call("didDismissSearchController(_:)") {
            object.didDismissSearchController(searchController)
        }
    }
}
