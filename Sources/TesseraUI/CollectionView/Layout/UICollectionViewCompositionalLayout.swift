import Foundation
import TesseraLayout

/// A layout that is composed of items, groups and sections.
/// See Apple's [UICollectionViewCompositionalLayout](
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private(set) var solver: CompositionalLayoutSolver?
    /// The background colour if all sections are lists with the same background, or nil.
    private(set) var commonListBackground: UIColor?
    private var room: LayoutRoom?
    /// True if the section provider must be called again. It is false if only preferred sizes of views
    /// change, which the solver applies.
    private var isStale = true
    /// The preferred sizes of views before a change of the data, at their new places.
    private var keptSizes: PreferredSizes?
    /// The conditions under which the preferred sizes were measured.
    private var measuredIn: MeasuringConditions?

    /// The configuration for all sections. The setter copies it and invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { ownConfiguration }
        set {
            ownConfiguration = newValue.copied
            invalidateLayout()
        }
    }
    private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

    /// Creates a layout in which all sections have the same layout.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout in which all sections have the same layout.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        // Later changes of the caller's section must not change the layout.
        let section = section.copied
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout whose sections come from a closure, which runs again whenever the layout was
    /// invalidated.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections come from a closure, which runs again whenever the layout was
    /// invalidated.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        ownConfiguration = configuration.copied
        super.init()
    }

    /// Returns nil, because there are no archives, and a compositional layout needs sections.
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
            keptSizes = nil
        }
        super.invalidateLayout(with: context)
    }

    override func isAttachedToItem(_ element: StageElement) -> Bool {
        guard case .supplementary(let kind, let path) = element, path.count == 2 else { return false }
        return solver?.hasViewsOfItems(ofKind: kind, inSection: path.section) ?? false
    }

    override func keepSizes(through map: UpdateMap) {
        keptSizes = (keptSizes ?? solver?.preferredSizes)?
            .mapped(stretches: map.keptItems, section: map.newSection)
    }

    open override func prepare() {
        super.prepare()
        solve()
    }

    /// Makes the solver if the layout is invalid, because apps read the size of the content directly after they have reloaded the
    /// data. It waits if the collection view has no size yet, or if the data may be half changed.
    private func solveIfPossible() {
        guard isStale, let collectionView, collectionView.stage.batch == nil, !collectionView.bounds.isEmpty
        else { return }
        if collectionView.collectionViewLayout === self { collectionView.stage.adoptDirectionOfLayout() }
        collectionView.stage.deferringChanges(solve)
    }

    /// Makes the solver for a question about attributes, since apps ask between an invalidation and the next layout pass. During
    /// a layout pass and an update of the data, which prepare the layout themselves, an invalid layout answers with its former
    /// attributes.
    private func solveForQuestion() {
        if solver == nil || collectionView?.stage.defersChanges == false { solveIfPossible() }
    }

    private func solve() {
        guard let collectionView, isStale else { return }
        isStale = false
        let traits = collectionView.traitCollection
        let room = LayoutRoom(of: collectionView, isHorizontal: configuration.scrollDirection == .horizontal)
        self.room = room
        let conditions = MeasuringConditions(
            across: configuration.scrollDirection == .vertical ? room.size.width : room.size.height,
            insets: room.insets, traits: traits.withoutColorAppearance)
        let sizes = conditions == measuredIn ? keptSizes ?? solver?.preferredSizes : nil
        measuredIn = conditions
        keptSizes = nil
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

    override var placesItemsBySizes: Bool { true }

    override var startsAtRight: Bool { isMirrored && configuration.scrollDirection == .horizontal }

    open override var collectionViewContentSize: CGSize {
        solveIfPossible()
        return solver?.contentSize ?? .zero
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        solveForQuestion()
        return solver?.layoutAttributesForElements(
            in: rect, visibleBounds: visibleBounds,
            orthogonalOffsets: collectionView?.orthogonalScrolling?.offsets(in: self) ?? [:],
            orthogonalOverscan: collectionView?.stage.overscan ?? 0, attributesClass: attributesClass)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        solveForQuestion()
        return solver?.layoutAttributesForItem(at: indexPath, attributesClass: attributesClass)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solveForQuestion()
        return solver?.layoutAttributesForSupplementaryView(
            ofKind: elementKind, at: indexPath, visibleBounds: visibleBounds, attributesClass: attributesClass
        )
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solveForQuestion()
        return solver?.layoutAttributesForDecorationView(
            ofKind: elementKind, at: indexPath, attributesClass: attributesClass)
    }

    /// Returns true if the size changes, because lengths can be fractions of the collection view's size.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func boundariesDidChange() {
        super.boundariesDidChange()
        guard let collectionView, let room, !isStale else { return }
        let new = LayoutRoom(of: collectionView, isHorizontal: configuration.scrollDirection == .horizontal)
        if new != room { invalidateLayout() }
    }

    // MARK: Preferred sizes of views

    /// Returns true if the length of an estimated dimension differs by at least half a pixel from the length
    /// that the view prefers, or if other views share a length that is unknown until now.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let axes = selfSizedAxes(of: originalAttributes.element) else { return false }
        if case .item(let path) = originalAttributes.element,
            solver?.needsPreferredSize(ofItemAt: path) == true
        {
            return true
        }
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

/// The conditions on which the preferred sizes of views depend, besides their content.
private struct MeasuringConditions: Equatable {
    /// The length across the direction of scrolling, in points.
    var across: CGFloat
    var insets: ReferenceInsets
    /// The traits, without those that affect only colours.
    var traits: UITraitCollection
}

/// The environment of a collection view's layout for section providers.
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
    // A copy has the same class.
    fileprivate var copied: UICollectionViewCompositionalLayoutConfiguration {
        copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
    }
}

extension NSCollectionLayoutEnvironment {
    /// The traits of the collection view.
    public var traitCollection: UITraitCollection { (self as? ViewLayoutEnvironment)?.traits ?? .current }
}
