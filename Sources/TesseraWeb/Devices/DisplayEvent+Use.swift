import TesseraDisplay

extension DisplayEvent {
    /// True if a user has probably caused the event. Pages send the other events by themselves, to describe their screen and
    /// connection.
    var isUse: Bool {
        switch self {
        case .hello, .screen, .clock, .keyboard, .media, .speech, .voices, .position,
            .permission, .roundTrip, .visibility, .detached:
            false
        default: true
        }
    }

    /// True if the event answers a question about the page's clock.
    var isClock: Bool { if case .clock = self { true } else { false } }
}
