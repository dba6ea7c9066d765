extension UIViewController {
    /// The active search in the controller's content, or nil.
    var activeSearch: UISearchController? {
        children.lazy.compactMap { $0 as? UISearchController }.first { $0.isActive }
    }
}
