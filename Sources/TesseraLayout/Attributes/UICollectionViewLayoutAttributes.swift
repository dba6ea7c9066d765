import TesseraBasics

/// What kind of view an element of a collection view is. (`UICollectionView.ElementCategory` in Swift.)
public enum UICollectionElementCategory: UInt, Hashable, Sendable {
    /// A cell.
    case cell = 0
    /// A header, a footer or another view that goes with the content.
    case supplementaryView = 1
    /// A view that has no data.
    case decorationView = 2
}

/// Where one element of a collection view lies and how it appears.
///
/// Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)`, as on iOS. Like all of UIKit,
/// attributes belong to the main thread, also where they are compared through `NSObject`.
/// See Apple's [UICollectionViewLayoutAttributes](
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    /// The place of the element in the data.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// Whether the element is a cell, a supplementary view or a decoration view.
    open package(set) var representedElementCategory: UICollectionElementCategory = .cell
    /// The kind of a supplementary or decoration view; `nil` for a cell.
    open package(set) var representedElementKind: String?

    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1 {
        didSet { require(alpha.isFinite, "alpha", alpha) }
    }
    /// The order of drawing; higher is in front.
    open var zIndex = 0
    /// Whether the element is not shown.
    open var isHidden = false
    /// The transform about the center.
    open var transform: CGAffineTransform = .identity {
        didSet {
            let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
            require(sum.isFinite, "transform", transform)
        }
    }

    /// The frame before the transform. It is kept rather than center and size, from which it could differ in the
    /// last bit.
    private var untransformedFrame: CGRect = .zero {
        didSet {
            pin = nil
            let (origin, size) = (untransformedFrame.origin, untransformedFrame.size)
            require((origin.x + origin.y + size.width + size.height).isFinite, "frame", untransformedFrame)
        }
    }

    /// How the element moves while the content scrolls, where the layout has pinned it. Whoever puts it elsewhere after
    /// that has it stay there.
    package var pin: LayoutPin?

    /// Creates attributes of a cell at item 0 of section 0; subclasses are created through this one when copied.
    public required override init() {}

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Attributes of this class. (Initializers of a class that is known only when the program runs must be required,
    /// which would make subclasses repeat them.)
    static func make(
        _ category: UICollectionElementCategory, ofKind kind: String? = nil, at indexPath: IndexPath,
        frame: CGRect, zIndex: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = Self()
        attributes.representedElementCategory = category
        attributes.representedElementKind = kind
        attributes.indexPath = indexPath
        attributes.frame = frame
        attributes.zIndex = zIndex
        return attributes
    }

    /// Stops the program where no display could show what was set.
    private func require(_ isRight: Bool, _ name: String, _ value: @autoclosure () -> Any) {
        guard !isRight else { return }
        let element = representedElementKind.map { "the element “\($0)” at" } ?? "the cell at"
        misuse("\(type(of: self))", "\(name) of \(element) \(indexPath) is \(value()); it must be finite")
    }

    // MARK: Geometry

    /// The frame in the content of the collection view, in points: with a transform, the rectangle around the
    /// transformed bounds. Setting it sets ``center`` and ``size``.
    open var frame: CGRect {
        get {
            if transform.isIdentity { return untransformedFrame }
            let size = untransformedFrame.size
            return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            guard !transform.isIdentity else {
                untransformedFrame = newValue
                return
            }
            let size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
            untransformedFrame = CGRect(
                x: newValue.midX - size.width / 2, y: newValue.midY - size.height / 2,
                width: size.width, height: size.height)
        }
    }

    /// The middle of the element in the content of the collection view.
    open var center: CGPoint {
        get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
        set {
            untransformedFrame.origin = CGPoint(
                x: newValue.x - untransformedFrame.width / 2, y: newValue.y - untransformedFrame.height / 2)
        }
    }

    /// The size before the transform. Setting it keeps the ``center``.
    open var size: CGSize {
        get { untransformedFrame.size }
        set {
            let center = center
            untransformedFrame.size = newValue
            self.center = center
        }
    }

    /// The bounds: their origin is zero, their size ``size``.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    // MARK: Copying and comparing

    /// A copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// A copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform = transform
        copy.untransformedFrame = untransformedFrame
        copy.pin = pin
        return copy
    }

    /// Whether `object` is of the same class and describes the same element in the same place and appearance.
    /// Call it on the main thread.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { isSame(as: other) }
    }

    /// A hash of the index path. Call it on the main thread.
    open nonisolated override var hash: Int {
        MainActor.assumeIsolated { indexPath.hashValue }
    }

    private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && transform == other.transform && untransformedFrame == other.untransformedFrame
    }
}
