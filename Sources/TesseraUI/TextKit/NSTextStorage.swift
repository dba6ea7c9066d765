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

    open override func beginEditing() {
        super.beginEditing()
        openEdits += 1
    }

    open override func endEditing() {
        super.endEditing()
        openEdits -= 1
        if openEdits == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Records a change and, outside of ``beginEditing()`` and ``endEditing()``, processes it. Subclasses
    /// that store text themselves call it from their primitive methods.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of changes.
    ///   - range: The changed range, in UTF-16 units of the text before the change.
    ///   - delta: The number of UTF-16 units by which the range has become longer.
    open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
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
        if openEdits == 0 { processEditing() }
    }

    /// Informs the delegate and the layout managers of the edits.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
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
        change([.editedCharacters, .editedAttributes], range) {
            super.replaceCharacters(in: range, with: attrString)
        }
    }

    open override func deleteCharacters(in range: NSRange) {
        change(.editedCharacters, range) { super.deleteCharacters(in: range) }
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
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
