import Foundation

/// Says how the view of a preview looks: what is seen of it, what lies behind it, and its shadow.
/// See Apple's [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// What of the view is seen, in points of the view. If nil, all of it counts.
    open var visiblePath: UIBezierPath? {
        get { ownVisiblePath }
        set { ownVisiblePath = newValue?.duplicate() }
    }
    /// The shape of the preview's shadow, in points of the view. If nil, it is the shape of what is seen.
    open var shadowPath: UIBezierPath? {
        get { ownShadowPath }
        set { ownShadowPath = newValue?.duplicate() }
    }
    /// The colour behind the view; the system's background unless another one is set.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? .systemBackground }
        set { ownBackgroundColor = newValue }
    }

    private var ownVisiblePath: UIBezierPath?
    private var ownShadowPath: UIBezierPath?
    private var ownBackgroundColor: UIColor?

    /// Creates parameters with which all of the view is seen.
    public override init() {
        super.init()
    }

    /// Creates parameters with which only lines of text are seen, each with a little room around it.
    ///
    /// - Parameter textLineRects: The rectangles of the lines as `NSValue`s, in points of the view. Where there are none, all of the
    ///   view is seen.
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

    /// The room around a line of text, and how round its corners are, in points: about as on an iPhone.
    private static let lineOutset: CGFloat = 4
    private static let lineRadius: CGFloat = 8

    /// Returns parameters that say the same.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    /// Returns parameters of the same class; subclasses with more of them override it.
    func makeCopy() -> UIPreviewParameters {
        let copy = UIPreviewParameters()
        copy.adopt(self)
        return copy
    }

    /// Takes over what other parameters say.
    final func adopt(_ other: UIPreviewParameters) {
        ownVisiblePath = other.ownVisiblePath?.duplicate()
        ownShadowPath = other.ownShadowPath?.duplicate()
        ownBackgroundColor = other.ownBackgroundColor
    }

    /// True if the app has chosen a colour behind the view.
    final var hasOwnBackgroundColor: Bool { ownBackgroundColor != nil }
}
