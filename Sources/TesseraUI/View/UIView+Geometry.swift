import Foundation
import TesseraSelectors

extension UIView {
    /// Moves and sizes the view so that it fills `frame`, given its transform.
    func setFrame(_ frame: CGRect) {
        let size: CGSize
        if viewState.transform.isIdentity, !viewState.leavesPlane {
            size = frame.size
        } else {
            // Arithmetic with the transform is not exact, and a place that differs by a rounding error would end an animation.
            if frame == viewState.frame { return }
            let box = CGRect(origin: .zero, size: frame.size).applying(viewState.transform.inverted())
            size = frame.size == viewState.frame.size ? viewState.bounds.size : box.size
        }
        var center = CGPoint(x: frame.midX, y: frame.midY)
        if viewState.anchorPoint != CGPoint(x: 0.5, y: 0.5) || viewState.leavesPlane {
            var state = viewState
            state.bounds.size = size
            let box = state.transformed(state.anchoredBox)
            center = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
        }
        place(bounds: CGRect(origin: viewState.bounds.origin, size: size), center: center)
    }

    /// The view's rectangle in points of its superview.
    var presentFrame: CGRect {
        guard viewState.transform.isIdentity, viewState.spaces.isEmpty else { return viewState.frame }
        // Most views have no transform. Copying the whole state would take longer than computing the rectangle.
        let (size, anchor, center) = (viewState.bounds.size, viewState.anchorPoint, viewState.center)
        return ViewState.box(of: size, around: anchor).offsetBy(dx: center.x, dy: center.y)
    }

    /// Sets bounds and center together. The safe area depends on both, and no observer must see a safe area
    /// that belongs to neither the old nor the new place.
    func place(bounds: CGRect, center: CGPoint) {
        let old = viewState.bounds
        guard bounds != old || center != viewState.center else { return }
        let announced = announceGeometry(from: old, to: bounds, center: center)
        defer { announced?() }
        if bounds != old { boundsWillChange(to: bounds) }
        change(\.bounds, to: bounds)
        change(\.center, to: center)
        if bounds.origin != old.origin { setChildrenNeedCommit() }
        if bounds != old { setNeedsLayout() }
        if corners != nil { updateCorners() }
        frameChangedForConstraints(sizeChanged: bounds.size != old.size)
        updateSafeArea()
        // Inherited margins depend on the place of the view, and a controller's minimum margins on its width.
        if preservesSuperviewLayoutMargins || viewController != nil { updateLayoutMargins() }
        guard bounds.size != old.size else { return }
        superview?.subviewSizeDidChange(self)
        replicator?.copies.place()
        if autoresizesSubviews { resizeSubviews(from: old.size) }
        for subview in subviews { subview.updateSafeArea() }
        updateInheritedMargins()
    }

    /// Marks the subviews for a commit. Their places are sent relative to the origin of the bounds, so a new
    /// origin moves them all.
    private func setChildrenNeedCommit() {
        if scrollsSubviews { return }
        for subview in subviews { subview.setNeedsCommit() }
        for view in layerViews { view.setNeedsCommit() }
    }

    private func resizeSubviews(from oldSize: CGSize) {
        for subview in subviews
        where !subview.autoresizingMask.isEmpty && subview.translatesAutoresizingMaskIntoConstraints {
            let mask = subview.autoresizingMask
            var frame = subview.frameWithoutTransform
            (frame.origin.x, frame.size.width) = Self.resized(
                frame.origin.x, frame.size.width, oldSize.width, viewState.bounds.width,
                [
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin),
                ])
            (frame.origin.y, frame.size.height) = Self.resized(
                frame.origin.y, frame.size.height, oldSize.height, viewState.bounds.height,
                [
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin),
                ])
            subview.setFrameWithoutTransform(frame)
        }
    }

    private var isTransformed: Bool { !viewState.transform.isIdentity || viewState.leavesPlane }

    /// The rectangle that the view would fill in its superview without its transform.
    private var frameWithoutTransform: CGRect {
        guard isTransformed else { return frame }
        return ViewState.box(of: viewState.bounds.size, around: viewState.anchorPoint)
            .offsetBy(dx: viewState.center.x, dy: viewState.center.y)
    }

    /// Moves and sizes the view so that it would fill a rectangle without its transform.
    private func setFrameWithoutTransform(_ rectangle: CGRect) {
        guard isTransformed else { return frame = rectangle }
        let anchor = viewState.anchorPoint
        place(
            bounds: CGRect(origin: viewState.bounds.origin, size: rectangle.size),
            center: CGPoint(
                x: rectangle.minX + rectangle.width * anchor.x,
                y: rectangle.minY + rectangle.height * anchor.y))
    }

    private static func resized(
        _ origin: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ flexible: [Bool]
    ) -> (CGFloat, CGFloat) {
        guard old != new else { return (origin, length) }
        let shares = AutoresizingShares(origin: origin, length: length, room: old, flexible: flexible)
        return (origin + shares.origin * (new - old), max(length + shares.length * (new - old), 0))
    }

    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = convertToRoot(point)
        return view?.convertFromRoot(inRoot) ?? inRoot
    }

    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convertFromRoot(view?.convertToRoot(point) ?? point)
    }

    func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        Self.rectangle(of: rect) { convert($0, to: view) }
    }

    func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        Self.rectangle(of: rect) { convert($0, from: view) }
    }

    /// Returns the smallest rectangle around the converted corners of a rectangle.
    static func rectangle(of rect: CGRect, converted: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(converted)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.reduce(xs[0], min), ys.reduce(ys[0], min))
        return CGRect(
            x: left, y: top, width: xs.reduce(xs[0], max) - left, height: ys.reduce(ys[0], max) - top)
    }

    /// The transform from this view's coordinates to those of its superview.
    private var toSuperview: CGAffineTransform {
        let (bounds, center) = (viewState.bounds, viewState.center)
        // Subviews of a view with flipped coordinates are not mirrored themselves.
        let isTurned = isFlipped != (superview?.isFlipped ?? false)
        let anchor = viewState.anchorPoint
        return CGAffineTransform(
            translationX: -bounds.minX - bounds.width * anchor.x, y: -bounds.minY - bounds.height * anchor.y
        )
        .concatenating(isTurned ? .flip : .identity)
        .concatenating(viewState.transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Converts a point to the coordinates of the screen. A view without a superview that is no window counts as lying on the
    /// screen.
    func convertToScreen(_ point: CGPoint) -> CGPoint {
        convertToRoot(point).applying(root.toSuperview)
    }

    /// Converts a point of the screen to the view's coordinates.
    func convertFromScreen(_ point: CGPoint) -> CGPoint {
        convertFromRoot(point.applying(root.toSuperview.inverted()))
    }

    /// The outermost view around the view, or the view itself.
    var root: UIView {
        var root = self
        while let superview = root.superview { root = superview }
        return root
    }

    private func convertToRoot(_ point: CGPoint) -> CGPoint {
        var (point, view): (CGPoint, UIView) = (point, self)
        while let superview = view.superview {
            if view.isPlane(in: superview) {
                point = point.applying(view.toSuperview)
                view = superview
            } else {
                let seen = view.seen(point)
                (point, view) = (seen.point, seen.plane ?? superview)
            }
        }
        return point
    }

    func convertFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        guard isPlane(in: superview) else { return pointOnRay(throughRoot: point) }
        return superview.convertFromRoot(point).applying(toSuperview.inverted())
    }
}
