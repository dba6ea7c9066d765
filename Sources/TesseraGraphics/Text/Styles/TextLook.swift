import TesseraGeometry

/// The look of a run of text on a ``Canvas``.
public struct TextLook {
    /// The colour of the letters.
    public var color: Canvas.Color
    /// The colour behind the run, or nil for none.
    public var background: Canvas.Color?
    /// The lines under the run and through it.
    public var lines: [Line] = []
    /// The slant of the letters to the right, as the tangent of the angle.
    public var obliqueness: CGFloat = 0
    /// A line along the edges of the letters, or nil for none.
    public var outline: Outline?
    /// A shadow of the letters, or nil for none.
    public var shadow: Shadow?
    /// The picture in an attachment's box, of any size, or nil for an empty box.
    public var attachment: Canvas?

    /// Creates a look.
    public init(color: Canvas.Color) {
        self.color = color
    }

    /// A line under text or through it.
    public struct Line {
        /// A Boolean value that tells whether the line goes through the letters rather than under them.
        public var isThrough: Bool
        /// The thickness in points.
        public var thickness: CGFloat
        /// The lengths of dashes and gaps in points. It is empty for an unbroken line.
        public var dashes: [CGFloat]
        /// A Boolean value that tells whether there is a second line below.
        public var isDouble: Bool
        /// The colour.
        public var color: Canvas.Color

        /// Creates a line.
        public init(
            isThrough: Bool, thickness: CGFloat, dashes: [CGFloat] = [], isDouble: Bool = false,
            color: Canvas.Color
        ) {
            self.isThrough = isThrough
            self.thickness = thickness
            self.dashes = dashes
            self.isDouble = isDouble
            self.color = color
        }
    }

    /// A line along the edges of letters.
    public struct Outline {
        /// The thickness in points. Half of it lies outside the letters.
        public var thickness: CGFloat
        /// The colour.
        public var color: Canvas.Color
        /// A Boolean value that tells whether the letters are filled below the line.
        public var isFilled: Bool
        /// The shape of the line, or nil for an unbroken line with pointed corners.
        var shape: LineShape?

        /// Creates a line along the edges of letters.
        public init(thickness: CGFloat, color: Canvas.Color, isFilled: Bool) {
            self.thickness = thickness
            self.color = color
            self.isFilled = isFilled
        }
    }

    /// The corners, the ends and the dashes of a line.
    struct LineShape {
        var cap: CGLineCap
        var join: CGLineJoin
        var miterLimit: CGFloat
        var dashPhase: CGFloat
        var dashLengths: [CGFloat]
    }

    /// A shadow of letters.
    public struct Shadow {
        /// The colour.
        public var color: Canvas.Color
        /// The standard deviation of the blur, in points.
        public var radius: CGFloat
        /// The distances of the shadow to the right and downwards, in points.
        public var offset: CGSize

        /// Creates a shadow.
        public init(color: Canvas.Color, radius: CGFloat, offset: CGSize) {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }
}
