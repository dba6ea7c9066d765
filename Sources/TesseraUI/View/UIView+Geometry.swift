import Foundation

extension UIView {
    /// Moves and sizes the view so that it fills `frame`, given its transform.
    func setFrame(_ frame: CGRect) {
        let size: CGSize
        if state.transform.isIdentity {
            size = frame.size
        } else {
            let box = CGRect(origin: .zero, size: frame.size).applying(state.transform.inverted())
            size = box.size
        }
        place(
            bounds: CGRect(origin: state.bounds.origin, size: size),
            center: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Sets both at once: the safe area depends on both, and no one is to see one that belongs to neither place.
    func place(bounds: CGRect, center: CGPoint) {
        let old = state.bounds
        guard bounds != old || center != state.center else { return }
        if bounds != old { boundsWillChange(to: bounds) }
        change(\.bounds, to: bounds)
        change(\.center, to: center)
        if bounds.origin != old.origin { setChildrenNeedCommit() }
        if bounds != old { setNeedsLayout() }
        updateSafeArea()
        // Where a view lies counts for what it inherits, and how wide it is for what its controller asks for.
        if preservesSuperviewLayoutMargins || viewController != nil { updateLayoutMargins() }
        guard bounds.size != old.size else { return }
        if autoresizesSubviews { resizeSubviews(from: old.size) }
        for subview in subviews { subview.updateSafeArea() }
        updateInheritedMargins()
    }

    /// Children's places are told relative to what is visible, so a moved origin moves them all.
    private func setChildrenNeedCommit() {
        if self is UIScrollView { return }
        for subview in subviews { subview.setNeedsCommit() }
    }

    private func resizeSubviews(from oldSize: CGSize) {
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            let mask = subview.autoresizingMask
            var frame = subview.frame
            (frame.origin.x, frame.size.width) = Self.resized(
                frame.origin.x, frame.size.width, oldSize.width, state.bounds.width,
                near: mask.contains(.flexibleLeftMargin), middle: mask.contains(.flexibleWidth),
                far: mask.contains(.flexibleRightMargin))
            (frame.origin.y, frame.size.height) = Self.resized(
                frame.origin.y, frame.size.height, oldSize.height, state.bounds.height,
                near: mask.contains(.flexibleTopMargin), middle: mask.contains(.flexibleHeight),
                far: mask.contains(.flexibleBottomMargin))
            subview.frame = frame
        }
    }

    /// Shares what an axis grew by among its flexible parts, in proportion to their lengths, or evenly where all of
    /// them are empty.
    private static func resized(
        _ origin: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat,
        near: Bool, middle: Bool, far: Bool
    ) -> (CGFloat, CGFloat) {
        let parts = [near ? max(origin, 0) : 0, middle ? length : 0, far ? max(old - origin - length, 0) : 0]
        let flexible = [near, middle, far]
        guard flexible.contains(true), old != new else { return (origin, length) }
        let total = parts.reduce(0, +)
        let count = CGFloat(flexible.filter { $0 }.count)
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return (new - old) * (total > 0 ? parts[index] / total : 1 / count)
        }
        return (origin + share(0), max(length + share(1), 0))
    }

    /// Converts a point of this view's coordinates to those of `view`, or of the window where it is nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = convertToRoot(point)
        return view?.convertFromRoot(inRoot) ?? inRoot
    }

    /// Converts a point of `view`'s coordinates, or of the window's where it is nil, to those of this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convertFromRoot(view?.convertToRoot(point) ?? point)
    }

    /// Converts a rectangle of this view's coordinates to those of `view`, or of the window where it is nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        Self.rectangle(of: rect) { convert($0, to: view) }
    }

    /// Converts a rectangle of `view`'s coordinates, or of the window's where it is nil, to those of this view.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        Self.rectangle(of: rect) { convert($0, from: view) }
    }

    private static func rectangle(of rect: CGRect, converted: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(converted)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.reduce(xs[0], min), ys.reduce(ys[0], min))
        return CGRect(
            x: left, y: top, width: xs.reduce(xs[0], max) - left, height: ys.reduce(ys[0], max) - top)
    }

    /// From this view's coordinates to those of its superview.
    private var toSuperview: CGAffineTransform {
        let (bounds, center) = (state.bounds, state.center)
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(state.transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    private func convertToRoot(_ point: CGPoint) -> CGPoint {
        var (point, view): (CGPoint, UIView) = (point, self)
        while let superview = view.superview {
            point = point.applying(view.toSuperview)
            view = superview
        }
        return point
    }

    private func convertFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        return superview.convertFromRoot(point).applying(toSuperview.inverted())
    }
}
