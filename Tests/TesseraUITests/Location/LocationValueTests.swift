import Foundation
import TesseraAVFoundation
import TesseraUserNotifications
import Testing

@testable import TesseraCoreLocation

/// Tests of places and their distances.
struct LocationValueTests {
    private func distance(_ one: (Double, Double), _ other: (Double, Double)) -> Double {
        CLLocation(latitude: one.0, longitude: one.1)
            .distance(from: CLLocation(latitude: other.0, longitude: other.1))
    }

    @Test func `distances are those along the ellipsoid`() {
        // The circumference at the equator is 2π × 6,378,137 m.
        #expect(abs(distance((0, 0), (0, 1)) - 111_319.491) < 0.001)
        // A degree of the meridian at the equator.
        #expect(abs(distance((0, 0), (1, 0)) - 110_574.389) < 0.001)
        // Half a meridian.
        #expect(abs(distance((90, 0), (-90, 0)) - 20_003_931.459) < 0.01)
        // Flinders Peak and Buninyong, the example of the Australian surveyors.
        let peak = (-(37 + 57 / 60 + 3.7203 / 3_600), 144 + 25 / 60 + 29.5244 / 3_600)
        let hill = (-(37 + 39 / 60 + 10.1561 / 3_600), 143 + 55 / 60 + 35.3839 / 3_600)
        #expect(abs(distance(peak, hill) - 54_972.271) < 0.01)
        #expect(abs(distance(hill, peak) - 54_972.271) < 0.01)
    }

    @Test func `places that are the same, or opposite each other, have a distance too`() {
        #expect(distance((35.68, 139.77), (35.68, 139.77)) == 0)
        #expect(abs(distance((0, 0), (0.5, 179.7)) - 19_936_000) < 100_000)
        // Both are on the date line.
        #expect(abs(distance((10, 180), (10, -180))) < 0.001)
    }

    @Test func `only what lies on the earth is valid`() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func `what is not known is negative`() {
        let place = CLLocation(.init(latitude: 1, longitude: 2, accuracy: 30, age: 5_000))
        #expect(place.horizontalAccuracy == 30 && place.verticalAccuracy == -1)
        #expect(place.course == -1 && place.speed == -1 && place.courseAccuracy == -1)
        #expect(abs(place.timestamp.timeIntervalSinceNow + 5) < 1)
        let high = CLLocation(
            .init(
                latitude: 1, longitude: 2, accuracy: 30, altitude: 400, altitudeAccuracy: 8, course: 90,
                speed: 2))
        #expect(high.altitude == 400 && high.verticalAccuracy == 8 && high.course == 90 && high.speed == 2)
    }

    @Test func `errors say what they mean`() {
        let errors: [(any Error, String)] = [
            (CLError(.denied), "The app may not know the place of the device."),
            (UNError(.notificationsNotAllowed), "Notifications are not allowed for this application."),
            (AVError(.decodeFailed), "Cannot Decode"),
        ]
        for (error, text) in errors { #expect(error.localizedDescription == text) }
    }
}
