import Foundation
import TesseraDisplay
import TesseraLayout

/// What a stage knows of one of its views.
@MainActor
final class Staging {
    private unowned let view: UIView

    init(of view: UIView) { self.view = view }

    /// The element that the view stands for now.
    var element: StageElement? { didSet { if element != oldValue { view.setNeedsCommit() } } }

    /// True if the view stands for a gap or a placeholder, of which the delegate does not hear.
    var isPhantom = false

    /// True if the stage must ask for the size that the view prefers.
    var needsMeasuring = true

    /// Where the view waits to be used again. It is nil if it was not dequeued, or is not to be kept.
    var reuseKey: ReuseRegistry.Key?

    /// The attributes that the view has.
    var attributes: UICollectionViewLayoutAttributes? {
        didSet { pinnedPlace = attributes.flatMap(PinnedPlace.init) }
    }

    /// Where the layout has pinned the view. It is set before the view's own place changes, so that an animation starts
    /// where the view is.
    private(set) var pinnedPlace: PinnedPlace? {
        willSet { if newValue != nil, newValue != pinnedPlace { view.prepareAnimation(of: .pinnedPlace) } }
        didSet { if pinnedPlace != oldValue { view.setNeedsCommit() } }
    }

    /// Where the coordinates start in which the view's place is given, in those of its attributes.
    var placeOrigin = CGPoint.zero

    /// Describes the view's element, and its place where that is pinned.
    func describe(in properties: inout NodeProperties) {
        if view.superview is any StageHost { pinnedPlace?.describe(view, in: &properties) }
        switch element {
        case .item(let indexPath): properties.indexPath = [indexPath.section, indexPath.item]
        case .supplementary(let kind, let indexPath), .decoration(let kind, let indexPath):
            properties.elementKind = kind
            properties.section = indexPath.first
        case nil: break
        }
    }
}
