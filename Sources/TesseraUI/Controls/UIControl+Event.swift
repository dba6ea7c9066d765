extension UIControl {
    /// The events for which a control runs actions.
    /// See Apple's [UIControl.Event](https://developer.apple.com/documentation/uikit/uicontrol/event).
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger went down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down on the control again: its tap count is more than 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger came up within the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger came up outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touches of the control were cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value of the control changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control was triggered: by a tap on a button, by a change of a value, or by the Return key in a text field.
        /// Controls of an app's own send this event themselves.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The user began to edit the control's text.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the control's text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The user stopped editing the control's text.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key was pressed in the control's text.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events about touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0fff)
        /// All events about editing.
        public static let allEditingEvents = Event(rawValue: 0x000f_0000)
        /// The bits that apps can use.
        public static let applicationReserved = Event(rawValue: 0x0f00_0000)
        /// The bits that the system reserves.
        public static let systemReserved = Event(rawValue: 0xf000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }
}
