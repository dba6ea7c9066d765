import Foundation
import TesseraGraphics

/// How a subclass of the app draws the text and the placeholder of a text field.
struct TextFieldDrawing {
    /// The context of the picture while a method of the subclass draws, or nil.
    var entry: GraphicsStack.Entry?
    /// The rectangle that the subclass has passed on to the text field, or nil if it has not called `super`.
    var rect: CGRect?
    /// True if the picture gets the letters that the subclass passes on, and false if the display draws them.
    var drawsLetters = false
    /// True if the picture must contain the letters: they are drawn several times, or otherwise than the display would do it.
    var needsLetters = false
    /// The view with what the subclass has drawn itself, or nil before it has drawn anything.
    var picture: UIImageView?
}

/// Drawing by subclasses.
extension UITextField {
    /// True if the class is one of the app, which may override the methods that draw.
    private var mayDrawContent: Bool { !isOfPlainClass }

    /// Requests that a subclass draws the text or the placeholder again.
    func redrawContent() {
        if mayDrawContent { setNeedsLayout() }
    }

    /// Notes where the display draws a text, or draws it at once if an app calls the method for its own picture.
    func placeContent(_ text: @autoclosure () -> NSAttributedString?, in rect: CGRect) {
        guard let entry = contentDrawing.entry, entry === GraphicsStack.current.entries.last else {
            text()?.draw(in: rect)
            return
        }
        if contentDrawing.rect != nil || entry.made?.changesText == true {
            contentDrawing.needsLetters = true
        }
        contentDrawing.rect = rect
        if contentDrawing.drawsLetters, let text = text() { drawLetters(of: text, in: rect) }
    }

    /// Draws a line where the display would draw it.
    private func drawLetters(of text: NSAttributedString, in rect: CGRect) {
        guard let place = usable(rect), text.length > 0 else { return }
        let line = NSMutableAttributedString(attributedString: text)
        let stated = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(stated ?? NSParagraphStyle())
        // The display aligns by the direction of the field, and a drawn text by that of its letters.
        let natural = input.flowsFromRight ? NSTextAlignment.right : .left
        style.alignment = textAlignment == .natural ? natural : textAlignment
        style.lineBreakMode = .byClipping
        line.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: line.length))
        let height = line.size().height
        line.draw(in: CGRect(x: place.minX, y: place.midY - height / 2, width: place.width, height: height))
    }

    /// The text as it is visible: a secure text consists of dots.
    var visibleText: NSAttributedString? {
        guard isSecureTextEntry else { return attributedText }
        let dots = String(repeating: "•", count: input.text.count)
        return NSAttributedString(string: dots, attributes: defaultTextAttributes)
    }

    /// Lets a subclass draw the text or the placeholder. What it passes on to the text field is drawn by the display in the
    /// rectangle that it names, unless the subclass passes it on several times or in a changed context. What it draws itself
    /// becomes a picture, and what it leaves out is invisible.
    ///
    /// As in UIKit, text that is being edited is not drawn in this way.
    func drawContent() {
        guard mayDrawContent else { return }
        let isPlaceholder = input.text.isEmpty
        let isDrawn =
            isPlaceholder ? input.placeholder?.isEmpty == false && !input.hasOtherContent : !isEditing
        contentDrawing.rect = nil
        guard isDrawn, bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite
        else {
            input.hidesText = false
            contentDrawing.picture?.image = nil
            return
        }
        let room = isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        let (bounds, wanted) = (bounds, traitCollection.displayScale)
        let scale = min(wanted > 0 ? wanted : 1, Self.greatestSide / max(bounds.width, bounds.height))
        func draw() -> GraphicsStack.Entry {
            let entry = GraphicsStack.Entry { .forDrawing(bounds, scale: scale, isOpaque: false) }
            contentDrawing.entry = entry
            defer { contentDrawing.entry = nil }
            (contentDrawing.rect, contentDrawing.needsLetters) = (nil, false)
            traitCollection.performAsCurrent {
                GraphicsStack.with(entry) {
                    if isPlaceholder { drawPlaceholder(in: room) } else { drawText(in: room) }
                }
            }
            return entry
        }
        var entry = draw()
        if contentDrawing.needsLetters != contentDrawing.drawsLetters {
            contentDrawing.drawsLetters.toggle()
            entry = draw()
        }
        let isHidden = contentDrawing.rect == nil || contentDrawing.drawsLetters
        if isPlaceholder { input.hidesPlaceholder = isHidden }
        input.hidesText = !isPlaceholder && isHidden
        contentDrawing.rect = contentDrawing.rect.flatMap { $0 == room ? nil : usable($0) }
        show(entry.made?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) })
    }

    /// Returns a rectangle in which a line has room. A lower one is enlarged on both sides, and one without a width ends with the
    /// field.
    private func usable(_ rect: CGRect) -> CGRect? {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
        var rect = rect
        let height = input.font.lineHeight.rounded(.up)
        if rect.height < height { rect = rect.insetBy(dx: 0, dy: (rect.height - height) / 2) }
        if rect.width <= 0 { rect.size.width = max(bounds.maxX - rect.minX, 0) }
        return rect
    }

    private func show(_ image: UIImage?) {
        guard image != nil || contentDrawing.picture != nil else { return }
        let picture = contentDrawing.picture ?? UIImageView()
        if contentDrawing.picture == nil {
            contentDrawing.picture = picture
            picture.isUserInteractionEnabled = false
            picture.contentMode = .scaleToFill
            insertSubview(picture, belowSubview: input)
        }
        picture.frame = bounds
        picture.image = image
    }
}
