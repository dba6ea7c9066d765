extension UIViewController {
    /// The search that goes on in what the controller shows.
    var activeSearch: UISearchController? {
        children.lazy.compactMap { $0 as? UISearchController }.first { $0.isActive }
    }
}
