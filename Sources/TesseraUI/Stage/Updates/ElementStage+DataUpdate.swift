import Foundation

extension ElementStage {
    /// Applies changes that the data source has already made. Views, the selection, sizes and all other state
    /// stay with their items.
    ///
    /// It costs time in proportion to the changes and to the visible or selected items. Without changes, the visible ones are
    /// measured again.
    ///
    /// - Parameters:
    ///   - changes: The changes of sections and items.
    ///   - map: The new places of sections and items, or nil if it is yet to be made from `changes`.
    ///   - reconfigured: The items, in the new state, whose cells are configured again in place.
    ///   - counts: The number of items of each section in the new state, or nil if the data source is to be
    ///     asked.
    ///   - animated: True if views move to their new places in an animation.
    func apply(
        _ changes: DataChanges, _ map: UpdateMap? = nil, reconfigured: [IndexPath],
        counts: [Int]? = nil, animated: Bool
    ) {
        let animated = animated && scrollView.window != nil
        if changes.isEmpty && reconfigured.isEmpty {
            restorePlaceholders(nil)
            return measureAgain(animated: animated)
        }
        let map = map ?? UpdateMap(changes)
        defer { restorePlaceholders(map) }
        deferringChanges {
            let update = StageUpdate()
            if !changes.isEmpty {
                if animated { update.old = placesNearby(map) }
                update.unassigned = moveElements(map)
                updateData(map, counts: counts)
                content.asksForTargetOffset = true
            }
            for indexPath in reconfigured { reconfigure(indexPath) }
            runUpdate(update, changes, map, animated: animated)
        }
    }

    /// Asks the views for their sizes again. An app that applies the displayed data again wants this, because it has changed what
    /// its cells contain, such as the constraints of a selected cell.
    private func measureAgain(animated: Bool) {
        guard scrollView.window != nil, !elements.isEmpty else { return }
        deferringChanges {
            for view in elements.values { view.needsMeasuring = true }
            scrollView.setNeedsLayout()
            let place = { [self] in scrollView.layoutIfNeeded() }
            if animated {
                UIView.animate(
                    withDuration: StageUpdate.duration, options: .allowUserInteraction, animations: place)
            } else {
                UIView.performWithoutAnimation(place)
            }
        }
    }

    /// Returns the old places of the items that lie within a screen of the visible part and have no cell,
    /// under their new index paths. If one of them comes into sight, its cell starts from there.
    private func placesNearby(_ map: UpdateMap) -> [StageElement: UICollectionViewLayoutAttributes] {
        guard !layout.needsPreparation else { return [:] }
        let (bounds, isHorizontal) = (scrollView.bounds, layout.isHorizontal)
        let screens = bounds.insetBy(
            dx: isHorizontal ? -bounds.width : 0, dy: isHorizontal ? 0 : -bounds.height)
        var places: [StageElement: UICollectionViewLayoutAttributes] = [:]
        for attributes in layout.attributes(in: screens) {
            guard attributes.representedElementCategory == .cell, elements[attributes.element] == nil,
                // Items in a section that scrolls on its own have no place in the scroll view from which they
                // could come.
                scrollView.orthogonalScrolling?.section(of: attributes) == nil,
                let path = map.newIndexPath(attributes.indexPath)
            else { continue }
            places[.item(path)] = attributes.copy() as? UICollectionViewLayoutAttributes
        }
        return places
    }

    /// Moves views and state to another state of the data, without placing views yet.
    func updateWithoutPlacing(_ map: UpdateMap, counts: [Int]) {
        for (element, gone) in moveElements(map) {
            if let successor = gone.successor {
                keep(gone, as: successor)
            } else {
                retire(gone.view, from: element, wasDisplayed: gone.isDisplayed)
            }
        }
        updateData(map, counts: counts)
    }

    private func updateData(_ map: UpdateMap, counts: [Int]?) {
        layout.keepSizes(through: map)
        forgetCounts(counts)
    }

    /// Places the views after an update, and calls the layout in the order that is documented.
    private func runUpdate(
        _ update: StageUpdate, _ changes: DataChanges, _ map: UpdateMap, animated: Bool
    ) {
        // A stage that has never placed views has nothing to update, and perhaps no size yet to be laid out
        // in.
        guard scrollView.window != nil || !elements.isEmpty || !update.unassigned.isEmpty else { return }
        let layout = layout
        let place = { [self] in
            assignElements(animated: animated)
            if !animated { endAnimatedUpdate() }
            if scrollView.window != nil { scrollView.layoutIfNeeded() }
            if !changes.isEmpty { layout.finishUpdate() }
        }
        run(in: .updating(update)) {
            if !changes.isEmpty {
                adjustContent()
                layout.prepareIfNeeded()
                growContentAtStart()
                layout.prepareForUpdate(changes, map)
            }
            if animated {
                UIView.animate(
                    withDuration: StageUpdate.duration, options: .allowUserInteraction, animations: place)
            } else {
                UIView.performWithoutAnimation(place)
            }
        }
    }

    /// Moves cells and state to their new index paths. Returns the other views: those of elements that are
    /// gone, and supplementary and decoration views, whose future the layout has yet to decide.
    private func moveElements(_ map: UpdateMap) -> [StageElement: UnassignedView] {
        var moved: [StageElement: any StagedView] = [:]
        var stillDisplayed: Set<StageElement> = []
        var unassigned: [StageElement: UnassignedView] = [:]
        for (element, view) in elements {
            let isDisplayed = displayed.contains(element)
            if element.isItem {
                guard let new = map.newIndexPath(element.indexPath).map(StageElement.item) else {
                    unassigned[element] = UnassignedView(view: view, isDisplayed: isDisplayed)
                    UIFocusSystem.cellLeft(view, at: element.indexPath, of: scrollView)
                    continue
                }
                view.element = new
                // The view keeps its present look until it gets the attributes of its new place.
                view.staging.preparedAttributes = view.attributes
                view.attributes = nil
                moved[new] = view
                if isDisplayed { stillDisplayed.insert(new) }
            } else {
                unassigned[element] = unassignedView(view, of: element, isDisplayed: isDisplayed, map)
            }
        }
        elements = moved
        needsSorting = true
        displayed = stillDisplayed
        scrollView.orthogonalScrolling?.renumberSections(map.newSection)
        selection = Set(selection.compactMap(map.newIndexPath))
        highlighted = highlighted.flatMap(map.newIndexPath)
        lastFocused = lastFocused.flatMap(map.newIndexPath)
        draggedItems = draggedItems.compactMapValues(map.newIndexPath)
        arriving = Set(arriving.compactMap(map.newIndexPath))
        content.anchorWithoutRoom = content.anchorWithoutRoom.flatMap { $0.moved(by: map) }
        content.scrollTarget = content.scrollTarget.flatMap { target in
            map.newIndexPath(target.indexPath).map {
                ScrollTarget(indexPath: $0, position: target.position, coveredTop: target.coveredTop)
            }
        }
        return unassigned
    }

    /// Returns the future of a supplementary or decoration view.
    private func unassignedView(
        _ view: any StagedView, of element: StageElement, isDisplayed: Bool, _ map: UpdateMap
    ) -> UnassignedView {
        var unassigned = UnassignedView(view: view, isDisplayed: isDisplayed)
        let path = element.indexPath
        if path.count != 2 {
            // An element of the whole layout stays the same.
            unassigned.successor = element
        } else if layout.isAttachedToItem(element) {
            unassigned.isAttachedToItem = true
            unassigned.successor = map.newPosition(ItemPosition(path)).map { element.moved(to: $0.indexPath) }
            unassigned.isReloaded = map.newIndexPath(path) == nil
        } else {
            unassigned.successor = map.newSection(path.section).map {
                element.moved(to: IndexPath(item: path.item, section: $0))
            }
            unassigned.isReloaded = map.isReloaded(path.section)
        }
        return unassigned
    }

    /// Gives supplementary and decoration views their new elements. The views of elements that are gone or
    /// reloaded are retired, and the places of reloaded ones are stored.
    private func assignElements(animated: Bool) {
        guard let update else { return }
        var kinds = UpdatedKinds(layout: layout)
        for (element, gone) in update.unassigned {
            let successor = kinds.successor(of: element, gone)
            if let successor, gone.isReloaded {
                update.old[successor] = gone.view.attributes
                retire(gone.view, from: element, wasDisplayed: gone.isDisplayed)
            } else if let successor, layout.attributes(of: successor) != nil {
                keep(gone, as: successor)
            } else if animated, gone.isDisplayed, let end = layout.finalAttributes(of: element) {
                animateOut(gone.view, from: element, wasDisplayed: true, to: end)
            } else {
                retire(gone.view, from: element, wasDisplayed: gone.isDisplayed)
            }
        }
        update.unassigned = [:]
    }

    private func keep(_ kept: UnassignedView, as element: StageElement) {
        kept.view.element = element
        kept.view.needsMeasuring = true
        elements[element] = kept.view
        if kept.isDisplayed { displayed.insert(element) }
    }

    /// Returns the last attributes of an element before the update under way, or its present ones.
    func lastAttributes(of element: StageElement) -> UICollectionViewLayoutAttributes? {
        (update?.unassigned[element]?.view ?? elements[element])?.attributes
    }

    /// Lets the view of a removed element move to the attributes at which its layout wants it to end, and
    /// then recycles it.
    func animateOut(_ element: StageElement, to end: UICollectionViewLayoutAttributes) {
        guard let view = elements.removeValue(forKey: element) else { return }
        animateOut(view, from: element, wasDisplayed: displayed.remove(element) != nil, to: end)
    }

    private func animateOut(
        _ view: any StagedView, from element: StageElement, wasDisplayed: Bool,
        to end: UICollectionViewLayoutAttributes
    ) {
        if wasDisplayed { endDisplaying(view, as: element) }
        view.element = nil
        let departure = view.staging.beginDeparture()
        UIView.animate(
            withDuration: StageUpdate.duration, options: .allowUserInteraction,
            animations: { apply(end, to: view) },
            completion: { [weak self] _ in
                guard view.staging.isLeaving(by: departure) else { return }
                UIView.performWithoutAnimation {
                    view.removeFromSuperview()
                    view.staging.endDeparture()
                }
                self?.keepForReuse(view)
            })
    }
}

/// The supplementary and decoration views that a layout removes and adds in an update, asked for once per
/// kind.
@MainActor
private struct UpdatedKinds {
    let layout: any StageLayout
    private var deleted: [StageElement: Set<IndexPath>] = [:]
    private var inserted: [StageElement: Set<IndexPath>] = [:]

    init(layout: any StageLayout) { self.layout = layout }

    /// Returns the element that a view represents after the update, or nil if it is gone.
    ///
    /// The views of one kind in one section are numbered. Removed and added views change the numbers of the
    /// others.
    mutating func successor(of element: StageElement, _ view: UnassignedView) -> StageElement? {
        guard let proposed = view.successor, let kind = element.ofWholeKind else { return nil }
        let gone = deleted[kind] ?? Set(layout.deletedPaths(of: element))
        let new = inserted[kind] ?? Set(layout.insertedPaths(of: element))
        (deleted[kind], inserted[kind]) = (gone, new)
        if gone.contains(element.indexPath) { return nil }
        if view.isAttachedToItem || gone.isEmpty && new.isEmpty { return proposed }
        let (oldParent, newParent) = (element.indexPath.dropLast(), proposed.indexPath.dropLast())
        let change = IndexChange(
            removed: .numbers(of: gone, in: oldParent), added: .numbers(of: new, in: newParent))
        return proposed.moved(
            to: newParent.appending(change.newIndex(of: proposed.indexPath[newParent.count])))
    }
}

extension IndexRanges {
    /// Returns the last indexes of those paths that lie directly in `parent`.
    fileprivate static func numbers(of paths: Set<IndexPath>, in parent: IndexPath) -> IndexRanges {
        IndexRanges(
            paths.filter { $0.count == parent.count + 1 && $0.starts(with: parent) }
                .map { $0[parent.count]..<$0[parent.count] + 1 })
    }
}

extension StageElement {
    /// The element that identifies a whole kind, or nil for an item.
    fileprivate var ofWholeKind: StageElement? { isItem ? nil : moved(to: IndexPath()) }
}
