import TesseraGraphics

/// The errors of drawing a scene.
public enum RenderingError: Error, Equatable, CustomStringConvertible {
    /// The scene has no elements.
    case emptyScene
    /// The picture would have no pixels, or more than a canvas has on a side.
    case size(width: Double, height: Double)
    /// An element names an image that is not among the resources.
    case missingImage(Int, element: Int)
    /// An image cannot be decoded.
    case image(Int, ImageError)
    /// No installed font and no font of the app has the family.
    case missingFont(String)
    /// An element lies within more elements than are drawn.
    case tooDeep(element: Int, limit: Int)
    /// An element is the innermost of more translucent or masked elements within each other than are drawn.
    case tooManyGroups(element: Int, limit: Int)
    /// The scene with its pictures of elements has more elements than are drawn.
    case tooManyElements(limit: Int)
    /// The drawing library failed.
    case drawing(String)

    /// The error as a sentence.
    public var description: String {
        switch self {
        case .emptyScene: "The scene has no elements."
        case .size(let width, let height):
            "A picture of \(width) × \(height) pixels is not possible: both sides are from 1 to \(Canvas.maximumSide)."
        case .missingImage(let number, let element):
            "Element \(element) displays image \(number), which is not among the resources."
        case .image(let number, let error): "Image \(number) cannot be drawn: \(error)"
        case .missingFont(let family): "The font \(family) is not installed."
        case .tooDeep(let element, let limit):
            "Element \(element) lies within more than \(limit) other elements."
        case .tooManyGroups(let element, let limit):
            "Element \(element) lies within more than \(limit) elements that are translucent or masked."
        case .tooManyElements(let limit):
            "The scene has more than \(limit) elements, counting the pictures of elements."
        case .drawing(let reason): "The scene cannot be drawn: \(reason)."
        }
    }
}
