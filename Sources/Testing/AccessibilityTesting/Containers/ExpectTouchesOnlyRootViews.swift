import HeadlessUIKit

/// Expects that a container touches only the root views of its children: it positions them, and their contents belong
/// to the children (Apple's View Controller Programming Guide, "Tips for Creating Custom Container View Controllers").
///
/// The test covers changes that the container makes while the action and its callbacks run: loading, appearing, layout,
/// a change of size. Frames, subviews and properties are observed; constraints are not modelled, so only their effects
/// are. A method of a child that the container calls counts as the container's code.
///
/// Works in tests of Swift Testing and of XCTest.
///
/// - Parameters:
///   - container: the container.
///   - action: makes the container work, such as showing a child; it is laid out again afterwards in any case.
///   - column: the column of the call.
///   - line: the line of the call.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
/// - Returns: whether the expectation is met.
@MainActor @discardableResult
public func expectTouchesOnlyRootViews(
    _ container: UIViewController, during action: () -> Void = {}, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let watch = ContainmentWatch(on: container)
    defer { watch.end() }
    watch.runAsContainer(action)
    container.viewIfLoaded?.setNeedsLayout()
    container.viewIfLoaded?.layoutIfNeeded()
    MainLoop.main.runUntilIdle()
    guard !watch.touches.isEmpty else { return true }
    let lines = watch.touches.map { "  the \($0.change) of a \($0.view) inside \($0.child)" }
    TestFailure.record(
        (["\(type(of: container)) has changed the views of its child view controllers:"] + lines).joined(
            separator: "\n"),
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return false
}
