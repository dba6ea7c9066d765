import Foundation
import TesseraBasics
import TesseraDisplay

/// A view that represents an element of a collection view or table view, or waits to be reused.
@MainActor
protocol StagedView: UIView {
    /// The state that the stage keeps for the view.
    var staging: Staging { get }
    /// The identifier under which the view was registered.
    var reuseIdentifier: String? { get }
    /// Makes the view ready for another element.
    func prepareForReuse()
    /// Returns the attributes with the size that the view prefers.
    func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    /// Takes the app's own values from attributes. The stage has already set place, transform, opacity and
    /// visibility.
    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes)
    /// True if constraints within the view decide its size.
    var constraintsDecideSize: Bool { get }
    /// The views that contain the constraints which decide its size: the view itself and, in a cell, the content view.
    var constraintContainers: [UIView] { get }
}

/// A staged view that stands for an item, which can be selected.
@MainActor
protocol StagedCell: StagedView {
    /// True if the item is selected.
    var isSelected: Bool { get set }
    /// True if the cell is highlighted because a finger is on it.
    var isHighlighted: Bool { get set }
}

extension StagedView {
    /// The element that the view represents now, or nil if it waits to be reused.
    var element: StageElement? {
        get { staging.element }
        set { staging.element = newValue }
    }

    /// The attributes that were applied to the view.
    var attributes: UICollectionViewLayoutAttributes? {
        get { staging.attributes }
        set { staging.attributes = newValue }
    }

    /// True if the stage must ask the view which size it prefers.
    var needsMeasuring: Bool {
        get { staging.needsMeasuring }
        set { staging.needsMeasuring = newValue }
    }

    /// Asks for another measurement whenever constraints within the view change, if the scroll view wants that then.
    func observeConstraints() {
        guard stagedScrollView?.measuresAfterConstraintChanges == true else { return }
        for root in constraintContainers where root.autoLayout?.constraintsDidChange == nil {
            root.autoLayoutState.constraintsDidChange = { [weak self] in
                guard let self, !staging.isMeasuring, let scrollView = stagedScrollView,
                    scrollView.measuresAfterConstraintChanges
                else { return }
                needsMeasuring = true
                scrollView.setNeedsLayout()
            }
        }
    }

    /// Ends the app if a data source returned a view that was not dequeued or already represents an element.
    ///
    /// - Parameters:
    ///   - call: The data source's method, for the message.
    ///   - dequeuer: The name of the scroll view that dequeues views, for the message.
    func checkUnused(_ call: String, dequeuer: String) {
        demand(staging.reuseKey != nil, "\(call) must return a view that was dequeued from \(dequeuer).")
        if let other = element {
            fatalError("\(call) returned the view of \(other.indexPath): dequeue one for each element.")
        }
    }

    /// The scroll view that contains the view, directly or in a section that scrolls on its own.
    var stagedScrollView: (any StagedScrollView)? {
        (superview as? OrthogonalScrollView)?.superview as? any StagedScrollView ?? superview
            as? any StagedScrollView
    }
}
