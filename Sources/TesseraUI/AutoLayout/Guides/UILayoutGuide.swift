import Foundation

/// An invisible rectangle that takes part in Auto Layout like a view.
/// See Apple's [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// Prepares an object that was loaded from a nib file, after all its connections exist.
    open func awakeFromNib() {}

    /// A name for the guide in messages.
    open var identifier = ""

    /// The view in whose coordinates the guide is measured. ``UIView/addLayoutGuide(_:)`` sets it; setting it
    /// moves the guide to another view.
    open var owningView: UIView? {
        get { ownerReference.object }
        set {
            let owner = ownerReference.object
            guard newValue !== owner else { return }
            // Constraints find their other views through the guide's view. Therefore they are removed before it
            // changes.
            owner?.forget(self)
            ownerReference = LightReference(newValue)
            newValue?.adopt(self)
        }
    }
    private var ownerReference = LightReference<UIView>(nil)

    /// The guide's rectangle in points of its view's coordinates, as of the last layout.
    open internal(set) var layoutFrame = CGRect.zero

    var reference: LayoutItemReference {
        if let madeReference { return madeReference }
        let reference = LayoutItemReference(self)
        madeReference = reference
        return reference
    }
    private var madeReference: LayoutItemReference?

    /// Creates a guide without an owning view.
    public override init() {
        super.init()
    }

    /// Creates a guide from an archive.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The edge at which a line of text begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge at which a line of text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// A Boolean value that tells whether constraints do not determine the place or size of the guide.
    open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

    /// Returns the constraints that place the guide along an axis, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraints(placing: self, along: axis) ?? []
    }

    open nonisolated override var description: String {
        descriptionOnMainThread(of: self) { "<\($0.nameInMessages) \($0.layoutFrame)>" }
    }
}

extension UILayoutGuide: LayoutItem {
    var container: UIView? { owningView }
    var nearestView: UIView? { owningView }
    var isPlacedByConstraints: Bool { true }
    var nameInMessages: String {
        let owner = owningView?.nameInMessages ?? "(no view)"
        return identifier.isEmpty ? "\(owner).\(type(of: self))" : "\(owner).\(identifier)"
    }
}
