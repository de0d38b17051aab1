import Foundation

extension UIPageViewControllerDataSource {
    /// For calls such as `delegate.presentationCount?(…)`.
    public var presentationCount: UIPageViewControllerDataSourcePresentationCountCalls? {
        UIPageViewControllerDataSourcePresentationCountCalls(self)
    }

    /// For calls such as `delegate.presentationIndex?(…)`.
    public var presentationIndex: UIPageViewControllerDataSourcePresentationIndexCalls? {
        UIPageViewControllerDataSourcePresentationIndexCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIPageViewControllerDataSourcePresentationCountCalls {
    private let object: any UIPageViewControllerDataSource

    fileprivate init(_ object: any UIPageViewControllerDataSource) { self.object = object }

    /// Calls `presentationCount(for:)`.
    @discardableResult public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
        OptionalRequirement.call("presentationCount(for:)") { object.presentationCount(for: pageViewController) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIPageViewControllerDataSourcePresentationIndexCalls {
    private let object: any UIPageViewControllerDataSource

    fileprivate init(_ object: any UIPageViewControllerDataSource) { self.object = object }

    /// Calls `presentationIndex(for:)`.
    @discardableResult public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
        OptionalRequirement.call("presentationIndex(for:)") { object.presentationIndex(for: pageViewController) }
    }
}
