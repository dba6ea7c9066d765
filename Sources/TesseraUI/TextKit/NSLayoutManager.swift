import Foundation
import TesseraBasics
import TesseraGraphics

/// An object that lays out the text of a text storage in text containers, and finds the places of its
/// characters.
/// See Apple's [NSLayoutManager](https://developer.apple.com/documentation/uikit/nslayoutmanager).
///
/// Lines break, and letters lie, as in a label of the same width. Each UTF-16 unit of the text counts as one
/// glyph, so that ranges of glyphs equal ranges of characters, extended to whole characters as users see
/// them. After a change, text is laid out when the layout is next needed.
///
/// Text flows from one container to the next, for example from page to page. Text that has no space in the last container lies in
/// none, and the container with which an app goes on gets it:
///
/// ```swift
/// var pages: [NSRange] = []
/// var end = 0
/// while end < manager.numberOfGlyphs {
///     let container = NSTextContainer(size: pageSize)
///     manager.addTextContainer(container)
///     let page = manager.glyphRange(for: container)
///     guard page.length > 0 else { break }
///     pages.append(page)
///     end = NSMaxRange(page)
/// }
/// ```
///
/// The container of a text view is the only one of its layout manager, since a text view displays all text.
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

    /// The text containers, in the order in which text fills them.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Adds a text container behind the others. The text that has no space in them continues there.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a text container before the one at an index. A text view's container must be the only one.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        demand(
            (0...textContainers.count).contains(index),
            "insertTextContainer(at: \(index)): there are \(textContainers.count) containers.")
        let containers = textContainers + [container]
        demand(
            containers.count == 1 || !containers.contains { $0.makeManager != nil },
            "addTextContainer: a text view displays all text, so that its container must be the only one.")
        textContainers.insert(container, at: index)
        container.ownManager = self
        forget(from: index)
    }

    /// Removes the text container at an index.
    open func removeTextContainer(at index: Int) {
        demand(
            textContainers.indices.contains(index),
            "removeTextContainer(at: \(index)): there are \(textContainers.count) containers.")
        textContainers.remove(at: index).ownManager = nil
        forget(from: index)
    }

    /// Discards the layout of a container and of those behind it, because its size or another property has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        forget(from: textContainers.firstIndex { $0 === container } ?? 0)
    }

    /// A Boolean value that tells whether lines have the gap between them that their fonts define.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { forget() } } }
    /// A Boolean value that tells whether the manager may lay out a part of the text before the parts in front of it. The default
    /// is false. The manager always lays out the text as a whole, so that ``hasNonContiguousLayout`` is false.
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
    open func ensureLayout(for container: NSTextContainer) { _ = part(in: container) }
    /// Lays out a range of the text if that is necessary.
    open func ensureLayout(forCharacterRange charRange: NSRange) { ensureLayout(forGlyphRange: charRange) }
    /// Lays out a range of glyphs if that is necessary.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {
        _ = part(ofGlyph: max(NSMaxRange(glyphRange) - 1, 0))
    }

    // MARK: Drawing

    /// Draws the background colours of a range of glyphs into the current graphics context. Nothing is drawn without one.
    ///
    /// A text view calls the method of a subclass, and displays what it draws behind the text.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The place of the container's top left corner in the context, in points. Glyphs of other containers than that
    ///     of the first glyph are not drawn.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgroundColors(of: glyphsToShow, at: origin)
    }
    /// Draws a range of glyphs without their background colours into the current graphics context. Nothing is drawn without one.
    ///
    /// A text view calls the method of a subclass, and displays behind the text what it draws besides the glyphs. The display
    /// itself draws the glyphs of a text view.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The place of the container's top left corner in the context, in points. Glyphs of other containers than that
    ///     of the first glyph are not drawn.
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

    /// The parts in the first containers, up to the last part that has been laid out.
    private var known: [TextKitPart] = []

    // MARK: Text views

    /// A closure that returns the lines that a text view displays. It is nil if the container does not belong to a text view.
    var linesOfView: (() -> TextKitLines?)?
    /// A closure that informs the text view of the container that the text has been edited.
    var informView: (() -> Void)?
    /// A closure that lets the text view draw again what a subclass draws.
    var redrawsView: (() -> Void)?
    /// A closure that informs the text view of another text storage.
    var storageChanged: (() -> Void)?

    private func forget(from index: Int = 0) {
        if index < known.count { known.removeSubrange(index...) }
    }

    /// Returns the part of the text in the container at an index, or nil if there is no text for it.
    func part(at index: Int) -> TextKitPart? {
        if let lines = linesOfView?() { return index == 0 ? TextKitPart(lines) : nil }
        guard let textStorage else { return nil }
        while known.count <= index, known.count < textContainers.count {
            let start = known.last?.next ?? 0
            guard known.isEmpty || start < textStorage.length else { break }
            known.append(
                TextKitPart(
                    textStorage, from: start, in: textContainers[known.count],
                    usesFontLeading: usesFontLeading))
        }
        return index < known.count ? known[index] : nil
    }
}
