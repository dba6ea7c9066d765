extension UIControl {
    /// The states in which a control can be.
    /// See Apple's [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct).
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It can be used, and nothing else is the case.
        public static let normal: State = []
        /// A finger is down within it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// It has the focus. The browser keeps the focus of its keyboard to itself, so that no control reports this.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that are free for apps.
        public static let application = State(rawValue: 0x00ff_0000)
        /// The bits that belong to the system.
        public static let reserved = State(rawValue: 0xff00_0000)
    }
}
