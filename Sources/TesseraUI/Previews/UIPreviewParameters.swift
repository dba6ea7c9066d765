import Foundation

/// The look of the view of a preview: its visible part, its background, and its shadow.
/// See Apple's [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The visible part of the view, in points of the view, or nil if the whole view is visible.
    open var visiblePath: UIBezierPath? {
        get { ownVisiblePath }
        set { ownVisiblePath = newValue?.duplicate() }
    }
    /// The shape of the preview's shadow, in points of the view, or nil for the shape of the visible part.
    open var shadowPath: UIBezierPath? {
        get { ownShadowPath }
        set { ownShadowPath = newValue?.duplicate() }
    }
    /// The colour behind the view; by default the system's background.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? .systemBackground }
        set { ownBackgroundColor = newValue }
    }

    private var ownVisiblePath: UIBezierPath?
    private var ownShadowPath: UIBezierPath?
    private var ownBackgroundColor: UIColor?

    /// Creates parameters with which the whole view is visible.
    public override init() {
        super.init()
    }

    /// Creates parameters with which only lines of text are visible, each with a small margin around it.
    ///
    /// - Parameter textLineRects: The rectangles of the lines as `NSValue`s, in points of the view. If the
    ///   array is empty, the whole view is visible.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        guard !textLineRects.isEmpty else { return }
        let path = UIBezierPath()
        for value in textLineRects {
            let line = value.cgRectValue.insetBy(dx: -Self.lineOutset, dy: -Self.lineOutset)
            path.append(UIBezierPath(roundedRect: line, cornerRadius: Self.lineRadius))
        }
        visiblePath = path
    }

    /// The margin around a line of text, and the radius of its corners, in points: about the same as on an
    /// iPhone.
    private static let lineOutset: CGFloat = 4
    private static let lineRadius: CGFloat = 8

    /// Returns equal parameters.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    /// Returns equal parameters of the same class. Subclasses with further properties override it.
    func makeCopy() -> UIPreviewParameters {
        let copy = UIPreviewParameters()
        copy.adopt(self)
        return copy
    }

    /// Copies the properties of other parameters.
    final func adopt(_ other: UIPreviewParameters) {
        ownVisiblePath = other.ownVisiblePath?.duplicate()
        ownShadowPath = other.ownShadowPath?.duplicate()
        ownBackgroundColor = other.ownBackgroundColor
    }

    /// True if the app has chosen a colour behind the view.
    final var hasOwnBackgroundColor: Bool { ownBackgroundColor != nil }
}
