import Foundation

/// The days that the user selects in a calendar view. It is the superclass of the ways to select.
/// See Apple's [UICalendarSelection](https://developer.apple.com/documentation/uikit/uicalendarselection).
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    /// The calendar view that uses the selection, or nil.
    weak var calendarView: UICalendarView?

    override init() {
        super.init()
    }

    /// Asks the delegate again which days can be selected.
    open func updateSelectableDates() { calendarView?.selectionChanged() }

    /// Returns the first moments of the selected days.
    func selectedDays(in calendar: Calendar) -> Set<Date> { [] }
    /// Returns true if the user can select a day, or deselect it if it is selected.
    func allowsTouch(_ day: DateComponents, isSelected: Bool) -> Bool { false }
    /// Selects a day for the user, or deselects it.
    func touch(_ day: DateComponents) {}

    /// Returns true if two values describe the same day.
    final func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
        let calendar = calendarView?.countingCalendar ?? .current
        return calendar.startOfDay(one) == calendar.startOfDay(other)
    }
}
