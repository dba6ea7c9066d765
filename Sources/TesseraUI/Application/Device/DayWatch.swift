import Foundation

/// Finds out when the date of the user changes, or the time because of the time zone, and announces it while the app is in the
/// foreground.
@MainActor
final class DayWatch {
    /// The date and the time zone that an app may have displayed. Within a day, they change only if the time zone or the offset
    /// of daylight saving time does.
    private struct Day: Equatable {
        let date: DateComponents
        let zone: String
        let secondsFromGMT: Int
    }

    private let now: () -> Date
    private let zone: () -> TimeZone
    private let announce: () -> Void
    private var known: Day?
    private var timer: (any DispatchSourceTimer)?

    /// Creates a watch that does nothing before ``start()``.
    ///
    /// - Parameters:
    ///   - now: Returns the present time.
    ///   - zone: Returns the user's time zone.
    ///   - announce: Runs after each change.
    init(
        now: @escaping () -> Date = Date.init, zone: @escaping () -> TimeZone = { .current },
        announce: @escaping () -> Void
    ) {
        (self.now, self.zone, self.announce) = (now, zone, announce)
    }

    /// True while the app is in the foreground. Changes that happen at other times are announced when it becomes true.
    var isAwake = false { didSet { if isAwake { check() } } }

    /// Takes the present day and time zone as known to the app.
    func start() {
        known = today
        wait()
    }

    /// Announces a change that has happened since the last check.
    func check() {
        guard isAwake, let known else { return }
        let today = today
        guard today != known else { return }
        self.known = today
        wait()
        announce()
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone()
        return calendar
    }

    private var today: Day {
        let (now, calendar) = (now(), calendar)
        return Day(
            date: calendar.dateComponents([.year, .month, .day], from: now),
            zone: calendar.timeZone.identifier, secondsFromGMT: calendar.timeZone.secondsFromGMT(for: now))
    }

    /// The time of the next change: midnight, or the beginning or the end of daylight saving time.
    var nextChange: Date? {
        let (now, calendar) = (now(), calendar)
        let midnight = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
        return [midnight, calendar.timeZone.nextDaylightSavingTimeTransition(after: now)].compactMap { $0 }
            .filter { $0 > now }.min()
    }

    private func wait() {
        timer?.cancel()
        timer = nil
        guard let change = nextChange else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(
            wallDeadline: .now() + change.timeIntervalSince(now()), repeating: .never, leeway: .seconds(1))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.check()
                self?.wait()
            }
        }
        timer.activate()
        self.timer = timer
    }
}

extension UIApplication {
    /// Informs the delegate and the observers of another day or of another time zone.
    func announceSignificantTimeChange() {
        delegate?.applicationSignificantTimeChange(self)
        NotificationCenter.default.post(name: Self.significantTimeChangeNotification, object: self)
    }
}
