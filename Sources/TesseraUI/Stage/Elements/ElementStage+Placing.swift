import Foundation
import TesseraBasics

extension ElementStage {
    /// Updates the views to the layout. The layout may change in the process, because it takes the sizes that
    /// new views prefer.
    func updateElements() {
        placeElements()
        // Each round measures views that were not measured before, so that the rounds end. The limit is for a
        // layout that drops a view and wants it back again and again.
        for _ in 0..<Self.mostRounds {
            guard settleSizes() else { break }
            placeElements()
        }
        layOutNewElements()
        updateDisplayed()
    }

    private static var mostRounds: Int { 100 }

    /// Gives each element near the visible part a view in its place. All other views are recycled.
    private func placeElements() {
        let nearby = nearbyRect
        // The view of an item whose text is edited stays while the content scrolls, so that the user can go on typing. So does a
        // cell with the focus, so that the keyboard goes on from it.
        let keptElement = editedElement ?? focusedElement
        let next = StagePlacement(of: self, in: nearby, keeping: keptElement)
        if let placement, placement == next { return }
        defer { placement = next }
        let orthogonal = scrollView.orthogonalScrolling
        orthogonal?.makeScrollers(in: nearby)
        var near: [UICollectionViewLayoutAttributes] = []
        // For a section that scrolls on its own the layout has already chosen the elements near its visible part.
        for attribute in layout.attributes(in: nearby)
        where orthogonal?.section(of: attribute) != nil || attribute.frame.intersects(nearby) {
            near.append(attribute)
        }
        let attributes = pinFinder.pinned(
            withMovingItem(orthogonal?.changedByHandlers(near) ?? near), on: self)
        var placed: [(element: StageElement, attribute: UICollectionViewLayoutAttributes)] = []
        var wanted = Set<StageElement>(minimumCapacity: attributes.count)
        for attribute in attributes {
            let element = attribute.element
            placed.append((element, attribute))
            wanted.insert(element)
        }
        let edited = keptElement.flatMap { layout.attributes(of: $0) }
        if let edited, wanted.insert(edited.element).inserted { placed.append((edited.element, edited)) }

        var hasOtherOrder = needsSorting
        needsSorting = false
        // Each call of a closure would check that it runs on the main thread.
        var unwanted: [StageElement] = []
        for element in elements.keys where !wanted.contains(element) { unwanted.append(element) }
        for element in unwanted.sorted(by: { $0.indexPath < $1.indexPath }) {
            // A view in a section that scrolls on its own disappears together with its scroll view.
            if update != nil, displayed.contains(element), elements[element]?.superview === scrollView,
                let end = layout.attributes(of: element) ?? layout.finalAttributes(of: element)
            {
                animateOut(element, to: end)
            } else {
                recycle(element)
            }
            hasOtherOrder = true
        }
        for (element, attribute) in placed {
            if let view = elements[element] {
                if orthogonal?.move(view, to: container(of: attribute)) == true {
                    hasOtherOrder = true
                }
                apply(attribute, to: view)
            } else {
                addView(at: attribute)
                hasOtherOrder = true
            }
        }
        let kept = edited.flatMap { orthogonal?.section(of: $0) }
        if orthogonal?.removeScrollers(notIn: nearby, keeping: kept) == true || hasOtherOrder {
            sortElements()
        }
    }

    /// The element with the first responder, or nil if there is none.
    private var editedElement: StageElement? {
        guard let responder = scrollView.innerFirstResponder as? UIView else { return nil }
        let view = sequence(first: responder, next: \.superview).first {
            let container = $0.superview
            return container === scrollView
                || container is OrthogonalScrollView && container?.superview === scrollView
        }
        guard let view = view as? any StagedView, let element = view.element, elements[element] === view
        else { return nil }
        return element
    }

    /// Makes a view for an element and adds it in its place. In an animated update the view begins at the
    /// place that the element comes from.
    private func addView(at attribute: UICollectionViewLayoutAttributes) {
        let element = attribute.element
        let start = update.flatMap {
            $0.old[element] ?? $0.oldLayout?.attributes(of: element)?.shifted(by: $0.displacement)
                ?? layout.initialAttributes(of: element)
        }
        UIView.performWithoutAnimation {
            let view = makeView(for: element)
            view.staging.endDeparture()
            view.element = element
            view.needsMeasuring = true
            elements[element] = view
            if let cell = view as? any StagedCell {
                cell.isSelected = selection.contains(element.indexPath)
            }
            let container = container(of: attribute)
            apply(start ?? attribute, to: view, in: container)
            container.addSubview(view)
            view.observeConstraints()
            if asksForSize(of: element, view) {
                unmeasured.append(view)
            } else {
                view.layOutUntilStable()
            }
        }
        // In an animated update this moves the view from its first place to its final one.
        if let view = elements[element] { apply(attribute, to: view) }
    }

    private func makeView(for element: StageElement) -> any StagedView {
        guard let phantom = phantom(element), let scrollView = scrollView as? any ItemDragScrollView else {
            if case .item(let path) = element {
                demand(
                    hasItem(at: path),
                    "The layout returned attributes for the cell at \(path), and there is no such item.")
            }
            let view = scrollView.makeView(for: inData(element))
            view.noteReuse(in: scrollView)
            view.staging.isPhantom = false
            return view
        }
        let view = scrollView.makeView(for: phantom, at: element.indexPath)
        view.staging.isPhantom = true
        return view
    }

    /// Returns true if a view's constraints decide its size. Such a view is laid out only after it was
    /// measured, since its first size may contradict the constraints.
    private func asksForSize(of element: StageElement, _ view: any StagedView) -> Bool {
        view.constraintsDecideSize && layout.selfSizedAxes(of: element)?.isEmpty != true
    }

    /// Lays out the views that were waiting for their sizes.
    private func layOutNewElements() {
        let views = unmeasured
        unmeasured = []
        UIView.performWithoutAnimation {
            for view in views where view.element != nil { view.layOutUntilStable() }
        }
    }

    /// Returns the view that an element lies in. An item that a finger moves lies in the scroll view, even if
    /// its section scrolls on its own.
    private func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        isMoving(attributes)
            ? scrollView : scrollView.orthogonalScrolling?.container(of: attributes) ?? scrollView
    }

    func recycle(_ element: StageElement) {
        guard let view = elements.removeValue(forKey: element) else { return }
        retire(view, from: element, wasDisplayed: displayed.remove(element) != nil)
    }

    /// Recycles a view that was taken from its element.
    func retire(_ view: any StagedView, from element: StageElement, wasDisplayed: Bool) {
        if wasDisplayed { endDisplaying(view, as: element) }
        if UIFocusSystem.focusedView === view {
            UIFocusSystem.cellLeft(view, at: element.indexPath, of: scrollView)
        }
        view.element = nil
        view.removeFromSuperview()
        keepForReuse(view)
    }

    /// Keeps a view that has left the screen for reuse. Before, the view loses its attributes and their look. What the app has
    /// set itself, such as a transform, stays in table views; collection views prepare each dequeued view with its attributes.
    func keepForReuse(_ view: any StagedView) {
        let last = view.attributes ?? view.staging.preparedAttributes
        view.attributes = nil
        view.staging.preparedAttributes = nil
        UIView.performWithoutAnimation { setLook(of: view, to: Self.usualAttributes, insteadOf: last) }
        registry.recycle(view)
    }

    /// Gives a view the place and the look that attributes describe.
    ///
    /// - Parameter container: The view's future superview, or nil if it has its superview already. Its
    ///   content origin is subtracted from the place.
    func apply(
        _ attribute: UICollectionViewLayoutAttributes, to view: any StagedView,
        in container: UIView? = nil
    ) {
        let scroller = (container ?? view.superview) as? OrthogonalScrollView
        let origin = scroller?.content.viewport.origin ?? .zero
        let old = view.attributes
        if let old, old.equals(attribute), old.pin == attribute.pin, view.staging.placeOrigin == origin {
            return
        }
        // A layout of the app may change the same object for the next pass.
        let kept = layout.readsUpdates ? attribute.copy() as? UICollectionViewLayoutAttributes : nil
        view.attributes = kept ?? attribute
        view.staging.placeOrigin = origin
        // If the app has changed the look itself, its values remain until the attributes change.
        setLook(
            of: view, to: attribute, insteadOf: old ?? view.staging.preparedAttributes ?? Self.usualAttributes
        )
        view.staging.preparedAttributes = nil
        view.bounds = CGRect(origin: view.bounds.origin, size: attribute.size)
        view.center = CGPoint(x: attribute.center.x - origin.x, y: attribute.center.y - origin.y)
        view.takeAttributes(attribute)
    }

    /// Gives a dequeued view the frame and the look of its attributes. As in UIKit, this happens before the app configures the
    /// view, so that the app can hide the view, for example.
    func prepare(_ view: any StagedView, with attributes: UICollectionViewLayoutAttributes) {
        UIView.performWithoutAnimation {
            setLook(of: view, to: attributes, insteadOf: nil)
            view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
            view.center = attributes.center
        }
        view.staging.preparedAttributes = attributes
    }

    /// The attributes of a new view: it is opaque and visible, and has no transform.
    private static let usualAttributes = UICollectionViewLayoutAttributes()

    /// Sets the transform, the z position and the visibility of a view to those of `new`. Leaves out what is the same in `old`.
    private func setLook(
        of view: any StagedView, to new: UICollectionViewLayoutAttributes,
        insteadOf old: UICollectionViewLayoutAttributes?
    ) {
        if new.spaceEntries != nil || old?.spaceEntries != nil {
            if new.transform3D != old?.transform3D { view.transform3D = new.transform3D }
        } else if new.transform != old?.transform {
            view.transform = new.transform
        }
        // A display keeps only 32 bits of the z index.
        if new.zIndex != old?.zIndex { view.layer.zPosition = CGFloat(Int32(clamping: new.zIndex)) }
        if new.alpha != old?.alpha { view.alpha = new.alpha }
        if new.isHidden != old?.isHidden { view.isHidden = new.isHidden }
    }

    private func sortElements() {
        let order = ElementOrder(of: self)
        scrollView.arrange(order.arranged(scrollView.subviews))
        for scroller in scrollView.orthogonalScrolling?.scrollers.values.map({ $0 }) ?? [] {
            scroller.arrange(order.sorted(scroller.subviews))
        }
    }
}
