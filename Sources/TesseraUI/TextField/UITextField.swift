import Foundation
import TesseraDisplay

/// A line of text that the user edits.
/// See Apple's [UITextField](https://developer.apple.com/documentation/uikit/uitextfield).
///
/// The text is edited in an input element of the browser, with the browser's own caret, selection, composition, autofill and undo.
/// What is typed shows at once; the app hears of it, may refuse or change it, and its answer leaves the caret between the
/// characters between which it stands.
///
/// ```swift
/// let field = UITextField()
/// field.placeholder = "Name"
/// field.borderStyle = .roundedRect
/// field.delegate = self
/// ```
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    // MARK: Creating

    /// Creates a field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a field as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
    }

    /// Creates a field of zero size.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Who hears of what the user does, and may refuse it.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text; an empty one where nil was set. The delegate does not hear of a text that is set here.
    open var text: String? {
        get { input.text }
        set { input.text = newValue ?? "" }
    }
    /// The text with ``defaultTextAttributes``. Setting it gives the whole text the font, the colour, the spacing and the alignment of
    /// the first character, since an input element draws its text in one look.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: input.text, attributes: defaultTextAttributes) }
        set {
            if let newValue, newValue.length > 0 {
                take(newValue.attributes(at: 0, effectiveRange: nil))
            }
            text = newValue?.string
        }
    }
    /// What is shown while the text is empty.
    open var placeholder: String? {
        get { input.placeholder }
        set {
            input.placeholder = newValue
            input.placeholderFont = nil
            input.placeholderColor = .placeholderText
            sizeMayChange()
        }
    }
    /// What is shown while the text is empty, in the font and the colour of its first character.
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
    /// The attributes of the text: font, colour, the space after each character, and the alignment. Setting it takes these; others
    /// are of no account in an input element.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = textAlignment
            var attributes: [NSAttributedString.Key: Any] = [
                .font: font ?? input.font, .foregroundColor: input.textColor, .paragraphStyle: paragraph,
            ]
            if input.kern != 0 { attributes[.kern] = input.kern }
            return attributes
        }
        set { take(newValue) }
    }
    /// The font; the system font of 17 points at first.
    open var font: UIFont? {
        get { ownFont }
        set {
            noteAppearance(\UITextField.font, newValue)
            ownFont = newValue ?? .systemFont(ofSize: 17)
            if adjustsFontForContentSizeCategory { ownFont = ownFont.adjusted(for: traitCollection) }
            sizeMayChange()
        }
    }
    private var ownFont = UIFont.systemFont(ofSize: 17)
    /// The colour of the text.
    open var textColor: UIColor? {
        get { input.textColor }
        set {
            noteAppearance(\UITextField.textColor, newValue)
            input.textColor = newValue ?? .label
        }
    }
    /// Where the text lies between left and right. Natural: where reading starts in the field's layout direction.
    open var textAlignment: NSTextAlignment {
        get { input.textAlignment }
        set { input.textAlignment = newValue }
    }
    /// A Boolean value that tells whether a text that is wider than the field is drawn smaller, down to
    /// ``minimumFontSize``.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
    /// The least size in points of a text that is drawn smaller; 0: it keeps its size.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// A Boolean value that tells whether fonts of text styles, and those that font metrics have scaled,
    /// follow the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            guard adjustsFontForContentSizeCategory else { return }
            ownFont = ownFont.adjusted(for: traitCollection)
            sizeMayChange()
        }
    }

    // MARK: Editing

    /// A Boolean value that tells whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// A Boolean value that tells whether the text is deleted when editing begins. The delegate may refuse
    /// it.
    open var clearsOnBeginEditing = false
    /// A Boolean value that tells whether the whole text is selected when editing begins, so that what is
    /// typed takes its place. Setting it while the text is edited selects the text now.
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

    /// What is drawn around the text; nothing at first.
    open var borderStyle: BorderStyle = .none {
        didSet {
            guard borderStyle != oldValue else { return }
            updateLook()
            sizeMayChange()
        }
    }
    /// A picture behind the text, in place of the border of any style but ``BorderStyle/roundedRect``. If nil, there is none.
    open var background: UIImage? { didSet { updateLook() } }
    /// The picture in place of ``background`` while the field cannot be used. If nil, it is the same.
    open var disabledBackground: UIImage? { didSet { updateLook() } }
    open override var backgroundColor: UIColor? { didSet { updateLook() } }

    /// When the button is shown that deletes the text. It gives way to a ``rightView`` that is shown.
    open var clearButtonMode: ViewMode = .never { didSet { updateSides() } }
    /// A view at the leading end of the field.
    open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
    /// When ``leftView`` is shown.
    open var leftViewMode: ViewMode = .never { didSet { updateSides() } }
    /// A view at the trailing end of the field.
    open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
    /// When ``rightView`` is shown.
    open var rightViewMode: ViewMode = .never { didSet { updateSides() } }

    // MARK: Places, which subclasses may change

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds) }
    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearButtonRect(bounds) }
    /// Returns the rectangle of ``leftView``.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        usualSideRect(leftView, bounds, atStart: true)
    }
    /// Returns the rectangle of ``rightView``.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        usualSideRect(rightView, bounds, atStart: false)
    }

    open override var intrinsicContentSize: CGSize { contentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory else { return }
        ownFont = ownFont.adjusted(for: traitCollection)
        sizeMayChange()
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === input ? self : hit
    }

    // MARK: The keyboard

    /// What a keyboard on the screen writes large by itself; the first letters of sentences at first.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { input.traits.autocapitalization }
        set { input.traits.autocapitalization = newValue }
    }
    /// A Boolean value that tells whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { input.traits.autocorrection }
        set { input.traits.autocorrection = newValue }
    }
    /// A Boolean value that tells whether wrong words are marked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { input.traits.spellChecking }
        set { input.traits.spellChecking = newValue }
    }
    /// A Boolean value that tells whether the browser suggests how the text goes on.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { input.traits.inlinePrediction }
        set { input.traits.inlinePrediction = newValue }
    }
    /// The keys of a keyboard on the screen.
    open var keyboardType: UIKeyboardType {
        get { input.traits.keyboard }
        set { input.traits.keyboard = newValue }
    }
    /// What the Return key says.
    open var returnKeyType: UIReturnKeyType {
        get { input.traits.returnKey }
        set { input.traits.returnKey = newValue }
    }
    /// A Boolean value that tells whether the Return key does nothing while the text is empty.
    open var enablesReturnKeyAutomatically: Bool {
        get { input.traits.enablesReturnKeyAutomatically }
        set { input.traits.enablesReturnKeyAutomatically = newValue }
    }
    /// A Boolean value that tells whether the text is not to be read on the screen.
    open var isSecureTextEntry: Bool {
        get { input.traits.isSecure }
        set { input.traits.isSecure = newValue }
    }
    /// What the text is, so that it can be filled in.
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
    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        input.setNeedsCommit()
    }

    /// The view in place of the keyboard on the screen while the text is edited. If nil, it is the browser's keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            input.setNeedsCommit()
            if isFirstResponder { reloadInputViews() }
        }
    }
    private var ownInputView: UIView?
    /// The view above the keyboard while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set {
            ownInputAccessoryView = newValue
            if isFirstResponder { reloadInputViews() }
        }
    }
    private var ownInputAccessoryView: UIView?

    // MARK: Text input

    /// A Boolean value that tells whether there is a text.
    open var hasText: Bool { !input.text.isEmpty }
    /// Puts a text at the caret, or in the place of what is selected, as if the user had typed it; the delegate is not asked.
    open func insertText(_ text: String) { input.insert(text) }
    /// Deletes what is selected, or the character before the caret. It is called as well when the user presses Backspace in
    /// an empty field.
    open func deleteBackward() { input.deleteBackward() }
    /// Returns the text of a range, or nil for a range that is not of this text.
    open func text(in range: UITextRange) -> String? { input.text(in: range) }
    /// Replaces the text of a range, as if the user had typed it; the delegate is not asked.
    open func replace(_ range: UITextRange, withText text: String) { input.replace(range, with: text) }
    /// What is selected: an empty range at the caret. Nil while the text is not edited.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextOffsetRange(input.selection) : nil }
        set { input.select(newValue) }
    }
    /// What is being composed, or nil if nothing is.
    open var markedTextRange: UITextRange? { input.composed.map { TextOffsetRange($0) } }
    /// The start of the text.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The end of the text.
    open var endOfDocument: UITextPosition { TextOffset(input.text.utf16.count) }
    /// Returns the range between two places, or nil if one is not of this text.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        input.range(from: fromPosition, to: toPosition)
    }
    /// Returns the position that is some UTF-16 units after another one. The result is nil if it is outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        input.position(from: position, offset: offset)
    }
    /// Returns the place that lies some characters beside another one, or nil beyond the ends of the text, and above and below.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { input.position(from: position, in: direction, offset: offset, geometry: nil) }
    /// Returns which of two places comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        input.compare(position, other)
    }
    /// Returns how many UTF-16 units lie between two places.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        input.offset(from: from, to: toPosition)
    }
    /// Returns the first rectangle of a range, in points of the field.
    open func firstRect(for range: UITextRange) -> CGRect { geometry.firstRect(for: range) }
    /// Returns where the caret is drawn at a place, in points of the field: of a text that is not wider than the field. A subclass that
    /// returns an empty rectangle has no caret.
    open func caretRect(for position: UITextPosition) -> CGRect { geometry.caretRect(for: position) }
    /// Returns the rectangles of a range, in points of the field.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        geometry.selectionRects(for: range)
    }
    /// Returns the place nearest to a point of the field.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(geometry.offset(nearest: point))
    }
    /// Returns the place within a range nearest to a point of the field.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        geometry.closestPosition(to: point, within: range)
    }
    /// Returns the character at a point of the field.
    open func characterRange(at point: CGPoint) -> UITextRange? { geometry.characterRange(at: point) }

    /// Selects the whole text.
    open func selectAll(_ sender: Any?) { selectWhole() }

    // MARK: What the user does, for bars that hold a field

    func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    func didBeginEditing() { delegate?.textFieldDidBeginEditing(self) }
    func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func didEndEditing() { delegate?.textFieldDidEndEditing(self, reason: .committed) }
    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }
    func shouldClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }
    /// The text is another one.
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
    /// True if the clear button is to be seen.
    var showsClearButton: Bool {
        isShown(clearButtonMode) && !input.text.isEmpty && isEnabled && !isRightViewShown
    }
    /// The room in points that a border leaves to the text.
    var borderInsets: UIEdgeInsets { usualBorderInsets }

    // MARK: Parts

    let input = TextInputView()
    /// True if the clear button has been made.
    var hasClearButton = false
    private(set) lazy var clearButton = {
        let button = SearchBarButton(label: SystemWord.clear.text) { [weak self] in self?.clear() }
        button.image = UIImage(systemName: "xmark.circle.fill")
        button.imageColor = .tertiaryLabel
        return button
    }()
    let border = TextFieldBorder()
    let backgroundPicture = UIImageView()

    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        ownFont.ascender - ownFont.lineHeight / 2
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        // The input element has the label: a group around it would be read, too.
        properties.accessibility?.label = nil
    }
}
