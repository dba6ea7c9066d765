import Foundation
import TesseraDisplay
import TesseraLayout

/// The place of a view that its layout keeps in the visible part, and the rule by which it moves.
///
/// The display moves such a view by itself. It gets the view's unpinned frame, which does not change when the
/// content scrolls.
struct ViewPin: Equatable {
    private let pin: LayoutPin
    private let center: CGPoint
    private let size: CGSize

    @MainActor init?(of attributes: UICollectionViewLayoutAttributes) {
        guard let pin = attributes.pin else { return nil }
        self.pin = pin
        center = attributes.center
        size = attributes.size
    }

    /// Writes the unpinned frame and the rule into the properties of a view. A view that the app has moved
    /// elsewhere keeps its own place.
    @MainActor func describe(_ view: UIView, in properties: inout NodeProperties) {
        guard view.viewState.center == center, view.viewState.bounds.size == size else { return }
        let scrollView = view.superview as? UIScrollView
        let pin = scrollView?.isFlipped == true ? pin.mirrored(in: scrollView?.flippedWidth ?? 0) : pin
        pin.describe(in: &properties)
    }
}

extension LayoutPin {
    /// Describes the place of an element that the display moves while the content scrolls.
    func describe(in properties: inout NodeProperties) {
        properties.frame = NodeFrame(unpinnedFrame)
        properties.sticky = StickyContent(
            axis: isHorizontal ? .horizontal : .vertical, start: start.map(Double.init),
            end: end.map(Double.init), limits: (Double(lower), Double(upper)),
            across: across.map { .init(start: Double($0.start), upper: Double($0.upper)) })
    }
}
