extension DisplayEvent {
    /// True if the event is something that the user has done in the app.
    package var isAction: Bool {
        switch self {
        case .hello, .screen, .clock, .hover, .keyboard, .answer, .media, .speech, .voices, .position,
            .permission, .roundTrip,
            .visibility, .detached:
            false
        default: true
        }
    }
}
