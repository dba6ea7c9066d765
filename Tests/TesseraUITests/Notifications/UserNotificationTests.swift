import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI
@testable import TesseraUserNotifications

extension DisplayTests {
    /// Tests how notifications appear, and what the app hears of them.
    @MainActor struct UserNotificationTests {
        private final class Store: NotificationStore {
            var values: [String: Any] = [:]
        }

        private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
            var options: UNNotificationPresentationOptions = []
            var presented: [String] = []
            var responses: [String] = []

            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification
            ) async -> UNNotificationPresentationOptions {
                presented.append(notification.request.identifier)
                return options
            }

            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping @Sendable () -> Void
            ) {
                responses.append("\(response.notification.request.identifier) \(response.actionIdentifier)")
                completionHandler()
            }
        }

        private let center = UNUserNotificationCenter.current()
        private let store = Store()
        private let delegate = Delegate()
        private let display: FakeDisplay

        init() async throws {
            display = try await FakeDisplay.attached()
            _ = try display.show()
            await display.settle()
            display.reset()
            NotificationKeeper.shared = NotificationKeeper(store: store)
            center.delegate = delegate
        }

        /// Answers the app's question about the permission, when it has come.
        private func answer(
            asks: Bool, _ state: DisplayRequest.Permission.State?, _ reason: DisplayEvent.Answer.Reason? = nil
        ) async throws {
            try await display.answer(.init(name: .notifications, asks: asks), state, reason)
        }

        private func permit(_ options: UNAuthorizationOptions = [.alert, .sound, .badge]) async throws {
            let center = center
            let task = Task { try await center.requestAuthorization(options: options) }
            try await answer(asks: false, .undecided)
            try await answer(asks: true, .granted)
            #expect(try await task.value)
        }

        private func hide() async {
            display.send(.visibility(isVisible: false))
            await wait(until: { UIApplication.shared.applicationState == .background })
        }

        private func request(
            _ identifier: String, after time: Double? = nil, category: String = ""
        ) -> UNNotificationRequest {
            let content = UNMutableNotificationContent()
            (content.title, content.subtitle, content.body) = ("Tea", "Green", "It is ready.")
            content.categoryIdentifier = category
            return UNNotificationRequest(
                identifier: identifier, content: content,
                trigger: time.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) })
        }

        private var displayed: [DisplayRequest.Notification] {
            display.receive()
            return display.requests.compactMap(\.notification)
        }

        private func banner() throws -> UIWindow? {
            try display.scene.windows.first { $0.rootViewController?.viewIfLoaded is NotificationCard }
        }

        private func error(_ body: () async throws -> Void) async -> UNError.Code? {
            do {
                try await body()
                return nil
            } catch {
                return (error as? UNError)?.code
            }
        }

        @Test func `the settings are what the app has asked for and the user permits`() async throws {
            try await permit([.alert])
            let settings = await center.notificationSettings()
            #expect(settings.authorizationStatus == .authorized && settings.alertStyle == .banner)
            #expect(settings.alertSetting == .enabled && settings.soundSetting == .disabled)
            display.send(.permission(.notifications, state: .denied))
            await display.settle()
            #expect(await center.notificationSettings().authorizationStatus == .denied)
        }

        @Test func `nothing is asked twice, and nothing appears without permission`() async throws {
            let center = center
            let task = Task { try await center.requestAuthorization(options: [.alert]) }
            try await answer(asks: false, .denied)
            try await answer(asks: true, .denied)
            #expect(try await !task.value)
            #expect(await error { try await center.add(request("a")) } == .notificationsNotAllowed)
        }

        @Test func `an address that is not encrypted is an error`() async throws {
            let center = center
            let task = Task { try await center.requestAuthorization(options: [.alert]) }
            try await answer(asks: false, nil, .insecure)
            try await answer(asks: true, nil, .insecure)
            let result = await task.result
            #expect(throws: UNError.self) { try result.get() }
            #expect(await center.notificationSettings().authorizationStatus == .denied)
        }

        @Test
        func `in the background, the browser displays notifications, and the app hears what the user does`()
            async throws
        {
            try await permit()
            let open = UNNotificationAction(identifier: "open", title: "Open", options: .foreground)
            let later = UNNotificationAction(identifier: "later", title: "Later")
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "drinks", actions: [open, later], intentIdentifiers: [],
                    options: .customDismissAction)
            ])
            await hide()
            for name in ["a", "b", "c", "d"] {
                try await center.add(request(name, category: name == "d" ? "" : "drinks"))
            }
            await wait(until: { displayed.count == 4 })
            let first = try #require(displayed.first)
            #expect(first.title == "Tea" && first.body == "Green\nIt is ready." && first.isSilent == true)
            #expect(first.actions == [.init(title: "Open", opensPage: true), .init(title: "Later")])
            #expect(await center.deliveredNotifications().map(\.request.identifier) == ["d", "c", "b", "a"])
            let numbers = displayed.map(\.number)
            display.send(.notification(.init(number: numbers[0], step: .opened)))
            display.send(.notification(.init(number: numbers[1], step: .opened, action: 1)))
            display.send(.notification(.init(number: numbers[2], step: .closed)))
            // The app does not want to hear of this one, and not again of the first.
            display.send(.notification(.init(number: numbers[3], step: .closed)))
            display.send(.notification(.init(number: numbers[0], step: .opened)))
            await wait(until: { delegate.responses.count == 3 })
            #expect(
                delegate.responses == [
                    "a \(UNNotificationDefaultActionIdentifier)", "b later",
                    "c \(UNNotificationDismissActionIdentifier)",
                ])
            await display.settle()
            #expect(await center.deliveredNotifications().isEmpty)
            #expect(delegate.responses.count == 3 && delegate.presented.isEmpty)
        }

        @Test func `of the notifications that have appeared, the oldest ones leave`() async throws {
            try await permit()
            await hide()
            for number in 0..<34 { try await center.add(request("\(number)")) }
            let identifiers = await center.deliveredNotifications().map(\.request.identifier)
            #expect(identifiers == (2..<34).reversed().map(String.init))
        }

        @Test func `in front, the delegate decides`() async throws {
            try await permit()
            try await center.add(request("a"))
            await wait(until: { delegate.presented == ["a"] })
            #expect(await center.deliveredNotifications().isEmpty)
            delegate.options = [.list, .banner]
            try await center.add(request("b"))
            await wait(until: { (try? banner()) != nil })
            #expect(await center.deliveredNotifications().map(\.request.identifier) == ["b"])
            #expect(displayed.isEmpty)
            let window = try #require(try banner())
            #expect(!window.isKeyWindow && UIApplication.shared.frontWindow !== window)
            #expect(window.frame.width == 374 && window.frame.minX == 8)
            // The card says what the notification says, and a touch opens it.
            let card = try #require(window.rootViewController?.viewIfLoaded as? NotificationCard)
            #expect(card.spokenText == "Tea, Green, It is ready.")
            // The banner keeps its place on a screen that is turned, also while a finger moves the card.
            card.transform = CGAffineTransform(translationX: 0, y: 24)
            display.send(.screen(.init(width: 844, height: 390, scale: 2)))
            await wait(until: { window.frame.width == 400 })
            #expect(window.frame.minX == 222)
            card.transform = .identity
            #expect(card.frame == window.bounds)
            // It stays in the middle of a larger window of the browser, whose traits do not depend on the width.
            for (width, start): (Double, CGFloat) in [(1_200, 400), (1_000, 300)] {
                display.send(.screen(.init(width: width, height: 900, scale: 2)))
                await wait(until: { window.frame.minX == start })
                #expect(window.frame.width == 400)
            }
            display.send(.screen(.init(width: 390, height: 844, scale: 2)))
            await wait(until: { window.frame.width == 374 })
            // A second touch while the banner goes away does nothing.
            card.open()
            card.open()
            #expect(delegate.responses == ["b \(UNNotificationDefaultActionIdentifier)"])
            await wait(until: { (try? banner()) == nil })
        }

        @Test func `all actions of a banner can be reached on a low screen`() async throws {
            try await permit()
            let actions = (0..<10).map { UNNotificationAction(identifier: "\($0)", title: "Action \($0)") }
            center.setNotificationCategories([
                UNNotificationCategory(identifier: "drinks", actions: actions, intentIdentifiers: [])
            ])
            delegate.options = .banner
            display.send(.screen(.init(width: 844, height: 390, scale: 2)))
            await display.settle()
            try await center.add(request("a", category: "drinks"))
            await wait(until: { (try? banner()) != nil })
            let window = try #require(try banner())
            let card = try #require(window.rootViewController?.viewIfLoaded as? NotificationCard)
            #expect(window.frame.height < 150)
            card.expand()
            // The banner ends eight points above the lower edge, and its buttons scroll.
            #expect(card.isExpanded && window.frame.maxY == 382)
            card.choose("9")
            #expect(delegate.responses == ["a 9"])
            display.send(.screen(.init(width: 390, height: 844, scale: 2)))
            await wait(until: { (try? banner()) == nil })
        }

        @Test func `Escape and a touch elsewhere close an expanded banner`() async throws {
            try await permit()
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "drinks", actions: [UNNotificationAction(identifier: "more", title: "More")],
                    intentIdentifiers: [])
            ])
            delegate.options = .banner
            for (name, close): (String, () -> Void) in [
                ("a", { [display] in display.send(.escape) }), ("b", { [display] in display.tap(200, 800) }),
            ] {
                try await center.add(request(name, category: "drinks"))
                await wait(until: { (try? banner()) != nil })
                let window = try #require(try banner())
                let card = try #require(window.rootViewController?.viewIfLoaded as? NotificationCard)
                // A banner that is not expanded lets the app have both.
                #expect(try overlays().count == 1)
                card.expand()
                #expect(try overlays().map(\.frame).contains(CGRect(x: 0, y: 0, width: 390, height: 844)))
                close()
                await wait(until: { (try? overlays().isEmpty) == true })
            }
            #expect(delegate.responses.isEmpty)
        }

        private func overlays() throws -> [UIWindow] {
            try display.scene.windows.filter { $0 is OverlayWindow && !$0.isHidden }
        }

        @Test func `a notification appears at its time, unless it is removed before`() async throws {
            try await permit()
            try await center.add(request("gone", after: 1_000))
            try await center.add(request("later", after: 2_000))
            try await center.add(request("soon", after: 0.01))
            await wait(until: { delegate.presented == ["soon"] })
            center.removePendingNotificationRequests(withIdentifiers: ["gone"])
            #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later"])
            center.removeAllPendingNotificationRequests()
            #expect(await center.pendingNotificationRequests().isEmpty)
        }

        @Test func `what should have appeared while the page was closed has appeared`() async throws {
            try await permit()
            try await center.add(request("late", after: 5_000))
            try await center.add(request("missed", after: 1_000))
            // The next process starts after the time of the second one.
            var values = store.values
            var items = try #require(values["pending"] as? [[String: Any]])
            items[0]["date"] = Date(timeIntervalSinceNow: -1)
            values["pending"] = items
            store.values = values
            display.reset()
            NotificationKeeper.shared = NotificationKeeper(store: store)
            let center = center
            let task = Task { await center.deliveredNotifications().map(\.request.identifier) }
            try await answer(asks: false, .granted)
            #expect(await task.value == ["missed"])
            #expect(await center.pendingNotificationRequests().map(\.identifier) == ["late"])
            #expect(await center.notificationSettings().authorizationStatus == .authorized)
        }

        @Test func `a page that does not answer takes no permission away`() async throws {
            try await permit()
            display.reset()
            let center = center
            let task = Task { try await center.requestAuthorization(options: [.alert]) }
            try await answer(asks: true, nil)
            #expect(try await task.value)
            #expect(await center.notificationSettings().authorizationStatus == .authorized)
            try await center.add(request("a", after: 1_000))
        }

        @Test func `the hour is that of the time zone in which the next process starts`() async throws {
            try await permit()
            let trigger = UNCalendarNotificationTrigger(
                dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
            try await center.add(
                UNNotificationRequest(identifier: "a", content: request("a").content, trigger: trigger))
            try await center.add(request("b", after: 200_000))
            // The process before has found the dates in another time zone.
            var values = store.values
            var items = try #require(values["pending"] as? [[String: Any]])
            for place in items.indices { items[place]["date"] = Date(timeIntervalSinceNow: 100_000) }
            values["pending"] = items
            store.values = values
            display.reset()
            NotificationKeeper.shared = NotificationKeeper(store: store)
            let center = center
            let task = Task { await center.pendingNotificationRequests().map(\.identifier) }
            try await answer(asks: false, .granted)
            #expect(await task.value == ["a", "b"])
            let date = try #require(NotificationKeeper.shared.pending.first?.date)
            let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
            #expect(parts.hour == 8 && parts.minute == 30 && date.timeIntervalSinceNow <= 90_000)
            // An interval does not depend on the time zone.
            #expect(NotificationKeeper.shared.pending.last?.date.timeIntervalSinceNow ?? 0 > 90_000)
        }

        @Test func `notifications without a date and without content are refused`() async throws {
            try await permit()
            let old = UNCalendarNotificationTrigger(
                dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false)
            let request = UNNotificationRequest(identifier: "a", content: request("a").content, trigger: old)
            #expect(await error { try await center.add(request) } == .notificationInvalidNoDate)
            #expect(UNError.notificationInvalidNoDate ~= UNError(.notificationInvalidNoDate))
            #expect(!(UNError.notificationInvalidNoDate ~= UNError(.badgeInputInvalid)))
            let empty = UNNotificationRequest(identifier: "b", content: UNNotificationContent(), trigger: nil)
            #expect(await error { try await center.add(empty) } == .notificationInvalidNoContent)
            #expect(await error { try await center.setBadgeCount(-1) } == .badgeInputInvalid)
        }

        @Test func `the number of the icon is set`() async throws {
            try await permit()
            try await center.setBadgeCount(4)
            #expect(UIApplication.shared.applicationIconBadgeNumber == 4)
            try await center.setBadgeCount(0)
            #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
        }
    }
}
