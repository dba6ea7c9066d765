import Foundation
import TesseraGraphics

/// The view whose `draw(_:)` is running for its own picture.
@MainActor
struct DrawnView {
    private static var current: DrawnView?
    private let view: UIView
    /// The context of the picture, or nil before it has become the current one.
    private let entry: GraphicsStack.Entry?

    /// Lets `body` draw a view, with a context as the current one. Without a context, the layer of the view makes one itself.
    static func with(_ view: UIView, _ entry: GraphicsStack.Entry? = nil, _ body: () -> Void) {
        let outer = current
        defer { current = outer }
        current = DrawnView(view: view, entry: entry)
        if let entry { GraphicsStack.with(entry, body) } else { body() }
    }

    /// Returns true while a view draws itself.
    static func isDrawn(_ view: UIView) -> Bool { current?.view === view }

    /// The context of the picture of the view that draws itself, or nil if nothing has asked for it.
    static var context: CGContext? { current?.entry?.made }

    /// Returns true while a view draws itself, unless it has made another context the current one, such as that of an image.
    static func isCurrentContext(of view: UIView) -> Bool {
        guard let current, current.view === view, let entry = current.entry else { return false }
        return GraphicsStack.current.entries.last === entry
    }
}
