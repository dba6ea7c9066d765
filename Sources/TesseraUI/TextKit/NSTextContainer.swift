import Foundation
import TesseraGraphics

/// The area in which a text view or a layout manager lays out text.
/// See Apple's [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer).
///
/// While text in a text view is being edited, it has as many lines as it needs, and wraps at words: the limit
/// of lines, the line break mode and the exclusion paths apply only to text that is not being edited.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Creates a container without limits. A text view sets the size of its container.
    public override init() {
        super.init()
    }

    /// Creates a container with a size in points. A width or a height of 0 or less is no limit.
    public init(size: CGSize) {
        storedSize = size
        super.init()
    }

    private var storedSize = CGSize.zero

    /// A Boolean value that tells whether the area has the width of its text view. The default is false; a text view sets it to
    /// true.
    ///
    /// If an app sets the property of a text view's container to false, lines are as long as ``size`` says, and the text view
    /// scrolls sideways to what it does not display:
    ///
    /// ```swift
    /// codeView.textContainer.widthTracksTextView = false
    /// codeView.textContainer.size = CGSize(
    ///     width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// ```
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { geometryChanged() } }
    }

    /// The size of the area, in points. A width or a height of 0 or less is no limit. A text view sets the
    /// size of its container, unless ``widthTracksTextView`` is false.
    open var size: CGSize {
        get { storedSize }
        set {
            guard newValue != storedSize else { return }
            storedSize = newValue
            geometryChanged()
        }
    }
    /// The space before and after each line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryChanged() } }
    }
    /// The maximum number of lines, or 0 for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryChanged() } }
    }
    /// The rule by which the last line is cut off if there is more text.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryChanged() } }
    }

    /// The areas in which no text lies, in the container's coordinates. Lines flow around them, with
    /// ``lineFragmentPadding`` on both sides; a gap that is too narrow for the next word stays empty. The
    /// default is none.
    ///
    /// Setting the property copies the paths. A row counts as one line for ``maximumNumberOfLines``, however
    /// many gaps it has. A browser lays out text that is being edited by itself, in a rectangle, so that the paths do not
    /// apply while a text view is the first responder and editable.
    ///
    /// ```swift
    /// let portrait = CGRect(x: 0, y: 0, width: 120, height: 120)
    /// textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: portrait)]
    /// ```
    open var exclusionPaths: [UIBezierPath] {
        get { storedExclusions }
        set {
            guard !newValue.isEmpty || !storedExclusions.isEmpty else { return }
            storedExclusions = newValue.compactMap { $0.copy() as? UIBezierPath }
            geometryChanged()
        }
    }
    private var storedExclusions: [UIBezierPath] = []

    /// A Boolean value that tells whether the area is a rectangle without gaps, because there are no ``exclusionPaths``.
    open var isSimpleRectangular: Bool { storedExclusions.isEmpty }

    /// The areas in which no text lies, in the coordinates of the lines, which begin after the padding.
    var exclusions: [TextExclusion] {
        storedExclusions.map { path in
            var shape = path.shape
            shape.apply(CGAffineTransform(translationX: -lineFragmentPadding, y: 0))
            return TextExclusion(shape, usesEvenOddRule: path.usesEvenOddFillRule)
        }
    }

    /// The layout manager of the container, or nil if it has none. That of a text view is made when it is first needed.
    open var layoutManager: NSLayoutManager? { ownManager ?? makeManager?() }
    /// The layout manager, unless it must still be made.
    weak var ownManager: NSLayoutManager? {
        didSet { if ownManager !== oldValue { managerChanged?(oldValue) } }
    }
    /// A closure that informs the text view of another layout manager. It gets the former one.
    var managerChanged: ((NSLayoutManager?) -> Void)?
    /// A closure that makes the layout manager of a text view.
    var makeManager: (() -> NSLayoutManager?)?

    /// A closure that runs when the text must be laid out again.
    var changed: (() -> Void)?

    /// Sets the size that a text view has computed, without informing the text view.
    func adoptSize(_ size: CGSize) { storedSize = size }

    private func geometryChanged() {
        changed?()
        ownManager?.textContainerChangedGeometry(self)
    }
}
