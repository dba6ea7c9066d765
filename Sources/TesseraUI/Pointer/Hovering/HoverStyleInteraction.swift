import Foundation

/// The pointer interaction of a view with a hover style.
final class HoverStyleInteraction: UIPointerInteraction {
    private let decision: HoverDecision
    var style: UIHoverStyle { decision.style }

    init(_ style: UIHoverStyle) {
        decision = HoverDecision(style)
        super.init(delegate: decision)
    }
}

/// Decides the effect of the pointer on a view with a hover style.
@MainActor
private final class HoverDecision: NSObject, UIPointerInteractionDelegate {
    let style: UIHoverStyle

    init(_ style: UIHoverStyle) {
        self.style = style
        super.init()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { style.isEnabled ? defaultRegion : nil }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        guard let view = interaction.view, view.superview != nil, view.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        if let shape = style.shape {
            let context = UIShape.ResolutionContext(
                bounds: view.bounds, cornerRadius: view.layer.cornerRadius)
            parameters.visiblePath = shape.resolvedShape(in: context).path
        }
        let preview = UITargetedPreview(view: view, parameters: parameters)
        switch style.effect {
        case is UIHoverHighlightEffect: return UIPointerStyle(effect: .highlight(preview))
        case is UIHoverLiftEffect: return UIPointerStyle(effect: .lift(preview))
        default: return UIPointerStyle(effect: .automatic(preview))
        }
    }
}
