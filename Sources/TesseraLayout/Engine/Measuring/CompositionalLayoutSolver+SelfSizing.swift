import TesseraBasics

extension CompositionalLayoutSolver {
    /// The sizes that views have reported as their preferred ones.
    public var preferredSizes: PreferredSizes {
        var sizes = PreferredSizes()
        sizes.boundary = boundarySizes
        for (index, plan) in plans.enumerated() where plan.isSelfSized && !plan.sizes.isEmpty {
            sizes.sections[index] = plan.sizes
        }
        return sizes
    }

    /// Stores the size that the view of an item prefers. Lengths along axes that are not self-sized have no
    /// effect.
    ///
    /// The time is logarithmic in the number of sections and of items with known sizes, and in proportion to
    /// the items of the item's group. If groups contain as many items as fit, the groups after it are filled
    /// anew until one starts with the same item as before.
    ///
    /// - Parameters:
    ///   - size: The size in points. It must lie within 0 and 1e9, and is rounded up to whole pixels.
    ///   - indexPath: The index path of an item of the layout.
    /// - Returns: True if the change moved or resized any element.
    @discardableResult
    public func setPreferredSize(_ size: CGSize, forItemAt indexPath: IndexPath) -> Bool {
        let size = wholePixels(size, "item \(indexPath)")
        guard indexPath.count == 2, plans.indices.contains(indexPath.section),
            indexPath.item >= 0, indexPath.item < plans[indexPath.section].itemCount
        else { misuse("CompositionalLayoutSolver", "the layout has no item at \(indexPath)") }
        let item = indexPath.item
        return change(indexPath.section) { $0.isSelfSized && $0.setPreferredSize(size, ofItem: item) }
    }

    /// Stores the size that a supplementary view prefers. Lengths along axes that are not self-sized have no
    /// effect. For the cost see ``setPreferredSize(_:forItemAt:)``.
    ///
    /// - Parameters:
    ///   - size: The size in points. It must lie within 0 and 1e9, and is rounded up to whole pixels.
    ///   - elementKind: The kind of the view.
    ///   - indexPath: The index path of the view, as in its attributes.
    /// - Returns: True if the change moved or resized any element.
    @discardableResult
    public func setPreferredSize(
        _ size: CGSize, forSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
    ) -> Bool {
        let size = wholePixels(size, "the view “\(elementKind)” \(indexPath)")
        guard let view = supplementaryView(ofKind: elementKind, at: indexPath) else {
            misuse("CompositionalLayoutSolver", "the layout has no view “\(elementKind)” at \(indexPath)")
        }
        guard !view.selfSizedAxes.isEmpty else { return false }
        switch view {
        case .attached:
            return change(indexPath.section) {
                $0.setPreferredSize(size, ofSupplementaryView: elementKind, item: indexPath.item)
            }
        case .ofSection(let element):
            return change(indexPath.section) { $0.setPreferredSize(size, of: element) }
        case .ofLayout(let element):
            return setPreferredSize(size, ofBoundary: element)
        }
    }

    /// Returns the sides of an item's view that are self-sized; none if the layout has no such item.
    public func selfSizedAxes(ofItemAt indexPath: IndexPath) -> SelfSizedAxes {
        guard indexPath.count == 2, plans.indices.contains(indexPath.section) else { return [] }
        return plans[indexPath.section].leaf(ofItem: indexPath.item)?.selfSizedAxes ?? []
    }

    /// Returns true if the layout needs the size that an item's view prefers even if it is the present one.
    ///
    /// Items with a uniform length have the greatest length that is known, so that the layout must know that of
    /// an item which is as long as estimated, too.
    package func needsPreferredSize(ofItemAt indexPath: IndexPath) -> Bool {
        selfSizedAxes(ofItemAt: indexPath) != [] && plans[indexPath.section].needsSize(ofItem: indexPath.item)
    }

    /// Returns the sides of a supplementary view that are self-sized; none if the layout has no such view.
    public func selfSizedAxes(
        ofSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
    ) -> SelfSizedAxes {
        supplementaryView(ofKind: elementKind, at: indexPath)?.selfSizedAxes ?? []
    }

    /// A Boolean value that tells whether the layout has sections or views whose sizes depend on the sizes
    /// that views prefer. If it is false, no view needs to be measured.
    public var hasSelfSizedElements: Bool {
        plans.contains { $0.isSelfSized } || boundary.contains { $0.selfSizedAxes != [] }
    }

    private func wholePixels(_ size: CGSize, _ name: @autoclosure () -> String) -> CGSize {
        guard size.width.isWithinLimits, size.height.isWithinLimits, size.width >= 0, size.height >= 0 else {
            misuse(
                "CompositionalLayoutSolver",
                "the preferred size of \(name()) is \(size); it must lie within 0 and 1e9")
        }
        return CGSize(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
    }

    private enum SupplementaryView {
        case ofLayout(BoundaryElement), ofSection(BoundaryElement), attached(GroupTemplate.Accessory)

        var selfSizedAxes: SelfSizedAxes {
            switch self {
            case .ofLayout(let element), .ofSection(let element): element.selfSizedAxes
            case .attached(let accessory): accessory.selfSizedAxes
            }
        }
    }

    private func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> SupplementaryView? {
        if indexPath.count == 1 {
            return boundary.first { $0.kind == kind && $0.number == indexPath[0] }.map { .ofLayout($0) }
        }
        guard indexPath.count == 2, plans.indices.contains(indexPath.section) else { return nil }
        let plan = plans[indexPath.section]
        if let element = plan.boundary.first(where: { $0.kind == kind && $0.number == indexPath.item }) {
            return .ofSection(element)
        }
        return plan.accessory(ofKind: kind, item: indexPath.item).map { .attached($0) }
    }

    private func change(_ section: Int, _ body: (SectionPlan) -> Bool) -> Bool {
        let plan = plans[section]
        guard body(plan) else { return false }
        extents.replace(section, with: run(of: plan))
        settleBoundary()
        return true
    }

    private func setPreferredSize(_ size: CGSize, ofBoundary element: BoundaryElement) -> Bool {
        let key = ElementSizes.Key(kind: element.kind, index: element.number)
        if !boundarySizes.take(size, along: element.selfSizedAxes, ofSupplementaryView: key) { return false }
        let (oldBands, oldBoundary) = (frame.bands.across(axis), boundary)
        frame = surroundings.frame(boundarySizes)
        if frame.bands.across(axis) != oldBands {
            for plan in plans { plan.move(to: frame.room) }
            extents = ExtentTree(plans.map(run))
        }
        settleBoundary()
        return boundary != oldBoundary
    }
}
