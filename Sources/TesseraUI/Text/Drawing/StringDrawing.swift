import Foundation
import TesseraGraphics

/// A string that is measured or drawn outside of labels.
struct StringDrawing {
    private let text: AttributedText
    private let size: CGSize
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?

    /// Creates the drawing of a string.
    ///
    /// - Parameters:
    ///   - string: The string. Without attributes text is black, in the system font of 12 points, and wraps
    ///     at words.
    ///   - size: The available width and height, in points. A value of 0 or less is no limit.
    ///   - options: The options.
    ///   - context: The context that limits the scale and gets the results, or nil.
    init(
        _ string: AttributedRuns, in size: CGSize, options: NSStringDrawingOptions,
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

    /// Creates the drawing of a string without additional line breaks.
    init(_ string: AttributedRuns) {
        self.init(string, in: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    private var isBlock: Bool { options.contains(.usesLineFragmentOrigin) }

    /// Returns the lines at a scale.
    ///
    /// - Parameter fitting: True to drop lines below the available height.
    private func layout(scale: CGFloat, fitting: Bool) -> TextLayout {
        let truncates = options.contains(.truncatesLastVisibleLine) && isBlock
        let container = TextContainer(
            maximumWidth: isBlock ? size.width : .infinity,
            maximumHeight: isBlock && (fitting || truncates) ? size.height : .infinity,
            maximumLines: isBlock ? 0 : 1, overflow: truncates ? .ellipsis : .paragraphs,
            usesFontLeading: options.contains(.usesFontLeading))
        let styled = scale == 1 ? text.styled : text.styled.scaled(by: scale)
        return text.layOut(styled, width: size.width) { TextLayout.layout($0, in: container) }.layout
    }

    /// Returns the lines at the largest scale at which they fit, and that scale.
    private func fittedLayout(fitting: Bool) -> (layout: TextLayout, scale: CGFloat) {
        let factor = context?.minimumScaleFactor ?? 0
        let least = factor.isFinite ? factor : 0
        func fits(_ scale: CGFloat) -> Bool {
            let layout = layout(scale: scale, fitting: false)
            return layout.containsWhole(text.styled) && layout.size.width <= size.width + 0.5
                && layout.size.height <= size.height + 0.5
        }
        guard least > 0, least < 1, !fits(1) else { return (layout(scale: 1, fitting: fitting), 1) }
        let scale = TextFitting.scale(atLeast: least, fits: fits)
        return (layout(scale: scale, fitting: fitting), scale)
    }

    /// Returns the rectangle of the text, in points, relative to the origin that the options choose.
    func bounds() -> CGRect {
        let (layout, scale) = fittedLayout(fitting: false)
        let top = isBlock ? 0 : -(layout.lines.first?.baseline ?? 0)
        let bounds = CGRect(
            x: 0, y: top, width: layout.widthWithTrailingSpace, height: layout.size.height)
        context?.actualScaleFactor = scale
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text with its origin at a point of the current graphics context. Does nothing without one.
    func draw(at origin: CGPoint) {
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        let (layout, scale) = fittedLayout(fitting: true)
        let top = isBlock ? 0 : -(layout.lines.first?.baseline ?? 0)
        context?.actualScaleFactor = scale
        context?.totalBounds = CGRect(x: 0, y: top, width: layout.size.width, height: layout.size.height)
        // A line that is wider than the available width is cut off there.
        let isCut = isBlock && size.width < .infinity && layout.size.width > size.width + 0.5
        let clip = CGRect(
            x: origin.x, y: origin.y - 1e4, width: size.width, height: layout.size.height + 2e4)
        let traits = UITraitCollection.current
        graphics.draw(layout, at: CGPoint(x: origin.x, y: origin.y + top), clip: isCut ? clip : nil) { run in
            text.attributes[run.tag].look(of: run, traits: traits)
        }
    }
}

extension NSAttributedString {
    /// Returns the size of the text without additional line breaks, in points. It is not rounded; a view that
    /// needs whole pixels rounds it up.
    public func size() -> CGSize {
        StringDrawing(AttributedRuns(self)).bounds().size
    }

    /// Returns the rectangle that the text takes in a size, in points. It is not rounded. It contains the
    /// whole text even if that is higher than the size, unless the options truncate the text.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(AttributedRuns(self), in: size, options: options, context: context).bounds()
    }

    /// Draws the text in the current graphics context, with its top left corner at a point.
    public func draw(at point: CGPoint) {
        StringDrawing(AttributedRuns(self)).draw(at: point)
    }

    /// Draws the text in the current graphics context, wrapped in a rectangle. Lines that do not fit are not
    /// drawn.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    /// Draws the text in the current graphics context with options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        StringDrawing(AttributedRuns(self), in: rect.size, options: options, context: context).draw(
            at: rect.origin)
    }
}

extension String {
    /// Returns the size of the text with attributes, in points. It is not rounded.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(AttributedRuns(self, attributes: attributes)).bounds().size
    }

    /// Returns the rectangle that the text with attributes takes in a size, in points. It is not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let text = AttributedRuns(self, attributes: attributes)
        return StringDrawing(text, in: size, options: options, context: context).bounds()
    }

    /// Draws the text in the current graphics context, with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(AttributedRuns(self, attributes: attributes)).draw(at: point)
    }

    /// Draws the text in the current graphics context, wrapped in a rectangle.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        draw(
            with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
            context: nil)
    }

    /// Draws the text in the current graphics context with options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        let text = AttributedRuns(self, attributes: attributes)
        StringDrawing(text, in: rect.size, options: options, context: context).draw(at: rect.origin)
    }
}

extension NSString {
    /// Returns the size of the text with attributes, in points. It is not rounded.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// Returns the rectangle that the text with attributes takes in a size, in points. It is not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in the current graphics context, with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text in the current graphics context, wrapped in a rectangle.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in the current graphics context with options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
