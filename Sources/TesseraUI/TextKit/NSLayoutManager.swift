import Foundation
import TesseraBasics
import TesseraGraphics

/// Lays out the text of a text storage in a text container, and answers which character lies where.
/// See Apple's [NSLayoutManager](https://developer.apple.com/documentation/uikit/nslayoutmanager).
///
/// Lines break, and letters lie, where a label of the same width draws them. Each UTF-16 unit of the text counts as one
/// glyph, so that glyph ranges are character ranges widened to whole characters as users see them. Text is laid out when
/// something is asked of it after a change. A layout manager has one text container.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// Creates a layout manager without text and container.
    public override init() {
        super.init()
    }

    // MARK: Text and container

    /// The text that is laid out, which keeps the layout manager.
    open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { forget() } } }

    /// The text container; none or one.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Adds the text container. There must be none yet.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts the text container. There must be none yet.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        demand(
            textContainers.isEmpty,
            "addTextContainer: a layout manager lays out text in one container, and has one already.")
        demand(index == 0, "insertTextContainer(at: \(index)): the only place is 0.")
        textContainers = [container]
        container.layoutManager = self
        forget()
    }

    /// Removes the text container.
    open func removeTextContainer(at index: Int) {
        demand(
            textContainers.indices.contains(index),
            "removeTextContainer(at: \(index)): there are \(textContainers.count) containers.")
        textContainers.remove(at: index).layoutManager = nil
        forget()
    }

    /// Says that the size or another property of the container has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { forget() }

    /// Whether lines have the gap that their fonts state between one line and the next.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { forget() } } }

    // MARK: Validity

    /// Says that the text has changed. Text storage calls it.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        forget()
    }

    /// Discards the layout of a range; that of the rest of the text goes too.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
        forget()
    }

    /// Lays out the text in a container now, if that is still to be done.
    open func ensureLayout(for container: NSTextContainer) { _ = lines }
    /// Lays out a range of the text now, if that is still to be done.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
    /// Lays out a range of glyphs now, if that is still to be done.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }

    private var known: TextKitLines?

    private func forget() { known = nil }

    /// The lines as they are now; nil without text storage or container.
    var lines: TextKitLines? {
        if let known { return known }
        guard let textStorage, let container = textContainers.first else { return nil }
        known = TextKitLines(textStorage, container: container, usesFontLeading: usesFontLeading)
        return known
    }
}
