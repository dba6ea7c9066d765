import Foundation
import Testing

@testable import TesseraUI

@MainActor struct DayWatchTests {
    /// The time and the time zone of a watch, and what it has announced.
    @MainActor private final class Surroundings {
        var now: Date
        var zone: TimeZone
        var announcements = 0
        private(set) lazy var watch = DayWatch(
            now: { [unowned self] in now }, zone: { [unowned self] in zone },
            announce: { [unowned self] in announcements += 1 })

        init(_ now: String, in zone: String) throws {
            self.now = try Date(now, strategy: .iso8601)
            self.zone = try #require(TimeZone(identifier: zone))
        }

        /// Lets it be another time.
        func go(to now: String) throws {
            self.now = try Date(now, strategy: .iso8601)
            watch.check()
        }
    }

    @Test func `midnight is announced once, at the user's place`() throws {
        // Tokyo is 9 hours ahead of GMT.
        let place = try Surroundings("2026-03-01T12:00:00Z", in: "Asia/Tokyo")
        place.watch.start()
        place.watch.isAwake = true
        #expect(place.watch.nextChange == (try Date("2026-03-01T15:00:00Z", strategy: .iso8601)))
        try place.go(to: "2026-03-01T14:59:59Z")
        #expect(place.announcements == 0)
        try place.go(to: "2026-03-01T15:00:00Z")
        try place.go(to: "2026-03-01T15:00:01Z")
        #expect(place.announcements == 1)
        #expect(place.watch.nextChange == (try Date("2026-03-02T15:00:00Z", strategy: .iso8601)))
    }

    @Test func `the beginning of daylight saving time is announced`() throws {
        // Clocks in Berlin go from 2 to 3 o'clock on 29 March 2026, which is 1 o'clock in GMT.
        let place = try Surroundings("2026-03-29T00:30:00Z", in: "Europe/Berlin")
        place.watch.start()
        place.watch.isAwake = true
        #expect(place.watch.nextChange == (try Date("2026-03-29T01:00:00Z", strategy: .iso8601)))
        try place.go(to: "2026-03-29T01:00:00Z")
        #expect(place.announcements == 1)
        #expect(place.watch.nextChange == (try Date("2026-03-29T22:00:00Z", strategy: .iso8601)))
    }

    @Test func `another time zone is announced`() throws {
        let place = try Surroundings("2026-03-01T12:00:00Z", in: "Asia/Tokyo")
        place.watch.start()
        place.watch.isAwake = true
        place.zone = try #require(TimeZone(identifier: "Asia/Seoul"))
        place.watch.check()
        place.watch.check()
        #expect(place.announcements == 1)
    }

    @Test func `what happens in the background is announced once in the foreground`() throws {
        let place = try Surroundings("2026-03-01T12:00:00Z", in: "UTC")
        place.watch.isAwake = true
        try place.go(to: "2026-03-02T12:00:00Z")
        // The app was not launched yet.
        #expect(place.announcements == 0)
        place.watch.start()
        place.watch.isAwake = false
        try place.go(to: "2026-03-03T12:00:00Z")
        try place.go(to: "2026-03-05T12:00:00Z")
        #expect(place.announcements == 0)
        place.watch.isAwake = true
        #expect(place.announcements == 1)
        place.watch.isAwake = false
        place.watch.isAwake = true
        #expect(place.announcements == 1)
    }
}
