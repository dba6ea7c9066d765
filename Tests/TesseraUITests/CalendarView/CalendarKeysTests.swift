import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Records the months that a calendar leaves.
@MainActor
private final class Visitor: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    var months: [Int?] = []
    /// The days that cannot be selected.
    var closed: Set<Int> = []

    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { months.append(previousDateComponents.month) }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {}

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day.map { !closed.contains($0) } ?? true }
}

extension DisplayTests {
    /// Begins with January 2025, which has 31 days.
    @MainActor struct CalendarKeysTests {
        @MainActor private struct Screen {
            let display: FakeDisplay
            let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 378))
            let visitor = Visitor()
            let selection: UICalendarSelectionSingleDate

            init(_ display: FakeDisplay) throws {
                self.display = display
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
                view.calendar = calendar
                view.visibleDateComponents = DateComponents(year: 2025, month: 1)
                view.delegate = visitor
                selection = UICalendarSelectionSingleDate(delegate: visitor)
                view.selectionBehavior = selection
            }

            /// Presses a key on a day of the month, and returns the month and the day to which the app leads the user, or nil.
            @MainActor func press(_ step: DisplayEvent.FocusStep, on day: Int) async throws -> [Int?]? {
                display.reset()
                let from = try #require(view.dayViews.first { $0.day.components.day == day })
                display.send(.focusStep(view: from.node.id, step: step))
                await display.settle()
                let led = display.messages.compactMap { message -> Int? in
                    guard case .request(let request) = message, request.kind == .announce else { return nil }
                    return request.view
                }.last
                let target = view.dayViews.first { $0.node.id == led }
                return target.map { [$0.day.components.month, $0.day.components.day] }
            }
        }

        private func screen() async throws -> Screen {
            let screen = try Screen(try await FakeDisplay.attached())
            let controller = UIViewController()
            controller.view.addSubview(screen.view)
            _ = try screen.display.show(controller)
            await screen.display.settle()
            return screen
        }

        @Test func `the Page keys lead to the same day of another month, or to its last one`() async throws {
            let screen = try await screen()
            #expect(try await screen.press(.pageDown, on: 31) == [2, 28])
            #expect(try await screen.press(.pageUp, on: 15) == [1, 15])
            #expect(screen.visitor.months == [1, 2])
        }

        @Test func `the arrow keys go on in the next month`() async throws {
            let screen = try await screen()
            #expect(try await screen.press(.right, on: 31) == [2, 1])
            #expect(try await screen.press(.left, on: 1) == [1, 31])
            #expect(try await screen.press(.down, on: 28) == [2, 4])
            #expect(try await screen.press(.up, on: 4) == [1, 28])
            screen.view.semanticContentAttribute = .forceRightToLeft
            #expect(try await screen.press(.left, on: 31) == [2, 1])
        }

        @Test func `days that cannot be selected, and months that are not available, are passed over`()
            async throws
        {
            let screen = try await screen()
            screen.visitor.closed = [3, 4, 5]
            screen.selection.updateSelectableDates()
            // The fourth of February is closed. The second and the sixth are equally near, so that the earlier one is meant.
            #expect(try await screen.press(.down, on: 28) == [2, 2])
            let start = try #require(
                screen.view.countingCalendar.startOfDay(DateComponents(year: 2025, month: 2, day: 1)))
            screen.view.availableDateRange = DateInterval(start: start, end: .distantFuture)
            // The month before is not available, so that the nearest day of this one gets the focus.
            #expect(try await screen.press(.pageUp, on: 20) == [2, 1])
            #expect(screen.visitor.months == [1])
        }
    }
}
