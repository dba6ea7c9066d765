import TesseraBasics

/// The direction in which a layout scrolls. (`UICollectionView.ScrollDirection` in Swift.)
public enum UICollectionViewScrollDirection: Int, Hashable, Sendable {
    /// The content continues below.
    case vertical = 0
    /// The content continues at the trailing edge.
    case horizontal = 1
}

/// A function that returns the layout of a section. It must not return `nil` for a section that the
/// collection view displays.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// The settings that all sections of a compositional layout share.
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

    /// The boundary from which content insets are measured across the direction of scrolling, in sections that do
    /// not name one. The layout's own boundary supplementary items lie within it, too. `automatic` means the safe
    /// area.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    /// The headers, footers and other views at the boundary of the whole layout. Their index paths have one
    /// index: their number, from 0, among the views of the same kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Creates a configuration that scrolls down, without space between sections.
    public override init() {}

    /// Returns a copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied() }
        return copy
    }
}
