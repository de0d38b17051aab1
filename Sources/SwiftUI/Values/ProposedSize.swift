/// What a view was offered before iOS 16.
public struct _ProposedSize: Sendable {
    let width: CGFloat?
    let height: CGFloat?
}
