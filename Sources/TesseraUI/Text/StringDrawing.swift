import Foundation
import TesseraGraphics

/// A string as it is measured and drawn outside of labels.
struct StringDrawing {
    private let text: AttributedText
    private let size: CGSize
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?

    /// - Parameters:
    ///   - string: The string. Parts that say nothing are black, in the system font of 12 points, and wrap at words.
    ///   - size: The room in points; 0 or less for no limit.
    init(
        _ string: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions,
        context: NSStringDrawingContext?
    ) {
        text = AttributedText(
            string, defaults: TextAttributes(font: .systemFont(ofSize: 12), color: .black),
            paragraph: NSParagraphStyle().values)
        self.size = CGSize(
            width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
        self.options = options
        self.context = context
    }

    private var isBlock: Bool { options.contains(.usesLineFragmentOrigin) }

    /// The lines, as high as they are; `fitting` leaves out those that the height does not hold.
    private func layout(scale: CGFloat, fitting: Bool) -> TextLayout {
        let truncates = options.contains(.truncatesLastVisibleLine) && isBlock
        let container = TextContainer(
            maximumWidth: isBlock ? size.width : .infinity,
            maximumHeight: isBlock && (fitting || truncates) ? size.height : .infinity,
            maximumLines: isBlock ? 0 : 1, overflow: truncates ? .ellipsis : .paragraphs,
            usesFontLeading: options.contains(.usesFontLeading))
        return TextLayout.layout(scale == 1 ? text.styled : text.styled.scaled(by: scale), in: container)
    }

    /// The lines at the largest scale at which they fit, and that scale.
    private func fittedLayout(fitting: Bool) -> (layout: TextLayout, scale: CGFloat) {
        let factor = context?.minimumScaleFactor ?? 0
        let least = factor.isFinite ? factor : 0
        func fits(_ scale: CGFloat) -> Bool {
            let layout = layout(scale: scale, fitting: false)
            return layout.shows(text.styled) && layout.size.width <= size.width + 0.5
                && layout.size.height <= size.height + 0.5
        }
        guard least > 0, least < 1, !fits(1) else { return (layout(scale: 1, fitting: fitting), 1) }
        let scale = TextFitting.scale(atLeast: least, fits: fits)
        return (layout(scale: scale, fitting: fitting), scale)
    }

    /// The rectangle that the text takes, in points; its origin is where the options say.
    func bounds() -> CGRect {
        let (layout, scale) = fittedLayout(fitting: false)
        let top = isBlock ? 0 : -(layout.lines.first?.baseline ?? 0)
        let bounds = CGRect(x: 0, y: top, width: layout.size.width, height: layout.size.height)
        context?.actualScaleFactor = scale
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text with its origin at a point of the current graphics context; without one nothing happens.
    @MainActor
    func draw(at origin: CGPoint) {
        guard let graphics = GraphicsContext.current else { return }
        let (layout, scale) = fittedLayout(fitting: true)
        let top = isBlock ? 0 : -(layout.lines.first?.baseline ?? 0)
        context?.actualScaleFactor = scale
        context?.totalBounds = CGRect(x: 0, y: top, width: layout.size.width, height: layout.size.height)
        graphics.canvas.withState {
            // What is wider than its room was to be clipped.
            if isBlock, size.width < .infinity, layout.size.width > size.width + 0.5 {
                graphics.canvas.addRectangle(
                    CGRect(
                        x: origin.x, y: origin.y - 1e4, width: size.width, height: layout.size.height + 2e4))
                graphics.canvas.clip()
            }
            graphics.canvas.draw(layout, at: CGPoint(x: origin.x, y: origin.y + top)) { run in
                text.attributes[run.tag].look(of: run, traits: graphics.traits)
            }
        }
    }
}

extension NSAttributedString {
    /// The size of the text in points with no more line breaks than it has. Not rounded: a view that wants whole pixels
    /// rounds up.
    public func size() -> CGSize {
        StringDrawing(self, in: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
            .bounds().size
    }

    /// The rectangle in points that the text takes in a room of `size` points. Not rounded. Text that is higher than the
    /// room says its whole height, unless the options truncate it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, in: size, options: options, context: context).bounds()
    }

    /// Draws the text in the current graphics context, its top left corner at a point.
    @MainActor
    public func draw(at point: CGPoint) {
        StringDrawing(self, in: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
            .draw(at: point)
    }

    /// Draws the text in the current graphics context, wrapped in a rectangle. Lines that the rectangle does not hold are
    /// left out.
    @MainActor
    public func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    /// Draws the text in the current graphics context as the options say.
    @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        StringDrawing(self, in: rect.size, options: options, context: context).draw(at: rect.origin)
    }
}

extension String {
    /// The size of the text with the attributes, in points. Not rounded.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The rectangle in points that the text takes with the attributes in a room of `size` points. Not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text in the current graphics context, its top left corner at a point.
    @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text in the current graphics context, wrapped in a rectangle.
    @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in the current graphics context as the options say.
    @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}

extension NSString {
    /// The size of the text with the attributes, in points. Not rounded.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// The rectangle in points that the text takes with the attributes in a room of `size` points. Not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in the current graphics context, its top left corner at a point.
    @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text in the current graphics context, wrapped in a rectangle.
    @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in the current graphics context as the options say.
    @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
