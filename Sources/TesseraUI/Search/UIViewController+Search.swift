extension UIViewController {
    /// The active search in the controller's content, or nil.
    var activeSearch: UISearchController? {
        children.lazy.compactMap { $0 as? UISearchController }.first { $0.isActive }
    }

    /// The active search in the controller's content, over it, or in one of its children that are on the screen, such as the
    /// columns of a split view; nil if there is none.
    var searchOnScreen: UISearchController? {
        activeSearch ?? searchInContext ?? frontChildren.reversed().lazy.compactMap(\.searchOnScreen).first
    }

    /// The view of an active search beside the controller's own view, which scrolls and therefore cannot contain it, or nil.
    var searchBesideContent: UIView? {
        guard let content = viewIfLoaded, let view = activeSearch?.viewInContext else { return nil }
        return view.isDescendant(of: content) ? nil : view
    }

    /// Returns true if the active search in the controller's content covers a part of it.
    func searchCovers(_ part: UIView) -> Bool {
        // Most controllers have no children.
        children.isEmpty ? false : activeSearch?.covers(part) == true
    }

    /// The active search over this controller or an ancestor, or nil. A search and its results lie in front of it themselves, and
    /// a search is not over a controller that covers the searched one on a stack.
    var searchInContext: UISearchController? {
        for controller in sequence(first: self, next: \.parent) {
            if controller is UISearchController { return nil }
            if let search = controller.modal?.search, let view = controller.viewIfLoaded,
                search.parent?.viewIfLoaded?.isDescendant(of: view) == true
            {
                return search
            }
        }
        return nil
    }

    /// The active search that a dismissal of this controller ends: the one in which it lies, or the one over it.
    var searchToDismiss: UISearchController? {
        let inside = sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UISearchController }.first
        return (inside ?? searchInContext).flatMap { $0.isActive ? $0 : nil }
    }
}
