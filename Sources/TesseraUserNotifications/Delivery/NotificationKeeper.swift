import Foundation
import TesseraDisplay
import TesseraUI

/// The notifications of the app: those that will appear, and those that have appeared.
@MainActor
final class NotificationKeeper {
    /// The keeper of the app. A test has one of its own.
    static var shared = NotificationKeeper()

    struct Pending {
        var request: UNNotificationRequest
        /// The time at which the app has requested it.
        var start: Date
        /// The time at which it appears next.
        var date: Date
    }

    struct Delivered {
        var notification: UNNotification
        /// The number by which the display knows it.
        var number: Int
    }

    /// The notifications that will appear, with the next one first.
    private(set) var pending: [Pending] = []
    /// The notifications that have appeared, and that the user has neither opened nor closed.
    private(set) var delivered: [Delivered] = []
    var categories: Set<UNNotificationCategory> = []

    /// What the app has asked the user for, in any of its processes, or nil if it has not asked.
    private var asked: UNAuthorizationOptions?
    /// What the user has decided, or nil if nobody has told.
    private var state: DisplayRequest.Permission.State?
    /// What stands in the way of the permission besides the user.
    private var obstacle: UNError.Obstacle?
    private var isReady = false
    private var zoneObserver: (any NSObjectProtocol)?
    /// The closures that wait until the state of the permission is known, or nil if the display has not been asked.
    private var waiting: [@MainActor () -> Void]?
    private var lastNumber = 0
    /// The timer of the next notification, or nil if none will appear.
    private var timer: (any DispatchSourceTimer)?
    private let store: NotificationStore

    /// The greatest number of notifications that will appear.
    static let most = 64

    init(store: NotificationStore = SettingsStore()) {
        self.store = store
    }

    // MARK: Permission

    /// Runs a closure when it is known what the user permits, and after the closures of earlier calls.
    func whenReady(_ body: @escaping @MainActor () -> Void) {
        if isReady { return body() }
        waiting?.append(body)
        guard waiting == nil else { return }
        waiting = [body]
        PageNotifications.shared.observe { [weak self] in self?.displayReported($0) }
        PagePermissions.shared.observe(.notifications) { [weak self] in self?.state = $0 }
        zoneObserver = zoneObserver ?? observeZone()
        PagePermissions.shared.find(.notifications, asks: false) { [self] answer in
            take(answer)
            restore()
            // Without a display nothing is known. The next call asks again, since a display may have come by then.
            isReady = obstacle != .disconnected
            let bodies = waiting ?? []
            waiting = nil
            for body in bodies { body() }
        }
    }

    private func observeZone() -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: .NSSystemTimeZoneDidChange, object: nil, queue: nil
        ) { [weak self] _ in
            // An app may post it on any thread.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.zoneChanged() } }
        }
    }

    private func take(_ answer: PagePermissions.Answer) {
        switch answer {
        case .state(let state): (self.state, obstacle) = (state, nil)
        case .failure(.insecure?): (state, obstacle) = (.denied, .insecure)
        case .failure(.unsupported?): (state, obstacle) = (.denied, .unsupported)
        // What is known stays so while nobody answers.
        case .failure: if state == nil { obstacle = .disconnected }
        }
    }

    /// Asks the user, unless the user has decided before.
    func ask(
        for options: UNAuthorizationOptions, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        PagePermissions.shared.find(.notifications, asks: true) { [self] answer in
            take(answer)
            if state == .granted || state == .denied {
                asked = (asked ?? []).union(options)
                save()
            }
            completion(
                state == .granted,
                obstacle.map { UNError(.notificationsNotAllowed, obstacle: $0) })
        }
    }

    private var status: UNAuthorizationStatus {
        switch state {
        case .granted?: asked == nil ? .notDetermined : .authorized
        case .denied?: .denied
        case .undecided?, nil: .notDetermined
        }
    }

    var settings: UNNotificationSettings { UNNotificationSettings(status: status, options: asked ?? []) }

    private func mayUse(_ option: UNAuthorizationOptions) -> Bool {
        settings.setting(option) == .enabled
    }

    // MARK: Requests

    /// Takes a request, or returns the reason why its notification does not appear.
    func add(_ request: UNNotificationRequest) -> UNError? {
        guard status == .authorized else { return UNError(.notificationsNotAllowed, obstacle: obstacle) }
        guard !request.content.values.isEmpty else { return UNError(.notificationInvalidNoContent) }
        let now = Date()
        let date = request.trigger?.nextDate(after: now, start: now)
        if request.trigger != nil, date == nil { return UNError(.notificationInvalidNoDate) }
        pending.removeAll { $0.request.identifier == request.identifier }
        if let date {
            insert(Pending(request: request, start: now, date: date))
        } else {
            deliver(request, at: now)
        }
        changed()
        return nil
    }

    private func insert(_ new: Pending) {
        let place = pending.firstIndex { $0.date > new.date } ?? pending.endIndex
        pending.insert(new, at: place)
        if pending.count > Self.most { pending.removeLast(pending.count - Self.most) }
    }

    func removePending(where isRemoved: (String) -> Bool) {
        pending.removeAll { isRemoved($0.request.identifier) }
        changed()
    }

    func removeDelivered(where isRemoved: (String) -> Bool) {
        if withdraw(where: isRemoved) { save() }
    }

    /// Removes notifications that have appeared, also from the display. Returns true if there were any.
    @discardableResult
    private func withdraw(where isRemoved: (String) -> Bool) -> Bool {
        let removed = delivered.filter { isRemoved($0.notification.request.identifier) }
        guard !removed.isEmpty else { return false }
        delivered.removeAll { isRemoved($0.notification.request.identifier) }
        PageNotifications.shared.withdraw(removed.map(\.number))
        return true
    }

    // MARK: Time

    private func changed() {
        save()
        setTimer()
    }

    private func setTimer() {
        // A timer can be cancelled. A closure that waits in a queue cannot, and would stay there until its time.
        timer?.cancel()
        timer = nil
        guard let next = pending.first else { return }
        // A timer cannot wait for a date in the distant future. One that fires before the date is set again.
        let rest = min(max(next.date.timeIntervalSinceNow, 0), 86_400)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.deliverDue() } }
        timer.schedule(wallDeadline: .now() + rest)
        timer.resume()
        self.timer = timer
    }

    private func deliverDue() {
        let now = Date()
        while let next = pending.first, next.date <= now {
            advance(next, after: now)
            deliver(next.request, at: next.date)
        }
        changed()
    }

    /// Removes the first request that waits. It waits for its next time if it appears again.
    private func advance(_ first: Pending, after date: Date) {
        pending.removeFirst()
        guard let trigger = first.request.trigger, trigger.repeats,
            let next = trigger.nextDate(after: date, start: first.start)
        else { return }
        insert(Pending(request: first.request, start: first.start, date: next))
    }

    /// Finds the dates of requests anew for the time zone to which the user has gone.
    private func zoneChanged() {
        guard !pending.isEmpty else { return }
        let (now, entries) = (Date(), pending)
        pending = []
        for entry in entries { insert(inUsersZone(entry, now)) }
        deliverDue()
    }

    /// Returns a request with its date in the time zone of the user. One that appears once is due if its date has passed there.
    private func inUsersZone(_ entry: Pending, _ now: Date) -> Pending {
        guard let trigger = entry.request.trigger as? UNCalendarNotificationTrigger, trigger.isOfUsersZone
        else { return entry }
        let start = trigger.repeats ? now : entry.start
        var entry = entry
        entry.date = trigger.nextDate(after: start, start: start) ?? entry.date
        return entry
    }

    // MARK: Appearing

    private func deliver(_ request: UNNotificationRequest, at date: Date) {
        let notification = UNNotification(date: date, request: request)
        let app = UIApplication.shared
        guard app.applicationState != .background else { return displayOutside(notification) }
        let center = UNUserNotificationCenter.current()
        center.delegate?.userNotificationCenter(center, willPresent: notification) { options in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.present(notification, options) }
            }
        }
    }

    /// Displays a notification while the app is in front.
    private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        let content = notification.request.content
        if !options.isDisjoint(with: [.list, .alert]) {
            enter(notification)
            save()
        }
        if options.contains(.badge) { setBadge(content) }
        if options.contains(.sound), content.sound != nil, mayUse(.sound) { PageNotifications.shared.chime() }
        guard !options.isDisjoint(with: [.banner, .alert]), mayUse(.alert) else { return }
        NotificationBanner.display(notification, actions: actions(of: notification)) { [weak self] action in
            self?.respond(to: notification, action)
        }
    }

    private func displayOutside(_ notification: UNNotification) {
        let content = notification.request.content
        let number = enter(notification)
        setBadge(content)
        guard mayUse(.alert) else { return }
        let values = content.values
        let body = values.outsideBody
        PageNotifications.shared.display(
            DisplayRequest.Notification(
                number: number,
                title: values.title.isEmpty ? ProcessInfo.processInfo.processName : values.title,
                body: body.isEmpty ? nil : body, isSilent: !values.hasSound || !mayUse(.sound),
                actions: actions(of: notification).map {
                    .init(title: $0.title, opensPage: $0.options.contains(.foreground))
                }))
    }

    /// Puts a notification at the head of those that have appeared, and returns its number.
    @discardableResult
    private func enter(_ notification: UNNotification) -> Int {
        withdraw { $0 == notification.request.identifier }
        lastNumber += 1
        delivered.insert(Delivered(notification: notification, number: lastNumber), at: 0)
        let oldest = Set(
            delivered.dropFirst(NotificationArchive.mostDelivered).map(\.notification.request.identifier))
        if !oldest.isEmpty { withdraw(where: oldest.contains) }
        return lastNumber
    }

    private func setBadge(_ content: UNNotificationContent) {
        guard let badge = content.values.badge, mayUse(.badge) else { return }
        UIApplication.shared.applicationIconBadgeNumber = max(badge, 0)
    }

    private func category(of notification: UNNotification) -> UNNotificationCategory? {
        let identifier = notification.request.content.categoryIdentifier
        return categories.first { $0.identifier == identifier }
    }

    private func actions(of notification: UNNotification) -> [UNNotificationAction] {
        Array((category(of: notification)?.actions ?? []).prefix(DisplayRequest.Notification.mostActions))
    }

    // MARK: Responses

    private func displayReported(_ event: DisplayEvent.Notification) {
        guard let notification = delivered.first(where: { $0.number == event.number })?.notification else {
            return
        }
        switch (event.step, event.action) {
        case (.closed, _): respond(to: notification, UNNotificationDismissActionIdentifier)
        case (.opened, nil): respond(to: notification, UNNotificationDefaultActionIdentifier)
        case (.opened, let place?):
            let actions = actions(of: notification)
            guard actions.indices.contains(place) else { return }
            respond(to: notification, actions[place].identifier)
        }
    }

    private func respond(to notification: UNNotification, _ action: String) {
        removeDelivered { $0 == notification.request.identifier }
        if action == UNNotificationDismissActionIdentifier,
            category(of: notification)?.options.contains(.customDismissAction) != true
        {
            return
        }
        let center = UNUserNotificationCenter.current()
        let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
        center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }

    // MARK: The next process

    private func save() {
        store.values = NotificationArchive.values(
            pending: pending, delivered: delivered.map(\.notification), asked: asked)
    }

    /// Takes what an earlier process of the app has left. What should have appeared since counts as having appeared.
    private func restore() {
        guard pending.isEmpty, delivered.isEmpty, asked == nil else { return }
        let archive = NotificationArchive(store.values)
        asked = archive.asked
        for notification in archive.delivered.reversed() { enter(notification) }
        let now = Date()
        for entry in archive.pending { insert(entry.date > now ? inUsersZone(entry, now) : entry) }
        while let next = pending.first, next.date <= now {
            advance(next, after: now)
            enter(UNNotification(date: next.date, request: next.request))
            setBadge(next.request.content)
        }
        if !archive.isEmpty { changed() }
    }
}
