import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

/// An element with its place.
struct PlacedElement {
    let node: Node
    /// The frame in the present space, before the transform.
    let frame: CGRect
    let opacity: Double
    /// The transform of the plane that has not been applied to the frame.
    let transform: CGAffineTransform
    let effect: ScrollEffect
    /// True for the picture of an element, which has no transform.
    let isCopy: Bool

    /// True if a transform turns the element out of the plane, or if its children keep their depth.
    var leavesPlane: Bool {
        !isCopy && node.properties.transform?.space != nil || node.properties.space?.keepsDepth == true
    }

    /// True if the element turns its back to the viewer, which is invisible.
    var hidesItself: Bool {
        guard node.properties.space?.hidesBack == true, !isCopy,
            let matrix = node.properties.transform?.matrix
        else { return false }
        return matrix.a * matrix.d < matrix.b * matrix.c
    }

    /// The point about which the element is transformed, from its upper left corner.
    var pivot: CGPoint {
        let anchor =
            node.properties.anchorPoint.map { CGPoint(x: $0.first ?? 0.5, y: $0.last ?? 0.5) }
            ?? CGPoint(x: effect.anchor.x, y: effect.anchor.y)
        return CGPoint(x: frame.width * anchor.x, y: frame.height * anchor.y)
    }
}
