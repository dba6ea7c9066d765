extension UIControl {
    /// What happens to a control.
    /// See Apple's [UIControl.Event](https://developer.apple.com/documentation/uikit/uicontrol/event).
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger went down on it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down on it again, right after it was there: its tap count is more than 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved within it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger came back into it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger left it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger came up within it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger came up outside it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Its touches were taken over.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Its value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// Its main action, whatever that is.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Its menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The user began to edit its text.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed its text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The user stopped editing its text.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key was pressed in its text.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0fff)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000f_0000)
        /// The bits that are free for apps.
        public static let applicationReserved = Event(rawValue: 0x0f00_0000)
        /// The bits that belong to the system.
        public static let systemReserved = Event(rawValue: 0xf000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }
}
