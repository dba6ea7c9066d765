import Foundation
import TesseraBasics
import TesseraGraphics

/// An object that lays out the text of a text storage in a text container, and finds the places of its
/// characters.
/// See Apple's [NSLayoutManager](https://developer.apple.com/documentation/uikit/nslayoutmanager).
///
/// Lines break, and letters lie, as in a label of the same width. Each UTF-16 unit of the text counts as one
/// glyph, so that ranges of glyphs equal ranges of characters, extended to whole characters as users see
/// them. After a change, text is laid out when the layout is next needed. A layout manager has only one text
/// container.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// Creates a layout manager without text and container.
    public override init() {
        super.init()
    }

    // MARK: Text and container

    /// The text that is laid out. The text storage retains the layout manager.
    open weak var textStorage: NSTextStorage? {
        didSet {
            guard textStorage !== oldValue else { return }
            forget()
            storageChanged?()
        }
    }

    /// The text container, in an array of at most one element.
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
        container.ownManager = self
        forget()
    }

    /// Removes the text container.
    open func removeTextContainer(at index: Int) {
        demand(
            textContainers.indices.contains(index),
            "removeTextContainer(at: \(index)): there are \(textContainers.count) containers.")
        textContainers.remove(at: index).ownManager = nil
        forget()
    }

    /// Discards the layout, because the size or another property of the container has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { forget() }

    /// A Boolean value that tells whether lines have the gap between them that their fonts define.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { forget() } } }
    /// A Boolean value that tells whether the manager may lay out a part of the text before the parts in front of it. The default is false. The
    /// manager always lays out the text as a whole, so that ``hasNonContiguousLayout`` is false.
    open var allowsNonContiguousLayout = false
    /// A Boolean value that tells whether parts of the text are not laid out although later ones are: false.
    open var hasNonContiguousLayout: Bool { false }

    // MARK: Invalidation

    /// Discards the layout, because the text has changed. The text storage calls it.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        forget()
    }

    /// Discards the layout of a range. The layout of the other text is discarded too.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
        forget()
    }

    /// Lays out the text in a container if that is necessary.
    open func ensureLayout(for container: NSTextContainer) { _ = lines }
    /// Lays out a range of the text if that is necessary.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
    /// Lays out a range of glyphs if that is necessary.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }

    // MARK: Drawing

    /// Draws the background colours of a range of glyphs into the current graphics context. Nothing is drawn without one.
    ///
    /// A text view calls the method of a subclass, and displays what it draws behind the text.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The place of the container's top left corner in the context, in points.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgroundColors(of: glyphsToShow, at: origin)
    }
    /// Draws a range of glyphs without their background colours into the current graphics context. Nothing is drawn without one.
    ///
    /// A text view calls the method of a subclass, and displays behind the text what it draws besides the glyphs. The display itself
    /// draws the glyphs of a text view.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The place of the container's top left corner in the context, in points.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawLetters(of: glyphsToShow, at: origin)
    }
    /// Fills rectangles behind characters in the current graphics context, whose fill colour is set already.
    /// ``drawBackground(forGlyphRange:at:)`` calls it for each range with a background colour.
    ///
    /// - Parameters:
    ///   - rectArray: The rectangles, one for each line.
    ///   - rectCount: The number of rectangles.
    ///   - charRange: The characters.
    ///   - color: The background colour.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        UIGraphicsGetCurrentContext()?.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)))
    }
    /// Draws the characters of a range again, because what a subclass draws has changed.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { redrawsView?() }
    /// Draws the glyphs of a range again, because what a subclass draws has changed.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redrawsView?() }

    /// True while a text view lets a subclass draw, so that the display draws the glyphs.
    var displayDrawsGlyphs = false

    private var known: TextKitLines?

    // MARK: Text views

    /// A closure that returns the lines that a text view displays. It is nil if the container does not belong to a text view.
    var linesOfView: (() -> TextKitLines?)?
    /// A closure that informs the text view of the container that the text has been edited.
    var informView: (() -> Void)?
    /// A closure that lets the text view draw again what a subclass draws.
    var redrawsView: (() -> Void)?
    /// A closure that informs the text view of another text storage.
    var storageChanged: (() -> Void)?

    private func forget() { known = nil }

    /// The present lines, or nil without a text storage or a container.
    var lines: TextKitLines? {
        if let lines = linesOfView?() { return lines }
        if let known { return known }
        guard let textStorage, let container = textContainers.first else { return nil }
        known = TextKitLines(textStorage, container: container, usesFontLeading: usesFontLeading)
        return known
    }
}
