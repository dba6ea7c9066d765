import Foundation

/// A controller that displays the results of a search while the user types in a search bar.
/// See Apple's [UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller).
///
/// ```swift
/// let searchController = UISearchController(searchResultsController: nil)
/// searchController.searchResultsUpdater = self
/// searchController.searchBar.placeholder = "Dishes"
/// navigationItem.searchController = searchController
/// ```
///
/// While the search is active, the controller is a child of the controller whose navigation bar or view
/// contains the search bar. Its view covers that controller's content with the results, or dims it; the
/// search bar stays in place.
///
/// A search whose bar is in no view can be presented like another controller. The bar then appears at the top of the nearest
/// navigation controller, or of the nearest controller whose ``UIViewController/definesPresentationContext`` is true. While a
/// search is active, that controller is its ``presentingViewController``.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The time at which the scope buttons appear and disappear.
    /// See Apple's [UISearchController.ScopeBarActivation](
    /// https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum).
    public enum ScopeBarActivation: Int, Sendable {
        /// The buttons are displayed while the search is active.
        case automatic = 0
        /// The app displays and hides the buttons.
        case manual = 1
        /// The buttons appear with the first character of the text, and disappear when the search ends.
        case onTextEntry = 2
        /// The buttons are displayed while the search is active.
        case onSearchActivation = 3
    }

    // MARK: Creating

    /// Creates a controller that displays results in another controller, or in the searched one for nil.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        takeBar()
    }

    /// Creates a controller that displays results in the searched controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        takeBar()
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        takeBar()
    }

    private func takeBar() {
        bar.placeholder = SystemWord.search.text
        searchBar.controller = self
    }

    // MARK: Parts

    /// The bar in which the user types. Its placeholder is the word “Search” in the user's language, until the app sets another
    /// one.
    open var searchBar: UISearchBar { bar }
    private let bar = UISearchBar()
    /// The controller that displays results, or nil if the searched one does.
    public let searchResultsController: UIViewController?
    /// The object that updates the results while the user types.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is informed of the beginning and the end of the search.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The place of the search bar in the navigation bar, if the controller is that of a navigation item.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        hostItem?.searchBarPlacement ?? .stacked
    }

    // MARK: Look

    /// A Boolean value that tells whether the searched content is dimmed while the search is active and no
    /// results cover it. The default is true. Set it to false if results are displayed in the searched
    /// content.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }
    /// The same as ``obscuresBackgroundDuringPresentation``, by which Apple has replaced it.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// A Boolean value that tells whether the navigation bar disappears while the search is active. If the
    /// search bar is below the bar's titles, only the titles disappear. If it is beside them, nothing disappears. The default is
    /// true.
    open var hidesNavigationBarDuringPresentation = true
    /// A Boolean value that tells whether the search bar has a Cancel button while the search is active. The
    /// default is true. Set it to false if the app displays the button itself.
    open var automaticallyShowsCancelButton = true
    /// A Boolean value that tells whether the scope buttons appear automatically, as ``scopeBarActivation``
    /// determines. The default is true.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// The time at which the scope buttons appear.
    open var scopeBarActivation: ScopeBarActivation = .automatic {
        didSet { updateScopeBar(animated: false) }
    }
    /// A Boolean value that tells whether the results controller is displayed, even while the text is empty.
    /// Setting it sets ``automaticallyShowsSearchResultsController`` to false.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            showsResults = newValue
            updateContent()
        }
    }
    /// A Boolean value that tells whether the results controller appears with the first character of the text
    /// and disappears with the last. The default is true.
    open var automaticallyShowsSearchResultsController = true { didSet { updateShowsResults() } }
    private var showsResults = false

    /// The queries that the app suggests, or nil. While the search is active, they are displayed in a list in front of the
    /// results.
    ///
    /// Setting it updates the list. It becomes nil whenever the user chooses a suggestion, types or chooses another scope, right
    /// before the ``searchResultsUpdater`` is asked, which can set it anew, and when the search ends.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { if !isUpdatingResults { suggestionsDidChange() } }
    }
    /// True while the app updates its results. The list of suggestions is updated afterwards.
    private var isUpdatingResults = false
    /// A Boolean value that tells whether the list of suggestions stays hidden while the search bar is below the titles or in no
    /// navigation bar, because the app displays them itself. The default is false.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateContent() } }

    /// The list of suggestions, or nil before there are any.
    private var suggestionList: SearchSuggestionList?
    /// Contains the results, which are hidden while the list of suggestions lies in front of them.
    private let resultsView = UIView()

    // MARK: Beginning and end

    /// A Boolean value that tells whether the search is active. Setting it begins or ends the search.
    open var isActive: Bool {
        get { isSearching }
        set { newValue ? beginUnlessDelegateDoes() : end() }
    }
    private var isSearching = false
    /// True while the delegate may present the controller.
    private var isDelegatePresenting = false
    /// True if the controller has hidden the navigation bar.
    private var hidesBar = false
    private let dimmingView = SearchDimmingView()
    /// The controller that counts as the presenting one while the search is on the screen, or nil.
    private weak var context: UIViewController?
    /// The view with the search bar of a presented search whose bar was in no view, or nil.
    private var stage: SearchPresentationView?
    private lazy var presentations = SearchPresentationController(of: self)
    private var whenPresented: (() -> Void)?

    /// The controller over which the search is active, or what the superclass returns.
    open override var presentingViewController: UIViewController? {
        context ?? super.presentingViewController
    }
    open override var presentedViewController: UIViewController? { modallyPresented }

    /// The presentation controller of searches, which is always the same.
    open override var presentationController: UIPresentationController? { presentations }
    /// The presentation controller while the search is on the screen, or nil.
    open override var activePresentationController: UIPresentationController? {
        viewInContext == nil ? nil : presentations
    }
    /// Nil, since a search is no sheet.
    open override var sheetPresentationController: UISheetPresentationController? { nil }
    /// Nil, since a search is no popover.
    open override var popoverPresentationController: UIPopoverPresentationController? { nil }

    /// The controller's view with the search bar of a presented search, or nil while the search is not on the screen.
    var viewInContext: UIView? {
        let view = stage ?? viewIfLoaded
        return view?.superview == nil ? nil : view
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.frame = view.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
        view.addSubview(dimmingView)
        self.view = view
    }

    /// Ends the search, or dismisses the controller that covers it.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isSearching, modallyPresented == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        end(animated: flag, completion)
    }

    /// Ends the search.
    open override func accessibilityPerformEscape() -> Bool {
        guard isSearching else { return false }
        end()
        return true
    }

    /// The navigation item whose search controller this is, or nil.
    weak var hostItem: UINavigationItem? {
        didSet {
            bar.liesInNavigationBar = hostItem != nil
            if hostItem == nil { bar.isTopOfNavigationBar = false }
        }
    }

    /// The searched controller: the one whose navigation bar or view contains the search bar.
    private var searched: UIViewController? {
        if stage != nil, let context { return context }
        let chain = sequence(first: bar as UIResponder, next: \.next).lazy.compactMap {
            $0 as? UIViewController
        }
        guard let hostItem else { return chain.first { $0 !== self } }
        return chain.compactMap { $0 as? UINavigationController }.first?.viewControllers
            .first { $0.navigationItem === hostItem }
    }

    /// Begins the search over a controller that presents it. A search bar that is in no view appears at the top.
    func begin(over presenter: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        if hostItem == nil, bar.superview == nil {
            context = presenter.nearestContext
            stage = SearchPresentationView(bar: bar)
            stage?.didLayOut = { [weak self] in self?.coverSearched() }
        }
        whenPresented = completion
        begin(animated: animated)
    }

    /// Begins the search after the delegate has had the opportunity to present the controller.
    private func beginUnlessDelegateDoes() {
        guard !isSearching, !isDelegatePresenting else { return }
        isDelegatePresenting = true
        delegate?.presentSearchController(self)
        isDelegatePresenting = false
        begin()
    }

    private func begin(animated: Bool? = nil) {
        guard !isSearching else { return }
        isSearching = true
        isBeingDismissed = false
        if hostItem == nil { searched?.contentSearch = self }
        context = searched?.nearestContext ?? context
        context?.madeModal.search = self
        delegate?.willPresentSearchController(self)
        isBeingPresented = true
        hostItem?.updateSearchBar()
        let isAnimated = animated ?? (bar.window != nil)
        install(animated: isAnimated)
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: isAnimated) }
        updateScopeBar(animated: isAnimated)
        setNavigationBarHidden(true, animated: isAnimated)
        coverSearched()
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
        updateShowsResults()
        updateResults(isUsers: false)
    }

    private func end(animated: Bool = true, _ completion: (() -> Void)? = nil) {
        guard isSearching else { return }
        isSearching = false
        coversContent = false
        isBeingPresented = false
        delegate?.willDismissSearchController(self)
        isBeingDismissed = true
        let isAnimated = animated && bar.window != nil
        bar.resignFirstResponder()
        let hadText = hasText
        if !bar.field.tokens.isEmpty { bar.field.tokens = [] }
        bar.text = ""
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: isAnimated) }
        updateScopeBar(animated: isAnimated)
        setNavigationBarHidden(false, animated: isAnimated)
        hostItem?.updateSearchBar()
        uninstall(animated: isAnimated, completion)
        // Clearing the text has already updated the results.
        if !hadText { updateResults(isUsers: false) }
        forgetSuggestions()
    }

    /// Adds the controller's view in front of the searched content.
    private func install(animated: Bool) {
        guard let searched, let content = searched.viewIfLoaded else { return didPresent() }
        searched.addChild(self)
        // A scroll view would move a subview with its content.
        let place = content is UIScrollView ? content.superview : content
        let view: UIView = stage ?? self.view
        beginAppearance(animated: animated)
        if let stage {
            stage.frame = place === content ? content.bounds : content.frame
            stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            stage.addSubview(self.view)
        }
        if let place, place !== content {
            place.insertSubview(view, aboveSubview: content)
        } else {
            place?.addSubview(view)
        }
        stage?.layoutIfNeeded()
        coverSearched()
        updateContent()
        isAppearing(animated: animated)
        view.layoutIfNeeded()
        UIView.performWithoutAnimation { view.alpha = animated ? 0 : 1 }
        fade(to: 1, animated: animated) { [weak self] in
            guard let self, self.isSearching else { return }
            self.markShown(animated: animated)
            self.didMove(toParent: searched)
            self.didPresent()
        }
    }

    /// Adds the view of an active search again after the view of the searched controller, which scrolls, has come into another
    /// view or back into the same one.
    func followSearchedContent() {
        // The search bar is not in the navigation bar yet when a pop begins, so the parent tells which controller is searched.
        guard isSearching, let content = parent?.viewIfLoaded, content is UIScrollView,
            let place = content.superview, let view = stage ?? viewIfLoaded
        else { return }
        view.transform = .identity
        place.insertSubview(view, aboveSubview: content)
        stage?.frame = content.frame
        coverSearched()
    }

    private func didPresent() {
        isBeingPresented = false
        delegate?.didPresentSearchController(self)
        let completion = whenPresented
        whenPresented = nil
        completion?()
    }

    /// Lays out the controller's view in front of the searched content, below a search bar in that content.
    private func coverSearched() {
        guard let searched = parent ?? searched, let content = searched.viewIfLoaded,
            let place = viewIfLoaded?.superview
        else { return }
        var frame = stage?.contentFrame ?? (place === content ? content.bounds : content.frame)
        let isBeside = place !== content && stage == nil
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

    private func uninstall(animated: Bool, _ completion: (() -> Void)?) {
        willMove(toParent: nil)
        beginDisappearance(animated: animated)
        fade(to: 0, animated: animated) { [weak self] in
            defer { completion?() }
            guard let self, !self.isSearching else { return }
            self.viewIfLoaded?.removeFromSuperview()
            self.stage?.close()
            self.stage = nil
            self.updateContent()
            self.endDisappearance(animated: animated)
            self.removeFromParent()
            if self.context?.modal?.search === self { self.context?.modal?.search = nil }
            self.context = nil
            self.whenPresented = nil
            self.isBeingDismissed = false
            self.delegate?.didDismissSearchController(self)
        }
    }

    private func fade(to alpha: CGFloat, animated: Bool, completion: @escaping () -> Void) {
        guard animated, let view = stage ?? viewIfLoaded, view.window != nil else {
            (stage ?? viewIfLoaded)?.alpha = alpha
            return completion()
        }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { view.alpha = alpha }, completion: { _ in completion() })
    }

    /// Hides or restores the navigation bar above the searched content, or only its titles if it contains the
    /// search bar.
    private func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
        guard isHidden ? hidesNavigationBarDuringPresentation : hidesBar else { return }
        // Beside the search bar there is room for the titles.
        if isHidden, hostItem?.searchBarPlacement == .inline { return }
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
            bar.isTopOfNavigationBar = isHidden || hostItem.searchBarPlacement == .inline
            navigation?.viewIfLoaded?.layoutIfNeeded()
            coverSearched()
        }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    }

    // MARK: Results

    /// True if the search bar has a text or tokens.
    private var hasText: Bool { !bar.field.input.text.isEmpty || !bar.field.tokens.isEmpty }

    private func updateShowsResults() {
        if automaticallyShowsSearchResultsController { showsResults = hasText }
        updateContent()
    }

    /// Displays the results, dims the searched content, or lets the user interact with it.
    final func updateContent() {
        guard isViewLoaded else { return }
        if resultsView.superview !== view {
            resultsView.frame = view.bounds
            resultsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(resultsView)
        }
        let covers = isSearching && showsResults && searchResultsController != nil
        let suggests =
            isSearching && searchSuggestions?.isEmpty == false
            && !(ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked)
        if let results = searchResultsController {
            covers ? add(results, to: resultsView) : remove(results)
        }
        if suggests {
            add(listOfSuggestions(), to: view)
        } else if let suggestionList {
            remove(suggestionList)
        }
        resultsView.isHidden = !covers || suggests
        dimmingView.isHidden = !isSearching || covers || suggests || !obscuresBackgroundDuringPresentation
        coversContent = covers || suggests || !dimmingView.isHidden
        view.isUserInteractionEnabled = coversContent
        ScreenKeyboard.shared.listsChanged()
    }

    /// The lists that the user scrolls while the keyboard is there for the search bar: those with results, and that of the
    /// searched controller, which displays the results itself if there is no other controller for them.
    var listsInFront: [UIScrollView] {
        (children + [searched].compactMap { $0 }).compactMap(\.listClearOfKeyboard)
    }

    private func listOfSuggestions() -> SearchSuggestionList {
        if let suggestionList { return suggestionList }
        let list = SearchSuggestionList(style: .plain)
        list.suggestions = searchSuggestions ?? []
        list.chosen = { [weak self] in self?.choose($0) }
        suggestionList = list
        return list
    }

    private func add(_ results: UIViewController, to container: UIView) {
        guard results.parent !== self else { return }
        addChild(results)
        let isShown = appearance == .shown || appearance == .appearing
        results.view.frame = container.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isShown { results.beginAppearance(animated: false) }
        container.addSubview(results.view)
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

    // MARK: Events of the search bar

    func searchBarDidBegin() { beginUnlessDelegateDoes() }

    func searchTextDidChange(isUsers: Bool) {
        updateScopeBar(animated: true)
        updateShowsResults()
        searched?.setNeedsUpdateContentUnavailableConfiguration()
        let results = (searchResultsController as? UINavigationController)?.topViewController
        (results ?? searchResultsController)?.setNeedsUpdateContentUnavailableConfiguration()
        updateResults(isUsers: isUsers)
    }

    /// Lets the app update its results. Suggestions for what the user has changed are out of date.
    private func updateResults(isUsers: Bool) {
        let wasUpdating = isUpdatingResults
        isUpdatingResults = true
        if isUsers { searchSuggestions = nil }
        searchResultsUpdater?.updateSearchResults(for: self)
        isUpdatingResults = wasUpdating
        // At the end of the search, the list and the results disappear together with the view.
        if isSearching { suggestionsDidChange() }
    }

    private func suggestionsDidChange() {
        suggestionList?.suggestions = searchSuggestions ?? []
        updateContent()
    }

    /// Removes the suggestions after the end of a search. Their list disappears together with the view.
    private func forgetSuggestions() {
        let wasUpdating = isUpdatingResults
        isUpdatingResults = true
        searchSuggestions = nil
        isUpdatingResults = wasUpdating
    }

    /// Updates the layout after the height of the search bar has changed.
    func searchBarHeightDidChange() {
        hostItem?.updateSearchBar()
        if isSearching {
            bar.superview?.layoutIfNeeded()
            coverSearched()
        }
    }

    func selectedScopeDidChange() { updateResults(isUsers: true) }

    func cancelButtonPressed() { end() }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    private func updateScopeBar(animated: Bool) {
        switch scopeBarActivation {
        case .manual: break
        case .automatic, .onSearchActivation: bar.setShowsScope(isSearching, animated: animated)
        case .onTextEntry:
            bar.setShowsScope(isSearching && (hasText || bar.showsScopeBar), animated: animated)
        }
    }

    // MARK: Reach of the searched content

    /// True if results, suggestions or a dimming view lie in front of the searched content.
    private var coversContent = false {
        didSet {
            guard coversContent != oldValue, let content = (parent ?? searched)?.viewIfLoaded else { return }
            for view in [content] + content.subviews { view.setNeedsCommit() }
        }
    }
}

extension UISearchController {
    /// Returns true if the keyboard and assistive technology do not reach a part of the searched content: the view of the
    /// searched controller, or one of its subviews if the view contains the search bar or the search itself.
    func covers(_ part: UIView) -> Bool {
        guard coversContent, let view = viewInContext else { return false }
        return ![view, bar].contains { $0.isDescendant(of: part) }
    }
}
