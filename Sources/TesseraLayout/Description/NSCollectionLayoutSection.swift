import TesseraBasics

/// A section of a compositional layout: one group, repeated in the direction of scrolling until the section's
/// items end.
/// See Apple's [NSCollectionLayoutSection](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
    let group: NSCollectionLayoutGroup

    /// How far the groups lie inside the section, from the boundary that ``contentInsetsReference`` names; they narrow
    /// the container of its groups.
    open var contentInsets: NSDirectionalEdgeInsets = .zero {
        didSet { contentInsets.requireLimits("NSCollectionLayoutSection") }
    }

    /// The boundary that the content insets are measured from across the direction of scrolling. Automatic is that of
    /// the layout's configuration, the safe area unless it says otherwise.
    ///
    /// Backgrounds of the section lie behind all of it, whatever the boundary.
    open var contentInsetsReference: UIContentInsetsReference = .automatic

    /// The space between groups in points.
    open var interGroupSpacing: CGFloat = 0 {
        didSet {
            guard interGroupSpacing.isWithinLimits else {
                misuse(
                    "NSCollectionLayoutSection",
                    "interGroupSpacing is \(interGroupSpacing); it \(CGFloat.limits)")
            }
        }
    }

    /// Headers, footers and other views at the boundary of the section. They lie outside of its content insets along
    /// the direction of scrolling. A section without items has them too.
    ///
    /// Their index paths are of the section and, among those of the same kind, of their number from 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The boundary that the content insets of the boundary supplementary items are measured from across the direction
    /// of scrolling: where an item that fills the width of the section begins and ends.
    ///
    /// Any but `automatic` keeps them from following the section's own content insets. With `automatic` they follow
    /// these, as ``supplementariesFollowContentInsets`` has it, or else lie within the boundary of the layout's
    /// configuration. (Apple does not say how the two properties meet.)
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic

    /// Whether the boundary supplementary items lie within the section's content insets across the direction of
    /// scrolling, which they do by default.
    ///
    /// Apple marks this as deprecated in favour of ``supplementaryContentInsetsReference``, which overrides it.
    open var supplementariesFollowContentInsets = true

    /// Whether the section scrolls on its own across the direction of the layout, and where it comes to rest. By default
    /// it does not scroll on its own.
    ///
    /// Where it does, its groups follow one another across the direction of the layout, and the content insets at their
    /// start and end scroll with them. Boundary supplementary items and decorations lie around what scrolls.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

    /// How the section bounces and slows down where it scrolls on its own: set the properties of this object.
    open private(set) var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Called with the visible items of the section whenever it is laid out or scrolls; what it changes is what is shown.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Views that adorn the section. Their index paths are of the section and, among those of the same kind, of their
    /// number from 0.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// What a floor above keeps with the section, as the configuration of a list. Copies of the section share it.
    package var attachment: AnyObject?
    /// The points that are empty before everything that belongs to the section, its headers too.
    package var spacingBefore: CGFloat = 0
    /// The points that are empty after everything that belongs to the section, its footers too.
    package var spacingAfter: CGFloat = 0

    /// Creates a section that repeats a copy of `group`.
    public required init(group: NSCollectionLayoutGroup) {
        self.group = group.copied()
    }

    /// A copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// A copy that shares nothing that can change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(group: group)
        copy.contentInsets = contentInsets
        copy.contentInsetsReference = contentInsetsReference
        copy.interGroupSpacing = interGroupSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied() }
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.decorationItems = decorationItems.map { $0.copied() }
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties.copied()
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.attachment = attachment
        copy.spacingBefore = spacingBefore
        copy.spacingAfter = spacingAfter
        return copy
    }
}
