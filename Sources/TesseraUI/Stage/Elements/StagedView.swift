import Foundation
import TesseraBasics
import TesseraDisplay

/// A view that stands for an element of a collection view or table view, and waits to be used again when it does not.
@MainActor
protocol StagedView: UIView {
    /// What the stage knows of the view.
    var staging: Staging { get }
    /// The identifier under which the view was registered.
    var reuseIdentifier: String? { get }
    /// Makes the view ready for another element.
    func prepareForReuse()
    /// Returns the attributes with the size that the view prefers.
    func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    /// Takes what is special in attributes; place, transform, opacity and visibility are set already.
    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes)
    /// Whether constraints within the view say how large it is.
    var constraintsDecideSize: Bool { get }
}

/// A staged view that stands for an item, which can be selected.
@MainActor
protocol StagedCell: StagedView {
    /// Whether the item is selected.
    var isSelected: Bool { get set }
    /// Whether a finger is on the cell.
    var isHighlighted: Bool { get set }
}

extension StagedView {
    /// The element that the view stands for now.
    var element: StageElement? {
        get { staging.element }
        set { staging.element = newValue }
    }

    /// The attributes that the view has.
    var attributes: UICollectionViewLayoutAttributes? {
        get { staging.attributes }
        set { staging.attributes = newValue }
    }

    /// Whether the stage must ask for the size that the view prefers.
    var needsMeasuring: Bool {
        get { staging.needsMeasuring }
        set { staging.needsMeasuring = newValue }
    }

    /// Ends the app where a data source returned a view that was not dequeued, or that stands for another element.
    func checkUnused(_ call: String, host: String) {
        demand(staging.reuseKey != nil, "\(call) must return a view that was dequeued from \(host).")
        if let other = element {
            fatalError("\(call) returned the view of \(other.indexPath): dequeue one for each element.")
        }
    }

    /// The host that the view lies in, or in whose section that scrolls on its own it lies.
    var stageHost: (any StageHost)? {
        (superview as? OrthogonalScrollView)?.superview as? any StageHost ?? superview as? any StageHost
    }
}
