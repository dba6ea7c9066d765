import Foundation

/// The content that a controller displays in place of its own, and the view that displays it.
@MainActor
final class UnavailableContent {
    /// The content, or nil if the controller displays its own.
    var configuration: (any UIContentConfiguration)?
    private var view: (any UIView & UIContentView)?
    /// The view that keeps the content in its place in front of a scroll view's content.
    private var holder: FixedView?

    /// Displays the configuration for a state in front of everything else in a controller's view.
    func display(in container: UIView, for state: UIContentUnavailableConfigurationState) {
        guard let configuration = configuration?.updated(for: state) else { return remove() }
        if let view, view.supports(configuration), view.isDescendant(of: container) {
            view.configuration = configuration
            container.bringSubviewToFront(holder ?? view)
            return
        }
        remove()
        let view = configuration.makeContentView()
        self.view = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let scrollView = container as? UIScrollView {
            let holder = FixedView(frame: scrollView.bounds)
            holder.layer.zPosition = Self.front
            view.frame = holder.bounds
            holder.addSubview(view)
            scrollView.addSubview(holder)
            scrollView.cover = holder
            self.holder = holder
        } else {
            view.frame = container.bounds
            container.addSubview(view)
        }
    }

    private func remove() {
        view?.removeFromSuperview()
        holder?.removeFromSuperview()
        (view, holder) = (nil, nil)
    }

    /// A place in front of cells and headers, and behind the index of a table.
    private static let front: CGFloat = 9
}

extension UIViewController {
    /// Updates the content in place of the controller's own if that was requested. The controller's view calls it before its layout.
    func updateUnavailableContentIfNeeded() {
        guard needsUnavailableContentUpdate else { return }
        needsUnavailableContentUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        displayUnavailableContent()
    }

    /// Displays the present content in place of the controller's own, or removes it.
    func displayUnavailableContent() {
        guard let view = viewIfLoaded else { return }
        unavailableContent?.display(in: view, for: contentUnavailableConfigurationState)
    }

    /// The controller of the search whose results this controller displays, or nil.
    var resultsSearch: UISearchController? {
        navigationItem.searchController ?? parent as? UISearchController
    }
}
