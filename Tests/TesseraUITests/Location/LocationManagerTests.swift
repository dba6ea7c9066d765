import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraCoreLocation
@testable import TesseraUI

extension DisplayTests {
    /// Tests what an app hears of the place of the device.
    @MainActor struct LocationManagerTests {
        private final class Delegate: NSObject, CLLocationManagerDelegate {
            var latitudes: [Double] = []
            var errors: [CLError.Code?] = []
            var statuses: [CLAuthorizationStatus] = []

            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                latitudes += locations.map(\.coordinate.latitude)
            }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                errors.append((error as? CLError)?.code)
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                statuses.append(manager.authorizationStatus)
            }
        }

        private let delegate = Delegate()
        private let manager: CLLocationManager
        private let display: FakeDisplay

        init() async throws {
            display = try await FakeDisplay.attached()
            _ = try display.show()
            PagePositions.shared.wantNothing()
            await display.settle()
            display.reset()
            _ = LocationStatus.shared.set(.notDetermined, isEnabled: true)
            LocationCenter.shared = LocationCenter()
            manager = CLLocationManager()
            manager.delegate = delegate
        }

        private func answer(
            asks: Bool = false, _ state: DisplayRequest.Permission.State?,
            _ reason: DisplayEvent.Answer.Reason? = nil
        ) async throws {
            try await display.answer(.init(name: .location, asks: asks), state, reason)
        }

        private func send(_ latitude: Double, accuracy: Double = 10) {
            display.send(
                .position(.init(place: .init(latitude: latitude, longitude: 0, accuracy: accuracy))))
        }

        private var wish: PageContent.PositionWish? {
            display.receive()
            return display.pages.last?.position
        }

        @Test func `the user is asked, and places come until the app has enough`() async throws {
            try await answer(.undecided)
            await wait(until: { delegate.statuses == [.notDetermined] })
            manager.startUpdatingLocation()
            manager.requestWhenInUseAuthorization()
            try await answer(asks: true, .granted)
            await wait(until: { wish != nil })
            #expect(delegate.statuses == [.notDetermined, .authorizedWhenInUse])
            #expect(wish?.isPrecise == true)
            send(1)
            send(2)
            await wait(until: { delegate.latitudes == [1, 2] })
            #expect(manager.location?.coordinate.latitude == 2)
            manager.stopUpdatingLocation()
            await wait(until: { wish == nil })
            send(3)
            await display.settle()
            #expect(delegate.latitudes == [1, 2])
        }

        /// A thousandth of a degree of latitude is 111 metres.
        @Test func `small movements are not reported, and exactness is not wanted in vain`() async throws {
            try await answer(.granted)
            manager.distanceFilter = 200
            manager.desiredAccuracy = kCLLocationAccuracyKilometer
            manager.startUpdatingLocation()
            await wait(until: { wish != nil })
            #expect(wish?.isPrecise == nil)
            for latitude in [1, 1.001, 1.002, 1.003] { send(latitude) }
            await wait(until: { delegate.latitudes.count == 2 })
            #expect(delegate.latitudes == [1, 1.002])
            manager.desiredAccuracy = kCLLocationAccuracyBest
            await wait(until: { wish?.isPrecise == true })
        }

        @Test func `one place is that which is exact enough`() async throws {
            try await answer(.granted)
            await wait(until: { delegate.statuses == [.authorizedWhenInUse] })
            manager.requestLocation()
            await wait(until: { wish != nil })
            send(1, accuracy: 3_000)
            send(2, accuracy: 15)
            send(3)
            await wait(until: { wish == nil })
            #expect(delegate.latitudes == [2] && delegate.errors.isEmpty)
        }

        @Test func `a user who does not permit it is an error`() async throws {
            try await answer(.denied)
            await wait(until: { delegate.statuses == [.denied] })
            manager.startUpdatingLocation()
            manager.requestLocation()
            await wait(until: { delegate.errors == [.denied, .denied] })
            #expect(wish == nil && CLLocationManager.locationServicesEnabled())
        }

        @Test func `a delegate that is set later hears of the status too`() async throws {
            try await answer(.undecided)
            await wait(until: { delegate.statuses == [.notDetermined] })
            let late = Delegate()
            manager.delegate = late
            await wait(until: { late.statuses == [.notDetermined] })
            #expect(delegate.statuses == [.notDetermined])
        }

        @Test func `a page that does not answer takes no permission away`() async throws {
            try await answer(.granted)
            manager.startUpdatingLocation()
            await wait(until: { wish != nil })
            manager.requestWhenInUseAuthorization()
            try await answer(asks: true, nil)
            await display.settle()
            send(4)
            await wait(until: { delegate.latitudes == [4] })
            #expect(delegate.statuses == [.authorizedWhenInUse])
            #expect(CLError.denied ~= CLError(.denied) && !(CLError.denied ~= CLError(.network)))
        }

        @Test func `a page that may not know the place has no services`() async throws {
            try await answer(nil, .insecure)
            await wait(until: { delegate.statuses == [.denied] })
            #expect(!CLLocationManager.locationServicesEnabled())
        }

        @Test func `a permission that ends ends the places`() async throws {
            try await answer(.granted)
            manager.startUpdatingLocation()
            await wait(until: { wish != nil })
            display.send(.position(.init(failure: .unknown)))
            await wait(until: { delegate.errors == [.locationUnknown] })
            display.send(.permission(.location, state: .denied))
            await wait(until: { delegate.errors == [.locationUnknown, .denied] })
            await wait(until: { wish == nil })
        }

        @Test func `a sequence of updates wants places until nobody reads it`() async throws {
            try await answer(.granted)
            let task = Task {
                for try await update in CLLocationUpdate.liveUpdates(.fitness) {
                    if let location = update.location { return location.coordinate.latitude }
                }
                return -1
            }
            await wait(until: { wish != nil })
            send(7)
            #expect(try await task.value == 7)
            await wait(until: { wish == nil })
        }
    }
}
