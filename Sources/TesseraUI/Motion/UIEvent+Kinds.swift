extension UIEvent {
    /// The kinds of events.
    /// See Apple's [UIEvent.EventType](https://developer.apple.com/documentation/uikit/uievent/eventtype).
    public enum EventType: Int, Sendable {
        /// Touches of the screen.
        case touches = 0
        /// A motion of the device, such as a shake.
        case motion = 1
        /// A command of a remote control. Browsers report none.
        case remoteControl = 2
        /// Presses of keys.
        case presses = 3
        /// Scrolling with a wheel. No event has this type: the browser scrolls.
        case scroll = 10
        /// A move of the pointer. No event has this type: a ``UIHoverGestureRecognizer`` follows the pointer.
        case hover = 11
        /// Two fingers on a trackpad. No event has this type.
        case transform = 14
    }

    /// The kinds of motions and of commands of remote controls.
    /// See Apple's [UIEvent.EventSubtype](https://developer.apple.com/documentation/uikit/uievent/eventsubtype).
    public enum EventSubtype: Int, Sendable {
        /// The event has no kind of its own.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// The command to play. Browsers report no commands of remote controls.
        case remoteControlPlay = 100
        /// The command to pause.
        case remoteControlPause = 101
        /// The command to stop.
        case remoteControlStop = 102
        /// The command to play or to pause.
        case remoteControlTogglePlayPause = 103
        /// The command to go to the next track.
        case remoteControlNextTrack = 104
        /// The command to go to the previous track.
        case remoteControlPreviousTrack = 105
        /// The command to start going backward.
        case remoteControlBeginSeekingBackward = 106
        /// The command to stop going backward.
        case remoteControlEndSeekingBackward = 107
        /// The command to start going forward.
        case remoteControlBeginSeekingForward = 108
        /// The command to stop going forward.
        case remoteControlEndSeekingForward = 109
    }
}
