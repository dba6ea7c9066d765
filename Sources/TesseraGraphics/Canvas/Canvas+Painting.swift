import CCairo
import Foundation

extension Canvas {
    /// A colour in sRGB. All components are from 0 to 1, and not multiplied by the opacity.
    public struct Color: Hashable, Sendable {
        /// The red component.
        public var red: Double
        /// The green component.
        public var green: Double
        /// The blue component.
        public var blue: Double
        /// The opacity, from 0 for invisible to 1.
        public var alpha: Double

        /// Creates a colour from its components.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// A colour at a place of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The place, from 0 at the start to 1 at the end.
        public var location: Double
        /// The colour there.
        public var color: Color

        /// Creates a stop.
        public init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// The source of colour for filling or stroking a path.
    public enum Paint: Hashable, Sendable {
        /// One colour everywhere.
        case color(Color)
        /// Colours along a line. Beyond its ends the first and the last colour continue.
        case linear(from: CGPoint, to: CGPoint, [Stop])
        /// Colours from the centre of a circle outwards. Beyond its radius the last colour continues.
        case radial(center: CGPoint, radius: Double, [Stop])
    }

    /// The ways in which new drawing is combined with the existing picture.
    public enum BlendMode: Hashable, Sendable {
        /// The drawing covers the picture.
        case normal
        /// The colours and the opacity of the drawing are added to those of the picture.
        case add
        /// The drawing darkens the picture.
        case multiply
        /// The drawing lightens the picture.
        case screen
        /// The drawing makes dark parts darker and light parts lighter.
        case overlay
        /// The drawing lightens or darkens the picture softly.
        case softLight
        /// The drawing covers the picture only where the picture is opaque.
        case atop
        /// The drawing removes parts of the picture.
        case erase

        fileprivate var cairo: cairo_operator_t {
            switch self {
            case .normal: CAIRO_OPERATOR_OVER
            case .add: CAIRO_OPERATOR_ADD
            case .multiply: CAIRO_OPERATOR_MULTIPLY
            case .screen: CAIRO_OPERATOR_SCREEN
            case .overlay: CAIRO_OPERATOR_OVERLAY
            case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
            case .atop: CAIRO_OPERATOR_ATOP
            case .erase: CAIRO_OPERATOR_DEST_OUT
            }
        }
    }

    /// Sets the way in which later drawing is combined with the existing picture.
    public func setBlendMode(_ mode: BlendMode) { cairo_set_operator(context, mode.cairo) }

    /// Fills the path and removes it.
    ///
    /// - Parameters:
    ///   - paint: The source of colour.
    ///   - smoothsEdges: False to fill each pixel whose middle lies in the path as a whole, and no other.
    public func fill(_ paint: Paint, smoothsEdges: Bool = true) {
        setSource(paint)
        guard !smoothsEdges else {
            cairo_fill(context)
            return
        }
        let former = cairo_get_antialias(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
        cairo_fill(context)
        cairo_set_antialias(context, former)
    }

    /// Draws along the path, with round ends and corners, and removes the path.
    public func stroke(_ paint: Paint, width: Double) {
        setSource(paint)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(context)
    }

    /// Covers everything within the clip.
    public func paint(_ paint: Paint) {
        setSource(paint)
        cairo_paint(context)
    }

    /// Draws another canvas with its top left corner at a point.
    public func draw(_ canvas: Canvas, at point: CGPoint, opacity: Double = 1) {
        flush(canvas)
        cairo_set_source_surface(context, canvas.surface, point.x, point.y)
        cairo_paint_with_alpha(context, opacity)
        // Without this Cairo would keep the other surface alive as this context's source.
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    func setSource(_ paint: Paint) {
        switch paint {
        case .color(let color):
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        case .linear(let start, let end, let stops):
            setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
        case .radial(let center, let radius, let stops):
            setSource(cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius), stops)
        }
    }

    private func setSource(_ pattern: OpaquePointer?, _ stops: [Stop]) {
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
}
