import Foundation
import TesseraDisplay

/// The keys that lead from the days of a month to those of another one.
extension UICalendarView {
    /// Displays the month of the day to which a key leads from another day, and gives that day the focus, or else the nearest one
    /// in the month that the user can select.
    func takeStep(_ step: DisplayEvent.FocusStep, from view: CalendarDayView) {
        let (unit, value): (Calendar.Component, Int)
        switch step {
        case .pageUp: (unit, value) = (.month, -1)
        case .pageDown: (unit, value) = (.month, 1)
        case .up: (unit, value) = (.day, -7)
        case .down: (unit, value) = (.day, 7)
        case .left: (unit, value) = (.day, isRightToLeft ? 1 : -1)
        case .right: (unit, value) = (.day, isRightToLeft ? -1 : 1)
        case .first, .last: return
        }
        guard let date = countingCalendar.date(byAdding: unit, value: value, to: view.day.date) else {
            return
        }
        let former = visibleDateComponents
        if display(date, animated: true) {
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
        }
        layoutIfNeeded()
        let day = dayViews.filter { $0.isSelectable || $0.isSelected }.min { one, other in
            abs(one.day.date.timeIntervalSince(date)) < abs(other.day.date.timeIntervalSince(date))
        }
        guard let day, day !== view else { return }
        UIFocusSystem.focusSystem(for: self)?.giveBack(to: day)
    }
}
