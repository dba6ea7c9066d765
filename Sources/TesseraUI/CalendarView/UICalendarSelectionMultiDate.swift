import Foundation

/// A selection of any number of days.
/// See Apple's [UICalendarSelectionMultiDate](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate).
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The object that decides which days can be selected, and is informed of the user's choices.
    open var delegate: (any UICalendarSelectionMultiDateDelegate)? { ownDelegate }
    private weak var ownDelegate: (any UICalendarSelectionMultiDateDelegate)?
    private var selected: [DateComponents] = []

    /// Creates a selection without days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        ownDelegate = delegate
        super.init()
    }

    /// The selected days, in the order in which they were selected. Setting them does not inform the delegate.
    open var selectedDates: [DateComponents] {
        get { selected }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days, and deselects all others. It does not inform the delegate.
    open func setSelectedDates(_ dates: [DateComponents], animated: Bool) {
        selected = dates
        calendarView?.selectionChanged(animated: animated)
    }

    override func selectedDays(in calendar: Calendar) -> Set<Date> {
        Set(selected.compactMap { calendar.startOfDay($0) })
    }

    override func allowsTouch(_ day: DateComponents, isSelected: Bool) -> Bool {
        guard let delegate else { return true }
        return isSelected
            ? delegate.multiDateSelection(self, canDeselectDate: day)
            : delegate.multiDateSelection(self, canSelectDate: day)
    }

    override func touch(_ day: DateComponents) {
        let others = selected.filter { !isSame($0, day) }
        if others.count < selected.count {
            setSelectedDates(others, animated: true)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            setSelectedDates(selected + [day], animated: true)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// The object that decides which days can be selected, and is informed of the user's choices.
/// See Apple's [UICalendarSelectionMultiDateDelegate](
/// https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate).
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Informs the delegate that the user has selected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Informs the delegate that the user has deselected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Returns true if the user can select a day. The default is true.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Returns true if the user can deselect a day. The default is true.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// Returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
