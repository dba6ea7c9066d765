extension CompositionalLayoutSolver {
    /// Returns the attributes of all elements that appear in `rect`: items in order, then supplementary
    /// views, then decoration views.
    ///
    /// In a section that scrolls on its own, the items and the views attached to them are looked for in its
    /// viewport at its offset; their frames are those at an offset of zero.
    ///
    /// The time is that of ``itemIndexPaths(in:orthogonalOffsets:)``, and in proportion to the elements that
    /// are returned.
    ///
    /// - Parameters:
    ///   - rect: The part of the content in which elements are wanted, in points.
    ///   - visibleBounds: The visible part of the content, to which pinned elements keep. If it is nil, they
    ///     have the places that they would have if they scrolled with the content.
    ///   - orthogonalOffsets: The offsets of the sections that scroll on their own and are not at their
    ///     start, in points.
    ///   - orthogonalOverscan: The length on either side of the viewport of such a section in which elements
    ///     are returned as well, in fractions of the viewport.
    ///   - attributesClass: The class of the results, for layouts that use one of their own.
    public func layoutAttributesForElements(
        in rect: CGRect, visibleBounds: CGRect? = nil, orthogonalOffsets: [Int: CGFloat] = [:],
        orthogonalOverscan: CGFloat = 0,
        attributesClass: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
    ) -> [UICollectionViewLayoutAttributes] {
        guard rect.hasArea else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        let scrolling = OrthogonalOffsets(offsets: orthogonalOffsets, overscan: orthogonalOverscan)
        let sections = sections(in: rect)
        forEachItem(in: rect, sections, scrolling) { section, item, frame, zIndex in
            found.append(
                attributesClass.make(
                    .cell, at: IndexPath(item: item, section: section), frame: frame, zIndex: zIndex))
        }
        let wanted = Box(rect)
        forEachSupplementaryView(in: rect, sections, PinResolver(of: self, visibleBounds), scrolling) {
            element in
            found.append(element.attributes(of: attributesClass))
        }
        forEachDecorationView(in: sections) { element in
            // The background of an empty section is invisible.
            guard element.frame.hasArea, Box(element.frame).overlaps(wanted) else { return }
            found.append(element.attributes(of: attributesClass))
        }
        return found
    }

    /// Returns the attributes of a supplementary view, or `nil` if the layout has no such view.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the view.
    ///   - indexPath: For a view that is attached to an item or a group, the index path of the item or of
    ///     the group's first item. For a view at the boundary of a section, the section and the view's
    ///     number among those of its kind. For a view at the boundary of the layout, this number alone.
    ///   - visibleBounds: The visible part of the content, to which pinned elements keep. If it is nil, they
    ///     have the places that they would have if they scrolled with the content.
    ///   - attributesClass: The class of the result, for layouts that use one of their own.
    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath, visibleBounds: CGRect? = nil,
        attributesClass: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
    ) -> UICollectionViewLayoutAttributes? {
        let pins = PinResolver(of: self, visibleBounds)
        let element: PlacedView?
        if indexPath.count == 1 {
            element =
                boundary.first { $0.kind == elementKind && $0.number == indexPath[0] }
                .map { placed($0, pins) }
        } else if indexPath.count == 2, let section = section(indexPath.section) {
            element =
                section.plan.boundary.first { $0.kind == elementKind && $0.number == indexPath.item }
                .map { placed($0, in: section, pins) }
                ?? section.plan.accessory(ofKind: elementKind, item: indexPath.item)
                .map { placed($0, in: section) }
        } else {
            element = nil
        }
        return element?.attributes(of: attributesClass)
    }

    /// Returns true if the views of a kind in a section are attached to its items and groups rather than to
    /// its boundary. Their index paths are then those of items.
    package func hasViewsOfItems(ofKind elementKind: String, inSection section: Int) -> Bool {
        plans.indices.contains(section) && plans[section].groups?.hasAccessories(ofKind: elementKind) == true
    }

    /// Returns the attributes of a decoration view, or `nil` if the layout has no such view.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the view.
    ///   - indexPath: The section and the view's number among those of its kind.
    ///   - attributesClass: The class of the result, for layouts that use one of their own.
    public func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath,
        attributesClass: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let section = section(indexPath.section) else { return nil }
        return section.plan.decorations
            .first { $0.kind == elementKind && $0.number == indexPath.item }
            .map { placed($0, in: section).attributes(of: attributesClass) }
    }

    /// A supplementary or decoration view with its place.
    private struct PlacedView {
        var category = UICollectionElementCategory.supplementaryView
        let kind: String
        let indexPath: IndexPath
        let frame: CGRect
        let zIndex: Int
        var pin: LayoutPin?

        @MainActor func attributes(
            of attributesClass: UICollectionViewLayoutAttributes.Type
        ) -> UICollectionViewLayoutAttributes {
            let attributes = attributesClass.make(
                category, ofKind: kind, at: indexPath, frame: frame, zIndex: zIndex)
            attributes.pin = pin
            return attributes
        }
    }

    private func forEachSupplementaryView(
        in rect: CGRect, _ sections: [PlacedSection], _ pins: PinResolver, _ scrolling: OrthogonalOffsets,
        _ body: (PlacedView) -> Void
    ) {
        let wanted = Box(rect)
        func visit(_ view: PlacedView) {
            if Box(view.frame).overlaps(wanted) { body(view) }
        }
        for section in sections {
            if let window = window(rect, in: section, scrolling) {
                for accessory in section.plan.accessories(in: window.box) {
                    let view = placed(accessory, in: section)
                    if Box(view.frame).offset(by: window.scrolled).overlaps(window.wanted) { body(view) }
                }
            }
            for element in section.plan.boundary { visit(placed(element, in: section, pins)) }
        }
        for element in boundary { visit(placed(element, pins)) }
    }

    private func forEachDecorationView(in sections: [PlacedSection], _ body: (PlacedView) -> Void) {
        for section in sections {
            for element in section.plan.decorations { body(placed(element, in: section)) }
        }
    }

    private func placed(_ element: DecorationElement, in section: PlacedSection) -> PlacedView {
        PlacedView(
            category: .decorationView, kind: element.kind,
            indexPath: IndexPath(item: element.number, section: section.number),
            frame: frame(of: element.box, in: section), zIndex: element.zIndex)
    }

    private func placed(_ accessory: GroupTemplate.Accessory, in section: PlacedSection) -> PlacedView {
        PlacedView(
            kind: accessory.kind, indexPath: IndexPath(item: accessory.item, section: section.number),
            frame: contentFrame(of: accessory.box, in: section), zIndex: accessory.zIndex)
    }

    private func placed(_ element: BoundaryElement, in section: PlacedSection, _ pins: PinResolver)
        -> PlacedView
    {
        let (frame, pin) = place(element, in: section, pins)
        return PlacedView(
            kind: element.kind, indexPath: IndexPath(item: element.number, section: section.number),
            frame: frame,
            zIndex: element.zIndex, pin: pin)
    }

    private func placed(_ element: BoundaryElement, _ pins: PinResolver) -> PlacedView {
        let (frame, pin) = place(element, pins)
        return PlacedView(
            kind: element.kind, indexPath: IndexPath(index: element.number), frame: frame,
            zIndex: element.zIndex, pin: pin)
    }
}
