import TesseraDisplay

extension DisplayEvent {
    /// True if the event says that a page is used. Others only say that there is a page, and what its screen is like.
    var isUse: Bool {
        switch self {
        case .hello, .screen, .keyboard, .roundTrip, .visibility, .detached: false
        default: true
        }
    }
}
