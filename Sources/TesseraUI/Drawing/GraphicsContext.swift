import TesseraGraphics

/// The canvas that strings and colours draw on at the moment.
@MainActor
struct GraphicsContext {
    let canvas: Canvas
    /// The traits by which colours are resolved.
    let traits: UITraitCollection
    var fillColor = UIColor.black
    var strokeColor = UIColor.black

    /// The contexts that are drawn in, the innermost last.
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
    /// Sets the colour that the current graphics context fills with; without a context nothing happens.
    @MainActor
    public func setFill() { GraphicsContext.current?.fillColor = self }

    /// Sets the colour that the current graphics context draws lines with; without a context nothing happens.
    @MainActor
    public func setStroke() { GraphicsContext.current?.strokeColor = self }

    /// Sets the colour for filling and for lines; without a context nothing happens.
    @MainActor
    public func set() {
        setFill()
        setStroke()
    }
}
