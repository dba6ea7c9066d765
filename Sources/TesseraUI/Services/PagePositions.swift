import TesseraDisplay

/// The reports of the display about the place of the device.
@MainActor
package final class PagePositions {
    /// The reports of the app's page.
    package static let shared = PagePositions()

    /// What the app wants to know, or nil if it does not want to know the place.
    private(set) var wish: PageContent.PositionWish?
    private var lastNumber = 0
    private var observer: (@MainActor (DisplayEvent.Position) -> Void)?

    /// Asks the display for the place of the device, until the app no longer wants to know it. A wish that comes while there is
    /// one already lets the display report the place anew.
    ///
    /// - Parameters:
    ///   - isPrecise: True if the place is as exact as possible, although that takes more power.
    ///   - observer: A closure that runs with each report.
    package func want(isPrecise: Bool, _ observer: @escaping @MainActor (DisplayEvent.Position) -> Void) {
        lastNumber += 1
        wish = PageContent.PositionWish(isPrecise: isPrecise, number: lastNumber)
        self.observer = observer
        UIApplication.shared.scheduleCommits()
    }

    /// Tells the display that the app no longer wants to know the place.
    package func wantNothing() {
        guard wish != nil else { return }
        (wish, observer) = (nil, nil)
        UIApplication.shared.scheduleCommits()
    }

    func displayReported(_ event: DisplayEvent.Position) { observer?(event) }
}
