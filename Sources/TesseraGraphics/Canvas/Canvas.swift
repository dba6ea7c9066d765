import CCairo
import Foundation

/// A picture in memory on which paths, colours and gradients are drawn.
///
/// ```swift
/// let canvas = Canvas(width: 200, height: 200)
/// canvas.addEllipse(in: CGRect(x: 20, y: 20, width: 160, height: 160))
/// canvas.fill(.color(.init(red: 0.8, green: 0.2, blue: 0.1)))
/// try canvas.pngData().write(to: URL(filePath: "dot.png"))
/// ```
///
/// The origin is at the top left, and one unit is one pixel unless a transform changes that. The picture is
/// transparent at first. Colours are sRGB, and they are blended without linearizing them, as in browsers.
public final class Canvas {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    let surface: OpaquePointer
    let context: OpaquePointer
    /// The pixels of a side of one unit of the coordinates: 1, or more for a part of a page.
    let density: Double
    /// The area that is drawn on, if the canvas keeps shapes and letters as such, in place of pixels. A page of a document
    /// and its layers do. Such a canvas has no pixels.
    let shapes: CGRect?
    /// True if the canvas keeps shapes and letters as such, in place of pixels.
    package var keepsShapes: Bool { shapes != nil }

    /// The greatest width and height in pixels.
    public static let maximumSide = 32767

    /// Creates a transparent picture.
    /// - Precondition: Both sides are from 1 to 32767 pixels.
    public init(width: Int, height: Int) {
        precondition(
            (1...Self.maximumSide).contains(width) && (1...Self.maximumSide).contains(height),
            "A canvas of \(width)×\(height) pixels: both sides must be from 1 to \(Self.maximumSide)")
        self.width = width
        self.height = height
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let context = cairo_create(surface)
        else {
            // Cairo's constructors return an object in an error state, never NULL.
            fatalError("Cairo returned no surface")
        }
        precondition(
            cairo_status(context) == CAIRO_STATUS_SUCCESS,
            "No memory for a canvas of \(width)×\(height) pixels")
        self.surface = surface
        self.context = context
        density = 1
        shapes = nil
    }

    /// Creates a canvas that draws on a surface, and takes ownership of it.
    ///
    /// - Parameters:
    ///   - surface: The surface of pixels, or one that keeps shapes.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - density: The pixels of a side of one unit of the coordinates.
    ///   - shapes: The area that is drawn on if the surface keeps shapes, or nil if it has pixels.
    init(_ surface: OpaquePointer, width: Int, height: Int, density: Double = 1, shapes: CGRect? = nil) {
        guard let context = cairo_create(surface) else { fatalError("Cairo returned no context") }
        (self.width, self.height, self.density, self.shapes) = (width, height, density, shapes)
        self.surface = surface
        self.context = context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Calls `drawing` and then restores the transform, the clip and the other settings.
    public func withState<Result>(_ drawing: () throws -> Result) rethrows -> Result {
        cairo_save(context)
        defer { cairo_restore(context) }
        return try drawing()
    }

    /// Moves the origin for later drawing.
    public func translate(x: Double, y: Double) { cairo_translate(context, x, y) }

    /// Scales later drawing.
    public func scale(x: Double, y: Double) { cairo_scale(context, x, y) }

    /// Rotates later drawing clockwise, by an angle in radians.
    public func rotate(by angle: Double) { cairo_rotate(context, angle) }
}
