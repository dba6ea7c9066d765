import Foundation
import TesseraBasics

/// The text field of a search bar, with a magnifying glass and a round shape.
/// See Apple's [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// Creates a field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        installSearch()
    }

    /// Creates a field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        installSearch()
    }

    /// The search bar that contains the field, or nil.
    weak var bar: UISearchBar?

    /// Begins to edit the text, unless the delegate refuses it. The field of a ``UISearchController`` must be in a window, unless
    /// the search is active.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        // The search could not begin while a view moves into its window.
        guard window != nil || bar?.controller?.isActive != false else { return false }
        return super.becomeFirstResponder()
    }

    private let icon = UIImageView()
    private(set) lazy var bookmarkButton = SearchBarButton(label: SystemWord.bookmarks.text) { [weak self] in
        self?.bar.map { $0.delegate?.searchBarBookmarkButtonClicked($0) }
    }
    private(set) lazy var resultsButton = SearchBarButton(label: SystemWord.results.text) { [weak self] in
        self?.bar.map { $0.delegate?.searchBarResultsListButtonClicked($0) }
    }
    var showsBookmark = false { didSet { updateButtons() } }
    var showsResults = false { didSet { updateButtons() } }
    /// The offset of text and icons from their usual place, in points.
    var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    var offsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }

    // MARK: Suggestions

    /// The queries that the field suggests below itself while the text is being edited, or nil for none. It becomes nil when the
    /// user chooses one of them, and stays what it is when the user types.
    ///
    /// The delegate, if it is a ``UISearchTextFieldDelegate``, is informed of the choice. A ``UISearchController`` has
    /// suggestions of its own, which it displays in front of the results.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }
    /// The box with the suggestions, or nil while there is none.
    var suggestionPanel: SearchSuggestionPanel?

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSuggestions()
    }

    /// The commands of the field. While it displays suggestions, the arrow keys lead through them, and the Return key chooses
    /// one.
    open override var keyCommands: [UIKeyCommand]? {
        let commands = suggestionCommands
        return commands.isEmpty ? super.keyCommands : commands + (super.keyCommands ?? [])
    }

    // MARK: Tokens

    let strip = SearchTokenStrip()

    /// The tokens before the text. Backspace before the text selects the last one, and removes it if it is selected. A tap
    /// selects a token, and what is typed then takes its place.
    open var tokens: [UISearchToken] {
        get { strip.views.map(\.token) }
        set { setTokens(newValue, isUsers: false) }
    }
    /// The background colour of tokens that are not selected. After nil was set, it is the default.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? .systemGray4 }
        set {
            noteAppearance(\UISearchTextField.tokenBackgroundColor, newValue)
            ownTokenColor = newValue
            updateTokens()
        }
    }
    private var ownTokenColor: UIColor?
    /// A Boolean value that tells whether the user can delete tokens, also with the clear button. The default is true.
    open var allowsDeletingTokens = true {
        didSet { if allowsDeletingTokens != oldValue { updateClearing() } }
    }

    /// Inserts a token before that at an index.
    open func insertToken(_ token: UISearchToken, at index: Int) {
        var all = tokens
        demand(
            (0...all.count).contains(index),
            "insertToken(at: \(index)): the field has \(all.count) tokens.")
        all.insert(token, at: index)
        setTokens(all, isUsers: false)
    }
    /// Removes the token at an index.
    open func removeToken(at index: Int) {
        var all = tokens
        demand(
            all.indices.contains(index), "removeToken(at: \(index)): the field has \(all.count) tokens.")
        all.remove(at: index)
        setTokens(all, isUsers: false)
    }
    /// Returns the position before the token at an index.
    open func positionOfToken(at index: Int) -> UITextPosition { TextOffset(index - tokens.count) }
    /// Returns the tokens in a range, which may begin before the text.
    open func tokens(in range: UITextRange) -> [UISearchToken] {
        parts(of: range).map { Array(tokens[$0.tokens]) } ?? []
    }
    /// The range of the text behind the tokens.
    open var textualRange: UITextRange {
        TextOffsetRange(NSRange(location: 0, length: input.text.utf16.count))
    }
    /// Removes the text in a range, inserts a token and selects it. Tokens in the range stay.
    ///
    /// - Parameters:
    ///   - textRange: The range.
    ///   - token: The token.
    ///   - tokenIndex: The index of the new token.
    open func replaceTextualPortion(
        of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
    ) {
        demand(
            (0...tokens.count).contains(tokenIndex),
            "replaceTextualPortion(of:with:at: \(tokenIndex)): the field has \(tokens.count) tokens.")
        let text = parts(of: textRange)?.text
        selectTokens(0..<0)
        var all = tokens
        all.insert(token, at: tokenIndex)
        replaceTokens(all)
        // The app is informed once, when the token has taken the place of the text: it may react to a change by replacing text.
        if let text, text.length > 0 {
            input.replace(text, with: "")
        } else {
            textDidChange(isUsers: false)
        }
        // The app may have changed the tokens meanwhile.
        if let index = tokens.firstIndex(where: { $0 === token }) { selectToken(at: index) }
    }

    open override func deleteBackward() {
        if !deleteTokens() { super.deleteBackward() }
    }
    /// The start of the tokens, or of the text if there are none.
    open override var beginningOfDocument: UITextPosition { TextOffset(-tokens.count) }
    open override func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? { tokenRange(from: fromPosition, to: toPosition) }
    open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        tokenPosition(from: position, offset: offset)
    }
    /// Returns the text of a range without the tokens in it.
    open override func text(in range: UITextRange) -> String? {
        parts(of: range).flatMap { super.text(in: TextOffsetRange($0.text)) }
    }
    /// Replaces the text and the tokens of a range by text.
    open override func replace(_ range: UITextRange, withText text: String) {
        guard let parts = parts(of: range) else { return }
        if !parts.tokens.isEmpty {
            var left = tokens
            left.removeSubrange(parts.tokens)
            setTokens(left, isUsers: false)
        }
        // The caret moves behind the new text.
        selectTokens(0..<0)
        super.replace(TextOffsetRange(parts.text), withText: text)
    }
    /// The selected range, with selected tokens. It is nil while the text is not being edited. There is no caret before a token:
    /// an empty range there selects the token.
    open override var selectedTextRange: UITextRange? {
        get { isEditing ? selectionWithTokens : nil }
        set { if let newValue { selectWithTokens(newValue) } }
    }
    open override func firstRect(for range: UITextRange) -> CGRect {
        tokenFrame(behind: range.start) ?? super.firstRect(for: range)
    }
    open override func caretRect(for position: UITextPosition) -> CGRect {
        guard let frame = tokenFrame(behind: position) else { return super.caretRect(for: position) }
        return CGRect(
            x: isRightToLeft ? frame.maxX : frame.minX, y: frame.minY, width: 2, height: frame.height)
    }

    override var hasClearableContent: Bool {
        super.hasClearableContent || allowsDeletingTokens && !tokens.isEmpty
    }

    override func clear() {
        guard shouldClear() else { return }
        if allowsDeletingTokens, !tokens.isEmpty { setTokens([], isUsers: input.text.isEmpty) }
        input.setText("", isUsers: true)
    }

    override func selectionDidChange() {
        if input.isSelectedByUser { selectTokens(0..<0) }
        super.selectionDidChange()
    }

    private func installSearch() {
        input.usualLabel = SystemWord.search.text
        accessibilityTraits.insert(.searchField)
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .secondaryLabel
        icon.image = UIImage(systemName: "magnifyingglass")
        clipsToBounds = true
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        sizeIcon()
        returnKeyType = .search
        autocapitalizationType = .none
        enablesReturnKeyAutomatically = true
        for button in [clearButton, bookmarkButton, resultsButton] { button.imageColor = .secondaryLabel }
        for button in [bookmarkButton, resultsButton] { addSubview(button) }
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .always
        updateButtons()
    }

    func setIcon(_ image: UIImage?) { icon.image = image }

    /// Sets an image in place of the field's own shape, or restores the shape for nil.
    func setPicture(_ image: UIImage?) {
        guard image !== background else { return }
        background = image
        layer.cornerRadius = image == nil ? Self.cornerRadius : 0
        backgroundColor = image == nil ? .tertiarySystemFill : nil
    }

    private func updateClearing() {
        updateSides()
        updateButtons()
    }

    private func updateButtons() {
        bookmarkButton.isHidden = hasClearableContent || !showsBookmark
        resultsButton.isHidden = hasClearableContent || !showsResults
        setNeedsLayout()
    }

    override func textDidChange(isUsers: Bool) {
        // What the user types takes the place of the selected tokens.
        if isUsers, input.replacesSelection, !strip.selection.isEmpty {
            if allowsDeletingTokens { return removeSelectedTokens() }
            selectTokens(0..<0)
        }
        updateButtons()
        super.textDidChange(isUsers: isUsers)
        bar?.searchTextDidChange(isUsers: isUsers)
    }

    // MARK: The bar's delegate

    override func shouldBeginEditing() -> Bool {
        (bar?.shouldBeginEditing() ?? true) && super.shouldBeginEditing()
    }

    override func didBeginEditing() {
        bar?.didBeginEditing()
        super.didBeginEditing()
        updateSuggestions()
    }

    override func shouldEndEditing() -> Bool {
        (bar?.shouldEndEditing() ?? true) && super.shouldEndEditing()
    }

    override func didEndEditing() {
        selectTokens(0..<0)
        bar?.didEndEditing()
        super.didEndEditing()
        updateSuggestions()
    }

    override func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        (bar?.shouldChange(range, to: replacement) ?? true) && super.shouldChange(range, to: replacement)
    }

    override func shouldClear() -> Bool {
        let all = NSRange(location: 0, length: input.text.utf16.count)
        return (bar?.shouldChange(all, to: "") ?? true) && super.shouldClear()
    }

    override func didReturn() {
        bar?.searchButtonPressed()
        super.didReturn()
    }

    // MARK: Layout

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sizeIcon()
        updateTokens()
        bar?.heightMayChange()
    }

    /// Sets the size of the magnifying glass according to the font.
    private func sizeIcon() {
        icon.bounds.size = CGSize(width: iconWidth, height: iconWidth)
        setNeedsLayout()
    }

    /// The width of the magnifying glass, in points: 20 beside text of 17 points.
    private var iconWidth: CGFloat { ((font ?? input.font).pointSize * 20 / 17).rounded() }
    private static let buttonWidth: CGFloat = 30
    private static let cornerRadius: CGFloat = 10

    /// The height of the field, in points, for its font: 36 at the usual text sizes.
    var preferredHeight: CGFloat { max(36, ((font ?? input.font).lineHeight + 14).rounded(.up)) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: preferredHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTokens()
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { usualSearchRect(bounds) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { usualSearchRect(bounds) }

    /// Returns the rectangle of the text beside the tokens.
    private func usualSearchRect(_ bounds: CGRect) -> CGRect {
        let (start, width) = room(in: bounds)
        let tokens = tokenWidth(in: width)
        return place(start + tokens, max(width - tokens, 0), bounds.height, in: bounds)
            .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    /// Returns the distance of tokens and text from the leading edge, and the points that they have.
    private func room(in bounds: CGRect) -> (start: CGFloat, width: CGFloat) {
        let start = leftView == nil || leftViewMode == .never ? 8 : 8 + leftSize.width + 6
        let buttons = [showsClearButton, !bookmarkButton.isHidden, !resultsButton.isHidden].count { $0 }
        var end = buttons == 0 ? 8 : 3 + CGFloat(buttons) * Self.buttonWidth
        if isRightViewShown, let rightView { end = max(end, rightView.bounds.width + 8) }
        return (start, max(bounds.width - start - end, 0))
    }

    /// The size of the view before the text. A view that has none yet, such as a new label, has that of its content.
    private var leftSize: CGSize {
        guard let leftView else { return .zero }
        let size = leftView.bounds.size == .zero ? leftView.intrinsicContentSize : leftView.bounds.size
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftSize
        return moved(place(8, size.width, size.height, in: bounds), .search)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let x = bounds.width - 3 - Self.buttonWidth
        return moved(place(x, Self.buttonWidth, bounds.height, in: bounds), .clear)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSuggestions()
        let (start, width) = room(in: bounds)
        strip.isHidden = strip.views.isEmpty
        strip.isReversed = isRightToLeft
        strip.frame = place(start, max(tokenWidth(in: width) - Self.tokenGap, 0), bounds.height, in: bounds)
            .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
        var end = bounds.width - 3
        for (button, icon) in [(resultsButton, UISearchBar.Icon.resultsList), (bookmarkButton, .bookmark)]
        where !button.isHidden {
            end -= Self.buttonWidth
            button.frame = moved(place(end, Self.buttonWidth, bounds.height, in: bounds), icon)
        }
    }

    /// Returns a rectangle at a distance from the leading edge, centred vertically.
    private func place(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, in bounds: CGRect) -> CGRect {
        CGRect(
            x: isRightToLeft ? bounds.maxX - x - width : bounds.minX + x, y: bounds.midY - height / 2,
            width: width, height: height)
    }

    private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
        let offset = offsets[icon] ?? .zero
        return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
