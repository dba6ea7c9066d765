import Foundation
import TesseraDisplay

/// The corner configuration of a view, and of views within it.
@MainActor
final class CornerState {
    var configuration: UICornerConfiguration?
    /// True if a view within the view has corners that depend on their container.
    var containsConcentric = false
}

extension UIView {
    /// The radii of the view's corners. By default no corner is round.
    ///
    /// The radii depend on the size of the view and the corners of its container, and replace those of the ``layer``. The corners
    /// have continuous curves. They limit the background; what the view contains is limited if ``clipsToBounds`` is true. In the
    /// block of an animation the change is animated.
    /// See Apple's [cornerConfiguration](
    /// https://developer.apple.com/documentation/uikit/uiview/cornerconfiguration-7l0ja).
    public var cornerConfiguration: UICornerConfiguration {
        get { corners?.configuration ?? .corners(radius: .fixed(0)) }
        set {
            guard newValue != corners?.configuration else { return }
            madeCorners.configuration = newValue
            updateCorners()
        }
    }

    /// Returns the radius in points that a corner has now, or the largest one if several corners are given.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = viewState.cornerRadii
        let all: [(UIRectCorner, Double)] = [
            (.topLeft, radii.topLeft), (.topRight, radii.topRight), (.bottomRight, radii.bottomRight),
            (.bottomLeft, radii.bottomLeft),
        ]
        return all.filter { corner.contains($0.0) }.map { CGFloat($0.1) }.max() ?? 0
    }

    private var madeCorners: CornerState {
        let made = corners ?? CornerState()
        corners = made
        return made
    }

    /// Computes the radii of the view's corners, and of those within it that depend on them, after a change of the configuration,
    /// of the size or of the place.
    func updateCorners() {
        guard let corners else { return }
        if let configuration = corners.configuration {
            if configuration.isConcentric { markContainers() }
            apply(configuration.radii(for: bounds.size) { concentricRadii })
        }
        guard corners.containsConcentric else { return }
        for subview in subviews where subview.corners != nil { subview.updateCorners() }
    }

    /// Updates the corners after the view has got another superview.
    func moveCorners() {
        if corners?.containsConcentric == true { markContainers() }
        updateCorners()
    }

    private func apply(_ radii: CornerRadii) {
        let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        let isEven = Set(all).count == 1
        change(\.cornerRadius, to: CGFloat(all.max() ?? 0))
        change(\.maskedCorners, to: .all)
        change(\.hasContinuousCorners, to: true)
        change(\.unevenRadii, to: isEven ? [] : [radii])
        cornersDidChange()
    }

    /// Notes in the views around this one that it depends on them.
    private func markContainers() {
        var ancestor = superview
        while let view = ancestor {
            if view.corners?.containsConcentric == true { return }
            view.madeCorners.containsConcentric = true
            ancestor = view.superview
        }
    }

    /// The radii of arcs with the same centres as those of the container's corners, clockwise from the top left one.
    private var concentricRadii: [CGFloat] {
        let container = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 }
            .first { $0.viewState.cornerRadius > 0 }
        guard let container else { return [0, 0, 0, 0] }
        let (outer, inner) = (container.bounds, convert(bounds, to: container))
        let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
        let (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
        let radii = container.viewState.cornerRadii
        return [
            CGFloat(radii.topLeft) - max(top, left), CGFloat(radii.topRight) - max(top, right),
            CGFloat(radii.bottomRight) - max(bottom, right), CGFloat(radii.bottomLeft) - max(bottom, left),
        ].map { max($0, 0) }
    }
}
