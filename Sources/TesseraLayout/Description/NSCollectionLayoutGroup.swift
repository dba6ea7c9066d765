import TesseraBasics

/// A group of items in a row, in a column, or at places that a function returns.
///
/// A group is an item itself, so groups nest to any depth. Subitems are copied. A group that would contain
/// more than 100,000 items, including those of the groups in it, stops the program.
///
/// ```swift
/// let large = NSCollectionLayoutItem(
///     layoutSize: .init(widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
/// let small = NSCollectionLayoutItem(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
/// let pair = NSCollectionLayoutGroup.vertical(
///     layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
///     repeatingSubitem: small, count: 2)
/// let mosaic = NSCollectionLayoutGroup.horizontal(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
///     subitems: [large, pair])
/// ```
///
/// See Apple's [NSCollectionLayoutGroup](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Repetition {
        /// The subitems repeat as long as the next one fits; the first is placed in any case.
        case untilFull
        /// The subitem repeats so many times, in its own size.
        case times(Int)
        /// The subitem repeats so many times, each with an even share of the group.
        case dividing(Int)
    }

    enum Arrangement {
        case line(LayoutAxis, [NSCollectionLayoutItem], Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement

    /// The space between neighbours in the group's direction, or `nil` for no space. A custom group ignores
    /// it.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The views that are attached to the group. Copies of the group have copies of them.
    ///
    /// Their container is the group after its content insets. Each repetition of the group that has an item
    /// has its own views.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    /// Creates a group. The class methods call this initializer, for subclasses, too.
    public required init(_ contents: Contents) {
        guard case .group(let arrangement) = contents.form else {
            misuse(
                "NSCollectionLayoutGroup",
                "a group is made with horizontal(…), vertical(…) or custom(…), not as an item is")
        }
        self.arrangement = arrangement
        super.init(contents)
    }

    /// The items that the group repeats, in order. A custom group has none.
    open var subitems: [NSCollectionLayoutItem] {
        if case .line(_, let subitems, _) = arrangement { subitems } else { [] }
    }

    override var contentsOfCopy: Contents {
        guard case .line(let axis, let subitems, let repetition) = arrangement else {
            return super.contentsOfCopy
        }
        return Contents(
            layoutSize: layoutSize, form: .group(.line(axis, subitems.map { $0.copied() }, repetition)))
    }

    override func adopt(_ other: NSCollectionLayoutItem) {
        super.adopt(other)
        interItemSpacing = (other as? NSCollectionLayoutGroup)?.interItemSpacing
    }

    private static func line(
        _ axis: LayoutAxis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        _ repetition: Repetition
    ) -> Self {
        if subitems.isEmpty { misuse("NSCollectionLayoutGroup", "subitems is empty; it must have an item") }
        switch repetition {
        case .times(let count), .dividing(let count):
            guard (1...GroupSolver.mostItems).contains(count) else {
                misuse(
                    "NSCollectionLayoutGroup",
                    "count is \(count); it must be at least 1 and at most \(GroupSolver.mostItems)")
            }
        case .untilFull: break
        }
        let arrangement = Arrangement.line(axis, subitems.map { $0.copied() }, repetition)
        return Self(Contents(layoutSize: layoutSize, form: .group(arrangement)))
    }

    // MARK: Making groups

    /// Creates a group of items side by side from the leading edge, which repeat until the next one no
    /// longer fits.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        line(.horizontal, layoutSize, subitems, .untilFull)
    }

    /// Creates a group of one item `count` times side by side, each of the item's own width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        line(.horizontal, layoutSize, [subitem], .times(count))
    }

    /// Creates a group of one item `count` times side by side. The items share the group's width evenly,
    /// after the spacing; their own widths are ignored. In a group of estimated width items have their own
    /// widths.
    ///
    /// Apple marks this as deprecated in favour of ``horizontal(layoutSize:repeatingSubitem:count:)``.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        line(.horizontal, layoutSize, [subitem], .dividing(count))
    }

    /// Creates a group of items one below the other, which repeat until the next one no longer fits.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        line(.vertical, layoutSize, subitems, .untilFull)
    }

    /// Creates a group of one item `count` times one below the other, each of the item's own height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        line(.vertical, layoutSize, [subitem], .times(count))
    }

    /// Creates a group of one item `count` times one below the other. The items share the group's height
    /// evenly, after the spacing; their own heights are ignored. In a group of estimated height items have
    /// their own heights.
    ///
    /// Apple marks this as deprecated in favour of ``vertical(layoutSize:repeatingSubitem:count:)``.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        line(.vertical, layoutSize, [subitem], .dividing(count))
    }

    /// Creates a group with one item for each frame that `itemProvider` returns.
    ///
    /// The provider is called once for each size of the group, not for each item or each repetition. It
    /// receives an environment whose container is the group. Frames are in points from the top leading
    /// corner of the group, after its content insets, and are mirrored in a right-to-left interface as all
    /// others are.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        Self(Contents(layoutSize: layoutSize, form: .group(.custom(itemProvider))))
    }
}
