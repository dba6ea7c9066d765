import Foundation

/// A bar with a field in which the user types a search text.
/// See Apple's [UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar).
///
/// The text is edited in an input element of the browser, with the browser's own caret, selection and
/// composition.
///
/// ```swift
/// let searchBar = UISearchBar()
/// searchBar.placeholder = "Dishes"
/// searchBar.delegate = self
/// tableView.tableHeaderView = searchBar
/// ```
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// The icons of a search bar.
    /// See Apple's [UISearchBar.Icon](https://developer.apple.com/documentation/uikit/uisearchbar/icon).
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The button for results.
        case resultsList = 3
    }

    /// The background of the bar.
    /// See Apple's [UISearchBar.Style](https://developer.apple.com/documentation/uikit/uisearchbar/style).
    public enum Style: UInt, Sendable {
        /// The same as ``prominent``.
        case `default` = 0
        /// The background is the material of bars, or ``UISearchBar/barTintColor``.
        case prominent = 1
        /// There is no background.
        case minimal = 2
    }

    // MARK: Creating

    /// Creates a bar with a frame in points. The natural height is 56 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takeSearchBar(nib) }
    }

    /// Creates a bar of zero size.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// The object that is informed of the user's input.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The search controller of the bar.
    weak var controller: UISearchController?

    // MARK: Text

    /// The text, which is empty after nil was set. Setting it keeps the caret between the same characters,
    /// and does not inform the delegate.
    open var text: String? {
        get { field.input.text }
        set { field.input.text = newValue ?? "" }
    }
    /// The text field of the bar, whose look an app can change. The bar's delegate is informed before the
    /// field's own.
    open var searchTextField: UISearchTextField { field }
    /// The text that is displayed while the field is empty.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// A Boolean value that tells whether the bar can be used.
    open var isEnabled = true {
        didSet {
            field.isEnabled = isEnabled
            for button in [field.clearButton, field.bookmarkButton, field.resultsButton, cancelButton] {
                button.isEnabled = isEnabled
            }
            updateImages()
        }
    }

    // MARK: Buttons

    /// A Boolean value that tells whether the field has a bookmark button while it is empty.
    open var showsBookmarkButton = false { didSet { field.showsBookmark = showsBookmarkButton } }
    /// A Boolean value that tells whether the field has a button for results while it is empty.
    open var showsSearchResultsButton = false { didSet { field.showsResults = showsSearchResultsButton } }
    /// A Boolean value that tells whether the button for results looks selected.
    open var isSearchResultsButtonSelected = false { didSet { updateImages() } }
    /// A Boolean value that tells whether a Cancel button is displayed beside the field.
    open var showsCancelButton: Bool {
        get { hasCancelButton }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Sets ``showsCancelButton``, with an animation if `animated` is true.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != hasCancelButton else { return }
        hasCancelButton = showsCancelButton
        cancelButton.accessibilityElementsHidden = !showsCancelButton
        cancelButton.isUserInteractionEnabled = showsCancelButton
        layOut(animated: animated)
    }
    private var hasCancelButton = false

    // MARK: Scopes

    /// The titles of the buttons for the scope of the search, or nil for no buttons.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopeBar.titles = scopeButtonTitles ?? []
            heightMayChange()
        }
    }
    /// The index of the selected scope button.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopeBar.selectedIndex = selectedScopeButtonIndex }
    }
    /// A Boolean value that tells whether the scope buttons are displayed. They add 44 points to the bar's
    /// height.
    open var showsScopeBar: Bool {
        get { hasScopeBar }
        set { setShowsScope(newValue, animated: false) }
    }
    /// Sets ``showsScopeBar``, with an animation if `animate` is true.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        guard show != hasScopeBar else { return }
        hasScopeBar = show
        heightMayChange()
        layOut(animated: animate)
    }
    private var hasScopeBar = false

    // MARK: Look

    /// The style of the bar, which is dark for `black`.
    open var barStyle: UIBarStyle = .default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    /// The background of the bar.
    open var searchBarStyle: Style = .default { didSet { updateBackground() } }
    /// The colour of the background, or nil for the material of bars.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\UISearchBar.barTintColor, barTintColor)
            updateBackground()
        }
    }
    /// A Boolean value that tells whether the background is translucent.
    open var isTranslucent = true { didSet { updateBackground() } }
    /// An image in place of the bar's background, or nil for the background. It is the image of
    /// ``setBackgroundImage(_:for:barMetrics:)`` for all positions and the usual metrics.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Sets an image in place of the background of bars with the given position and metrics, or removes it if it is nil.
    ///
    /// The image for ``UIBarPosition/any`` and ``UIBarMetrics/default`` is the one of all positions and metrics without an image.
    /// The delegate's `position(for:)` states the position of the bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backgroundImage", barPosition, barMetrics) { (bar: UISearchBar) in
            bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        barImages[LegacyBarImage(position: barPosition, metrics: barMetrics)] = backgroundImage
        updateBackground()
    }
    /// Returns the image that was set for bars with the given position and metrics, or nil.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barImages[LegacyBarImage(position: barPosition, metrics: barMetrics)]
    }
    private var barImages: [LegacyBarImage: UIImage] = [:]
    /// The image for the present position and height of the bar, or nil.
    private var presentImage: UIImage? {
        guard !barImages.isEmpty else { return nil }
        return barImages.image(
            at: barPosition, metrics: traitCollection.verticalSizeClass == .compact ? .compact : .default)
    }
    /// An image behind the scope buttons, or nil for none.
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            noteAppearance(\UISearchBar.scopeBarBackgroundImage, scopeBarBackgroundImage)
            scopeBackground.image = scopeBarBackgroundImage
        }
    }
    /// The offset of the field from its usual place, in points.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            noteAppearance(
                \UISearchBar.searchFieldBackgroundPositionAdjustment, searchFieldBackgroundPositionAdjustment)
            setNeedsLayout()
        }
    }
    /// The offset of the text in the field from its usual place, in points.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet {
            noteAppearance(\UISearchBar.searchTextPositionAdjustment, searchTextPositionAdjustment)
            field.textOffset = searchTextPositionAdjustment
        }
    }

    /// Sets an icon for a state, or the default icon for nil. States without an icon use that of the normal
    /// state.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        noteAppearance("image", icon, state) { (bar: UISearchBar) in
            bar.setImage(iconImage, for: icon, state: state)
        }
        images[icon, default: [:]][state] = iconImage
        updateImages()
    }
    /// Returns the icon that was set for a state, or nil for the default icon.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon]?[state] }

    /// Moves an icon by an offset in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        noteAppearance("positionAdjustment", icon) { (bar: UISearchBar) in
            bar.setPositionAdjustment(adjustment, for: icon)
        }
        field.offsets[icon] = adjustment
    }
    /// Returns the offset of an icon from its usual place, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { field.offsets[icon] ?? .zero }

    /// Sets the image behind the field for a state, or the field's own shape for nil. States without an image
    /// use that of the normal state.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        noteAppearance("searchFieldBackgroundImage", state) { (bar: UISearchBar) in
            bar.setSearchFieldBackgroundImage(backgroundImage, for: state)
        }
        fieldImages[state] = backgroundImage
        updateImages()
    }
    /// Returns the image behind the field that was set for a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages[state] }

    /// Sets the attributes of the scope buttons' titles in a state. Those of the normal state apply to the
    /// others too.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        noteAppearance("scopeBarButtonTitleTextAttributes", state) { (bar: UISearchBar) in
            bar.setScopeBarButtonTitleTextAttributes(attributes, for: state)
        }
        scopeBar.titleAttributes[state] = attributes
    }
    /// Returns the attributes of the scope buttons' titles that were set for a state.
    open func scopeBarButtonTitleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { scopeBar.titleAttributes[state] }

    private var images: [Icon: [UIControl.State: UIImage]] = [:]
    private var fieldImages: [UIControl.State: UIImage] = [:]

    // MARK: The keyboard

    /// The letters that an on-screen keyboard capitalizes automatically. The default is none.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.input.traits.autocapitalization }
        set { field.input.traits.autocapitalization = newValue }
    }
    /// The correction of misspelled words.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.input.traits.autocorrection }
        set { field.input.traits.autocorrection = newValue }
    }
    /// The marking of misspelled words.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.input.traits.spellChecking }
        set { field.input.traits.spellChecking = newValue }
    }
    /// The type of an on-screen keyboard.
    open var keyboardType: UIKeyboardType {
        get { field.input.traits.keyboard }
        set { field.input.traits.keyboard = newValue }
    }
    /// The label of the Return key. The default is Search.
    open var returnKeyType: UIReturnKeyType {
        get { field.input.traits.returnKey }
        set { field.input.traits.returnKey = newValue }
    }
    /// A Boolean value that tells whether the Return key is disabled while the text is empty. The default is
    /// true.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.input.traits.enablesReturnKeyAutomatically }
        set { field.input.traits.enablesReturnKeyAutomatically = newValue }
    }
    /// A Boolean value that tells whether the characters of the text are hidden.
    open var isSecureTextEntry: Bool {
        get { field.input.traits.isSecure }
        set { field.input.traits.isSecure = newValue }
    }
    /// The suggestions of the browser for continuing the text.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { field.input.traits.inlinePrediction }
        set { field.input.traits.inlinePrediction = newValue }
    }
    /// The curving of quotation marks while they are typed.
    open var smartQuotesType: UITextSmartQuotesType {
        get { field.input.traits.smartTyping.quotes }
        set { field.input.traits.smartTyping.quotes = newValue }
    }
    /// The dashes for two hyphens that are typed.
    open var smartDashesType: UITextSmartDashesType {
        get { field.input.traits.smartTyping.dashes }
        set { field.input.traits.smartTyping.dashes = newValue }
    }
    /// The spaces around words that are pasted and deleted.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.input.traits.smartTyping.spaces }
        set { field.input.traits.smartTyping.spaces = newValue }
    }
    /// The appearance that the page asks of an on-screen keyboard. Browsers decide if they fulfil it.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.input.traits.keyboardAppearance }
        set { field.input.traits.keyboardAppearance = newValue }
    }
    /// The rules for a new password.
    open var passwordRules: UITextInputPasswordRules? {
        get { field.passwordRules }
        set { field.passwordRules = newValue }
    }
    /// The kind of text, by which the browser can fill in the field.
    open var textContentType: UITextContentType! {
        get { field.input.traits.contentType }
        set { field.input.traits.contentType = newValue }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var canResignFirstResponder: Bool { field.canResignFirstResponder }
    /// A Boolean value that tells whether the text is being edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }
    /// Begins to edit the text, unless the delegate refuses it. The bar of a ``UISearchController`` must be in a window, unless
    /// the search is active.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    /// Ends editing the text, unless the delegate refuses it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// Does what the Cancel button does, when the user presses the Escape key.
    open override func accessibilityPerformEscape() -> Bool {
        guard hasCancelButton || controller?.isActive == true else { return false }
        cancel()
        return true
    }

    // MARK: Position

    /// The position of the bar, which the delegate determines.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    // MARK: Parts

    let field = UISearchTextField()
    private(set) lazy var cancelButton = SearchBarButton(label: SystemWord.cancel.text) { [weak self] in
        self?.cancel()
    }
    /// Has the look that proxies of bar button items within search bars give the Cancel button.
    private let cancelItem = UIBarButtonItem()
    let scopeBar = ScopeBar()
    private let background = UIView()
    private let backgroundPicture = UIImageView()
    private let scopeBackground = UIImageView()
    private let line = UIView()

    /// True if the bar lies in a navigation bar, whose background it uses.
    var liesInNavigationBar = false {
        didSet {
            guard liesInNavigationBar != oldValue else { return }
            updateBackground()
            heightMayChange()
        }
    }

    /// True if the navigation bar contains nothing above the field, because its titles are hidden during a search.
    var isTopOfNavigationBar = false {
        didSet { if isTopOfNavigationBar != oldValue { setNeedsLayout() } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateCancelButton()
        if !barImages.isEmpty { updateBackground() }
    }

    override func traitsDidChange() {
        super.traitsDidChange()
        updateCancelButton()
    }

    private func updateCancelButton() {
        guard window != nil else { return }
        cancelItem.applyAppearance(in: self)
        let text = cancelItem.title ?? SystemWord.cancel.text
        cancelButton.accessibilityLabel = text
        cancelButton.display(
            text, attributes: cancelItem.titleTextAttributes(for: .normal) ?? [:],
            disabled: cancelItem.titleTextAttributes(for: .disabled) ?? [:])
        if cancelButton.storedTintColor != cancelItem.tintColor {
            cancelButton.tintColor = cancelItem.tintColor
        }
        setNeedsLayout()
    }

    private func install() {
        field.bar = self
        cancelButton.title = SystemWord.cancel.text
        cancelButton.accessibilityElementsHidden = true
        cancelButton.isUserInteractionEnabled = false
        cancelButton.alpha = 0
        for view in [background, line, scopeBackground] { view.isUserInteractionEnabled = false }
        scopeBar.choose = { [weak self] in self?.chooseScope($0) }
        for view in [background, backgroundPicture, line, field, cancelButton, scopeBackground, scopeBar] {
            addSubview(view)
        }
        updateBackground()
        updateImages()
    }

    private func updateBackground() {
        let image = presentImage
        let isMinimal = searchBarStyle == .minimal || liesInNavigationBar || image != nil
        backgroundPicture.image = liesInNavigationBar ? nil : image
        if isMinimal {
            background.apply(nil)
        } else if let barTintColor {
            background.apply(nil)
            background.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
        } else if isTranslucent {
            background.apply(.bar)
        } else {
            background.apply(nil)
            background.backgroundColor = .systemBackground
        }
        line.backgroundColor = isMinimal ? nil : .separator
    }

    private func updateImages() {
        func picture(_ icon: Icon, _ state: UIControl.State, _ usual: String) -> UIImage? {
            images[icon]?[isEnabled ? state : .disabled] ?? images[icon]?[.normal]
                ?? UIImage(systemName: usual)
        }
        field.setIcon(picture(.search, .normal, "magnifyingglass"))
        field.clearButton.image = picture(.clear, .normal, "xmark.circle.fill")
        field.bookmarkButton.image = picture(.bookmark, .normal, "bookmark.fill")
        field.resultsButton.image = picture(
            .resultsList, isSearchResultsButtonSelected ? .selected : .normal, "list.bullet")
        field.resultsButton.imageColor = isSearchResultsButtonSelected ? nil : .secondaryLabel
        field.setPicture(fieldImages[isEnabled ? .normal : .disabled] ?? fieldImages[.normal])
    }

    // MARK: User actions

    func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.cancelButtonPressed()
    }

    private func chooseScope(_ index: Int) {
        guard isEnabled, index != selectedScopeButtonIndex else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        controller?.selectedScopeDidChange()
    }

    // MARK: Layout

    /// The items of the bar above the keyboard of an iPad while the text is being edited. The bar has none by default.
    open override var inputAssistantItem: UITextInputAssistantItem { searchTextField.inputAssistantItem }

    /// The view above the keyboard while the text is being edited. The default is nil.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set {
            ownInputAccessoryView = newValue
            reloadInputViews()
        }
    }
    private var ownInputAccessoryView: UIView?

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightMayChange()
        if !barImages.isEmpty { updateBackground() }
    }

    private var scopeHeight: CGFloat { hasScopeBar && !scopeBar.titles.isEmpty ? 44 : 0 }

    /// The height of the field with its margins, in points: 56 at the usual text size, and 52 in a navigation
    /// bar.
    private var fieldRowHeight: CGFloat { field.preferredHeight + (liesInNavigationBar ? 16 : 20) }

    /// The height of the bar, in points.
    var preferredHeight: CGFloat { fieldRowHeight + scopeHeight }

    func heightMayChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
        controller?.searchBarHeightDidChange()
    }

    private func layOut(animated: Bool) {
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private func layOutParts() {
        let side: CGFloat = liesInNavigationBar ? 16 : 8
        let content = CGRect(
            x: safeAreaInsets.left + side, y: 0,
            width: max(bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * side, 0),
            height: bounds.height)
        let scope = scopeHeight
        let row = content.height - scope
        let height = min(field.preferredHeight, max(row, 0))
        let cancelWidth = min(
            cancelButton.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width,
            content.width / 2)
        let fieldWidth = content.width - (hasCancelButton ? cancelWidth + 10 : 0)
        func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(
                x: isRightToLeft ? content.maxX - x - width : content.minX + x, y: y, width: width,
                height: height)
        }
        // In a navigation bar the field lies right below the title, and the remaining space is below the
        // field. Without a title it would touch the edge of the screen or of the sheet.
        let isBelowTitle = liesInNavigationBar && !isTopOfNavigationBar
        let top = isBelowTitle ? min(1, row - height) : (row - height) / 2
        field.frame = placed(0, top, max(fieldWidth, 0), height).offsetBy(
            dx: searchFieldBackgroundPositionAdjustment.horizontal,
            dy: searchFieldBackgroundPositionAdjustment.vertical)
        cancelButton.frame = placed(fieldWidth + 10, top + (height - 44) / 2, cancelWidth, 44)
        cancelButton.alpha = hasCancelButton ? 1 : 0
        scopeBar.frame = placed(0, row + 2, content.width, 32)
        scopeBar.isHidden = scope == 0
        scopeBackground.frame = CGRect(x: 0, y: row, width: bounds.width, height: scope)
        background.frame = bounds
        backgroundPicture.frame = bounds
        let pixel = 1 / traitCollection.displayScale
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}

/// Events of the field.
extension UISearchBar {
    func shouldBeginEditing() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }

    func didBeginEditing() {
        controller?.searchBarDidBegin()
        delegate?.searchBarTextDidBeginEditing(self)
    }

    func shouldEndEditing() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

    func didEndEditing() { delegate?.searchBarTextDidEndEditing(self) }

    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func searchTextDidChange(isUsers: Bool) {
        if isUsers { delegate?.searchBar(self, textDidChange: field.input.text) }
        controller?.searchTextDidChange(isUsers: isUsers)
    }

    func searchButtonPressed() { delegate?.searchBarSearchButtonClicked(self) }
}
