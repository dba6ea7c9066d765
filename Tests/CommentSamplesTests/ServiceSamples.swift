import CoreLocation
import UIKit
import UserNotifications

// The samples of the comments of notifications and places.

func remindOfTea() async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else { return }
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.body = "It has brewed for three minutes."
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
    try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
}

final class PlaceController: UIViewController, CLLocationManagerDelegate {
    func find() {
        let manager = CLLocationManager()
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }
}

func followPlaces() async throws {
    for try await update in CLLocationUpdate.liveUpdates() {
        if let location = update.location { print(location.coordinate) }
    }
}
