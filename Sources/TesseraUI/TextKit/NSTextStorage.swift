import Foundation

/// An attributed string that informs its layout managers of changes.
/// See Apple's [NSTextStorage](https://developer.apple.com/documentation/uikit/nstextstorage).
///
///     let storage = NSTextStorage(attributedString: text)
///     let manager = NSLayoutManager()
///     let container = NSTextContainer(size: bounds.size)
///     manager.addTextContainer(container)
///     storage.addLayoutManager(manager)
///     let index = manager.glyphIndex(for: point, in: container)
///
/// If it has layout managers, text storage must be changed on the main thread. Changes through
/// `mutableString` are not detected: call ``edited(_:range:changeInLength:)`` after them.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes in an edit.
    /// See Apple's [NSTextStorage.EditActions](https://developer.apple.com/documentation/uikit/nstextstorage/editactions).
    public struct EditActions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes were added, removed or changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Creates empty text storage.
    public convenience init() {
        self.init(string: "")
    }

    // MARK: Layout managers

    /// The layout managers, which the storage retains.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The object that is informed of edits.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// Adds a layout manager, and removes it from its previous storage.
    @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.remove(at: index)
        aLayoutManager.textStorage = nil
    }

    // MARK: Edits

    /// The kinds of changes since the last call of ``processEditing()``.
    open private(set) var editedMask: EditActions = []
    /// The changed range, in UTF-16 units of the present text. Its location is `NSNotFound` if nothing has
    /// changed.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The number of UTF-16 units by which the text has become longer.
    open private(set) var changeInLength = 0
    private var openEdits = 0
    private var isInPrimitive = false
    private var isProcessing = false

    open override func beginEditing() {
        super.beginEditing()
        openEdits += 1
    }

    open override func endEditing() {
        super.endEditing()
        openEdits -= 1
        processIfComplete()
    }

    /// Records a change and, outside of ``beginEditing()`` and ``endEditing()``, processes it. Subclasses
    /// that store text themselves call it from their primitive methods.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of changes.
    ///   - range: The changed range, in UTF-16 units of the text before the change.
    ///   - delta: The number of UTF-16 units by which the range has become longer.
    open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
        if storesItself { copyToFoundation(range, changeInLength: delta) }
        let now = NSRange(location: range.location, length: max(range.length + delta, 0))
        if self.editedMask.isEmpty {
            editedRange = now
        } else {
            let start = min(editedRange.location, now.location)
            let end = max(editedRange.location + editedRange.length + delta, now.location + now.length)
            editedRange = NSRange(location: start, length: max(end - start, 0))
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        processIfComplete()
    }

    /// Processes the edits unless more of them are to come. Edits that are made while others are processed
    /// become part of those: a delegate and an override of ``processEditing()`` may change attributes.
    private func processIfComplete() {
        guard openEdits == 0, !isProcessing, !editedMask.isEmpty else { return }
        isProcessing = true
        processEditing()
        informLayoutManagers()
        isProcessing = false
    }

    /// Informs the delegate and the layout managers of the edits.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        informLayoutManagers()
    }

    /// Informs the layout managers of the edits since they were last informed.
    private func informLayoutManagers() {
        guard !editedMask.isEmpty else { return }
        let (managers, mask, range, delta) = (layoutManagers, editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        guard !managers.isEmpty else { return }
        // This is safe because text with layout managers is edited on the main thread, which `assumeIsolated`
        // verifies.
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            for manager in managers {
                manager.processEditing(
                    for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
                manager.informView?()
            }
        }
    }

    // MARK: Primitives

    /// Makes a change, and records it once even if one primitive calls others.
    private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
        guard !isInPrimitive else { return body() }
        isInPrimitive = true
        let length = self.length
        body()
        isInPrimitive = false
        edited(mask, range: range, changeInLength: self.length - length)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        if mayStoreItself { return replaceByPrimitives(range, with: attrString) }
        change([.editedCharacters, .editedAttributes], range) {
            super.replaceCharacters(in: range, with: attrString)
        }
    }

    open override func deleteCharacters(in range: NSRange) {
        if mayStoreItself { return replaceCharacters(in: range, with: "") }
        change(.editedCharacters, range) { super.deleteCharacters(in: range) }
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        if mayStoreItself { return changeByPrimitives(range) { $0[name] = value } }
        change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        if mayStoreItself { return changeByPrimitives(range) { $0.merge(attrs) { $1 } } }
        change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        if mayStoreItself { return changeByPrimitives(range) { $0[name] = nil } }
        change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }

    // MARK: Subclasses that store the text themselves

    /// True if a subclass may store the text itself. It then overrides `string`, `attributes(at:effectiveRange:)`,
    /// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and all other methods call these, as on iOS. Foundation's
    /// methods would use a store of their own.
    final var mayStoreItself: Bool { type(of: self) != NSTextStorage.self }

    /// The text without attributes. A subclass that stores the text itself overrides it.
    open override var string: String {
        if !hasReadString { hasReadString = true }
        return super.string
    }
    /// True after ``string`` of this class was read.
    private var hasReadString = false

    /// True if a subclass stores the text itself, so that its `string` does not read that of this class.
    private lazy var storesItself: Bool = {
        guard mayStoreItself else { return false }
        hasReadString = false
        _ = string
        return !hasReadString
    }()

    /// Brings Foundation's own store up to date with an edit of a subclass that stores the text itself.
    ///
    /// On Linux, what Foundation copies from an attributed string, compares with it or appends to another one is in its own
    /// store, whatever a subclass overrides: `NSAttributedString(attributedString:)` and `attributedSubstring(from:)`, for
    /// example. Otherwise such a copy would be empty, and a part of the text would end the app.
    private func copyToFoundation(_ range: NSRange, changeInLength delta: Int) {
        let (before, now) = (super.length, length)
        var old = range
        var new = NSRange(location: range.location, length: range.length + delta)
        if before + delta != now || new.length < 0 || NSMaxRange(old) > before || NSMaxRange(new) > now {
            // The subclass has left out an edit.
            (old, new) = (NSRange(location: 0, length: before), NSRange(location: 0, length: now))
        }
        let text = NSMutableAttributedString(string: NSString(string: string).substring(with: new))
        var place = new.location
        while place < NSMaxRange(new) {
            var found = NSRange()
            let values = attributes(at: place, effectiveRange: &found)
            let next = min(max(NSMaxRange(found), place + 1), NSMaxRange(new))
            text.setAttributes(values, range: NSRange(location: place - new.location, length: next - place))
            place = next
        }
        super.replaceCharacters(in: old, with: text)
    }

    open override var length: Int { mayStoreItself ? string.utf16.count : super.length }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        guard mayStoreItself else {
            return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        var found = NSRange()
        let values = attributes(at: location, effectiveRange: &found)
        range?.pointee = NSIntersectionRange(found, rangeLimit)
        return values
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        guard mayStoreItself else { return super.attribute(attrName, at: location, effectiveRange: range) }
        return attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        guard mayStoreItself else {
            return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        return attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
    }
}

extension NSTextStorage {
    /// Replaces a range in one edit, by the two methods with which subclasses change their text.
    func replaceByPrimitives(_ range: NSRange, with text: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
            setAttributes(
                attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// Changes the attributes of each run in a range, in one edit.
    private func changeByPrimitives(
        _ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        beginEditing()
        let end = range.location + range.length
        var place = range.location
        while place < end {
            var found = NSRange()
            var values = attributes(at: place, effectiveRange: &found)
            let next = min(max(found.location + found.length, place + 1), end)
            body(&values)
            setAttributes(values, range: NSRange(location: place, length: next - place))
            place = next
        }
        endEditing()
    }
}

/// An object that is informed of the edits of text storage.
/// See Apple's [NSTextStorageDelegate](https://developer.apple.com/documentation/uikit/nstextstoragedelegate).
public protocol NSTextStorageDelegate: AnyObject {
    /// Informs the delegate that edits are about to be processed. The delegate may still change the text.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Informs the delegate that edits have been processed. The delegate may still change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
