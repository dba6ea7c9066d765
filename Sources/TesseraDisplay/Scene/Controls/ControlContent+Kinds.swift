/// The look of a switch.
public struct ToggleContent: Codable, Equatable, Sendable {
    /// The colour of the track while the switch is on.
    public var onColor: Color
    /// The colour of the track while it is off.
    public var offColor: Color
    /// The colour of the thumb.
    public var thumbColor: Color

    /// Creates the look of a switch.
    public init(onColor: Color, offColor: Color, thumbColor: Color) {
        (self.onColor, self.offColor, self.thumbColor) = (onColor, offColor, thumbColor)
    }

    private enum CodingKeys: String, CodingKey {
        case onColor = "on"
        case offColor = "off"
        case thumbColor = "th"
    }
}

/// The range and the look of a slider. Frames are `[x, y, width, height]` in points of the element.
public struct SliderContent: Codable, Equatable, Sendable {
    /// The smallest and the greatest value.
    public var minimum: Double, maximum: Double
    /// The frame of the track.
    public var track: NodeFrame
    /// The frame of the thumb at the least value.
    public var firstThumb: NodeFrame
    /// The frame of the thumb at the greatest value. At values in between, the thumb lies in proportion.
    public var lastThumb: NodeFrame
    /// The colours of the track from the smallest value to the thumb, of the track after the thumb, and of
    /// the thumb.
    public var minimumColor: Color, maximumColor: Color, thumbColor: Color
    /// The images for the track from the smallest value to the thumb, for the track after the thumb, and for
    /// the thumb. If absent, the display draws a line or a circle in its colour.
    public var minimumImage: ImageContent?, maximumImage: ImageContent?, thumbImage: ImageContent?
    /// The image for the thumb while a finger is on it. If absent, it is ``thumbImage``.
    public var pressedThumbImage: ImageContent?

    /// Creates a slider.
    public init(
        minimum: Double, maximum: Double, track: NodeFrame, firstThumb: NodeFrame, lastThumb: NodeFrame,
        minimumColor: Color, maximumColor: Color, thumbColor: Color
    ) {
        (self.minimum, self.maximum) = (minimum, maximum)
        (self.track, self.firstThumb, self.lastThumb) = (track, firstThumb, lastThumb)
        (self.minimumColor, self.maximumColor, self.thumbColor) = (minimumColor, maximumColor, thumbColor)
    }

    private enum CodingKeys: String, CodingKey {
        case minimum = "a"
        case maximum = "z"
        case track = "t"
        case firstThumb = "ta"
        case lastThumb = "tz"
        case minimumColor = "ca"
        case maximumColor = "cz"
        case thumbColor = "ct"
        case minimumImage = "ia"
        case maximumImage = "iz"
        case thumbImage = "it"
        case pressedThumbImage = "ip"
    }
}

/// The places of segments, and the look of the selected one. The children of the element are the content of
/// the segments.
public struct SegmentsContent: Codable, Equatable, Sendable {
    /// The segments, in the order of their indexes.
    public var segments: [Segment]
    /// A Boolean value that tells whether segments act as buttons, which are not selected after they are
    /// chosen. If absent, the chosen segment is selected.
    public var isMomentary: Bool?
    /// The colour behind all segments. If absent, the app draws it.
    public var fieldColor: Color?
    /// The colour of the selected segment. If absent, the app draws it.
    public var selectionColor: Color?
    /// The colour of the lines between segments. If absent, the app draws them.
    public var dividerColor: Color?

    /// Creates segments.
    public init(_ segments: [Segment]) {
        self.segments = segments
    }

    private enum CodingKeys: String, CodingKey {
        case segments = "s"
        case isMomentary = "m"
        case fieldColor = "bc"
        case selectionColor = "c"
        case dividerColor = "dc"
    }

    /// One segment.
    public struct Segment: Codable, Equatable, Sendable {
        /// The left edge and the width in points of the element.
        public var x: Double, width: Double
        /// The name that assistive technology reads for the segment.
        public var label: String
        /// A Boolean value that tells whether the segment cannot be chosen. If absent, it can.
        public var isDisabled: Bool?

        /// Creates a segment.
        public init(x: Double, width: Double, label: String) {
            (self.x, self.width, self.label) = (
                (x * 100).rounded() / 100, (width * 100).rounded() / 100, label
            )
        }

        private enum CodingKeys: String, CodingKey {
            case x
            case width = "w"
            case label = "l"
            case isDisabled = "d"
        }
    }
}

/// The range of a stepper. Its two buttons are the halves of the element, and the element's children are
/// their content.
public struct StepperContent: Codable, Equatable, Sendable {
    /// The smallest value, the greatest value, and the amount by which a button changes the value.
    public var minimum: Double, maximum: Double, step: Double
    /// A Boolean value that tells whether the smallest value comes after the greatest one. If absent, it
    /// does not.
    public var wraps: Bool?
    /// A Boolean value that tells whether a button that stays pressed changes the value repeatedly. If
    /// absent, it does not.
    public var repeats: Bool?
    /// The names that assistive technology reads for the buttons.
    public var decrementLabel: String, incrementLabel: String
    /// The colour that lies over a button while it is pressed.
    public var pressedColor: Color

    /// Creates a stepper.
    public init(
        minimum: Double, maximum: Double, step: Double, decrementLabel: String, incrementLabel: String,
        pressedColor: Color
    ) {
        (self.minimum, self.maximum, self.step) = (minimum, maximum, step)
        (self.decrementLabel, self.incrementLabel) = (decrementLabel, incrementLabel)
        self.pressedColor = pressedColor
    }

    private enum CodingKeys: String, CodingKey {
        case minimum = "a"
        case maximum = "z"
        case step = "by"
        case wraps = "w"
        case repeats = "r"
        case decrementLabel = "la"
        case incrementLabel = "lz"
        case pressedColor = "c"
    }
}

/// A wheel of ticks.
public struct SpinnerContent: Codable, Equatable, Sendable {
    /// A Boolean value that tells whether the wheel turns.
    public var isAnimating: Bool
    /// The colour of the ticks.
    public var color: Color
    /// The diameter in points.
    public var size: Double

    /// Creates a wheel of ticks.
    public init(isAnimating: Bool, color: Color, size: Double) {
        (self.isAnimating, self.color, self.size) = (isAnimating, color, size)
    }

    private enum CodingKeys: String, CodingKey {
        case isAnimating = "on"
        case color = "c"
        case size = "s"
    }
}
