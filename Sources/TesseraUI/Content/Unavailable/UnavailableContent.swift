import Foundation

/// The content that covers a controller's view while the controller has nothing else to display, and the view of that content.
@MainActor
final class UnavailableContent {
    /// The content, or nil if nothing covers the controller's view.
    var configuration: (any UIContentConfiguration)?
    private var view: (any UIView & UIContentView)?
    /// The view around the content that keeps it in its place while a scroll view scrolls, or nil in other views.
    private var holder: FixedView?

    /// Displays the configuration for a state in front of everything else in a controller's view.
    ///
    /// - Parameters:
    ///   - container: The controller's view.
    ///   - state: The state for which the configuration is adapted.
    ///   - search: The view of an active search, which stays in front of the content, or nil.
    func display(
        in container: UIView, for state: UIContentUnavailableConfigurationState, behind search: UIView?
    ) {
        guard let configuration = configuration?.updated(for: state) else { return remove() }
        if let view, view.supports(configuration), view.isDescendant(of: container) {
            view.configuration = configuration
            return
        }
        remove()
        let view = configuration.makeContentView()
        self.view = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let scrollView = container as? UIScrollView {
            let holder = FixedView(frame: scrollView.bounds)
            holder.layer.zPosition = Self.front
            holder.preservesSuperviewLayoutMargins = true
            view.frame = holder.bounds
            holder.addSubview(view)
            scrollView.addSubview(holder)
            scrollView.cover = holder
            self.holder = holder
        } else {
            view.frame = container.bounds
            container.addSubview(view)
            if let search, search.superview === container { container.bringSubviewToFront(search) }
        }
    }

    private func remove() {
        view?.removeFromSuperview()
        holder?.removeFromSuperview()
        (view, holder) = (nil, nil)
    }

    /// A z position that is higher than those of cells and headers, which layouts determine.
    private static let front: CGFloat = 1_000_000
}

extension UIViewController {
    /// Lets the controller update the content that covers its view, if an update was requested. The view calls it before its
    /// layout.
    func updateUnavailableContentIfNeeded() {
        guard needsUnavailableContentUpdate else { return }
        needsUnavailableContentUpdate = false
        observeReads(of: .unavailableContent) {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        displayUnavailableContent()
    }

    /// Displays the content that covers the controller's view, or removes its view if there is none.
    func displayUnavailableContent() {
        guard let unavailableContent, let view = viewIfLoaded else { return }
        let search = children.lazy.compactMap { $0 as? UISearchController }.first
        unavailableContent.display(
            in: view, for: contentUnavailableConfigurationState, behind: search?.viewIfLoaded)
    }

    /// The search whose results this controller displays, or nil.
    var resultsSearch: UISearchController? {
        navigationItem.searchController ?? contentSearch
            ?? sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UISearchController }.first
    }
}
