import Foundation
import TesseraDisplay
import TesseraSelectors

/// A view in which the user edits a single line of text.
/// See Apple's [UITextField](https://developer.apple.com/documentation/uikit/uitextfield).
///
/// The text is edited in an input element of the browser, with the browser's own caret, selection,
/// composition, autofill and undo. The browser displays typed characters at once. The app is informed of them
/// afterwards, and may refuse or change them; the caret then stays between the same characters.
///
/// ```swift
/// let field = UITextField()
/// field.placeholder = "Name"
/// field.borderStyle = .roundedRect
/// field.delegate = self
/// ```
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    override var drawsOpaquely: Bool { false }

    // MARK: Creating

    /// Creates a field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takeTextField(nib) }
    }

    /// Creates a field of zero size.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// The object that is informed of the user's input, and can refuse changes.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text, which is empty after nil was set. Setting it does not inform the delegate.
    open var text: String? {
        get { input.text }
        set { setPlain(newValue ?? "") }
    }
    /// The text with its attributes. Attributes that a part does not have are those of ``defaultTextAttributes``, whose font,
    /// colour and alignment become those of the first character.
    ///
    /// The parts keep their looks while the user edits the text. What is typed gets the ``typingAttributes``.
    open var attributedText: NSAttributedString? {
        get { copiedText }
        set { setAttributed(newValue ?? NSAttributedString(string: "")) }
    }
    /// The text that is displayed while the field is empty.
    open var placeholder: String? {
        get { input.placeholder }
        set {
            input.placeholder = newValue
            input.placeholderFont = nil
            input.placeholderColor = .placeholderText
            sizeMayChange()
        }
    }
    /// The text that is displayed while the field is empty. The font and the colour of its first character
    /// apply to all of it.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            placeholder.map {
                NSAttributedString(
                    string: $0,
                    attributes: [
                        .font: input.placeholderFont ?? font ?? input.font,
                        .foregroundColor: input.placeholderColor,
                    ])
            }
        }
        set {
            placeholder = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            let first = newValue.attributes(at: 0, effectiveRange: nil)
            input.placeholderFont = first[.font] as? UIFont
            if let color = first[.foregroundColor] as? UIColor { input.placeholderColor = color }
        }
    }
    /// The attributes of text that has none of its own, among them the font, the colour and the alignment of the field. Setting
    /// it changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { usualAttributes }
        set {
            ownAttributed = nil
            take(newValue)
            otherAttributes = newValue
            contentChanged()
        }
    }
    /// The attributes of the text that is typed next, or nil while the text is not being edited. The default are those of the
    /// character before the caret. Attributes that are set here apply until the caret moves. Setting it has no effect while the
    /// text is not being edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? ownTypingAttributes ?? attributesAtCaret : nil }
        set {
            guard isEditing else { return }
            ownTypingAttributes = newValue
            if newValue != nil, attributed == nil, hasText {
                // The text that is there keeps its look.
                ownAttributed = NSMutableAttributedString(string: input.text, attributes: usualAttributes)
            }
            contentChanged()
        }
    }
    /// The font. The default is the system font of 17 points.
    open var font: UIFont? {
        get { ownFont }
        set {
            noteAppearance(\UITextField.font, newValue)
            ownFont = newValue ?? .systemFont(ofSize: 17)
            if adjustsFontForContentSizeCategory { ownFont = ownFont.adjusted(for: traitCollection) }
            override(.font, with: ownFont)
            sizeMayChange()
        }
    }
    var ownFont = UIFont.systemFont(ofSize: 17)
    /// The colour of the text.
    open var textColor: UIColor? {
        get { ownTextColor }
        set {
            noteAppearance(\UITextField.textColor, newValue)
            ownTextColor = newValue ?? .label
            override(.foregroundColor, with: ownTextColor)
            redrawContent()
        }
    }
    /// The horizontal position of the text. `natural` aligns it with the edge at which reading starts in the
    /// field's layout direction.
    open var textAlignment: NSTextAlignment {
        get { input.textAlignment }
        set {
            input.textAlignment = newValue
            overrideAlignment(newValue)
            redrawContent()
        }
    }
    /// A Boolean value that tells whether text that is wider than the field is made smaller, down to
    /// ``minimumFontSize``.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
    /// The smallest size of text that is made smaller to fit, in points. With 0 the text keeps its size.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// A Boolean value that tells whether fonts of text styles, and fonts that ``UIFontMetrics`` has scaled,
    /// change with the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            if adjustsFontForContentSizeCategory { adjustFonts() }
        }
    }
    /// A Boolean value that tells whether the user can change the attributes of the text: with the keys Command-B, Command-I and
    /// Command-U, and in the menu for editing. What is pasted from the app then keeps its attributes. False by default.
    ///
    /// On keyboards without a Command key, Control takes its place.
    open var allowsEditingTextAttributes = false {
        didSet { if allowsEditingTextAttributes != oldValue { editingOfAttributesChanged() } }
    }

    // MARK: Editing

    /// A Boolean value that tells whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// A Boolean value that tells whether the text is deleted when editing begins. The delegate can refuse
    /// that.
    open var clearsOnBeginEditing = false
    /// A Boolean value that tells whether the whole text is selected when editing begins, so that typed text
    /// replaces it. Setting it during editing selects the text at once.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isEditing { selectWhole() } }
    }
    /// A Boolean value that tells whether the field can be used.
    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            input.isEnabled = isEnabled
            if !isEnabled { resignFirstResponder() }
            updateLook()
        }
    }

    // MARK: Look

    /// The style of the border. The default is none.
    open var borderStyle: BorderStyle = .none {
        didSet {
            guard borderStyle != oldValue else { return }
            updateLook()
            sizeMayChange()
        }
    }
    /// The image behind the text, or nil. It replaces borders of all styles except
    /// ``BorderStyle/roundedRect``.
    open var background: UIImage? { didSet { updateLook() } }
    /// The image in place of ``background`` while the field is disabled, or nil to use the same.
    open var disabledBackground: UIImage? { didSet { updateLook() } }
    open override var backgroundColor: UIColor? { didSet { updateLook() } }

    /// The time at which the clear button is displayed. A visible ``rightView`` replaces the button.
    open var clearButtonMode: ViewMode = .never { didSet { updateSides() } }
    /// A view at the leading end of the field.
    open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
    /// The time at which ``leftView`` is displayed.
    open var leftViewMode: ViewMode = .never { didSet { updateSides() } }
    /// A view at the trailing end of the field.
    open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
    /// The time at which ``rightView`` is displayed.
    open var rightViewMode: ViewMode = .never { didSet { updateSides() } }

    // MARK: Rectangles that subclasses may override

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text while it is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds) }
    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the text while it is being edited.
    ///
    /// This implementation does not ask ``textRect(forBounds:)``. A subclass that insets what `super` returns
    /// overrides both, and its text stays in place when editing begins.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds) }
    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearButtonRect(bounds) }
    /// Returns the rectangle of ``UITextField/leftView``.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        usualSideRect(leftView, bounds, atStart: true)
    }
    /// Returns the rectangle of ``rightView``.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        usualSideRect(rightView, bounds, atStart: false)
    }

    // MARK: Drawing that subclasses may override

    /// Draws the text in a rectangle, in the field's coordinates, while it is not being edited.
    ///
    /// The display draws the text that reaches this implementation. An override may call `super` with another rectangle, draw
    /// into the current graphics context itself, or leave the text out.
    open func drawText(in rect: CGRect) { placeContent(visibleText, in: rect) }
    /// Draws the placeholder in a rectangle, in the field's coordinates.
    ///
    /// The display draws the placeholder that reaches this implementation. An override may call `super` with another
    /// rectangle, draw into the current graphics context itself, or leave the placeholder out.
    open func drawPlaceholder(in rect: CGRect) { placeContent(attributedPlaceholder, in: rect) }

    /// Requests a call of `draw(_:)` for a part of the field, and that a subclass draws its text or placeholder again.
    open override func setNeedsDisplay(_ rect: CGRect) {
        super.setNeedsDisplay(rect)
        redrawContent()
    }
    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        redrawContent()
    }
    open override func setNeedsLayout() {
        // A field that changes itself while it draws its text would never come to rest.
        if contentDrawing.entry == nil { super.setNeedsLayout() }
    }

    open override var intrinsicContentSize: CGSize { contentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        redrawContent()
        if adjustsFontForContentSizeCategory { adjustFonts() }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === input ? self : hit
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
    /// The label of the Return key.
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
        set {
            input.traits.isSecure = newValue
            contentChanged()
        }
    }
    /// The kind of text, by which the browser can fill in the field.
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

    /// A Boolean value that tells whether the field can be used.
    open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }
    open override var canResignFirstResponder: Bool { shouldEndEditing() }
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

    /// Begins to edit the text.
    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
    open override var accessibilityLabel: String? { didSet { input.setNeedsCommit() } }
    open override var accessibilityTraits: UIAccessibilityTraits { didSet { input.setNeedsCommit() } }
    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        input.setNeedsCommit()
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
    /// Inserts text at the caret, or in place of the selection. It sends the same actions and notifications
    /// as typing, but the delegate cannot refuse it.
    open func insertText(_ text: String) { input.insert(text) }
    /// Deletes the selection, or the character before the caret. It is also called when the user presses
    /// Backspace at the start of the text.
    open func deleteBackward() { input.deleteBackward() }
    /// Returns the text of a range, or nil if the range is not one of this text.
    open func text(in range: UITextRange) -> String? { input.text(in: range) }
    /// Replaces the text of a range. It sends the same actions and notifications as typing, but the
    /// delegate cannot refuse it.
    open func replace(_ range: UITextRange, withText text: String) { input.replace(range, with: text) }
    /// The selected range, which is empty at the caret. It is nil while the text is not being edited.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextOffsetRange(input.selection) : nil }
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
    /// It is reported like typing, but the delegate cannot refuse it. The composition ends with ``unmarkText()``, with another
    /// text, when the user types or selects something else, and at the end of editing. ``insertText(_:)`` replaces the composed
    /// text.
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
    /// Returns the position that is some characters to the left or right of another one. The result is nil
    /// outside of the text, and for the directions up and down.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { input.position(from: position, in: direction, offset: offset, geometry: nil) }
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
    /// Returns the first rectangle of a range, in the field's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { geometry.firstRect(for: range) }
    /// Returns the rectangle of the caret at a position, in the field's coordinates. It is exact if the text
    /// is not wider than the field. A subclass that returns an empty rectangle hides the caret.
    open func caretRect(for position: UITextPosition) -> CGRect { geometry.caretRect(for: position) }
    /// Returns the rectangles of a range, in the field's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        geometry.selectionRects(for: range)
    }
    /// Returns the position that is nearest to a point of the field.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(geometry.offset(nearest: point))
    }
    /// Returns the position in a range that is nearest to a point of the field.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        geometry.closestPosition(to: point, within: range)
    }
    /// The object that finds the characters, words, sentences, lines and paragraphs of the text.
    open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    /// Returns the range of the character at a point of the field, or nil if there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? { geometry.characterRange(at: point) }

    // MARK: Actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if StyleActions.selectors.contains(action) { return canChangeStyles }
        return input.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
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
    open override func selectAll(_ sender: Any?) { selectWhole() }

    // MARK: Events, which bars with a field override

    func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    func didBeginEditing() { delegate?.textFieldDidBeginEditing(self) }
    func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func didEndEditing() { delegate?.textFieldDidEndEditing(self, reason: .committed) }
    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }
    func shouldClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }
    /// Updates the field after a change of the text.
    ///
    /// - Parameter isUsers: True if the user has changed the text.
    func textDidChange(isUsers: Bool) {
        textMayFitAnother()
        updateSides()
        if isUsers {
            sendActions(for: .editingChanged)
            NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        }
    }
    func didReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if endsEditing { resignFirstResponder() }
    }
    /// True if there is something that the clear button deletes.
    var hasClearableContent: Bool { !input.text.isEmpty }
    /// Deletes the text after the user has pressed the clear button.
    func clear() {
        if shouldClear() { input.setText("", isUsers: true) }
    }
    /// Informs the delegate of another selection.
    func selectionDidChange() {
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }
    /// True if the clear button is displayed.
    var showsClearButton: Bool {
        isShown(clearButtonMode) && hasClearableContent && isEnabled && !isRightViewShown
    }
    /// The space between the border and the text, in points.
    var borderInsets: UIEdgeInsets { usualBorderInsets }

    // MARK: Parts

    let input = TextInputView()
    var ownTextColor = UIColor.label
    /// The attributes that the app has set for the whole text, whose font, colour and alignment are those of the field.
    var otherAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text with its attributes, or nil if the field's own attributes apply everywhere.
    var ownAttributed: NSMutableAttributedString?
    /// The attributes that the app has set for what is typed next, or nil if the text decides them.
    var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// True if the display draws the parts of the text in their looks while the text is edited.
    var isRich = false
    /// What the user can undo, or nil before there is something.
    var history: RichTextHistory?
    /// True if the clear button has been created.
    var hasClearButton = false
    private(set) lazy var clearButton = {
        let button = SearchBarButton(label: SystemWord.clear.text) { [weak self] in self?.clear() }
        button.image = UIImage(systemName: "xmark.circle.fill")
        button.imageColor = .tertiaryLabel
        return button
    }()
    /// How a subclass draws the text and the placeholder.
    var contentDrawing = TextFieldDrawing()
    let border = TextFieldBorder()
    let backgroundPicture = UIImageView()

    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        ownFont.ascender - ownFont.lineHeight / 2
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        // The input element has the label. If a group around it had the label too, it would be read twice.
        properties.accessibility?.label = nil
    }
}
