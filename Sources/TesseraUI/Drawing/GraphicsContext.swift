import TesseraGraphics

/// The canvas on which the app draws at present, with the colours for filling and for lines.
@MainActor
struct GraphicsContext {
    let canvas: Canvas
    /// The traits by which colours are resolved.
    let traits: UITraitCollection
    var fillColor = UIColor.black
    var strokeColor = UIColor.black

    /// The contexts in use, the innermost one last.
    private static var stack: [GraphicsContext] = []

    static var current: GraphicsContext? {
        get { stack.last }
        set { if let newValue, !stack.isEmpty { stack[stack.count - 1] = newValue } }
    }

    /// Makes a context the current one while `body` runs.
    static func with(_ context: GraphicsContext, _ body: () -> Void) {
        stack.append(context)
        defer { stack.removeLast() }
        body()
    }
}

extension UIColor {
    /// Sets the colour with which the current graphics context fills. Without a context it does nothing.
    @MainActor
    public func setFill() { GraphicsContext.current?.fillColor = self }

    /// Sets the colour with which the current graphics context draws lines. Without a context it does
    /// nothing.
    @MainActor
    public func setStroke() { GraphicsContext.current?.strokeColor = self }

    /// Sets the colour for filling and for lines. Without a context it does nothing.
    @MainActor
    public func set() {
        setFill()
        setStroke()
    }
}
