import Foundation

/// Shows the results of a search while the user types in a search bar.
/// See Apple's [UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller).
///
/// ```swift
/// let searchController = UISearchController(searchResultsController: nil)
/// searchController.searchResultsUpdater = self
/// searchController.searchBar.placeholder = "Dishes"
/// navigationItem.searchController = searchController
/// ```
///
/// While the search is active, the controller is a child of the one in whose navigation bar, or in whose view, the search bar lies.
/// It covers what that one shows with the results, or dims it; the search bar stays where it is.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// When the buttons of scopes appear and disappear.
    /// See Apple's [UISearchController.ScopeBarActivation](
    /// https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum).
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active.
        case automatic = 0
        /// When the app says so.
        case manual = 1
        /// From the first character of the text on, until the search ends.
        case onTextEntry = 2
        /// While the search is active.
        case onSearchActivation = 3
    }

    // MARK: Creating

    /// Creates a controller that shows results in another one; nil: in the controller that is searched.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.controller = self
    }

    /// Creates a controller that shows results in the controller that is searched.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        searchBar.controller = self
    }

    /// Creates a controller as from an archive.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        searchBar.controller = self
    }

    // MARK: Parts

    /// The bar in which the user types.
    open var searchBar: UISearchBar { bar }
    private let bar = UISearchBar()
    /// The controller that shows results. Nil: the one that is searched.
    public let searchResultsController: UIViewController?
    /// Who updates the results as the user types.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Who hears of the search's beginning and end.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: How it looks

    /// A Boolean value that tells whether what is searched is dimmed while the search is active and no
    /// results cover it. True at first; an app that shows results in what is searched sets it to false.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }
    /// A Boolean value that tells whether the navigation bar, or its titles where the search bar lies in it,
    /// disappear while the search is active. True at first.
    open var hidesNavigationBarDuringPresentation = true
    /// A Boolean value that tells whether the search bar has a Cancel button while the search is active. True
    /// at first; an app that shows the button itself sets it to false.
    open var automaticallyShowsCancelButton = true
    /// A Boolean value that tells whether the buttons of scopes appear while the search is active, as
    /// ``scopeBarActivation`` says. True at first.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// When the buttons of scopes appear.
    open var scopeBarActivation: ScopeBarActivation = .automatic {
        didSet { updateScopeBar(animated: false) }
    }
    /// A Boolean value that tells whether the controller of results appears while the text is empty, too.
    /// Setting it ends ``automaticallyShowsSearchResultsController``.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            showsResults = newValue
            updateContent()
        }
    }
    /// A Boolean value that tells whether the controller of results appears with the first character of the
    /// text, and disappears with the last. True at first.
    open var automaticallyShowsSearchResultsController = true { didSet { updateShowsResults() } }
    private var showsResults = false

    // MARK: Beginning and end

    /// A Boolean value that tells whether the search is going on. Setting it begins the search, or ends it.
    open var isActive: Bool {
        get { isSearching }
        set { newValue ? begin() : end() }
    }
    private var isSearching = false
    /// True if the controller has taken the navigation bar away.
    private var hidesBar = false
    private let dimmingView = SearchDimmingView()

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.frame = view.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
        view.addSubview(dimmingView)
        self.view = view
    }

    /// Ends the search.
    open override func accessibilityPerformEscape() -> Bool {
        guard isSearching else { return false }
        end()
        return true
    }

    /// The navigation item that has this search controller.
    weak var hostItem: UINavigationItem? { didSet { bar.liesInNavigationBar = hostItem != nil } }

    /// The controller that is searched: the one in whose navigation bar or view the search bar lies.
    private var searched: UIViewController? {
        let chain = sequence(first: bar as UIResponder, next: \.next).lazy.compactMap {
            $0 as? UIViewController
        }
        guard let hostItem else { return chain.first { $0 !== self } }
        return chain.compactMap { $0 as? UINavigationController }.first?.viewControllers
            .first { $0.navigationItem === hostItem }
    }

    private func begin() {
        guard !isSearching else { return }
        isSearching = true
        delegate?.willPresentSearchController(self)
        hostItem?.updateSearchBar()
        let isAnimated = bar.window != nil
        install(animated: isAnimated)
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: isAnimated) }
        updateScopeBar(animated: isAnimated)
        setNavigationBarHidden(true, animated: isAnimated)
        coverSearched()
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
        updateShowsResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end() {
        guard isSearching else { return }
        isSearching = false
        delegate?.willDismissSearchController(self)
        let isAnimated = bar.window != nil
        bar.resignFirstResponder()
        let hadText = hasText
        bar.text = ""
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: isAnimated) }
        updateScopeBar(animated: isAnimated)
        setNavigationBarHidden(false, animated: isAnimated)
        hostItem?.updateSearchBar()
        uninstall(animated: isAnimated)
        // A text that was cleared has updated the results already.
        if !hadText { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    /// Lays the controller's view over what is searched.
    private func install(animated: Bool) {
        guard let searched, let content = searched.viewIfLoaded else {
            delegate?.didPresentSearchController(self)
            return
        }
        searched.addChild(self)
        // What scrolls would take a view that it holds along.
        let place = content is UIScrollView ? content.superview : content
        let view: UIView = self.view
        beginAppearance(animated: animated)
        if let place, place !== content {
            place.insertSubview(view, aboveSubview: content)
        } else {
            place?.addSubview(view)
        }
        coverSearched()
        updateContent()
        isAppearing(animated: animated)
        view.layoutIfNeeded()
        UIView.performWithoutAnimation { view.alpha = animated ? 0 : 1 }
        fade(to: 1, animated: animated) { [weak self] in
            guard let self, self.isSearching else { return }
            self.markShown(animated: animated)
            self.didMove(toParent: searched)
            self.delegate?.didPresentSearchController(self)
        }
    }

    /// Gives the controller's view its place: over what is searched, but for a search bar that lies in that.
    private func coverSearched() {
        guard let searched, let content = searched.viewIfLoaded, let place = viewIfLoaded?.superview else {
            return
        }
        var frame = place === content ? content.bounds : content.frame
        let isBeside = place !== content
        barSafeArea = isBeside ? searched.barSafeArea : 0
        bottomBarSafeArea = isBeside ? searched.bottomBarSafeArea : 0
        if hostItem == nil, bar.isDescendant(of: content) {
            let top = min(max(place.convert(bar.bounds, from: bar).maxY, frame.minY), frame.maxY)
            frame.size.height = frame.maxY - top
            frame.origin.y = top
            barSafeArea = 0
        }
        if view.frame != frame { view.frame = frame }
    }

    private func uninstall(animated: Bool) {
        willMove(toParent: nil)
        beginDisappearance(animated: animated)
        fade(to: 0, animated: animated) { [weak self] in
            guard let self, !self.isSearching else { return }
            self.viewIfLoaded?.removeFromSuperview()
            self.updateContent()
            self.endDisappearance(animated: animated)
            self.removeFromParent()
            self.delegate?.didDismissSearchController(self)
        }
    }

    private func fade(to alpha: CGFloat, animated: Bool, completion: @escaping () -> Void) {
        guard animated, let view = viewIfLoaded, view.window != nil else {
            viewIfLoaded?.alpha = alpha
            return completion()
        }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { view.alpha = alpha }, completion: { _ in completion() })
    }

    /// Takes away the navigation bar above what is searched, or its titles where the search bar lies in it, and brings them back.
    private func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
        guard isHidden ? hidesNavigationBarDuringPresentation : hidesBar else { return }
        hidesBar = isHidden
        let navigation = (parent ?? searched)?.navigationController
        guard let hostItem else {
            if let navigation, navigation.isNavigationBarHidden != isHidden {
                navigation.setNavigationBarHidden(isHidden, animated: animated)
            }
            return
        }
        let change = { [self] in
            hostItem.hidesTitles = isHidden
            navigation?.viewIfLoaded?.layoutIfNeeded()
            coverSearched()
        }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    }

    // MARK: Results

    private var hasText: Bool { bar.text?.isEmpty == false }

    private func updateShowsResults() {
        if automaticallyShowsSearchResultsController { showsResults = hasText }
        updateContent()
    }

    /// Shows the results, or dims what is searched, or lets it be used.
    private func updateContent() {
        guard isViewLoaded else { return }
        let covers = isSearching && showsResults && searchResultsController != nil
        if let results = searchResultsController { covers ? add(results) : remove(results) }
        dimmingView.isHidden = !isSearching || covers || !obscuresBackgroundDuringPresentation
        view.isUserInteractionEnabled = covers || !dimmingView.isHidden
    }

    private func add(_ results: UIViewController) {
        guard results.parent !== self else { return }
        addChild(results)
        let isShown = appearance == .shown || appearance == .appearing
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isShown { results.beginAppearance(animated: false) }
        view.addSubview(results.view)
        if isShown {
            results.isAppearing(animated: false)
            if appearance == .shown { results.markShown(animated: false) }
        }
        results.didMove(toParent: self)
    }

    private func remove(_ results: UIViewController) {
        guard results.parent === self else { return }
        results.willMove(toParent: nil)
        let wasShown = results.appearance == .shown || results.appearance == .appearing
        if wasShown { results.beginDisappearance(animated: false) }
        results.view.removeFromSuperview()
        if wasShown { results.endDisappearance(animated: false) }
        results.removeFromParent()
    }

    // MARK: What happens in the search bar

    func searchBarDidBegin() { begin() }

    func searchTextDidChange() {
        updateScopeBar(animated: true)
        updateShowsResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// The search bar has another height.
    func searchBarHeightDidChange() {
        hostItem?.updateSearchBar()
        if isSearching {
            bar.superview?.layoutIfNeeded()
            coverSearched()
        }
    }

    func selectedScopeDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

    func cancelButtonPressed() { end() }

    private func updateScopeBar(animated: Bool) {
        switch scopeBarActivation {
        case .manual: break
        case .automatic, .onSearchActivation: bar.setShowsScope(isSearching, animated: animated)
        case .onTextEntry:
            bar.setShowsScope(isSearching && (hasText || bar.showsScopeBar), animated: animated)
        }
    }
}

/// Dims what is searched; a touch ends the search.
@MainActor
private final class SearchDimmingView: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(light: 0x0000_0033, dark: 0x0000_007a)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemWord.cancel.text
    }

    required init?(coder: NSCoder) { nil }
}
