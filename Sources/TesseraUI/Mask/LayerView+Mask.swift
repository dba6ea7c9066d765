import Foundation
import TesseraDisplay
import TesseraGraphics

extension LayerView {
    /// True if the layer draws a path.
    var isShape: Bool {
        if case .shape? = viewState.layerContent { true } else { false }
    }

    /// Adds what the layer draws to the description of the layer as the mask of a view.
    ///
    /// - Parameters:
    ///   - mask: The description.
    ///   - state: The state of the layer.
    ///   - origin: The origin of the view's bounds.
    func describeMask(in mask: inout ViewMask, state: ViewState, origin: CGPoint) {
        let background = state.backgroundColor?.cgColor.alpha ?? 0
        if let contents = layerState?.contents {
            mask.image = contents.content(
                mode: ImageContent.ContentMode(contentMode), center: layer.contentsCenter)
            mask.image?.keepsPrevious = nil
            return
        }
        // A background that is opaque covers everything that the layer draws.
        guard background < 1 else { return }
        switch state.layerContent {
        case .gradient(let gradient)? where !gradient.colors.isEmpty: mask.gradient = gradient
        case .shape(var shape)?:
            describe(&shape, in: &mask, state: state, origin: origin)
        default: mask.alpha *= background
        }
    }

    private func describe(
        _ shape: inout ShapeState, in mask: inout ViewMask, state: ViewState, origin: CGPoint
    ) {
        let (bounds, anchor) = (state.bounds, state.anchorPoint)
        let place = CGAffineTransform(
            translationX: -bounds.minX - bounds.width * anchor.x,
            y: -bounds.minY - bounds.height * anchor.y
        ).concatenating(state.transform)
            .concatenating(
                CGAffineTransform(translationX: state.center.x - origin.x, y: state.center.y - origin.y))
        let path = shape.path?.shape.applying(place) ?? PathShape()
        let fill = shape.fillColor?.alpha ?? 0
        let hasLine = (shape.strokeColor?.alpha ?? 0) > 0 && shape.lineWidth > 0
        guard hasLine || fill == 0 else {
            // An area alone is a path, which browsers clip to and animate.
            mask.path = path.elements.isEmpty ? "M0 0" : path.notation
            mask.isEvenOdd = shape.fillRule == .evenOdd
            mask.alpha *= fill
            return
        }
        guard hasLine else {
            mask.alpha = 0
            return
        }
        let scale = abs(place.a * place.d - place.b * place.c).squareRoot()
        shape.path = CGPath(path)
        shape.lineWidth *= scale
        shape.lineDashPhase *= scale
        shape.lineDashPattern = shape.lineDashPattern?.map { NSNumber(value: $0.doubleValue * Double(scale)) }
        mask.shape = shape
    }
}
