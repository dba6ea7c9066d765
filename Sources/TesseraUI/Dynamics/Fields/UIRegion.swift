import Foundation

/// A part of the plane around the point (0, 0).
/// See Apple's [UIRegion](https://developer.apple.com/documentation/uikit/uiregion).
open class UIRegion: NSObject, NSCopying {
    private indirect enum Shape {
        case infinite
        case circle(CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case difference(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let a, let b): a.contains(point) || b.contains(point)
            case .difference(let a, let b): a.contains(point) && !b.contains(point)
            case .intersection(let a, let b): a.contains(point) && b.contains(point)
            }
        }
    }

    private let shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// Creates the region of all points.
    public convenience override init() { self.init(.infinite) }

    /// Creates a circle around the point (0, 0).
    public convenience init(radius: CGFloat) { self.init(.circle(radius)) }

    /// Creates a rectangle around the point (0, 0).
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// The region of all points.
    public class var infinite: UIRegion { UIRegion(.infinite) }

    /// Returns the points that are not in the region.
    open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }

    /// Returns the points that are in at least one of two regions.
    open func union(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }

    /// Returns the points of the region that are not in another one.
    open func difference(from region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }

    /// Returns the points that are in both of two regions.
    open func intersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }

    /// Returns true if a point is in the region.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    /// Returns a region of the same points.
    open func copy(with zone: NSZone? = nil) -> Any { UIRegion(shape) }
}
