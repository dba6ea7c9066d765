import Foundation
import TesseraBasics
import TesseraGeometry

extension CALayer {
    /// True if the layer belongs to no view of the app.
    var isStandalone: Bool { view is LayerView }

    /// Inserts a layer at an index among the sublayers, or in front of all if the index is nil.
    func insert(_ layer: CALayer, at index: Int?) {
        demand(
            layer !== self && !sequence(first: self, next: \.superlayer).contains { $0 === layer },
            "addSublayer: \(layer) contains \(self) itself.")
        let parent = view
        guard layer.isStandalone else {
            demand(
                layer.view.superview === parent,
                "addSublayer: \(layer) is the layer of a view. Add the view as a subview instead.")
            let before = (sublayers ?? []).prefix(index ?? .max).filter { $0 !== layer && !$0.isStandalone }
            parent.reorder(layer.view, to: min(before.count, parent.subviews.count - 1))
            return
        }
        layer.takeOut()
        let count = parent.subviews.count + (parent.layerState?.children.count ?? 0)
        let child = layer.view
        let window = parent.window
        child.superview = parent
        parent.madeLayerState.insert(layer, at: min(max(index ?? count, 0), count), of: parent)
        sublayersChanged()
        child.traitsChanged()
        if window != nil { child.announceMoved() }
        child.propagateNeedsLayout()
        // A layout that adds layers places them itself. Charts make all their layers anew in each layout, which must not ask for another one.
        if !view.isLayingOut { setNeedsLayout() }
        if parent.isWatched, parent.node.committer != nil {
            layer.action(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
        }
    }

    /// Inserts a layer next to a sublayer: behind it if the offset is 0, in front of it if the offset is 1.
    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling else { return insert(layer, at: offset == 0 ? 0 : nil) }
        guard layer !== sibling else { return }
        if layer.isStandalone { layer.takeOut() }
        let others = (sublayers ?? []).filter { $0 !== layer }
        guard let index = others.firstIndex(where: { $0 === sibling }) else {
            fatalError("insertSublayer: \(sibling) is no sublayer of \(self).")
        }
        insert(layer, at: index + offset)
    }

    /// Takes the layer out of its superlayer.
    func takeOut() {
        if let masked = view.maskedView { masked.mask = nil }
        guard let parent = view.superview else { return }
        guard isStandalone else { return view.removeFromSuperview() }
        let hadWindow = parent.window != nil
        parent.layerState?.remove(self)
        view.superview = nil
        if hadWindow { view.announceMoved() }
        parent.layer.sublayersChanged()
    }

    /// Sends the display the changed list of sublayers.
    func sublayersChanged() { view.setNeedsChildrenCommit() }

    // MARK: Coordinates

    /// Returns the deepest layer that contains a point of the superlayer's coordinates, or nil if none does.
    func deepestLayer(at point: CGPoint) -> CALayer? {
        // The geometry of a picture is its own.
        let outside = isPicture ? nil : superlayer
        if keepsDepth, let outside { return nearestLayer(onRayThrough: point, of: outside) }
        return deepestLayer(around: outside.map { convert(point, from: $0) } ?? converted(fromOutside: point))
    }

    /// Returns the deepest layer that contains a point of the layer's own coordinates, or nil if none does.
    func deepestLayer(around inner: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let isInside = contains(inner)
        guard isInside || !masksToBounds else { return nil }
        if !isPicture, state.spaces.first?.sublayerTransform != nil {
            return nearestLayer(onRayThrough: inner, of: self) ?? (isInside ? self : nil)
        }
        let ordered = (sublayers ?? []).enumerated().sorted {
            ($1.element.state.depth, $1.offset) < ($0.element.state.depth, $0.offset)
        }
        for (_, sublayer) in ordered {
            if let found = sublayer.hitTest(inner) { return found }
        }
        return isInside ? self : nil
    }

    /// Returns the point of a layer without a superlayer that lies at a point around the layer.
    private func converted(fromOutside point: CGPoint) -> CGPoint {
        let state = state
        if state.leavesPlane {
            let far = CGPoint(x: CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude)
            return Projection(state.wayOut()).inverted?.place(of: point) ?? far
        }
        let toOutside = CGAffineTransform(
            translationX: -state.bounds.minX - state.bounds.width * state.anchorPoint.x,
            y: -state.bounds.minY - state.bounds.height * state.anchorPoint.y
        ).concatenating(state.transform)
            .concatenating(CGAffineTransform(translationX: state.center.x, y: state.center.y))
        return point.applying(toOutside.inverted())
    }
}
