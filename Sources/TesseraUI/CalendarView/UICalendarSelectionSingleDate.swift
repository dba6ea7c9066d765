import Foundation

/// A selection of one day or none.
/// See Apple's [UICalendarSelectionSingleDate](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate).
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The object that decides which days can be selected, and is informed of the user's choices.
    open var delegate: (any UICalendarSelectionSingleDateDelegate)? { ownDelegate }
    private weak var ownDelegate: (any UICalendarSelectionSingleDateDelegate)?
    private var selected: DateComponents?

    /// Creates a selection without a day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        ownDelegate = delegate
        super.init()
    }

    /// The selected day, or nil for none. Setting it does not inform the delegate.
    open var selectedDate: DateComponents? {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day, or none with nil. It does not inform the delegate.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        selected = dateComponents
        calendarView?.selectionChanged(animated: animated)
    }

    override func selectedDays(in calendar: Calendar) -> Set<Date> {
        Set([selected.flatMap { calendar.startOfDay($0) }].compactMap { $0 })
    }

    override func allowsTouch(_ day: DateComponents, isSelected: Bool) -> Bool {
        delegate?.dateSelection(self, canSelectDate: isSelected ? nil : day) ?? true
    }

    override func touch(_ day: DateComponents) {
        let isSelected = selected.map { isSame($0, day) } ?? false
        let new = isSelected ? nil : day
        setSelected(new, animated: true)
        delegate?.dateSelection(self, didSelectDate: new)
    }
}

/// The object that decides which day can be selected, and is informed of the user's choices.
/// See Apple's [UICalendarSelectionSingleDateDelegate](
/// https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate).
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Informs the delegate that the user has selected a day, or none if it is nil.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns true if the user can select a day, or none if it is nil. The default is true.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Returns true.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}
