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
    /// The least and the greatest value.
    public var minimum: Double, maximum: Double
    /// The frame of the track.
    public var track: NodeFrame
    /// The frame of the thumb at the least value.
    public var firstThumb: NodeFrame
    /// The frame of the thumb at the greatest value. In between, the thumb lies in proportion.
    public var lastThumb: NodeFrame
    /// The colours of the track from the least value to the thumb, of the rest of it, and of the thumb.
    public var minimumColor: Color, maximumColor: Color, thumbColor: Color
    /// The images that stand for the track from the least value to the thumb, for the rest of it, and for the thumb. Absent: a line,
    /// or a circle, in its colour.
    public var minimumImage: ImageContent?, maximumImage: ImageContent?, thumbImage: ImageContent?
    /// The image that stands for the thumb while a finger is on it. If absent, it is ``thumbImage``.
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

/// The places of segments, and the look of the selected one. What stands in the segments is what the element holds.
public struct SegmentsContent: Codable, Equatable, Sendable {
    /// The segments in their order.
    public var segments: [Segment]
    /// Whether a segment that was chosen is not selected, as buttons are not. If absent, it is.
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
        /// What assistive technology reads for the segment.
        public var label: String
        /// Whether it cannot be chosen. If absent, it can.
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

/// The range of a stepper. Its two buttons are the halves of the element, and what the element holds stands in them.
public struct StepperContent: Codable, Equatable, Sendable {
    /// The least value, the greatest one, and how far a button changes the value.
    public var minimum: Double, maximum: Double, step: Double
    /// Whether the least value comes after the greatest one. If absent, it does not.
    public var wraps: Bool?
    /// Whether a button that is held goes on. If absent, it does not.
    public var repeats: Bool?
    /// What assistive technology reads for the buttons.
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
    /// A Boolean value that tells whether it turns.
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
