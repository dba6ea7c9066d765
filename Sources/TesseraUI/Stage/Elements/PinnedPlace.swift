import Foundation
import TesseraDisplay
import TesseraLayout

/// Where a view lies that its layout has pinned to the visible part, and how it moves.
///
/// The display moves such a view by itself: it is told where the view rests, which scrolling does not change.
struct PinnedPlace: Equatable {
    private let pin: LayoutPin
    private let center: CGPoint
    private let size: CGSize

    @MainActor init?(of attributes: UICollectionViewLayoutAttributes) {
        guard let pin = attributes.pin else { return nil }
        self.pin = pin
        center = attributes.center
        size = attributes.size
    }

    /// Describes a view that lies where its layout put it; one that the app has put elsewhere stays there.
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
        properties.frame = NodeFrame(restingFrame)
        properties.sticky = StickyContent(
            axis: isHorizontal ? .horizontal : .vertical, start: start.map(Double.init),
            end: end.map(Double.init), limits: (Double(lower), Double(upper)),
            across: across.map { .init(start: Double($0.start), upper: Double($0.upper)) })
    }
}
