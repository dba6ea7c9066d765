import CCairo
import Foundation

/// A picture in memory that is drawn on with paths, colours and gradients.
///
/// ```swift
/// let canvas = Canvas(width: 200, height: 200)
/// canvas.addEllipse(in: CGRect(x: 20, y: 20, width: 160, height: 160))
/// canvas.fill(.color(.init(red: 0.8, green: 0.2, blue: 0.1)))
/// try canvas.pngData().write(to: URL(filePath: "dot.png"))
/// ```
///
/// The origin is at the top left, one unit is one pixel until a transform says otherwise, and the picture is
/// transparent at first. Colours are sRGB; compositing happens on the sRGB values, as in browsers.
public final class Canvas {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    let surface: OpaquePointer
    let context: OpaquePointer

    /// The longest side in pixels.
    public static let maximumSide = 32767

    /// A transparent picture.
    /// - Precondition: both sides are from 1 to 32767 pixels.
    public init(width: Int, height: Int) {
        precondition(
            (1...Self.maximumSide).contains(width) && (1...Self.maximumSide).contains(height),
            "A canvas of \(width)×\(height) pixels: both sides must be from 1 to \(Self.maximumSide)")
        self.width = width
        self.height = height
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let context = cairo_create(surface)
        else {
            // Cairo's constructors answer an object in an error state, never NULL.
            fatalError("Cairo returned no surface")
        }
        precondition(
            cairo_status(context) == CAIRO_STATUS_SUCCESS,
            "No memory for a canvas of \(width)×\(height) pixels")
        self.surface = surface
        self.context = context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Runs `drawing`, then puts back the transform and the clip as they were before.
    public func withState<Result>(_ drawing: () throws -> Result) rethrows -> Result {
        cairo_save(context)
        defer { cairo_restore(context) }
        return try drawing()
    }

    /// Moves the origin of what is drawn from now on.
    public func translate(x: Double, y: Double) { cairo_translate(context, x, y) }

    /// Scales what is drawn from now on.
    public func scale(x: Double, y: Double) { cairo_scale(context, x, y) }

    /// Turns what is drawn from now on, clockwise, by an angle in radians.
    public func rotate(by angle: Double) { cairo_rotate(context, angle) }
}
