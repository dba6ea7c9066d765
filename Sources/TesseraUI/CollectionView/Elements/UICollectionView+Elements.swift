import Foundation

extension UICollectionView {
    /// Brings the views in line with the layout, which views that are new to their elements may change by the sizes that
    /// they prefer.
    func updateElements() {
        placeElements()
        // Each round asks views that were not asked before, so that their number is the limit; a layout that gives a view
        // up and takes it back again and again is stopped here.
        for _ in 0..<Self.mostRounds {
            guard settleSizes() else { break }
            placeElements()
        }
        layOutNewElements()
        updateDisplayed()
    }

    private static var mostRounds: Int { 100 }

    /// Gives the elements near the visible part views in their places; all other views are kept for reuse.
    private func placeElements() {
        let scenery = nearbyRect
        orthogonalScrolling.makeScrollers(in: scenery)
        let attributes = withMovingItem(
            orthogonalScrolling.changedByHandlers(
                (collectionViewLayout.layoutAttributesForElements(in: scenery) ?? []).filter {
                    // The layout has chosen itself what it shows of a section that scrolls on its own.
                    orthogonalScrolling.section(of: $0) != nil || $0.frame.intersects(scenery)
                }))
        var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for attribute in attributes { wanted[attribute.element] = attribute }

        var hasOtherOrder = elementsHaveMoved
        elementsHaveMoved = false
        for element in Array(elements.keys) where wanted[element] == nil {
            // What lies in a section that scrolls on its own goes with its scroll view.
            if update != nil, displayed.contains(element), elements[element]?.superview === self,
                let end = collectionViewLayout.attributes(of: element)
                    ?? collectionViewLayout.finalAttributes(of: element)
            {
                leave(element, to: end)
            } else {
                recycle(element)
            }
            hasOtherOrder = true
        }
        for attribute in attributes {
            if let view = elements[attribute.element] {
                if orthogonalScrolling.move(view, to: container(of: attribute)) {
                    hasOtherOrder = true
                }
                apply(attribute, to: view)
            } else {
                show(attribute)
                hasOtherOrder = true
            }
        }
        if orthogonalScrolling.removeScrollers(notIn: scenery) || hasOtherOrder { sortElements() }
    }

    /// How much beyond the visible part the display wants ready on either side, in parts of the visible part.
    var overscan: CGFloat { window?.windowScene == nil ? 0 : UIScreen.main.overscan }

    /// The visible part, and beyond it as much as the display wants ready.
    private var nearbyRect: CGRect {
        let margin = overscan
        guard margin > 0 else { return bounds }
        let dx = contentSize.width > bounds.width ? -margin * bounds.width : 0
        let dy = contentSize.height > bounds.height || dx == 0 ? -margin * bounds.height : 0
        return bounds.insetBy(dx: dx, dy: dy)
    }

    private func show(_ attribute: UICollectionViewLayoutAttributes) {
        let element = attribute.element
        let start = update.flatMap {
            $0.old[element] ?? $0.oldLayout?.attributes(of: element)?.shifted(by: $0.shift)
                ?? collectionViewLayout.initialAttributes(of: element)
        }
        UIView.performWithoutAnimation {
            let view = makeView(for: element)
            view.element = element
            view.needsMeasuring = true
            elements[element] = view
            if let cell = view as? UICollectionViewCell {
                cell.isSelected = selection.contains(element.indexPath)
            }
            let container = container(of: attribute)
            apply(start ?? attribute, to: view, in: container)
            container.addSubview(view)
            if asksForSize(of: element, view) {
                newElements.append(view)
            } else {
                view.layOutUntilAtRest()
            }
        }
        // In an animated update the view goes from where it starts to its place.
        if let view = elements[element] { apply(attribute, to: view) }
    }

    /// Whether a view's constraints are to say how large it is. It is not laid out before, since the size that it has until
    /// then may contradict them.
    private func asksForSize(of element: CollectionElement, _ view: UICollectionReusableView) -> Bool {
        view.constraintsDecideSize && collectionViewLayout.selfSizedAxes(of: element)?.isEmpty != true
    }

    /// Lays out the views that were not laid out before their sizes were known.
    private func layOutNewElements() {
        let views = newElements
        newElements = []
        UIView.performWithoutAnimation {
            for view in views where view.element != nil { view.layOutUntilAtRest() }
        }
    }

    /// The view that an element lies in. What is moved by a finger leaves a section that scrolls on its own.
    private func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        isMoving(attributes) ? self : orthogonalScrolling.container(of: attributes)
    }

    private func makeView(for element: CollectionElement) -> UICollectionReusableView {
        switch element {
        case .item(let indexPath):
            let dataSource = presentDataSource
            let dataPath = dataPath(of: indexPath)
            let cell = dataSource.collectionView(self, cellForItemAt: dataPath)
            checkUnused(cell, "collectionView(_:cellForItemAt: \(dataPath))")
            return cell
        case .supplementary(let kind, let indexPath):
            let dataSource = presentDataSource
            let view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: indexPath)
            checkUnused(
                view, "collectionView(_:viewForSupplementaryElementOfKind: “\(kind)”, at: \(indexPath))")
            return view
        case .decoration(let kind, _):
            // Registering is cheap, and the layout may register another class later.
            registry.register(
                collectionViewLayout.decorationClass(ofKind: kind), kind: .decoration, identifier: kind)
            return registry.dequeue(kind: .decoration, identifier: kind, size: .zero)
        }
    }

    private var presentDataSource: any UICollectionViewDataSource {
        guard let dataSource else {
            fatalError(
                "The data source of \(self) is gone while its items are shown: keep a reference to it, since the "
                    + "collection view does not.")
        }
        return dataSource
    }

    private func checkUnused(_ view: UICollectionReusableView, _ call: String) {
        guard view.reuseKey != nil else {
            fatalError("\(call) must return a view that was dequeued from the collection view.")
        }
        if let other = view.element {
            fatalError("\(call) returned the view of \(other.indexPath): dequeue one for each element.")
        }
    }

    func recycle(_ element: CollectionElement) {
        guard let view = elements.removeValue(forKey: element) else { return }
        retire(view, from: element, wasDisplayed: displayed.remove(element) != nil)
    }

    /// Keeps a view for reuse that was taken from its element.
    func retire(_ view: UICollectionReusableView, from element: CollectionElement, wasDisplayed: Bool) {
        if wasDisplayed { endDisplaying(view, element) }
        view.element = nil
        view.attributes = nil
        view.removeFromSuperview()
        registry.recycle(view)
    }

    /// Puts a view where its attributes want it, in coordinates of its superview or of the one that it will have.
    func apply(
        _ attribute: UICollectionViewLayoutAttributes, to view: UICollectionReusableView,
        in container: UIView? = nil
    ) {
        let scroller = (container ?? view.superview) as? OrthogonalScrollView
        let origin = scroller?.content.viewport.origin ?? .zero
        let old = view.attributes
        guard old != attribute || old?.pin != attribute.pin || view.placeOrigin != origin else { return }
        view.attributes = attribute
        view.placeOrigin = origin
        view.transform = attribute.transform
        view.bounds = CGRect(origin: view.bounds.origin, size: attribute.size)
        view.center = CGPoint(x: attribute.center.x - origin.x, y: attribute.center.y - origin.y)
        // Displays know no more than 32 bits of it.
        view.layer.zPosition = CGFloat(Int32(clamping: attribute.zIndex))
        view.alpha = attribute.alpha
        view.isHidden = attribute.isHidden
        view.apply(attribute)
    }

    private func sortElements() {
        let order = ElementOrder(of: self)
        let others = subviews.filter { !order.knows($0) }
        arrange(others + order.sorted(subviews.filter(order.knows)))
        for scroller in orthogonalScrolling.scrollers.values {
            scroller.arrange(order.sorted(scroller.subviews))
        }
    }
}
