/// The way in which a section scrolls on its own, across the direction of its layout, and where it comes to
/// rest.
/// See Apple's [UICollectionLayoutSectionOrthogonalScrollingBehavior](
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// The section does not scroll on its own: its groups lie one after the other in the direction of the
    /// layout.
    case none = 0
    /// The section comes to rest anywhere.
    case continuous = 1
    /// The section comes to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls by one page at a time; a page is as long as the visible part of the section.
    case paging = 3
    /// The section scrolls by one group at a time and comes to rest where a group begins.
    case groupPaging = 4
    /// The section scrolls by one group at a time and comes to rest with the group in the middle. For that
    /// it has room before the first group and after the last one, whatever the content insets are.
    case groupPagingCentered = 5
}
