import TesseraBasics

/// A section of a compositional layout: one group, repeated in the direction of scrolling until the section's
/// items end.
/// See Apple's [NSCollectionLayoutSection](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
    let group: NSCollectionLayoutGroup

    /// The distances of the groups from the boundary that ``contentInsetsReference`` names, in points. They
    /// narrow the container of the groups.
    open var contentInsets: NSDirectionalEdgeInsets = .zero {
        didSet { contentInsets.requireLimits("NSCollectionLayoutSection") }
    }

    /// The boundary from which the content insets are measured across the direction of scrolling.
    /// `automatic` means the boundary of the layout's configuration, which is the safe area by default.
    ///
    /// Backgrounds always cover the whole section, whatever the boundary.
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

    /// The headers, footers and other views at the boundary of the section. Along the direction of scrolling
    /// they lie outside of its content insets. A section without items has them, too.
    ///
    /// Their index paths consist of the section and of their number, from 0, among the views of the same
    /// kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The boundary from which the boundary supplementary items are inset across the direction of scrolling:
    /// an item that fills the width of the section reaches from one side of it to the other.
    ///
    /// With any value but `automatic` the items ignore the section's own content insets. With `automatic`
    /// they lie within these if ``supplementariesFollowContentInsets`` is true, and otherwise within the
    /// boundary of the layout's configuration. (Apple does not document how the two properties interact.)
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic

    /// A Boolean value that tells whether the boundary supplementary items lie within the section's content
    /// insets across the direction of scrolling. The default is true.
    ///
    /// Apple marks this as deprecated in favour of ``supplementaryContentInsetsReference``, which overrides it.
    open var supplementariesFollowContentInsets = true

    /// The way in which the section scrolls on its own across the direction of the layout, and where it
    /// comes to rest. By default it does not scroll on its own.
    ///
    /// The groups of a section that scrolls on its own lie one after the other across the direction of the
    /// layout, and the content insets before and after them scroll with them. Boundary supplementary items
    /// and decorations do not scroll.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

    /// The way in which the section bounces and slows down if it scrolls on its own. Set the properties of
    /// this object to change it.
    open private(set) var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// A function that is called with the visible items of the section whenever the section is laid out or
    /// scrolled. It may change the items before they are displayed.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The views that adorn the section. Their index paths consist of the section and of their number, from
    /// 0, among the views of the same kind.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// An object that another module stores with the section, such as the configuration of a list. Copies of
    /// the section share it.
    package var attachment: AnyObject?
    /// The empty points before everything that belongs to the section, its headers included.
    package var spacingBefore: CGFloat = 0
    /// The empty points after everything that belongs to the section, its footers included.
    package var spacingAfter: CGFloat = 0

    /// Creates a section that repeats a copy of `group`.
    public required init(group: NSCollectionLayoutGroup) {
        self.group = group.copied()
    }

    /// Returns a copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// Returns a copy that shares no changeable objects with this section, except what another module has stored with it, such as
    /// the configuration of a list.
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
