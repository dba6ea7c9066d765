import Foundation
import TesseraBasics
import TesseraDisplay

extension UIView {
    /// Sets another view as the mask, or none.
    func setMask(_ view: UIView?) {
        demand(
            view == nil || (view !== self && view?.superview == nil),
            "UIView.mask: the mask must be a view that has no superview.")
        guard view !== storedMask else { return }
        if let old = storedMask {
            old.layerState?.removeAllAnimations(of: old)
            old.maskedView = nil
        }
        // A view can mask only one view at a time.
        view?.maskedView?.mask = nil
        storedMask = view
        view?.maskedView = self
        // A layer of the app's own keeps its view, and not the other way round.
        if let layer = (view as? LayerView)?.layerIfExists {
            madeLayerState.mask = layer
        } else {
            layerState?.mask = nil
        }
        updateMask()
    }

    /// Updates the description of the mask after a change of it.
    func updateMask() {
        change(\.mask, to: storedMask.flatMap { $0.describedAsMask(of: self, state: $0.viewState) })
    }

    /// Returns the description of the view with a state as a mask of another view, or nil if browsers cannot draw
    /// it. The masked view is then visible as a whole.
    func describedAsMask(of masked: UIView, state: ViewState) -> ViewMask? {
        let traits = masked.traitCollection
        if let problem = obstacleToMasking(traits) {
            complainOnce(
                "A \(type(of: self)) masks a \(type(of: masked)) and is not drawn as a mask, since \(problem): plain views "
                    + "with a background colour and image views with a picture are.")
            return nil
        }
        let origin = masked.bounds.origin
        // Without rotation and shear, rectangles stay rectangles.
        let scale = min(abs(state.transform.a), abs(state.transform.d))
        var mask = ViewMask(
            frame: state.frame.offsetBy(dx: -origin.x, dy: -origin.y),
            cornerRadius: state.cornerRadius * scale, maskedCorners: state.maskedCorners,
            alpha: state.isHidden ? 0 : state.alpha)
        if let layer = self as? LayerView {
            layer.describeMask(in: &mask, state: state, origin: origin)
        } else {
            describeMask(in: &mask, traits: traits)
        }
        return mask
    }

    /// Returns the reason why browsers cannot draw the view as a mask, or nil if they can.
    private func obstacleToMasking(_ traits: UITraitCollection) -> String? {
        if !displayedChildren.isEmpty { return "it has subviews or sublayers" }
        let isTurned = viewState.transform.b != 0 || viewState.transform.c != 0
        // The points of a path can be turned.
        if isTurned, (self as? LayerView)?.isShape != true { return "it is turned or sheared" }
        if viewState.shadowOpacity > 0 { return "it has a shadow" }
        if storedMask != nil { return "it has a mask itself" }
        var properties = NodeProperties()
        describeContent(in: &properties, context: CommitContext(traits: traits))
        if properties.text != nil { return "it shows text" }
        if properties.scroll != nil { return "it scrolls" }
        guard let image = properties.image else { return nil }
        if image.resource == nil { return "it shows a symbol" }
        if image.slices != nil { return "its image has cap insets" }
        if image.isMirrored == true { return "its image is mirrored" }
        if viewState.cornerRadius > 0 { return "it shows an image and has round corners" }
        if viewState.backgroundColor != nil { return "it shows an image and has a background colour" }
        return nil
    }
}
