/// A control that the display draws and lets the user change: a switch, a slider, segments, a stepper, or a
/// date.
///
/// The display draws the user's changes at once and reports them with ``DisplayEvent/changed(_:)``. The
/// display numbers its own changes, and the app the values that it sets. Values of the app name the last
/// change that the app had received. If the user has made another change since, the display ignores the
/// values, because the app is about to receive that change and answers again. The values here do not change
/// while the user changes the control, so that nothing is sent back for a user's change.
public struct ControlContent: Codable, Equatable, Sendable {
    /// The kind of control, with its look and its range.
    public var kind: Kind
    /// The values that the app has set last, or that the user had chosen when the display received the
    /// element.
    public var values: [Double]
    /// The number of times that the app has set values.
    public var revision = 0
    /// The number of the user's last change that the app had received when it set ``values``.
    public var edit = 0
    /// A Boolean value that tells whether the display changes to ``values`` with an animation. If absent, it
    /// changes at once.
    public var isAnimated: Bool?
    /// A Boolean value that tells whether the control cannot be used. If absent, it can.
    public var isDisabled: Bool?
    /// A Boolean value that tells whether the display reports a change only after the user has let go of the
    /// control. If absent, it reports each change.
    public var waitsForEnd: Bool?
    /// A Boolean value that tells whether the control is arranged from right to left. If absent, it is
    /// arranged from left to right.
    public var isRightToLeft: Bool?
    /// The name that assistive technology reads for the control. If absent, it reads none.
    public var label: String?
    /// The text that assistive technology reads for the value. If absent, it reads the display's own text.
    public var valueText: String?

    /// Creates the description of a control.
    public init(_ kind: Kind, values: [Double] = []) {
        self.kind = kind
        self.values = values
    }

    /// The kinds of controls.
    public enum Kind: Equatable, Sendable {
        /// A switch, whose value is 1 if it is on and 0 if it is off.
        case toggle(ToggleContent)
        /// A slider, whose value lies between two others.
        case slider(SliderContent)
        /// Several segments, of which the user selects one. The value is the index of the selected one, or
        /// -1.
        case segments(SegmentsContent)
        /// Two buttons that lower and raise the value.
        case stepper(StepperContent)
        /// A date. Its value is the time on a local clock, in seconds since the beginning of 1970 on the
        /// same clock.
        case date(DateContent)
        /// A wheel of ticks that turns during a task. It has no value.
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

    /// Writes the notation of the wire, in which the kind is the name of the field that describes it.
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
