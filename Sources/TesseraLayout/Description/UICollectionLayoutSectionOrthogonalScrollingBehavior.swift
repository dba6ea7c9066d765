/// Whether a section scrolls on its own across the direction of its layout, and where it comes to rest.
/// See Apple's [UICollectionLayoutSectionOrthogonalScrollingBehavior](
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// The section does not scroll on its own: its groups follow one another in the direction of the layout.
    case none = 0
    /// It comes to rest anywhere.
    case continuous = 1
    /// It comes to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// It scrolls by one page at a time, which is as long as what is visible of the section.
    case paging = 3
    /// It scrolls by one group at a time and comes to rest where a group begins.
    case groupPaging = 4
    /// It scrolls by one group at a time and comes to rest with the group in the middle. There is room before the
    /// first group and after the last one for that, whatever the content insets are.
    case groupPagingCentered = 5
}
