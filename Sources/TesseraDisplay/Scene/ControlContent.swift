/// A control that the display draws and lets the user change: a switch, a slider, segments, a stepper, or a date.
///
/// What the user does is drawn at once, and the app hears of it with ``DisplayEvent/changed(_:)``. The display counts its own
/// changes, and the app the values that it has set. Values of the app name the last change that the app had heard of: the display
/// drops them where the user has gone on since, because the app is about to hear of that and answers again. The values here stay as
/// they are while the user changes the control, so that a user's change sends nothing back.
public struct ControlContent: Codable, Equatable, Sendable {
    /// What the control is.
    public var kind: Kind
    /// The values that the app has set last, or that the user had chosen when the display was told of the element.
    public var values: [Double]
    /// How many values the app has set.
    public var revision = 0
    /// The last change of the user's that the app had heard of when it set ``values``.
    public var edit = 0
    /// Whether the display goes to ``values`` with an animation. If absent, it goes at once.
    public var isAnimated: Bool?
    /// Whether the control cannot be used. If absent, it can.
    public var isDisabled: Bool?
    /// Whether the display reports a change only after the user has let go of the control. If absent, it reports each change.
    public var waitsForEnd: Bool?
    /// Whether the control is arranged from right to left. If absent, it is arranged from left to right.
    public var isRightToLeft: Bool?
    /// What assistive technology reads for the control. If absent, it reads nothing.
    public var label: String?
    /// What assistive technology reads for its value. If absent, it reads what the display says.
    public var valueText: String?

    /// Creates the description of a control.
    public init(_ kind: Kind, values: [Double] = []) {
        self.kind = kind
        self.values = values
    }

    /// What a control is.
    public enum Kind: Equatable, Sendable {
        /// On or off: its value is 1 or 0.
        case toggle(ToggleContent)
        /// A value between two others.
        case slider(SliderContent)
        /// One of several segments: its value is the index of the selected one, or -1.
        case segments(SegmentsContent)
        /// Two buttons that lower and raise a value.
        case stepper(StepperContent)
        /// A date: its value is the time that a clock shows at the place of the date, in seconds since the beginning of 1970 there.
        case date(DateContent)
        /// A wheel of ticks that turns while something goes on. It has no value.
        case spinner(SpinnerContent)
    }

    fileprivate enum CodingKeys: String, CodingKey {
        case toggle = "sw"
        case slider = "sl"
        case segments = "sg"
        case stepper = "st"
        case date = "dt"
        case spinner = "sp"
        case values = "v"
        case revision = "rev"
        case edit = "ed"
        case isAnimated = "an"
        case isDisabled = "d"
        case waitsForEnd = "end"
        case isRightToLeft = "rl"
        case label = "l"
        case valueText = "vt"
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try Kind(from: container)
        values = try container.decode([Double].self, forKey: .values)
        revision = try container.decode(Int.self, forKey: .revision)
        edit = try container.decode(Int.self, forKey: .edit)
        isAnimated = try container.decodeIfPresent(Bool.self, forKey: .isAnimated)
        isDisabled = try container.decodeIfPresent(Bool.self, forKey: .isDisabled)
        waitsForEnd = try container.decodeIfPresent(Bool.self, forKey: .waitsForEnd)
        isRightToLeft = try container.decodeIfPresent(Bool.self, forKey: .isRightToLeft)
        label = try container.decodeIfPresent(String.self, forKey: .label)
        valueText = try container.decodeIfPresent(String.self, forKey: .valueText)
    }

    /// Writes the notation of the wire, in which the kind is the name of what describes it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch kind {
        case .toggle(let content): try container.encode(content, forKey: .toggle)
        case .slider(let content): try container.encode(content, forKey: .slider)
        case .segments(let content): try container.encode(content, forKey: .segments)
        case .stepper(let content): try container.encode(content, forKey: .stepper)
        case .date(let content): try container.encode(content, forKey: .date)
        case .spinner(let content): try container.encode(content, forKey: .spinner)
        }
        try container.encode(values, forKey: .values)
        try container.encode(revision, forKey: .revision)
        try container.encode(edit, forKey: .edit)
        try container.encodeIfPresent(isAnimated, forKey: .isAnimated)
        try container.encodeIfPresent(isDisabled, forKey: .isDisabled)
        try container.encodeIfPresent(waitsForEnd, forKey: .waitsForEnd)
        try container.encodeIfPresent(isRightToLeft, forKey: .isRightToLeft)
        try container.encodeIfPresent(label, forKey: .label)
        try container.encodeIfPresent(valueText, forKey: .valueText)
    }
}

extension ControlContent.Kind {
    fileprivate init(from container: KeyedDecodingContainer<ControlContent.CodingKeys>) throws {
        if let content = try container.decodeIfPresent(ToggleContent.self, forKey: .toggle) {
            self = .toggle(content)
        } else if let content = try container.decodeIfPresent(SliderContent.self, forKey: .slider) {
            self = .slider(content)
        } else if let content = try container.decodeIfPresent(SegmentsContent.self, forKey: .segments) {
            self = .segments(content)
        } else if let content = try container.decodeIfPresent(StepperContent.self, forKey: .stepper) {
            self = .stepper(content)
        } else if let content = try container.decodeIfPresent(DateContent.self, forKey: .date) {
            self = .date(content)
        } else {
            self = .spinner(try container.decode(SpinnerContent.self, forKey: .spinner))
        }
    }
}
