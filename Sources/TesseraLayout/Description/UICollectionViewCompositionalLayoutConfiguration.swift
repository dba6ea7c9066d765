import TesseraBasics

/// The direction in which a layout scrolls. (`UICollectionView.ScrollDirection` in Swift.)
public enum UICollectionViewScrollDirection: Int, Hashable, Sendable {
    /// Content goes on below.
    case vertical = 0
    /// Content goes on at the trailing edge.
    case horizontal = 1
}

/// Returns the layout of a section; it must not return `nil` for a section that is shown.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
/// See Apple's [UICollectionViewCompositionalLayoutConfiguration](
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
    /// The direction in which the layout scrolls.
    open var scrollDirection: UICollectionViewScrollDirection = .vertical

    /// The space between sections in points.
    open var interSectionSpacing: CGFloat = 0 {
        didSet {
            guard interSectionSpacing.isWithinLimits else {
                misuse(
                    "UICollectionViewCompositionalLayoutConfiguration",
                    "interSectionSpacing is \(interSectionSpacing); it \(CGFloat.limits)")
            }
        }
    }

    /// The boundary that content insets are measured from across the direction of scrolling, in sections that do not
    /// name one, and that the layout's own boundary supplementary items lie within. Automatic is the safe area too.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    /// Headers, footers and other views at the boundary of the whole layout. Their index paths have one index: their
    /// number from 0 among those of the same kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Creates a configuration that scrolls down, without space between sections.
    public override init() {}

    /// A copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied() }
        return copy
    }
}
