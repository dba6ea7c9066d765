import Foundation

/// The presentation controller of a search, which lies in the context of the searched controller.
final class SearchPresentationController: UIPresentationController {
    private weak var search: UISearchController?

    init(of search: UISearchController) {
        self.search = search
        super.init(presentedViewController: search, presenting: nil)
    }

    override var presentingViewController: UIViewController {
        search?.presentingViewController ?? presentedViewController
    }
    override var shouldPresentInFullscreen: Bool { false }
    /// The view in front of whose content the search lies.
    override var containerView: UIView? { search?.viewInContext?.superview }
    override var presentedView: UIView? { search?.viewInContext ?? search?.view }
    override var frameOfPresentedViewInContainerView: CGRect { search?.viewInContext?.frame ?? .zero }
}
