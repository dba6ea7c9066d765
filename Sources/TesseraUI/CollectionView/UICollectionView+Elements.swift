import Foundation

extension UICollectionView {
    /// Brings the views in line with the layout: those near the visible part exist, all others are kept for reuse.
    func updateElements() {
        let scenery = nearbyRect
        let attributes = (collectionViewLayout.layoutAttributesForElements(in: scenery) ?? []).filter {
            $0.representedElementCategory != .decorationView && $0.frame.intersects(scenery)
        }
        var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for attribute in attributes { wanted[attribute.element] = attribute }

        var hasChanged = false
        for element in Array(elements.keys) where wanted[element] == nil {
            recycle(element)
            hasChanged = true
        }
        for attribute in attributes {
            if let view = elements[attribute.element] {
                apply(attribute, to: view)
            } else {
                UIView.performWithoutAnimation { show(attribute) }
                hasChanged = true
            }
        }
        if hasChanged { sortElements() }
        updateDisplayed()
    }

    /// The visible part, and beyond it as much as the display wants ready.
    private var nearbyRect: CGRect {
        let margin = UIScreen.main.overscan
        let isShown = window?.windowScene != nil
        return isShown ? bounds.insetBy(dx: 0, dy: -margin * bounds.height) : bounds
    }

    private func show(_ attribute: UICollectionViewLayoutAttributes) {
        let element = attribute.element
        let view = makeView(for: element)
        view.element = element
        elements[element] = view
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.contains(element.indexPath)
        }
        apply(attribute, to: view)
        addSubview(view)
        view.layoutIfNeeded()
    }

    private func makeView(for element: CollectionElement) -> UICollectionReusableView {
        switch element {
        case .item(let indexPath):
            guard let dataSource else { preconditionFailure("The data source of \(self) is gone.") }
            let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
            precondition(
                cell.reuseIdentifier != nil,
                "collectionView(_:cellForItemAt: \(indexPath)) must return a cell that was dequeued.")
            precondition(
                cell.element == nil,
                "collectionView(_:cellForItemAt: \(indexPath)) returned the cell of \(cell.element?.indexPath ?? []): "
                    + "dequeue one for each item.")
            return cell
        case .supplementary(let kind, let indexPath):
            guard let provider = dataSource as? any SupplementaryViewSource,
                let view = provider.supplementaryView(in: self, kind: kind, at: indexPath)
            else {
                preconditionFailure(
                    "The layout asks for a supplementary view of kind “\(kind)” at \(indexPath); the data source "
                        + "provides none.")
            }
            return view
        }
    }

    func recycle(_ element: CollectionElement) {
        guard let view = elements.removeValue(forKey: element) else { return }
        if displayed.remove(element) != nil { endDisplaying(view, element) }
        view.element = nil
        view.attributes = nil
        view.removeFromSuperview()
        registry.recycle(view)
    }

    private func apply(_ attribute: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        guard view.attributes != attribute else { return }
        view.attributes = attribute
        view.transform = attribute.transform
        view.bounds = CGRect(origin: view.bounds.origin, size: attribute.size)
        view.center = attribute.center
        view.alpha = attribute.alpha
        view.isHidden = attribute.isHidden
        view.apply(attribute)
    }

    /// Views lie in the order of their items: that is the order in which a screen reader reads them.
    private func sortElements() {
        let others = subviews.filter { !($0 is UICollectionReusableView) }
        let sorted = subviews.compactMap { $0 as? UICollectionReusableView }.sorted { left, right in
            let (a, b) = (left.attributes?.zIndex ?? 0, right.attributes?.zIndex ?? 0)
            if a != b { return a < b }
            guard let a = left.element, let b = right.element else {
                return left.element == nil && right.element != nil
            }
            if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
            if case .item = a { return true }
            return false
        }
        arrange(others + sorted)
    }

    private func updateDisplayed() {
        var now: Set<CollectionElement> = []
        for (element, view) in elements where view.frame.intersects(bounds) { now.insert(element) }
        guard now != displayed else { return }
        let (gone, new) = (displayed.subtracting(now), now.subtracting(displayed))
        displayed = now
        for element in gone {
            if let view = elements[element] { endDisplaying(view, element) }
        }
        for element in new.sorted(by: { $0.indexPath < $1.indexPath }) {
            if case .item(let indexPath) = element, let cell = elements[element] as? UICollectionViewCell {
                collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
            }
        }
    }

    private func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard case .item(let indexPath) = element, let cell = view as? UICollectionViewCell else { return }
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    }
}

extension UICollectionViewLayoutAttributes {
    var element: CollectionElement {
        representedElementCategory == .cell
            ? .item(indexPath) : .supplementary(kind: representedElementKind ?? "", indexPath)
    }
}

/// A data source that has supplementary views.
@MainActor
protocol SupplementaryViewSource {
    func supplementaryView(in collectionView: UICollectionView, kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
}
