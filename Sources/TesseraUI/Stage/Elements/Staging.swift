import Foundation
import TesseraDisplay
import TesseraLayout

/// The state that a stage keeps for one of its views.
@MainActor
final class Staging {
    private unowned let view: UIView

    init(of view: UIView) { self.view = view }

    /// The element that the view represents now, or nil if it waits to be reused.
    var element: StageElement? { didSet { if element != oldValue { view.setNeedsCommit() } } }

    /// True if the view represents a gap or a placeholder. The delegate is not informed of such a view.
    var isPhantom = false

    /// True if the stage must ask the view which size it prefers.
    var needsMeasuring = true

    /// True while the view is asked which size it prefers. Constraints that change meanwhile, and back, cause no other
    /// measurement.
    var isMeasuring = false

    /// The animation in which the view leaves the screen, or nil. A view that the app gives to an element meanwhile, such as a
    /// cell of its own that it reloads, stays.
    private var departure: Departure?

    /// What a view gets back at the end of its way out.
    final class Departure {
        fileprivate let takesTouches: Bool
        fileprivate init(takesTouches: Bool) { self.takesTouches = takesTouches }
    }

    /// Begins the animation in which the view leaves the screen. It takes no touches meanwhile.
    func beginDeparture() -> Departure {
        endDeparture()
        let departure = Departure(takesTouches: view.isUserInteractionEnabled)
        self.departure = departure
        view.isUserInteractionEnabled = false
        return departure
    }

    /// Returns true if the view is still on the way out that began with a departure.
    func isLeaving(by departure: Departure) -> Bool { self.departure === departure }

    /// Ends the way out, if the view is on one.
    func endDeparture() {
        guard let departure else { return }
        self.departure = nil
        view.isUserInteractionEnabled = departure.takesTouches
    }

    /// The key under which the view is kept for reuse, or nil if it was not dequeued or must not be kept.
    var reuseKey: ReuseRegistry.Key?

    /// The attributes that were applied to the view.
    var attributes: UICollectionViewLayoutAttributes? {
        didSet { viewPin = attributes.flatMap(ViewPin.init) }
    }

    /// The attributes whose look the view has while ``attributes`` is nil. The view has been dequeued for them, or an update has
    /// given the view another element. It is nil once the view has attributes again.
    var preparedAttributes: UICollectionViewLayoutAttributes?

    /// The view's place if the layout pins it. It is set before the view's frame changes, so that an
    /// animation starts where the view is.
    private(set) var viewPin: ViewPin? {
        willSet { if newValue != nil, newValue != viewPin { view.prepareAnimation(of: .viewPin) } }
        didSet { if viewPin != oldValue { view.setNeedsCommit() } }
    }

    /// The origin of the view's superview, in the coordinates of the attributes: it is not zero in a section
    /// that scrolls on its own.
    var placeOrigin = CGPoint.zero

    /// Writes the view's element, and its place if that is pinned, into the properties for the display.
    func describe(in properties: inout NodeProperties) {
        if view.superview is any StagedScrollView { viewPin?.describe(view, in: &properties) }
        switch element {
        case .item(let indexPath): properties.indexPath = [indexPath.section, indexPath.item]
        case .supplementary(let kind, let indexPath), .decoration(let kind, let indexPath):
            properties.elementKind = kind
            properties.section = indexPath.first
        case nil: break
        }
    }
}
