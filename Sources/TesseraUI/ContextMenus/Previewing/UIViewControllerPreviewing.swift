import Foundation

/// A view whose content the user can preview. ``UIViewController/registerForPreviewing(with:sourceView:)`` returns it.
/// See Apple's [UIViewControllerPreviewing](https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing).
///
/// Apple advises to use ``UIContextMenuInteraction`` in new apps.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// A recognizer that fails at once, so that recognizers that require its failure do not wait. Previews take precedence in any
    /// case: they open after a long press, which the display recognizes.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The object that provides the previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view.
    var sourceView: UIView { get }
    /// The part of the view that is lifted, in points of the view. The delegate sets it when it is asked for a preview; until
    /// then it is the whole view.
    var sourceRect: CGRect { get set }
}

/// An object that provides previews.
/// See Apple's [UIViewControllerPreviewingDelegate](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate).
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller that previews what lies at a point of the source view, or nil for no preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Displays the controller of a preview that the user has tapped.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// Opens previews as context menus of a source view.
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    private weak var ownDelegate: (any UIViewControllerPreviewingDelegate)?
    let sourceView: UIView
    var sourceRect: CGRect
    let previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer = PreviewingGesture()
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The controller of the open preview.
    private(set) var controller: UIViewController?

    init(_ delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        (ownDelegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
        super.init()
        sourceView.addGestureRecognizer(previewingGestureRecognizerForFailureRelationship)
        sourceView.addInteraction(interaction)
    }

    var delegate: any UIViewControllerPreviewingDelegate {
        guard let ownDelegate else {
            fatalError("UIViewControllerPreviewing.delegate: the delegate does not exist any more.")
        }
        return ownDelegate
    }

    /// Opens no more previews.
    func end() {
        sourceView.removeInteraction(interaction)
        sourceView.removeGestureRecognizer(previewingGestureRecognizerForFailureRelationship)
    }
}

extension PreviewingContext: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        sourceRect = sourceView.bounds
        guard
            let controller = ownDelegate?.previewingContext(self, viewControllerForLocation: location)
        else { return nil }
        self.controller = controller
        let items = controller.previewActionItems
        return UIContextMenuConfiguration(
            previewProvider: { controller },
            actionProvider: items.isEmpty
                ? nil : { _ in UIMenu(children: items.compactMap { $0.element(for: controller) }) })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard sourceView.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        if sourceRect != sourceView.bounds { parameters.visiblePath = UIBezierPath(rect: sourceRect) }
        return UITargetedPreview(view: sourceView, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller else { return }
        animator.addCompletion { [self] in
            ownDelegate?.previewingContext(self, commit: controller)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { controller = nil }
}

/// The recognizer of a previewing context, which leaves all touches to others.
private final class PreviewingGesture: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
