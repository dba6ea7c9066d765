import Foundation
import Testing

@testable import TesseraUI

@MainActor
private final class Diary: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
{
    var calls: [String] = []
    /// The days that have a mark.
    var marked: Set<Int> = []
    /// The days that cannot be selected.
    var closed: Set<Int> = []
    var allowsNone = true

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        marked.contains(dateComponents.day ?? 0) ? .default(color: .red, size: .large) : nil
    }
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { calls.append("from month \(previousDateComponents.month ?? 0)") }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { calls.append("select \(dateComponents?.day ?? 0)") }
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day.map { !closed.contains($0) } ?? allowsNone }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { calls.append("select \(dateComponents.day ?? 0)") }
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { calls.append("deselect \(dateComponents.day ?? 0)") }
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { !closed.contains(dateComponents.day ?? 0) }
}

/// Tests February 2025, whose first day was a Saturday.
@MainActor struct CalendarViewTests {
    private let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 378))
    private let diary = Diary()

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        calendar.firstWeekday = 1
        view.calendar = calendar
        view.locale = Locale(identifier: "en_US")
        view.visibleDateComponents = DateComponents(year: 2025, month: 2)
        view.delegate = diary
        view.layoutIfNeeded()
    }

    private func day(_ number: Int) -> CalendarDayView { view.dayViews[number - 1] }

    private func tap(_ number: Int) {
        guard day(number).isEnabled else { return }
        day(number).sendActions(for: .touchUpInside)
    }

    private var selected: [Int] { view.dayViews.filter(\.isSelected).compactMap { $0.day.components.day } }

    private func february(_ day: Int) -> DateComponents { DateComponents(year: 2025, month: 2, day: day) }

    // MARK: The month

    @Test func `a month begins on its day of the week`() {
        #expect(view.titleLabel.text == "February 2025")
        #expect(view.nameLabels.map(\.text) == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
        #expect(view.dayViews.count == 28 && view.month.weekCount == 5)
        // Each day is 50 points wide, and each week 52 points high. Saturday is the last column.
        #expect(day(1).frame == CGRect(x: 308, y: 66, width: 50, height: 52))
        #expect(day(2).frame == CGRect(x: 8, y: 118, width: 50, height: 52))
        #expect(view.intrinsicContentSize.height == 378)
    }

    @Test func `weeks begin where the calendar begins them`() {
        view.calendar.firstWeekday = 2
        view.layoutIfNeeded()
        #expect(view.nameLabels.first?.text == "MON")
        #expect(day(1).frame.minX == 258 && day(3).frame.minX == 8)
    }

    @Test func `names and numbers are those of the language`() {
        view.locale = Locale(identifier: "ja_JP")
        #expect(view.titleLabel.text == "2025年2月")
        #expect(view.nameLabels.map(\.text) == ["日", "月", "火", "水", "木", "金", "土"])
        #expect(day(1).accessibilityLabel == "2025年2月1日 土曜日")
        view.locale = Locale(identifier: "en_US")
        #expect(day(1).accessibilityLabel == "Saturday, February 1, 2025")
    }

    @Test func `the visible month has an era, a year and a month`() {
        let visible = view.visibleDateComponents
        #expect(visible.year == 2025 && visible.month == 2 && visible.day == nil && visible.era == 1)
    }

    @Test func `buttons display the months before and after`() {
        view.nextButton.sendActions(for: .touchUpInside)
        #expect(view.titleLabel.text == "March 2025")
        view.previousButton.sendActions(for: .touchUpInside)
        view.previousButton.sendActions(for: .touchUpInside)
        #expect(view.titleLabel.text == "January 2025")
        #expect(diary.calls == ["from month 2", "from month 3", "from month 2"])
        #expect(view.nextButton.accessibilityLabel == "Next month")
    }

    @Test func `days and months outside of the available range cannot be reached`() throws {
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: diary)
        let start = try #require(view.calendar.date(from: february(10)))
        let end = try #require(view.calendar.date(from: DateComponents(year: 2025, month: 3, day: 5)))
        view.availableDateRange = DateInterval(start: start, end: end)
        #expect(!day(9).isEnabled && day(10).isEnabled)
        #expect(day(9).accessibilityTraits.contains(.notEnabled))
        #expect(!view.previousButton.isEnabled && view.nextButton.isEnabled)
        view.visibleDateComponents = DateComponents(year: 2030, month: 1)
        #expect(view.titleLabel.text == "March 2025" && !view.nextButton.isEnabled)
    }

    @Test func `a tap on a day that cannot be reached does not select the row around the calendar`() throws {
        let table = NumberTable([[1]])
        let screen = TableScreen(table, rowHeight: 378)
        screen.cell(0, 0)?.contentView.addSubview(view)
        let start = try #require(view.calendar.date(from: february(10)))
        view.availableDateRange = DateInterval(start: start, duration: 86_400)
        view.layoutIfNeeded()
        // The first day was a Saturday, so that the second one is at the left, within the window.
        let day = day(2)
        screen.tap(at: day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: screen.window))
        #expect(!day.isEnabled && table.log == [])
    }

    @Test func `the delegate is not informed of months that the app displays`() {
        view.visibleDateComponents = DateComponents(year: 2030, month: 1)
        #expect(view.titleLabel.text == "January 2030" && diary.calls == [])
    }

    @Test func `the last month can be reached if only its first moment is available`() throws {
        let end = try #require(view.calendar.date(from: DateComponents(year: 2025, month: 3, day: 1)))
        view.availableDateRange = DateInterval(start: .distantPast, end: end)
        view.nextButton.sendActions(for: .touchUpInside)
        #expect(view.titleLabel.text == "March 2025" && !view.nextButton.isEnabled)
    }

    @Test func `a month of five days is displayed`() {
        view.calendar = Calendar(identifier: .coptic)
        view.visibleDateComponents = DateComponents(year: 1741, month: 13)
        #expect(view.dayViews.count == 5)
        view.previousButton.sendActions(for: .touchUpInside)
        #expect(view.dayViews.count == 30 && view.visibleDateComponents.month == 12)
        view.nextButton.sendActions(for: .touchUpInside)
        #expect(view.visibleDateComponents.month == 13)
    }

    @Test func `another day is marked as today when it begins`() throws {
        var date = try #require(view.calendar.date(from: february(6)))
        view.now = { date }
        view.markToday()
        #expect(day(6).accessibilityLabel == "Today, Thursday, February 6, 2025")
        date += 86_400
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: nil)
        #expect(day(7).accessibilityLabel == "Today, Friday, February 7, 2025")
        #expect(day(6).accessibilityLabel == "Thursday, February 6, 2025")
    }

    // MARK: Decorations

    @Test func `days have the marks that the delegate returns`() {
        diary.marked = [3]
        view.reloadDecorations(forDateComponents: [february(3)], animated: false)
        view.layoutIfNeeded()
        #expect(day(3).mark?.backgroundColor == .red && day(4).mark == nil)
        // A large dot of 9 points lies in the middle below the number, which takes 36 points.
        #expect(day(3).mark?.frame == CGRect(x: 20.5, y: 36, width: 9, height: 9))
        view.wantsDateDecorations = false
        #expect(day(3).mark == nil && view.intrinsicContentSize.height == 330)
    }

    @Test func `a mark can be an image or a view of the app`() {
        let image = UICalendarView.Decoration.image(UIImage(systemName: "star"), size: .small).view()
        #expect(image is UIImageView && image.bounds.size == CGSize(width: 10, height: 10))
        let custom = UICalendarView.Decoration.customView {
            UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        #expect(custom.view().bounds.size == CGSize(width: 4, height: 3))
    }

    // MARK: Selection

    @Test func `without a selection days are read and cannot be touched`() {
        #expect(!day(5).isEnabled && day(5).accessibilityTraits == .staticText)
    }

    @Test func `the user selects one day, and none with a second touch`() {
        let selection = UICalendarSelectionSingleDate(delegate: diary)
        view.selectionBehavior = selection
        tap(5)
        #expect(selected == [5] && selection.selectedDate?.day == 5)
        #expect(day(5).accessibilityTraits == [.button, .selected])
        tap(6)
        #expect(selected == [6])
        tap(6)
        #expect(selected == [] && selection.selectedDate == nil)
        #expect(diary.calls == ["select 5", "select 6", "select 0"])
    }

    @Test func `the delegate decides which days can be selected`() {
        let selection = UICalendarSelectionSingleDate(delegate: diary)
        view.selectionBehavior = selection
        (diary.closed, diary.allowsNone) = ([7], false)
        selection.updateSelectableDates()
        #expect(day(7).accessibilityTraits.contains(.notEnabled))
        #expect(!day(8).accessibilityTraits.contains(.notEnabled))
        tap(7)
        tap(8)
        tap(8)
        #expect(diary.calls == ["select 8"] && selected == [8])
    }

    @Test func `a selection stays with the calendar that has taken it over`() {
        let (other, selection) = (UICalendarView(), UICalendarSelectionSingleDate(delegate: nil))
        view.selectionBehavior = selection
        other.selectionBehavior = selection
        view.selectionBehavior = nil
        other.visibleDateComponents = february(1)
        selection.selectedDate = february(9)
        #expect(other.dayViews.filter(\.isSelected).map { $0.day.components.day } == [9])
    }

    @Test func `the arrow keys lead through the days that can be selected`() {
        func isInGrid(_ number: Int) -> Bool? {
            let context = CommitContext(traits: view.traitCollection)
            return day(number).properties(context: context).accessibility?.isInGrid
        }
        #expect(isInGrid(8) == nil)
        diary.closed = [7]
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: diary)
        #expect(isInGrid(7) == nil)
        #expect(isInGrid(8) == true)
    }

    @Test func `a selected day that cannot be deselected stays among those to which the arrow keys lead`() {
        diary.allowsNone = false
        let selection = UICalendarSelectionSingleDate(delegate: diary)
        view.selectionBehavior = selection
        selection.selectedDate = february(8)
        let context = CommitContext(traits: view.traitCollection)
        let description = day(8).properties(context: context).accessibility
        #expect(day(8).isSelectable == false)
        #expect(description?.role != .button)
        #expect(description?.isInGrid == true)
    }

    @Test func `days that the app selects do not inform the delegate`() {
        let selection = UICalendarSelectionSingleDate(delegate: diary)
        view.selectionBehavior = selection
        selection.selectedDate = february(9)
        #expect(selected == [9])
        view.selectionBehavior = nil
        #expect(selected == [] && diary.calls.isEmpty)
    }

    @Test func `the user selects and deselects several days`() {
        let selection = UICalendarSelectionMultiDate(delegate: diary)
        view.selectionBehavior = selection
        selection.selectedDates = [february(4)]
        diary.closed = [12]
        tap(11)
        tap(12)
        tap(12)
        tap(4)
        #expect(selected == [11, 12] && selection.selectedDates.map(\.day) == [11, 12])
        #expect(diary.calls == ["select 11", "select 12", "deselect 4"])
    }
}
