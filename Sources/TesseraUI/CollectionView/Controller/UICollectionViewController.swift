import Foundation
import TesseraBasics

/// A controller with a collection view. It is the data source and the delegate of the collection view.
/// See Apple's [UICollectionViewController](
/// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller).
///
/// ```swift
/// final class DishesViewController: UICollectionViewController {
///     init() {
///         super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
///     }
///     required init?(coder: NSCoder) { fatalError("The controller is made in code.") }
///
///     override func collectionView(
///         _ collectionView: UICollectionView, numberOfItemsInSection section: Int
///     ) -> Int { dishes.count }
/// }
/// ```
///
/// A diffable data source for the collection view replaces the controller as its data source.
///
/// As on iOS, the controller's view is not the collection view but a view around it. Subviews that are added to it stay in place
/// above the items.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource
{
    /// The layout with which the controller was created, or nil if it comes from a storyboard or a nib.
    private let layout: UICollectionViewLayout?

    /// Creates a controller whose collection view uses a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view is loaded from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from a storyboard or a nib, from which it later loads its collection view. Returns nil for
    /// any other coder, because a collection view needs a layout.
    public required init?(coder: NSCoder) {
        guard let nib = coder.nib else { return nil }
        layout = nil
        super.init(coder: coder)
        nib.with(nib.bool("clearsSelectionOnViewWillAppear")) { clearsSelectionOnViewWillAppear = $0 }
    }

    /// The collection view, which fills the controller's view. A new one takes the place of the old one.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return loadedCollectionView
        }
        set {
            guard let newValue else {
                fatalError("UICollectionViewController.collectionView: nil; the controller must have one.")
            }
            adopt(newValue)
        }
    }
    private var loadedCollectionView: UICollectionView?

    /// The layout with which the controller was created, or the layout of its nib.
    open var collectionViewLayout: UICollectionViewLayout { layout ?? collectionView.collectionViewLayout }

    /// A Boolean value that tells whether items are deselected when the view is about to appear. The default
    /// is true.
    open var clearsSelectionOnViewWillAppear = true

    /// A Boolean value that tells whether a long press moves items that the data source permits to move. The
    /// default is true.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { updateMovementGesture() }
    }
    private var movementGesture: UILongPressGestureRecognizer?

    private func adopt(_ collectionView: UICollectionView) {
        if let movementGesture { loadedCollectionView?.removeGestureRecognizer(movementGesture) }
        movementGesture = nil
        let frame = viewIfLoaded?.bounds ?? collectionView.frame
        if loadedCollectionView !== collectionView { loadedCollectionView?.removeFromSuperview() }
        loadedCollectionView = collectionView
        // A view that is not loaded yet, or that is the collection view of a nib, is replaced by the view around it.
        if !isViewLoaded || viewIfLoaded === collectionView { view = UIView(frame: frame) }
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.translatesAutoresizingMaskIntoConstraints = true
        view.insertSubview(collectionView, at: 0)
        if collectionView.dataSource == nil { collectionView.dataSource = self }
        if collectionView.delegate == nil { collectionView.delegate = self }
        updateMovementGesture()
    }

    open override func loadView() {
        if loadNibView() {
            demand(
                viewIfLoaded is UICollectionView,
                "-[UICollectionViewController loadView] instantiated a view that is no UICollectionView.")
            if let view = viewIfLoaded as? UICollectionView { adopt(view) }
            return
        }
        let view = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
        view.backgroundColor = .systemBackground
        adopt(view)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let loadedCollectionView, !loadedCollectionView.isEditing
        else { return }
        for indexPath in loadedCollectionView.indexPathsForSelectedItems ?? [] {
            loadedCollectionView.deselectItem(at: indexPath, animated: animated)
        }
    }

    /// Begins or ends editing of the controller and its collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        guard let loadedCollectionView else { return }
        if animated {
            loadedCollectionView.isEditing = editing
        } else {
            UIView.performWithoutAnimation { loadedCollectionView.isEditing = editing }
        }
    }

    // MARK: Moving items

    private func updateMovementGesture() {
        guard let loadedCollectionView else { return }
        guard installsStandardGestureForInteractiveMovement else {
            if let movementGesture { loadedCollectionView.removeGestureRecognizer(movementGesture) }
            movementGesture = nil
            return
        }
        guard movementGesture == nil else { return }
        let press = MovementGesture()
        loadedCollectionView.addGestureRecognizer(press)
        movementGesture = press
    }

    /// Returns true. Subclasses override it if some items must not open.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    // MARK: Data source

    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns 0. Subclasses override it.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }
    /// Stops the app. A subclass with items must override the method.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError("\(type(of: self)) must override collectionView(_:cellForItemAt:).")
    }
    /// Stops the app. A subclass whose layout has supplementary views must override the method.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "\(type(of: self)) must override collectionView(_:viewForSupplementaryElementOfKind:at:) for the kind "
                + "“\(kind)”.")
    }
    /// Returns true if the subclass overrides ``collectionView(_:moveItemAt:to:)``.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.dataSourceMovesItems(trying: indexPath)
    }
    /// Stops the app, unless the item stays where it is. A subclass whose items can be moved must override the method.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.move.isMissing(in: self)
        if sourceIndexPath == destinationIndexPath { return }
        fatalError("\(type(of: self)) must override collectionView(_:moveItemAt:to:).")
    }
    /// Returns nil: there is no index at the trailing edge.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the first item of the section with the index of the title.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    // MARK: Delegate

    /// Returns true.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    { true }
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns true.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    { true }
    /// Returns true.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    { true }
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Returns true unless the collection view is being edited.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    // MARK: Focus

    /// Returns true if the user can select items.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    { collectionView.selectsItems }
    /// Returns true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns nil.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    /// Returns true.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { true }

    // MARK: Selecting several items

    /// Returns false.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.multipleSelection.isMissing(in: self)
        return false
    }
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Returns true.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Returns a layout that interpolates between the two layouts.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    /// Returns the proposed offset.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the result of ``collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)``.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }
    /// Returns the proposed index path.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    // MARK: Context menus

    /// Returns the result of the older form if there is one item, otherwise nil.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(
            collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }
    /// Returns nil.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.contextMenu.isMissing(in: self)
        return nil
    }
    /// Returns the result of the older form.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Returns the result of the older form.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Returns nil.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Returns false.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
        -> Bool
    {
        OptionalMethod.cellMenu.isMissing(in: self)
        return false
    }
    /// Returns false.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    // MARK: Scrolling

    /// Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Leaves the target of the scrolling unchanged.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalMethod.targetContentOffset.isMissing(in: self) }

    /// Does nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns true.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Returns nil: the content cannot be zoomed.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    // MARK: Navigating with one collection view

    /// A Boolean value that tells whether a push of this controller changes the layout of the collection view that is on screen,
    /// instead of moving another one over it. The default is false.
    ///
    /// If the controller below in the navigation controller's stack is a collection view controller, too, its collection view
    /// becomes the ``collectionView`` of this one, and changes to this controller's ``collectionViewLayout``. It keeps its data
    /// source and its delegate. When this controller is popped, the collection view goes back and changes to the layout that it
    /// had before. Set the value before you push the controller.
    /// See Apple's [useLayoutToLayoutNavigationTransitions](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/uselayouttolayoutnavigationtransitions).
    open var useLayoutToLayoutNavigationTransitions = false

    /// The layout that the collection view had when a controller that was pushed got it, or nil.
    private var layoutWhenLent: UICollectionViewLayout?
}

/// Sharing the collection view with a neighbour in the stack of a navigation controller.
extension UICollectionViewController {
    /// True if the view contains the controller's collection view, and no other controller has got it.
    var hasCollectionView: Bool {
        guard let loadedCollectionView, let viewIfLoaded else { return false }
        return loadedCollectionView.isDescendant(of: viewIfLoaded)
    }

    /// True if a controller that was pushed has got the collection view.
    var hasLentCollectionView: Bool { layoutWhenLent != nil }

    /// Returns true if both controllers have the same collection view.
    func sharesCollectionView(with other: UICollectionViewController) -> Bool {
        loadedCollectionView != nil && loadedCollectionView === other.loadedCollectionView
    }

    /// Gives the collection view to a controller, and returns the layout that it is to have there.
    func lendCollectionView(to other: UICollectionViewController) -> UICollectionViewLayout {
        let own = other.layout ?? other.collectionView.collectionViewLayout
        layoutWhenLent = collectionView.collectionViewLayout
        other.display(shared: collectionView)
        return own
    }

    /// Takes the collection view back, and returns the layout that it had here.
    func takeCollectionViewBack() -> UICollectionViewLayout {
        display(shared: collectionView)
        let own = layoutWhenLent ?? collectionViewLayout
        layoutWhenLent = nil
        return own
    }

    private func display(shared collectionView: UICollectionView) {
        if loadedCollectionView !== collectionView {
            if let movementGesture { loadedCollectionView?.removeGestureRecognizer(movementGesture) }
            movementGesture = nil
            loadedCollectionView?.removeFromSuperview()
            loadedCollectionView = collectionView
        }
        collectionView.frame = view.bounds
        view.insertSubview(collectionView, at: 0)
    }
}
