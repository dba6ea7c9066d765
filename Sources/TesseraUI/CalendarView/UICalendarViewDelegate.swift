import Foundation

/// The object that marks days of a calendar view.
/// See Apple's [UICalendarViewDelegate](https://developer.apple.com/documentation/uikit/uicalendarviewdelegate).
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns the mark of a day, or nil for none. The default is nil.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Informs the delegate that another month is visible.
    ///
    /// - Parameters:
    ///   - calendarView: The calendar view.
    ///   - previousDateComponents: The month that was visible before.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    )
}

extension UICalendarViewDelegate {
    /// Returns nil.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
