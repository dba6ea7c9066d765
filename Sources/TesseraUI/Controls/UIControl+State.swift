extension UIControl {
    /// The states in which a control can be.
    /// See Apple's [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct).
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control is enabled and in no other state.
        public static let normal: State = []
        /// A finger is down within the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus. No control reports this state, because controls are not items of ``UIFocusSystem``: the
        /// browser gives them the focus of the keyboard by itself.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that apps can use.
        public static let application = State(rawValue: 0x00ff_0000)
        /// The bits that the system reserves.
        public static let reserved = State(rawValue: 0xff00_0000)
    }
}
