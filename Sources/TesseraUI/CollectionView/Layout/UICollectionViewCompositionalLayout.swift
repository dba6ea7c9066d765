import Foundation
import TesseraLayout

/// A layout that is composed of items, groups and sections.
/// See Apple's [UICollectionViewCompositionalLayout](
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private(set) var solver: CompositionalLayoutSolver?
    /// The colour behind everything, where all sections are lists on one background.
    private(set) var commonListBackground: UIColor?
    private var room: LayoutRoom?
    /// Whether the sections must be asked for again. Where views prefer other sizes, the solver takes these.
    private var isStale = true
    /// The sizes that views preferred before the data changed, at their present places.
    private var followedSizes: PreferredSizes?
    /// What the sizes that views prefer depend on.
    private var measuredIn: MeasuringConditions?

    /// What holds for all sections. Setting it keeps a copy and makes the layout anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { ownConfiguration }
        set {
            ownConfiguration = newValue.copied
            invalidateLayout()
        }
    }
    private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

    /// Creates a layout in which all sections look like `section`.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout in which all sections look like `section`.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        // What becomes of the caller's section later does not change the layout.
        let section = section.copied
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout whose sections come from `sectionProvider`, which is asked again whenever the layout is made
    /// anew.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections come from `sectionProvider`, which is asked again whenever the layout is made
    /// anew.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        ownConfiguration = configuration.copied
        super.init()
    }

    /// Returns nil: there are no archives, and a compositional layout needs sections.
    public required init?(coder: NSCoder) { nil }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred, let solver, !isStale {
            switch preferred.element {
            case .item(let path): solver.setPreferredSize(preferred.size, forItemAt: path)
            case .supplementary(let kind, let path):
                solver.setPreferredSize(preferred.size, forSupplementaryViewOfKind: kind, at: path)
            case .decoration: break
            }
        } else if !context.isOfMovement {
            isStale = true
        }
        if context.invalidateEverything {
            solver = nil
            followedSizes = nil
        }
        super.invalidateLayout(with: context)
    }

    override func isAttachedToItem(_ element: StageElement) -> Bool {
        guard case .supplementary(let kind, let path) = element, path.count == 2 else { return false }
        return solver?.hasViewsOfItems(ofKind: kind, inSection: path.section) ?? false
    }

    override func follow(_ map: UpdateMap) {
        followedSizes = (followedSizes ?? solver?.preferredSizes)?
            .mapped(stretches: map.keptItems, section: map.newSection)
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView, isStale else { return }
        isStale = false
        let traits = collectionView.traitCollection
        let room = LayoutRoom(of: collectionView, isHorizontal: configuration.scrollDirection == .horizontal)
        self.room = room
        let conditions = MeasuringConditions(
            across: configuration.scrollDirection == .vertical ? room.size.width : room.size.height,
            insets: room.insets, traits: traits.withoutColorAppearance)
        let sizes = conditions == measuredIn ? followedSizes ?? solver?.preferredSizes : nil
        measuredIn = conditions
        followedSizes = nil
        solver = CompositionalLayoutSolver(
            containerSize: room.size, displayScale: traits.displayScale,
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight, referenceInsets: room.insets,
            configuration: configuration, itemCounts: collectionView.stage.itemCounts,
            preferredSizes: sizes ?? PreferredSizes(),
            makeEnvironment: { ViewLayoutEnvironment(container: $0, traitCollection: traits) },
            sectionProvider: provider)
        commonListBackground = backgroundOfLists
    }

    override var axis: UICollectionViewScrollDirection { configuration.scrollDirection }

    override var startsAtRight: Bool { isMirrored && configuration.scrollDirection == .horizontal }

    open override var collectionViewContentSize: CGSize { solver?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        solver?.layoutAttributesForElements(
            in: rect, visibleBounds: visibleBounds,
            orthogonalOffsets: collectionView?.orthogonalScrolling?.offsets ?? [:],
            orthogonalOverscan: collectionView?.stage.overscan ?? 0, attributesClass: attributesClass)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        solver?.layoutAttributesForItem(at: indexPath, attributesClass: attributesClass)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solver?.layoutAttributesForSupplementaryView(
            ofKind: elementKind, at: indexPath, visibleBounds: visibleBounds, attributesClass: attributesClass
        )
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solver?.layoutAttributesForDecorationView(
            ofKind: elementKind, at: indexPath, attributesClass: attributesClass)
    }

    /// Returns true where the size differs: fractions are of the collection view's size.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func boundariesDidChange() {
        super.boundariesDidChange()
        guard let collectionView, let room, !needsPreparation else { return }
        let new = LayoutRoom(of: collectionView, isHorizontal: configuration.scrollDirection == .horizontal)
        if new != room { invalidateLayout() }
    }

    // MARK: Sizes that views prefer

    /// Returns true where an estimated dimension is of another length than the view prefers, by a pixel at least.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let axes = selfSizedAxes(of: originalAttributes.element) else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        let pixel = 1 / max(collectionView?.traitCollection.displayScale ?? 1, 1)
        return axes.contains(.width) && abs(new.width - old.width) >= pixel / 2
            || axes.contains(.height) && abs(new.height - old.height) >= pixel / 2
    }

    override func selfSizedAxes(of element: StageElement) -> SelfSizedAxes? {
        switch element {
        case .item(let path): solver?.selfSizedAxes(ofItemAt: path)
        case .supplementary(let kind, let path):
            solver?.selfSizedAxes(ofSupplementaryViewOfKind: kind, at: path)
        case .decoration: []
        }
    }
}

/// What the sizes that views prefer depend on, besides their content.
private struct MeasuringConditions: Equatable {
    /// The room across the direction of scrolling, in points.
    var across: CGFloat
    var insets: ReferenceInsets
    /// The traits, without those that only colours depend on.
    var traits: UITraitCollection
}

/// What a section provider of a view's layout is told.
private final class ViewLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traits: UITraitCollection

    init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
        self.container = container
        traits = traitCollection
    }
}

extension NSCollectionLayoutSection {
    fileprivate var copied: NSCollectionLayoutSection { copy() as? NSCollectionLayoutSection ?? self }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    // A copy is of the same class.
    fileprivate var copied: UICollectionViewCompositionalLayoutConfiguration {
        copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
    }
}

extension NSCollectionLayoutEnvironment {
    /// The traits of the collection view.
    public var traitCollection: UITraitCollection { (self as? ViewLayoutEnvironment)?.traits ?? .current }
}
