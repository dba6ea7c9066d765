import Foundation
import TesseraDisplay
import TesseraGraphics

/// The text of a text field or a text view, which the user edits in an element of the display.
///
/// The display draws caret and selection. ``InputContent`` describes how the app's changes and the user's
/// agree.
@MainActor
final class TextInputView: UIView {
    weak var owner: (any TextInputOwner)?

    /// The state of the text in the app and on the display.
    private var editing = TextInputState(isMultiline: false)
    /// True if the display has reported that the element has the focus.
    private var displayHasFocus = false
    /// The number of the last focus request that the display has reported as fulfilled.
    private var fulfilledWish = 0

    /// The text. Setting it answers the last edit that was received.
    var text: String {
        get { editing.text }
        set { setText(newValue, isUsers: false) }
    }
    /// The selection, in UTF-16 units.
    var selection: NSRange { editing.selection }
    /// The range that is being composed, in UTF-16 units, or nil if there is none.
    var composed: NSRange? { editing.composed }

    /// The label that assistive technology reads if there is neither another label nor a placeholder.
    var usualLabel: String?
    var placeholder: String? { didSet { if placeholder != oldValue { setNeedsCommit() } } }
    /// True if there is something else than text, such as tokens. It counts as content where the Return key needs some, and fills
    /// the place of the placeholder, which assistive technology reads nevertheless.
    var hasOtherContent = false { didSet { if hasOtherContent != oldValue { setNeedsCommit() } } }
    /// True if the text is invisible, because a subclass draws it.
    var hidesText = false { didSet { if hidesText != oldValue { setNeedsCommit() } } }
    /// True if the placeholder is invisible, because a subclass draws it. Assistive technology reads it nevertheless.
    var hidesPlaceholder = false { didSet { if hidesPlaceholder != oldValue { setNeedsCommit() } } }
    /// The font of the placeholder, or nil for that of the text.
    var placeholderFont: UIFont? { didSet { if placeholderFont != oldValue { setNeedsCommit() } } }
    var placeholderColor = UIColor.placeholderText { didSet { setNeedsCommit() } }
    var font = UIFont.preferredFont(forTextStyle: .body) {
        didSet { if font != oldValue { setNeedsCommit() } }
    }
    var textColor = UIColor.label { didSet { setNeedsCommit() } }
    /// The space after each character, in points.
    var kern: CGFloat = 0 { didSet { if kern != oldValue { setNeedsCommit() } } }
    var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsCommit() } }
    }
    /// The space between the edges of the view and the text, in points.
    var padding = UIEdgeInsets.zero { didSet { if padding != oldValue { setNeedsCommit() } } }
    /// The height of a line in a text of several lines, in points, or nil for a text of a single line.
    var lineHeight: CGFloat? {
        didSet {
            editing.isMultiline = lineHeight != nil
            if lineHeight != oldValue { setNeedsCommit() }
        }
    }
    var traits = TextInputTraits() { didSet { if traits != oldValue { setNeedsCommit() } } }
    /// True if the user edits the text in an element of the display. Otherwise the text is drawn like that of
    /// a label.
    var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            // The display draws the text of a view that cannot be edited, and makes a new field afterwards.
            if isEditable { displayEntered() }
            setNeedsCommit()
        }
    }
    var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsCommit() } } }
    /// True if the app adds something to the menu of the present selection.
    var isMenuExtended = false { didSet { if isMenuExtended != oldValue { setNeedsCommit() } } }

    override var textInput: TextInputView? { self }

    // MARK: Changes by the app

    /// - Parameter isUsers: True if the app makes the change for the user, for example after the clear button
    ///   was pressed.
    func setText(_ new: String, isUsers: Bool) {
        let old = selection
        let wasMarked = editing.mark != nil
        if !isUsers { owner?.textInputWillChange(self) }
        defer { if !isUsers { owner?.textInputHasChanged(self) } }
        // An app that corrects what is being composed would make it impossible to type. Its text then waits for the end of the
        // composition.
        let isAnother = editing.set(new, isEdited: isEdited, endsComposition: !isReceiving)
        setNeedsCommit()
        guard isAnother || wasMarked else { return }
        report(isChange: true, isUsers: isUsers, selectionBefore: old)
    }

    /// Ends a composition with the text as it is.
    func endComposition() {
        guard editing.endComposition() else { return }
        setNeedsCommit()
        report(isChange: true, selectionBefore: selection)
    }

    /// Puts a text that the app composes in the place of the one that is composed already, or else of the selection.
    ///
    /// - Parameter selected: The selection in the new text, in UTF-16 units.
    func mark(_ new: String, selected: NSRange) {
        let (old, range, former) = (selection, composed ?? selection, editing.mark)
        let (start, isAnother) = exchange(range, for: new)
        if editing.isComposing, !isReceiving { _ = editing.endComposition() }
        let count = new.utf16.count
        editing.setMark(NSRange(location: start, length: count))
        let first = min(max(selected.location, 0), count)
        let length = min(max(selected.length, 0), count - first)
        _ = editing.select(NSRange(location: start + first, length: length))
        report(isChange: isAnother || editing.mark != former, selectionBefore: old)
    }

    /// The part of the text that the app composes, in UTF-16 units, or nil if there is none.
    var mark: NSRange? { editing.mark }

    /// Selects a range, limited to the text.
    func select(_ range: NSRange) {
        let count = text.utf16.count
        let start = min(max(range.location, 0), count)
        let end = min(max(range.location + range.length, start), count)
        owner?.textInputWillSelect(self)
        let isAnother = editing.select(NSRange(location: start, length: end - start))
        setNeedsCommit()
        if isAnother { selectionChanged() }
        owner?.textInputHasSelected(self)
        endMarkOutsideSelection()
    }

    /// Confirms what the app composes when the selection leaves it.
    private func endMarkOutsideSelection() {
        guard let mark, selection.location < mark.location || NSMaxRange(selection) > NSMaxRange(mark) else {
            return
        }
        endComposition()
    }

    /// Informs the owner of another selection.
    private func selectionChanged() {
        owner?.textInputDidChangeSelection(self)
        // A caret that moves changes nothing of the menu.
        let isCaret = selection.length == 0
        if !isCaret || !wasCaret { TextMenus.build(for: self) }
        wasCaret = isCaret
    }

    /// True if nothing was selected when the app was asked for the menu last.
    private var wasCaret = true

    override func didMoveToWindow() {
        super.didMoveToWindow()
        TextMenus.build(for: self)
    }

    /// Replaces a range as a key does, and puts the caret after the new part.
    func replace(_ range: NSRange, with replacement: String) {
        let (old, wasMarked) = (selection, mark != nil)
        let (start, isAnother) = exchange(range, for: replacement)
        _ = editing.select(NSRange(location: start + replacement.utf16.count, length: 0))
        report(isChange: isAnother || wasMarked, selectionBefore: old)
    }

    /// Replaces a range without a report. Returns its start, and true if the text is another one.
    private func exchange(_ range: NSRange, for replacement: String) -> (start: Int, isAnother: Bool) {
        // The display's selection may begin within a character, which Foundation's strings cannot split.
        let units = Array(text.utf16)
        let start = min(max(range.location, 0), units.count)
        let end = min(max(range.location + range.length, start), units.count)
        let new = String(decoding: units[..<start] + Array(replacement.utf16) + units[end...], as: UTF16.self)
        setNeedsCommit()
        return (start, editing.set(new, isEdited: isEdited, endsComposition: !isReceiving))
    }

    /// Informs the owner of another selection and of a change of the text. As in UIKit, the selection comes first.
    private func report(isChange: Bool, isUsers: Bool = true, selectionBefore old: NSRange) {
        if isChange { owner?.textInputWillReportChange(self) }
        if selection != old { selectionChanged() }
        if isChange { owner?.textInputDidChange(self, isUsers: isUsers) }
    }

    // MARK: First responder

    /// True if the text is being edited.
    var isEdited: Bool { owner?.isFirstResponder == true }

    /// Reacts to the owner's having become the first responder.
    func didBegin() {
        wishFocus(true)
        owner?.textInputDidBegin(self)
        TextMenus.build(for: self)
    }

    /// Reacts to the owner's no longer being the first responder.
    func didEnd() {
        wishFocus(false)
        if mark != nil { endComposition() }
        owner?.textInputDidEnd(self)
    }

    private func wishFocus(_ isWanted: Bool) {
        // If the focus is where it should be, nothing is sent: the user may have moved it by the time a
        // message arrives.
        let pending = editing.focus.flatMap { $0.revision > fulfilledWish ? $0.isWanted : nil }
        guard (pending ?? displayHasFocus) != isWanted else { return }
        editing.wish(isWanted)
        setNeedsCommit()
    }

    // MARK: Events of the display

    /// Applies the user's typing, unless the app refuses it. If the text can no longer be reached, the edit
    /// is undone, so that the display and the app have the same text.
    func displayTyped(_ typed: DisplayEvent.Typed, isReachable: Bool = true) {
        isReceiving = true
        defer { isReceiving = false }
        if typed.edit > receivedEdit { looks.receive(typed) }
        let (old, oldSelection, wasComposing) = (text, selection, editing.isComposing)
        if typed.isComposing == true, !wasComposing, typed.edit > receivedEdit {
            formerText = editing.staleBase(of: typed).flatMap { $0 == text ? nil : $0 }
        }
        let oldRevision = editing.revision
        guard let typedChange = editing.receive(typed) else {
            if editing.revision != oldRevision { setNeedsCommit() }
            // A composition that was given up is over, which is a change too.
            return report(isChange: wasComposing && !editing.isComposing, selectionBefore: oldSelection)
        }
        let origin = SmartTyping.Origin(
            isComposed: wasComposing, isPasted: typed.isPasted == true, hadSelection: oldSelection.length > 0)
        // As on iOS, each character of a password counts as it was typed.
        let isKept = editing.isComposing || traits.isSecure
        let change = isKept ? typedChange : traits.smartTyping.corrected(typedChange, of: old, from: origin)
        let revision = editing.revision
        // Text that is being composed may still change completely. The owner is asked when the composition
        // ends.
        let isAllowed =
            isEnabled && isReachable
            && (editing.isComposing
                || owner?.textInput(self, shouldChange: change.range, to: change.replacement) ?? true)
        // If the app has set another text meanwhile, that is the answer.
        guard editing.revision == revision || !isAllowed else { return }
        guard isAllowed else {
            editing.refuse()
            setNeedsCommit()
            return report(
                isChange: text != old && revision + 1 == editing.revision, selectionBefore: oldSelection)
        }
        editing.accept(change)
        if change != typedChange || editing.revision != revision { setNeedsCommit() }
        // The edit has changed the text, or it has ended a composition. In the second case the text may stay the same, but only
        // now it is final.
        let tell = { self.replacingSelection { self.report(isChange: true, selectionBefore: oldSelection) } }
        if typed.isPasted == true { pasting(tell) } else { tell() }
    }

    /// Makes a change that pastes a text.
    func pasting(_ change: () -> Void) {
        isPasting = true
        defer { isPasting = false }
        change()
    }

    /// True while a pasted text takes its place.
    private(set) var isPasting = false

    /// Makes a change that takes the place of the selection, as typing does.
    func replacingSelection(_ change: () -> Void) {
        let isNested = replacesSelection
        replacesSelection = true
        defer { replacesSelection = isNested }
        change()
    }

    /// True while the owner is informed of a change that has taken the place of the selection.
    private(set) var replacesSelection = false

    func displaySelected(_ selected: DisplayEvent.Selected) {
        isSelectedByUser = true
        defer { isSelectedByUser = false }
        let isAnother = isEditable ? editing.receive(selected) : editing.receiveDrawn(selected)
        if isAnother { selectionChanged() }
        endMarkOutsideSelection()
    }

    /// True while the owner is informed of a selection that the user has made.
    private(set) var isSelectedByUser = false

    /// The number of the last edit by the user that the app has received.
    var receivedEdit: Int { editing.receivedEdit }
    /// The number of the present text, which changes whenever the app sets another one.
    var revision: Int { editing.revision }

    /// - Parameter revision: The number of the app's last focus request that the display had fulfilled, or
    ///   nil if it is unknown.
    func displayFocused(_ isFocused: Bool, revision: Int? = nil) {
        displayHasFocus = isFocused
        let wishes = editing.focus?.revision ?? 0
        fulfilledWish = min(revision ?? wishes, wishes)
        // If the display has not received the last request yet, it will still fulfil it.
        guard fulfilledWish == wishes else { return }
        guard let owner, isFocused != owner.isFirstResponder else { return }
        // The display has moved the focus from the text that is edited, and is about to report that.
        let edited = (owner.window?.firstResponder as? any TextInputOwner)?.input
        if isFocused, edited !== self { edited?.displayHasFocus = false }
        let isDone = isFocused ? owner.becomeFirstResponder() : owner.resignFirstResponder()
        guard !isDone else { return }
        // A focus that the display reports after the text has left its window does not wait for another one.
        if owner.window == nil { _ = owner.giveFirstResponder() }
        // The app refuses, so the focus goes back.
        editing.wish(!isFocused)
        setNeedsCommit()
        guard isFocused, let edited, edited !== self, edited.isEdited else { return }
        edited.editing.wish(true)
        edited.setNeedsCommit()
    }

    func displaySubmitted() {
        let isEmpty = text.isEmpty && !hasOtherContent
        guard isEdited, !(traits.enablesReturnKeyAutomatically && isEmpty) else { return }
        owner?.textInputDidReturn(self)
    }

    func displayErased() {
        guard isEdited, selection.location == 0, selection.length == 0 else { return }
        owner?.textInputDidErase(self)
    }

    // MARK: Look

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsCommit()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsCommit()
    }

    override func displayEntered() {
        displayHasFocus = false
        looks.forgetDisplay()
        editing.statePresent(isFocused: isEdited)
    }

    override var accessibilityRole: AccessibilityContent.Role? { isEditable ? nil : .text }

    override func imageResources(for traits: UITraitCollection) -> [ImageFile] {
        owner?.textInputPictures(self, traits: traits) ?? []
    }

    override var ownWishes: GestureWishes {
        isEditable || !isUserInteractionEnabled || !TextMenus.hasCommands(self) ? [] : .contextMenu
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        // A text in several looks would be visible in their colours.
        let rich = isEditable && !hidesText ? describeLooks(context) : nil
        // The display breaks the lines of a text with looks itself. In a picture they are those that the app has measured.
        if rich == nil || !context.isForDisplay {
            properties.text = owner?.textInputLines(self, traits: context.traits)
        }
        guard isEditable else { return }
        properties.richText = rich
        describeLanguage(in: &properties)
        func displayColor(_ color: UIColor) -> Color { color.displayColor(for: context.traits) }
        // This comes first, because an owner that computes the caret's rectangle may lay out the text.
        let caretColor = displayColor(owner?.textInputCaretColor(self) ?? .clear)
        let color = hidesText ? .clear : isEnabled ? textColor : .tertiaryLabel
        var style = TextStyle(font: font.descriptor, color: displayColor(color))
        if kern != 0 { style.kern = kern }
        var content = InputContent(style: style, alignment: displayAlignment)
        editing.describe(in: &content)
        if let placeholder, !placeholder.isEmpty, !hasOtherContent {
            content.placeholder = placeholder
            let color = displayColor(hidesPlaceholder ? .clear : placeholderColor)
            content.placeholderColor = color
            if let placeholderFont, placeholderFont != font {
                content.placeholderStyle = TextStyle(font: placeholderFont.descriptor, color: color)
            }
        }
        if let lineHeight {
            content.isMultiline = true
            content.lineHeight = (Double(lineHeight) * 1000).rounded() / 1000
        }
        if properties.text != nil { content.drawnEdit = receivedEdit }
        if padding != .zero {
            content.padding = [padding.top, padding.left, padding.bottom, padding.right].map { Double($0) }
        }
        content.caretColor = caretColor
        content.label =
            accessibilityLabel ?? owner?.accessibilityLabel
            ?? (content.placeholder == nil ? (hasOtherContent ? placeholder : nil) ?? usualLabel : nil)
        if accessibilityTraits.union(owner?.accessibilityTraits ?? []).contains(.searchField) {
            content.isSearch = true
        }
        if !isEnabled { content.isDisabled = true }
        if TextMenus.hasCommands(self) { content.hasMenu = true }
        if owner is KeyInputBridge { content.reportsKeys = true }
        if owner?.canChangeStyles == true { content.hasStyleKeys = true }
        traits.describe(in: &content)
        // The app's own input view replaces the keyboard.
        if owner?.inputView != nil { content.keyboard = InputContent.Keyboard.none }
        properties.input = content
    }

    /// Returns the looks of the parts of the text: for the display, those that were sent last if it has made the present ones of
    /// them itself.
    private func describeLooks(_ context: CommitContext) -> RichText? {
        let present = owner?.textInputRichText(self, edit: receivedEdit, traits: context.traits)
        guard context.isForDisplay else { return present }
        return looks.described(present, of: displayedText, revision: revision)
    }

    /// The text in the form in which the display has it.
    private var displayedText: String { DisplayedText(text, isMultiline: lineHeight != nil).text }

    /// Lets the description that the display has stand for the present text, in a copy that nobody edits.
    func describeCopy(in properties: inout NodeProperties, traits: UITraitCollection) {
        guard var content = properties.input else { return }
        (content.text, content.edit) = (displayedText, receivedEdit)
        (content.focus, content.selection) = (nil, nil)
        if content.drawnEdit != receivedEdit { content.drawnEdit = nil }
        if properties.richText != nil {
            properties.richText = owner?.textInputRichText(self, edit: receivedEdit, traits: traits)
        }
        properties.input = content
    }

    /// Describes the language of a text whose class states another one than the user's.
    private func describeLanguage(in properties: inout NodeProperties) {
        guard let owner, !PlainClasses.contain(type(of: owner)),
            let language = owner.textInputMode?.primaryLanguage, AttributedSpeech.isLanguage(language),
            language != UITextInputMode.activeInputModes.first?.primaryLanguage
        else { return }
        var content = properties.accessibility ?? AccessibilityContent()
        if content.language == nil { content.language = language }
        properties.accessibility = content
    }

    /// True if the content of the owner flows from right to left.
    var flowsFromRight: Bool { owner?.isRightToLeft ?? isRightToLeft }

    private var displayAlignment: InputContent.Alignment {
        InputContent.Alignment(textAlignment, isRightToLeft: flowsFromRight)
    }

    /// True while an edit of the user is received, and the owner is informed of it.
    private var isReceiving = false

    /// The looks of the parts of the text that the display has.
    private var looks = DisplayedLooks()

    /// The text in which the user has begun the last composition, if the app had set another one that the display did not know
    /// yet; otherwise nil.
    private(set) var formerText: String?
}

extension InputContent.Alignment {
    /// Creates the alignment of lines in a text that is read from left to right or from right to left.
    init(_ alignment: NSTextAlignment, isRightToLeft: Bool) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justify
            default: isRightToLeft ? .right : .left
            }
    }
}
