import Foundation
import TesseraGraphics

/// The contexts in which a thread draws, the innermost one last.
final class GraphicsStack {
    /// A context that is created when something asks for it.
    final class Entry {
        private let make: () -> CGContext
        /// The context, or nil if nothing has asked for it.
        private(set) var made: CGContext?
        /// The number of pixels per point of an image that the context draws, or nil for another context.
        let imageScale: CGFloat?
        /// Gets the document that the context draws, or nil for a context that does not end a document.
        let completed: ((Data) -> Void)?

        init(
            imageScale: CGFloat? = nil, completed: ((Data) -> Void)? = nil, _ make: @escaping () -> CGContext
        ) {
            self.imageScale = imageScale
            self.completed = completed
            self.make = make
        }

        var context: CGContext {
            if let made { return made }
            let context = make()
            made = context
            return context
        }
    }

    private(set) var entries: [Entry] = []

    func push(_ entry: Entry) { entries.append(entry) }
    func pop() { _ = entries.popLast() }

    private static let key = "TesseraUI.GraphicsStack"

    /// The stack of the thread on which this code runs.
    static var current: GraphicsStack {
        let thread = Thread.current
        if let stack = thread.threadDictionary[key] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        thread.threadDictionary[key] = stack
        return stack
    }

    /// Makes a context the current one while `body` runs.
    static func with(_ entry: Entry, _ body: () -> Void) {
        let stack = current
        let depth = stack.entries.count
        stack.push(entry)
        body()
        // Code that begins a context and does not end it must not affect the code that called it.
        while stack.entries.count > depth { stack.pop() }
    }
}

extension CGContext {
    /// Returns a context of UIKit, whose origin is the upper left corner, for a rectangle of a drawing.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in points. The context has at least one pixel.
    ///   - scale: The number of pixels per point.
    ///   - isOpaque: True if the pixels have no opacity. They are black at first.
    static func forDrawing(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext {
        func pixels(_ points: CGFloat) -> Int {
            // The tolerance keeps sizes whole that differ from whole pixels by rounding only.
            let pixels = (points * scale - 1e-6).rounded(.up)
            return pixels.isFinite ? Int(min(max(pixels, 1), CGFloat(Canvas.maximumSide))) : 1
        }
        return CGContext(
            Canvas(width: pixels(bounds.width), height: pixels(bounds.height)),
            matrix: CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale),
            isOpaque: isOpaque)
    }
}
