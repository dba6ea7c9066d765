import CCairo
import Foundation

extension Canvas {
    /// A colour in sRGB; all components are from 0 to 1 and not premultiplied.
    public struct Color: Hashable, Sendable {
        /// The red component.
        public var red: Double
        /// The green component.
        public var green: Double
        /// The blue component.
        public var blue: Double
        /// The opacity: 0 is invisible.
        public var alpha: Double

        /// A colour from its components.
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

        /// A colour at a place.
        public init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// What a path is filled or stroked with.
    public enum Paint: Hashable, Sendable {
        /// One colour everywhere.
        case color(Color)
        /// Colours along a line; beyond its ends the first and last colour go on.
        case linear(from: CGPoint, to: CGPoint, [Stop])
        /// Colours from the centre of a circle outwards; beyond its radius the last colour goes on.
        case radial(center: CGPoint, radius: Double, [Stop])
    }

    /// How what is drawn combines with what is there.
    public enum BlendMode: Hashable, Sendable {
        /// Covers what is there.
        case normal
        /// Darkens what is there.
        case multiply
        /// Lightens what is there.
        case screen
        /// Darkens the dark and lightens the light.
        case overlay
        /// Lightens softly or darkens softly.
        case softLight
        /// Covers only where something is there already.
        case atop
        /// Removes what is there.
        case erase

        fileprivate var cairo: cairo_operator_t {
            switch self {
            case .normal: CAIRO_OPERATOR_OVER
            case .multiply: CAIRO_OPERATOR_MULTIPLY
            case .screen: CAIRO_OPERATOR_SCREEN
            case .overlay: CAIRO_OPERATOR_OVERLAY
            case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
            case .atop: CAIRO_OPERATOR_ATOP
            case .erase: CAIRO_OPERATOR_DEST_OUT
            }
        }
    }

    /// How what is drawn from now on combines with what is there.
    public func setBlendMode(_ mode: BlendMode) { cairo_set_operator(context, mode.cairo) }

    /// Fills the path, which is used up.
    public func fill(_ paint: Paint) {
        setSource(paint)
        cairo_fill(context)
    }

    /// Draws along the path, which is used up, with round ends and corners.
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
        cairo_surface_flush(canvas.surface)
        cairo_set_source_surface(context, canvas.surface, point.x, point.y)
        cairo_paint_with_alpha(context, opacity)
        // Cairo would keep the other surface alive as this context's source.
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    private func setSource(_ paint: Paint) {
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
