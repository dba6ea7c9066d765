import Foundation

extension ElementStage {
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
        let orthogonal = host.orthogonalScrolling
        orthogonal?.makeScrollers(in: scenery)
        let near = layout.attributes(in: scenery).filter {
            // The layout has chosen itself what is near in a section that scrolls on its own.
            orthogonal?.section(of: $0) != nil || $0.frame.intersects(scenery)
        }
        let attributes = scrollPins.pinned(
            withMovingItem(orthogonal?.changedByHandlers(near) ?? near), on: self)
        var wanted: [StageElement: UICollectionViewLayoutAttributes] = [:]
        for attribute in attributes { wanted[attribute.element] = attribute }

        var hasOtherOrder = needsSorting
        needsSorting = false
        for element in Array(elements.keys) where wanted[element] == nil {
            // What lies in a section that scrolls on its own goes with its scroll view.
            if update != nil, displayed.contains(element), elements[element]?.superview === host,
                let end = layout.attributes(of: element) ?? layout.finalAttributes(of: element)
            {
                leave(element, to: end)
            } else {
                recycle(element)
            }
            hasOtherOrder = true
        }
        for attribute in attributes {
            if let view = elements[attribute.element] {
                if orthogonal?.move(view, to: container(of: attribute)) == true {
                    hasOtherOrder = true
                }
                apply(attribute, to: view)
            } else {
                addView(at: attribute)
                hasOtherOrder = true
            }
        }
        if orthogonal?.removeScrollers(notIn: scenery) == true || hasOtherOrder { sortElements() }
    }

    /// How much beyond the visible part the display wants ready on either side, in parts of the visible part.
    var overscan: CGFloat { host.window?.windowScene == nil ? 0 : UIScreen.main.overscan }

    /// The visible part, and beyond it as much as the display wants ready.
    private var nearbyRect: CGRect {
        let (margin, bounds, content) = (overscan, host.bounds, host.contentSize)
        guard margin > 0 else { return bounds }
        // Content that goes on across the axis too can be scrolled there as well.
        let isWide = layout.isHorizontal || content.width > bounds.width
        let isHigh = !layout.isHorizontal || content.height > bounds.height
        return bounds.insetBy(
            dx: isWide ? -margin * bounds.width : 0, dy: isHigh ? -margin * bounds.height : 0)
    }

    /// Makes a view for an element that has none and puts it in its place, in an animated update from where it comes.
    private func addView(at attribute: UICollectionViewLayoutAttributes) {
        let element = attribute.element
        let start = update.flatMap {
            $0.old[element] ?? $0.oldLayout?.attributes(of: element)?.shifted(by: $0.shift)
                ?? layout.initialAttributes(of: element)
        }
        UIView.performWithoutAnimation {
            let view = makeView(for: element)
            view.element = element
            view.needsMeasuring = true
            elements[element] = view
            if let cell = view as? any StagedCell {
                cell.isSelected = selection.contains(element.indexPath)
            }
            let container = container(of: attribute)
            apply(start ?? attribute, to: view, in: container)
            container.addSubview(view)
            if asksForSize(of: element, view) {
                unmeasured.append(view)
            } else {
                view.layOutUntilAtRest()
            }
        }
        // In an animated update the view goes from where it starts to its place.
        if let view = elements[element] { apply(attribute, to: view) }
    }

    private func makeView(for element: StageElement) -> any StagedView {
        guard let phantom = phantom(element), let host = host as? any ItemDragHost else {
            let view = host.makeView(for: inData(element))
            view.staging.isPhantom = false
            return view
        }
        let view = host.makeView(for: phantom, at: element.indexPath)
        view.staging.isPhantom = true
        return view
    }

    /// Returns true if a view's constraints are to say how large it is. It is not laid out before, since the size that it has until
    /// then may contradict them.
    private func asksForSize(of element: StageElement, _ view: any StagedView) -> Bool {
        view.constraintsDecideSize && layout.selfSizedAxes(of: element)?.isEmpty != true
    }

    /// Lays out the views that were not laid out before their sizes were known.
    private func layOutNewElements() {
        let views = unmeasured
        unmeasured = []
        UIView.performWithoutAnimation {
            for view in views where view.element != nil { view.layOutUntilAtRest() }
        }
    }

    /// Returns the view that an element lies in. What is moved by a finger leaves a section that scrolls on its own.
    private func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        isMoving(attributes) ? host : host.orthogonalScrolling?.container(of: attributes) ?? host
    }

    func recycle(_ element: StageElement) {
        guard let view = elements.removeValue(forKey: element) else { return }
        retire(view, from: element, wasDisplayed: displayed.remove(element) != nil)
    }

    /// Keeps a view for reuse that was taken from its element.
    func retire(_ view: any StagedView, from element: StageElement, wasDisplayed: Bool) {
        if wasDisplayed { endDisplaying(view, as: element) }
        view.element = nil
        view.attributes = nil
        view.removeFromSuperview()
        registry.recycle(view)
    }

    /// Puts a view where its attributes want it, in coordinates of its superview or of the one that it will have.
    func apply(
        _ attribute: UICollectionViewLayoutAttributes, to view: any StagedView,
        in container: UIView? = nil
    ) {
        let scroller = (container ?? view.superview) as? OrthogonalScrollView
        let origin = scroller?.content.viewport.origin ?? .zero
        let old = view.attributes
        guard old != attribute || old?.pin != attribute.pin || view.staging.placeOrigin != origin else {
            return
        }
        view.attributes = attribute
        view.staging.placeOrigin = origin
        view.transform = attribute.transform
        view.bounds = CGRect(origin: view.bounds.origin, size: attribute.size)
        view.center = CGPoint(x: attribute.center.x - origin.x, y: attribute.center.y - origin.y)
        // Displays know no more than 32 bits of it.
        view.layer.zPosition = CGFloat(Int32(clamping: attribute.zIndex))
        view.alpha = attribute.alpha
        view.isHidden = attribute.isHidden
        view.takeAttributes(attribute)
    }

    private func sortElements() {
        let order = ElementOrder(of: self)
        let others = host.subviews.filter { !order.knows($0) }
        host.arrange(others + order.sorted(host.subviews.filter(order.knows)))
        for scroller in host.orthogonalScrolling?.scrollers.values.map({ $0 }) ?? [] {
            scroller.arrange(order.sorted(scroller.subviews))
        }
    }
}
