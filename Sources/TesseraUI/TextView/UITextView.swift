import Foundation
import TesseraDisplay
import TesseraSelectors

/// A scrollable text of several lines, which the user can edit, or whose links the user can open.
/// See Apple's [UITextView](https://developer.apple.com/documentation/uikit/uitextview).
///
/// The text is edited in an element of the browser, with the browser's caret, selection, composition and
/// undo. The element grows with the text without waiting for the app. If ``UIScrollView/isScrollEnabled`` is
/// false, the view has an intrinsic height for constraints.
///
/// ```swift
/// let textView = UITextView()
/// textView.font = .preferredFont(forTextStyle: .body)
/// textView.delegate = self
/// ```
///
/// The text view uses the delegate property of the scroll view: set it to a ``UITextViewDelegate``.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextSearching, UIContentSizeCategoryAdjusting {
    // MARK: Creating

    /// Creates a text view.
    ///
    /// - Parameters:
    ///   - frame: The frame in points.
    ///   - textContainer: The area for the lines, or nil for one with the default padding. If it has a layout manager with a text
    ///     storage, the text view displays and edits the text of that storage.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        ownContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        withoutNotingAppearance { backgroundColor = .systemBackground }
        install()
    }

    /// Creates a text view with a frame in points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view of zero size.
    public convenience init() {
        self.init(frame: .zero, textContainer: nil)
    }

    /// Creates a text view without a frame. Its ``layoutManager`` lays out the text, whether the app asks for a text layout
    /// manager or not.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// Creates a text view from an archive.
    public required init?(coder: NSCoder) {
        ownContainer = NSTextContainer()
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takeTextView(nib) }
    }

    /// The object that is informed of scrolling and, if it is a ``UITextViewDelegate``, of the user's
    /// interaction with the text.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            textDelegate = delegate as? any UITextViewDelegate
            // Images and tagged parts are items only if there is a delegate.
            guard delegate !== oldValue, !isEditable else { return }
            needsItems = true
            setNeedsLayout()
        }
    }
    weak var textDelegate: (any UITextViewDelegate)?

    // MARK: Text

    /// The text. Text that is set here gets the attributes of the old text's first character. Setting it does
    /// not inform the delegate.
    open var text: String! {
        get { input.text }
        set { setPlain(newValue ?? "") }
    }
    /// The text with its attributes.
    ///
    /// The parts keep their looks while the user edits the text. What is typed gets the ``typingAttributes``.
    open var attributedText: NSAttributedString! {
        get { copiedText }
        set { setAttributed(newValue ?? NSAttributedString(string: "")) }
    }
    /// The font of the first character, or nil before one was set, which is drawn as the system font of 12
    /// points. Setting it changes the whole text.
    open var font: UIFont? {
        get { ownFont }
        set {
            noteAppearance(\UITextView.font, newValue)
            ownFont = newValue
            if adjustsFontForContentSizeCategory { ownFont = ownFont?.adjusted(for: traitCollection) }
            override(.font, with: ownFont)
        }
    }
    var ownFont: UIFont?
    /// The colour of the text. Setting it changes the whole text.
    open var textColor: UIColor? {
        get { ownColor }
        set {
            noteAppearance(\UITextView.textColor, newValue)
            ownColor = newValue
            override(.foregroundColor, with: newValue)
        }
    }
    var ownColor: UIColor?
    /// The horizontal position of lines. `natural` aligns them with the edge at which reading starts in the
    /// view's layout direction. Setting it changes the whole text.
    open var textAlignment: NSTextAlignment {
        get { input.textAlignment }
        set {
            input.textAlignment = newValue
            overrideAlignment(newValue)
        }
    }
    /// A Boolean value that tells whether fonts of text styles, and fonts that ``UIFontMetrics`` has scaled,
    /// change with the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }
    /// The attributes of the text that is typed next. The default are those of the character before the
    /// caret. Attributes that are set here apply until the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { ownTypingAttributes ?? attributesAtCaret }
        set {
            ownTypingAttributes = newValue
            if input.text.isEmpty {
                take(newValue)
            } else if attributed == nil {
                // The text that is there keeps its look.
                ownAttributed = NSMutableAttributedString(string: input.text, attributes: usualAttributes)
            }
            contentChanged()
        }
    }
    var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// The attributes that are added to links in text that cannot be edited. The default, which setting nil
    /// restores, is the tint colour as the text colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set {
            ownLinkAttributes = newValue
            contentChanged()
        }
    }
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?
    /// The kinds of data that are turned into links in text that cannot be edited. The default is none.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { contentChanged() } }

    // MARK: Editing

    /// A Boolean value that tells whether the user can edit the text.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if !isEditable { resignFirstResponder() }
            input.isEditable = isEditable
            contentChanged()
        }
    }
    /// A Boolean value that tells whether the user can select parts of text that cannot be edited, and open
    /// its links.
    open var isSelectable = true { didSet { if isSelectable != oldValue { contentChanged() } } }
    /// A Boolean value that tells whether the whole text is selected when editing begins, so that typed text
    /// replaces it. Setting it during editing selects the text at once.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isFirstResponder { selectAll(nil) } }
    }
    /// The selected range, in UTF-16 units, which is empty at the caret.
    open var selectedRange: NSRange {
        get { input.selection }
        set { input.select(newValue) }
    }
    /// Scrolls by the shortest distance that makes a range of the text visible. The range counts UTF-16
    /// units.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let rects = geometry.rects(of: range).map(\.rect)
        let rect = rects.dropFirst().reduce(rects.first ?? geometry.caret(at: range.location)) {
            $0.union($1)
        }
        scrollRectToVisible(rect, animated: false)
    }

    // MARK: Layout

    /// The space around the text, in points. The default is 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentChanged() } }
    }
    /// The area in which the text is laid out.
    open var textContainer: NSTextContainer { ownContainer }
    private let ownContainer: NSTextContainer
    /// The text with its attributes, whose edits appear in the view. The delegate is not informed of them.
    ///
    /// What the user types is an edit of the storage, so that a delegate of the storage can colour the text as it is typed. The
    /// storage and the layout manager are made when they are first needed.
    open var textStorage: NSTextStorage { presentStorage }
    /// The object that finds the places of characters in ``textContainer``, which lies within ``textContainerInset``.
    ///
    /// Its lines are those that the view displays. What overrides of its methods for drawing add lies behind the text.
    open var layoutManager: NSLayoutManager { presentManager }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text with the space around it, if scrolling is disabled.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : sizeForConstraints
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        redrawByManager()
        if adjustsFontForContentSizeCategory { adjustFonts() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentChanged()
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === input ? self : hit
    }

    // A touch on editable text moves the caret, and is not passed on to superviews.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEditable { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEditable { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEditable { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEditable { super.touchesCancelled(touches, with: event) }
    }

    override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }
    private var givenWidth = ContentWidth.natural
    override var contentWidth: ContentWidth {
        get { givenWidth }
        set { givenWidth = newValue }
    }
    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        isScrollEnabled ? nil : baselineDistance(isFirst: attribute == .firstBaseline)
    }

    // MARK: The keyboard

    /// The letters that an on-screen keyboard capitalizes automatically. The default is the first letter of
    /// each sentence.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { input.traits.autocapitalization }
        set { input.traits.autocapitalization = newValue }
    }
    /// The correction of misspelled words.
    open var autocorrectionType: UITextAutocorrectionType {
        get { input.traits.autocorrection }
        set { input.traits.autocorrection = newValue }
    }
    /// The marking of misspelled words.
    open var spellCheckingType: UITextSpellCheckingType {
        get { input.traits.spellChecking }
        set { input.traits.spellChecking = newValue }
    }
    /// The suggestions of the browser for continuing the text.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { input.traits.inlinePrediction }
        set { input.traits.inlinePrediction = newValue }
    }
    /// The curving of quotation marks while they are typed.
    open var smartQuotesType: UITextSmartQuotesType {
        get { input.traits.smartTyping.quotes }
        set { input.traits.smartTyping.quotes = newValue }
    }
    /// The dashes for two hyphens that are typed.
    open var smartDashesType: UITextSmartDashesType {
        get { input.traits.smartTyping.dashes }
        set { input.traits.smartTyping.dashes = newValue }
    }
    /// The spaces around words that are pasted and deleted.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { input.traits.smartTyping.spaces }
        set { input.traits.smartTyping.spaces = newValue }
    }
    /// The appearance that the page asks of an on-screen keyboard. Browsers decide if they fulfil it.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { input.traits.keyboardAppearance }
        set { input.traits.keyboardAppearance = newValue }
    }
    /// The type of an on-screen keyboard.
    open var keyboardType: UIKeyboardType {
        get { input.traits.keyboard }
        set { input.traits.keyboard = newValue }
    }
    /// The label of the Return key, which inserts a line break.
    open var returnKeyType: UIReturnKeyType {
        get { input.traits.returnKey }
        set { input.traits.returnKey = newValue }
    }
    /// A Boolean value that tells whether the Return key is disabled while the text is empty.
    open var enablesReturnKeyAutomatically: Bool {
        get { input.traits.enablesReturnKeyAutomatically }
        set { input.traits.enablesReturnKeyAutomatically = newValue }
    }
    /// A Boolean value that tells whether the characters of the text are hidden.
    open var isSecureTextEntry: Bool {
        get { input.traits.isSecure }
        set { input.traits.isSecure = newValue }
    }
    /// The kind of text, by which the browser can fill it in.
    open var textContentType: UITextContentType! {
        get { input.traits.contentType }
        set { input.traits.contentType = newValue }
    }
    /// The rules for a new password.
    open var passwordRules: UITextInputPasswordRules? {
        get { input.traits.passwordRules.map { UITextInputPasswordRules(descriptor: $0) } }
        set { input.traits.passwordRules = newValue?.passwordRulesDescriptor }
    }

    // MARK: First responder

    /// A Boolean value that tells whether the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable && isUserInteractionEnabled }
    open override var canResignFirstResponder: Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }
    /// Begins to edit the text, unless the delegate refuses it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginEditing(input) { super.becomeFirstResponder() }
    }
    /// Ends editing the text, unless the delegate refuses it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        endEditing(input) { super.resignFirstResponder() }
    }
    override func didLoseFirstResponder() { input.didEnd() }

    open override var accessibilityLabel: String? { didSet { input.setNeedsCommit() } }
    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        contentChanged()
    }

    /// The view that replaces the on-screen keyboard while the text is being edited, or nil for the browser's
    /// keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            input.setNeedsCommit()
            if isFirstResponder { reloadInputViews() }
        }
    }
    private var ownInputView: UIView?
    /// The view above the keyboard while the text is being edited, or nil.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set {
            ownInputAccessoryView = newValue
            if isFirstResponder { reloadInputViews() }
        }
    }
    private var ownInputAccessoryView: UIView?

    // MARK: Text input

    /// A Boolean value that tells whether the text is not empty.
    open var hasText: Bool { !input.text.isEmpty }
    /// Inserts text at the caret, or in place of the selection. It informs the delegate in the same way as
    /// typing, but the delegate cannot refuse it.
    open func insertText(_ text: String) { input.insert(text) }
    /// Deletes the selection, or the character before the caret. It is also called when the user presses
    /// Backspace at the start of the text.
    open func deleteBackward() { input.deleteBackward() }
    /// Returns the text of a range, or nil if the range is not one of this text.
    open func text(in range: UITextRange) -> String? { input.text(in: range) }
    /// Replaces the text of a range. It informs the delegate in the same way as typing, but the
    /// delegate cannot refuse it.
    open func replace(_ range: UITextRange, withText text: String) { input.replace(range, with: text) }
    /// The selected range, which is empty at the caret.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(input.selection) }
        set { input.select(newValue) }
    }
    /// The range of the text that is being composed, or nil if there is none.
    open var markedTextRange: UITextRange? { input.composed.map { TextOffsetRange($0) } }
    /// The attributes in which a text of ``setMarkedText(_:selectedRange:)`` is drawn, or nil for a line below it. The browser
    /// draws what the user composes.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { if input.mark != nil { contentChanged() } }
    }
    /// Puts a text that the app composes in the place of the one that is composed already, or else of the selection.
    ///
    /// The same actions and notifications are sent as for typing, but the delegate cannot refuse the text. The composition ends
    /// with ``unmarkText()``, with another text, when the user types or selects something else, and at the end of editing.
    /// ``insertText(_:)`` replaces the composed text.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        input.mark(markedText ?? "", selected: selectedRange)
    }
    /// Ends a composition with the text as it is. The change is reported as if the user had confirmed it.
    open func unmarkText() { input.endComposition() }
    /// The object that is informed when the app changes the text or the selection. The methods that stand for keys, such as
    /// ``insertText(_:)``, do not inform it.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// The interaction with which the user drags selected text: nil, since pages do not let users drag text. Items are dragged
    /// from the view with a ``UIDragInteraction`` that the app adds.
    open var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction with which the user drops text between letters: nil, since pages do not let users drop text there. Items
    /// are dropped on the view with a ``UIDropInteraction`` that the app adds.
    open var textDropInteraction: UIDropInteraction? { nil }
    /// The start of the text.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The end of the text.
    open var endOfDocument: UITextPosition { TextOffset(input.text.utf16.count) }
    /// Returns the range between two positions, or nil if one is not of this text.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        input.range(from: fromPosition, to: toPosition)
    }
    /// Returns the position that is some UTF-16 units after another one. The result is nil if it is outside
    /// of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        input.position(from: position, offset: offset)
    }
    /// Returns the position that is some characters or lines away from another one in a direction, or nil
    /// outside of the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { input.position(from: position, in: direction, offset: offset, geometry: geometry) }
    /// Returns the end of a range in a direction.
    open func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { input.position(within: range, farthestIn: direction) }
    /// Returns the range from a position to the end of the text in a direction.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { input.characters(from: position, in: direction) }
    /// Returns the direction that the style of the paragraph at a position states.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { writingDirection(at: position) }
    /// Sets the direction in the styles of the paragraphs that contain a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setWritingDirection(writingDirection, for: range)
    }
    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        input.compare(position, other)
    }
    /// Returns the number of UTF-16 units from one position to another, which is negative if the second comes
    /// first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        input.offset(from: from, to: toPosition)
    }
    /// Returns the first rectangle of a range, in the content's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { geometry.firstRect(for: range) }
    /// Returns the rectangle of the caret at a position, in the content's coordinates. A subclass that
    /// returns an empty rectangle hides the caret.
    open func caretRect(for position: UITextPosition) -> CGRect { geometry.caretRect(for: position) }
    /// Returns the rectangles of a range, in the content's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        geometry.selectionRects(for: range)
    }
    /// Returns the position that is nearest to a point of the content.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(geometry.offset(nearest: point))
    }
    /// Returns the position in a range that is nearest to a point of the content.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        geometry.closestPosition(to: point, within: range)
    }
    /// The object that finds the characters, words, sentences, lines and paragraphs of the text.
    open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    /// Returns the range of the character at a point of the content, or nil if there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? { geometry.characterRange(at: point) }

    // MARK: Actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if StyleActions.selectors.contains(action) { return canChangeStyles }
        return input.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }
    /// Removes the selection and copies it to the pasteboard.
    open override func cut(_ sender: Any?) { input.cutSelection() }
    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) { input.copySelection() }
    /// Replaces the selection by the text on the pasteboard.
    open override func paste(_ sender: Any?) { input.pasteText() }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { input.selectWord() }
    /// Removes the selection.
    open override func delete(_ sender: Any?) { input.deleteSelection() }
    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) {
        input.select(NSRange(location: 0, length: input.text.utf16.count))
    }

    // MARK: Finding

    /// A Boolean value that tells whether the user can search the text with ``findInteraction``. False by default.
    open var isFindInteractionEnabled = false {
        didSet { if isFindInteractionEnabled != oldValue { findInteractionWasEnabled() } }
    }
    /// The interaction with the find panel, or nil if ``isFindInteractionEnabled`` is false.
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finder?.interaction : nil }
    /// A Boolean value that tells whether text can be replaced, which is true if the text can be edited.
    open var supportsTextReplacement: Bool { isEditable }
    /// Returns the order of two ranges by their starts.
    open func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??)
        -> ComparisonResult
    { compare(foundRange.start, to: toRange.start) }
    /// Searches the text.
    open func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) { performSearch(queryString, options, resultAggregator) }
    /// Marks a range that was found.
    open func decorate(
        foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
    ) {
        if let range = (foundTextRange as? TextOffsetRange)?.range { finder?.mark(range, usingStyle) }
    }
    /// Removes all marks.
    open func clearAllDecoratedFoundText() { finder?.removeMarks() }
    /// Called before a range is highlighted. Does nothing unless overridden.
    open func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}
    /// Scrolls by the shortest distance that makes a range visible.
    open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        if let range = (range as? TextOffsetRange)?.range { scrollRangeToVisible(range) }
    }
    /// Returns true if the text can be edited.
    open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
        isEditable
    }
    /// Replaces a range, unless the delegate refuses the change.
    open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        replaceFound(foundTextRange, with: withText)
    }
    /// Replaces all ranges that match, unless the delegate refuses the changes.
    open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        replaceAllFound(queryString, options, with: withText)
    }

    // MARK: Parts

    /// What a layout manager of the app draws.
    var managerDrawing = ManagerDrawing()
    /// The find interaction and its marks, or nil before the interaction was enabled.
    var finder: TextViewFinder?
    let input = TextInputView()
    /// The text with its attributes if there is no ``storage``, or nil if the view's own attributes apply everywhere.
    var ownAttributed: NSMutableAttributedString?
    /// The text storage, or nil before one is needed.
    var storage: NSTextStorage?
    /// The lines of the last measurement, and their width.
    var measured: (width: CGFloat, lines: TextViewLines)?
    /// The width of the text in a container without a limit, or nil if it must be measured.
    var unlimitedWidth: CGFloat?
    /// The same lines in the form for the layout manager, and their width.
    var measuredForManager: (width: CGFloat, lines: TextKitLines)?
    /// The touchable areas of links and other items.
    var itemViews: [TextItemView] = []
    /// True if ``itemViews`` may be outdated.
    var needsItems = false
    /// True if the display draws the parts of the text in their looks while the text is edited.
    var isRich = false
    /// What the user can undo, or nil before there is something.
    var history: RichTextHistory?

    // MARK: Changing attributes

    /// A Boolean value that tells whether the user can change the attributes of the text: with the keys Command-B, Command-I and
    /// Command-U, and in the menu for editing. False by default.
    ///
    /// On keyboards without a Command key, Control takes its place.
    open var allowsEditingTextAttributes = false {
        didSet { if allowsEditingTextAttributes != oldValue { editingOfAttributesChanged() } }
    }
    /// The undo manager of a text whose parts have attributes of their own, which also undoes the user's edits. The browser
    /// undoes those of other texts, whose undo manager is the one of the responder chain.
    open override var undoManager: UndoManager? { isRich ? presentHistory.manager : super.undoManager }
    /// Makes the selection bold, or no longer bold if it is that everywhere. Without a selection, it changes the
    /// ``typingAttributes``.
    open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
    /// Makes the selection italic, or no longer italic if it is that everywhere. Without a selection, it changes the
    /// ``typingAttributes``.
    open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
    /// Underlines the selection, or removes the line if there is one everywhere. Without a selection, it changes the
    /// ``typingAttributes``.
    open override func toggleUnderline(_ sender: Any?) { toggleLine() }

    private func install() {
        input.owner = self
        input.isEnabled = true
        ownContainer.widthTracksTextView = true
        ownContainer.changed = { [weak self] in self?.contentChanged() }
        ownContainer.makeManager = { [weak self] in self?.presentManager }
        ownContainer.managerChanged = { [weak self] former in self?.managerChanged(from: former) }
        addSubview(input)
        if let manager = ownContainer.ownManager { connect(manager) }
        contentChanged()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        // The input element has the label. If a group around it had the label too, it would be read twice.
        if isEditable { properties.accessibility?.label = nil }
    }

    // MARK: Notifications

    /// The notification that editing of a text view has begun. Its object is the text view.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// The notification that the user has changed the text of a text view. Its object is the text view.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// The notification that editing of a text view has ended. Its object is the text view.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
