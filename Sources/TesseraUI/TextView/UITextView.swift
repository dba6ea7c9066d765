import Foundation
import TesseraDisplay

/// A text of several lines, which the user edits, or in which the user follows links.
/// See Apple's [UITextView](https://developer.apple.com/documentation/uikit/uitextview).
///
/// The text is edited in an element of the browser's own, with the browser's caret, selection, composition and undo, and grows with what
/// is typed without waiting for the app. With ``UIScrollView/isScrollEnabled`` off the view says its height to constraints.
///
/// ```swift
/// let textView = UITextView()
/// textView.font = .preferredFont(forTextStyle: .body)
/// textView.delegate = self
/// ```
///
/// The delegate that the scroll view has is the text view's: set a ``UITextViewDelegate`` there.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    // MARK: Creating

    /// Creates a text view with a frame in points and the room for its lines; nil: room with the usual padding.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        ownContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
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

    /// Creates a text view as from an archive.
    public required init?(coder: NSCoder) {
        ownContainer = NSTextContainer()
        super.init(coder: coder)
        install()
    }

    /// Who hears of scrolling and, where it is a ``UITextViewDelegate``, of what the user does with the text.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { textDelegate = delegate as? any UITextViewDelegate }
    }
    weak var textDelegate: (any UITextViewDelegate)?

    // MARK: Text

    /// The text. A text that is set here has one look, that of the first character before. The delegate does not hear of it.
    open var text: String! {
        get { input.text }
        set { setPlain(newValue ?? "") }
    }
    /// The text with its attributes.
    ///
    /// While a text is edited whose parts differ in font or size, the browser draws it in the look of its first character; other
    /// differences, such as colours and lines, are seen while the user types.
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: input.text, attributes: usualAttributes) }
        set { setAttributed(newValue ?? NSAttributedString(string: "")) }
    }
    /// The font: that of the first character, or nil before one was set, which looks like the system font of 12 points. Setting it sets it
    /// for the whole text.
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
    /// The colour of the text. Setting it sets it for the whole text.
    open var textColor: UIColor? {
        get { ownColor }
        set {
            noteAppearance(\UITextView.textColor, newValue)
            ownColor = newValue
            override(.foregroundColor, with: newValue)
        }
    }
    var ownColor: UIColor?
    /// Where lines lie between left and right. Natural: where reading starts in the view's layout direction. Setting it sets it
    /// for the whole text.
    open var textAlignment: NSTextAlignment {
        get { input.textAlignment }
        set {
            input.textAlignment = newValue
            overrideAlignment(newValue)
        }
    }
    /// A Boolean value that tells whether fonts of text styles, and those that font metrics have scaled,
    /// follow the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }
    /// The attributes of what is typed next: those of the character before the caret, unless others are set. They count until the
    /// caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { ownTypingAttributes ?? attributesAtCaret }
        set {
            ownTypingAttributes = newValue
            if input.text.isEmpty { take(newValue) }
            contentChanged()
        }
    }
    var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// The attributes that links have besides their own in a text that is not edited; at first, and after nil was set, the tint colour as
    /// the colour of the text.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set {
            ownLinkAttributes = newValue
            contentChanged()
        }
    }
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?
    /// What is found and linked in a text that is not edited; nothing at first.
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
    /// A Boolean value that tells whether the user can select parts of a text that is not edited, and follow
    /// its links.
    open var isSelectable = true { didSet { if isSelectable != oldValue { contentChanged() } } }
    /// A Boolean value that tells whether the whole text is selected when editing begins, so that what is
    /// typed takes its place. Setting it while the text is edited selects the text now.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isFirstResponder { selectAll(nil) } }
    }
    /// What is selected, in UTF-16 units: an empty range at the caret.
    open var selectedRange: NSRange {
        get { input.selection }
        set { input.select(newValue) }
    }
    /// Scrolls just as far as makes a range of the text, in UTF-16 units, visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let rects = geometry.rects(of: range).map(\.rect)
        let rect = rects.dropFirst().reduce(rects.first ?? geometry.caret(at: range.location)) {
            $0.union($1)
        }
        scrollRectToVisible(rect, animated: false)
    }

    // MARK: Layout

    /// The room in points around the text: 8 above and below at first.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentChanged() } }
    }
    /// The room in which the text lies.
    open var textContainer: NSTextContainer { ownContainer }
    private let ownContainer: NSTextContainer

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text with the room around it, where scrolling is off.
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

    // A touch on a text that is edited puts the caret there, and does not reach what holds the text view.
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

    override var contentHeightFollowsWidth: Bool { !isScrollEnabled }
    private var givenWidth = ContentWidth.natural
    override var contentWidth: ContentWidth {
        get { givenWidth }
        set { givenWidth = newValue }
    }
    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        isScrollEnabled ? nil : baselineDistance(isFirst: attribute == .firstBaseline)
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
    /// What the Return key says, which ends a line.
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
    /// an empty text view.
    open func deleteBackward() { input.deleteBackward() }
    /// Returns the text of a range, or nil for a range that is not of this text.
    open func text(in range: UITextRange) -> String? { input.text(in: range) }
    /// Replaces the text of a range, as if the user had typed it; the delegate is not asked.
    open func replace(_ range: UITextRange, withText text: String) { input.replace(range, with: text) }
    /// What is selected: an empty range at the caret.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(input.selection) }
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
    /// Returns the place that lies some characters, or lines, beside another one, or nil beyond the ends of the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { input.position(from: position, in: direction, offset: offset, geometry: geometry) }
    /// Returns which of two places comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        input.compare(position, other)
    }
    /// Returns how many UTF-16 units lie between two places.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        input.offset(from: from, to: toPosition)
    }
    /// Returns the first rectangle of a range, in points of the content.
    open func firstRect(for range: UITextRange) -> CGRect { geometry.firstRect(for: range) }
    /// Returns where the caret is drawn at a place, in points of the content. A subclass that returns an empty rectangle has no caret.
    open func caretRect(for position: UITextPosition) -> CGRect { geometry.caretRect(for: position) }
    /// Returns the rectangles of a range, in points of the content.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        geometry.selectionRects(for: range)
    }
    /// Returns the place nearest to a point of the content.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(geometry.offset(nearest: point))
    }
    /// Returns the place within a range nearest to a point of the content.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        geometry.closestPosition(to: point, within: range)
    }
    /// Returns the character at a point of the content.
    open func characterRange(at point: CGPoint) -> UITextRange? { geometry.characterRange(at: point) }

    /// Selects the whole text.
    open func selectAll(_ sender: Any?) {
        input.select(NSRange(location: 0, length: input.text.utf16.count))
    }

    // MARK: Parts

    let input = TextInputView()
    /// The text with its attributes, or nil for one that has the view's own look everywhere.
    var attributed: NSMutableAttributedString?
    /// The lines as they were last measured, and the width in which they were.
    var measured: (width: CGFloat, lines: TextViewLines)?
    /// What the user touches of links and other items.
    var itemViews: [TextItemView] = []
    /// True if ``itemViews`` may not be those of the text.
    var needsItems = false

    private func install() {
        input.host = self
        input.isEnabled = true
        ownContainer.changed = { [weak self] in self?.contentChanged() }
        addSubview(input)
        contentChanged()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        // The element in which the user edits has the label: a group around it would be read, too.
        if isEditable { properties.accessibility?.label = nil }
    }

    // MARK: Notifications

    /// Posted when a text view, the object of the notification, began to be edited.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the user has changed the text of a text view, the object of the notification.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when a text view, the object of the notification, is not edited any more.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
