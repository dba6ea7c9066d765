import Foundation
import TesseraDisplay
import TesseraUI

/// Asks the display for the place while somebody wants to know it, and passes it on.
@MainActor
final class LocationCenter {
    /// The center of the app. A test has one of its own.
    static var shared = LocationCenter()

    private struct Entry {
        let listener: LocationListener
        var wishes = LocationListener.Wishes()
        /// The place that was reported last.
        var last: CLLocation?
        /// The best place so far, for one who waits for one.
        var best: CLLocation?
        /// The number of the last wait for one place.
        var waits = 0
    }

    private var entries: [Entry] = []
    /// True if the display was asked what the user has decided.
    private var isAsked = false
    /// True if the display has told what the user has decided.
    private var isKnown = false
    /// The exactness of the wish that the display has, or nil if it has none.
    private var wish: Bool?

    /// The seconds after which one who waits for one place gets the best one.
    static let patience = 10.0

    // MARK: Listeners

    func add(_ listener: LocationListener) {
        let isNew = index(of: listener) == nil
        if isNew { entries.append(Entry(listener: listener)) }
        if isKnown {
            // A manager calls this when it is created, and again when it gets its delegate.
            if !isNew { listener.report(.status) }
            return
        }
        guard !isAsked else { return }
        isAsked = true
        PagePermissions.shared.observe(.location) { [self] in take(.state($0)) }
        PagePermissions.shared.find(.location, asks: false) { [self] in
            // A display that cannot answer is asked again when somebody else wants to know it.
            note($0)
            if !isKnown { isAsked = false }
            // The first listeners are notified in any case.
            if !take($0) { reportStatus() }
        }
    }

    func remove(_ listener: LocationListener) {
        entries.removeAll { $0.listener === listener }
        update()
    }

    private func index(of listener: LocationListener) -> Int? {
        entries.firstIndex { $0.listener === listener }
    }

    func change(_ listener: LocationListener, _ body: (inout LocationListener.Wishes) -> Void) {
        guard let index = index(of: listener) else { return }
        let before = entries[index].wishes
        body(&entries[index].wishes)
        let after = entries[index].wishes
        let beginsUpdates = after.isUpdating && !before.isUpdating
        let beginsWait = after.isWaitingForOne && !before.isWaitingForOne
        if beginsUpdates { entries[index].last = nil }
        if beginsWait { beginWait(at: index) }
        if beginsUpdates || beginsWait {
            switch LocationStatus.shared.status {
            case .denied, .restricted: return fail(.denied, listener)
            case .notDetermined where after.isWaitingForOne && isKnown: return fail(.denied, listener)
            default: return update(isNew: true)
            }
        }
        update()
    }

    private func beginWait(at index: Int) {
        entries[index].best = nil
        entries[index].waits += 1
        let (listener, wait) = (entries[index].listener, entries[index].waits)
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let index = self.index(of: listener), self.entries[index].waits == wait,
                    self.entries[index].wishes.isWaitingForOne
                else { return }
                if let best = self.entries[index].best {
                    self.endWait(at: index, with: best)
                } else {
                    self.fail(.locationUnknown, listener)
                }
                self.update()
            }
        }
    }

    private func endWait(at index: Int, with place: CLLocation) {
        entries[index].wishes.isWaitingForOne = false
        entries[index].best = nil
        entries[index].last = place
        entries[index].listener.report(.place(place))
    }

    private func fail(_ code: CLError.Code, _ listener: LocationListener) {
        if let index = index(of: listener) { entries[index].wishes.isWaitingForOne = false }
        listener.report(.failure(CLError(code)))
    }

    // MARK: Permission

    func ask() {
        PagePermissions.shared.find(.location, asks: true) { [self] in
            note($0)
            take($0)
        }
    }

    /// Notes that it is known what the user has decided, unless a display could not answer.
    private func note(_ answer: PagePermissions.Answer) {
        if answer != .failure(nil) { isKnown = true }
    }

    /// Takes what the user has decided. Returns true if the listeners were notified of it.
    @discardableResult
    private func take(_ answer: PagePermissions.Answer) -> Bool {
        // What is known stays so while nobody answers.
        if answer == .failure(nil), isKnown { return false }
        let (status, isEnabled): (CLAuthorizationStatus, Bool) =
            switch answer {
            case .state(.granted): (.authorizedWhenInUse, true)
            case .state(.denied): (.denied, true)
            case .state(.undecided): (.notDetermined, true)
            case .failure(.insecure?), .failure(.unsupported?): (.denied, false)
            case .failure: (.notDetermined, true)
            }
        guard LocationStatus.shared.set(status, isEnabled: isEnabled) else { return false }
        reportStatus()
        if status == .denied {
            for entry in entries where entry.wishes.wantsPlaces {
                fail(.denied, entry.listener)
            }
        }
        update(isNew: true)
        return true
    }

    private func reportStatus() {
        for entry in entries { entry.listener.report(.status) }
    }

    // MARK: Places

    /// Tells the display what the listeners want.
    ///
    /// - Parameter isNew: True if the display reports the place also if nothing has changed.
    private func update(isNew: Bool = false) {
        let waiting = entries.filter(\.wishes.wantsPlaces)
        guard !waiting.isEmpty, LocationStatus.shared.status == .authorizedWhenInUse else {
            if wish != nil { PagePositions.shared.wantNothing() }
            wish = nil
            return
        }
        let isPrecise = waiting.contains(where: \.wishes.isPrecise)
        guard isNew || wish != isPrecise else { return }
        wish = isPrecise
        PagePositions.shared.want(isPrecise: isPrecise) { [weak self] in self?.receive($0) }
    }

    private func receive(_ position: DisplayEvent.Position) {
        if let place = position.place { return report(CLLocation(place)) }
        switch position.failure {
        case .denied?: take(.state(.denied))
        case .unavailable?: take(.failure(.unsupported))
        case .unknown?, nil:
            // One who waits for one place goes on waiting for a while.
            for entry in entries where entry.wishes.isUpdating {
                entry.listener.report(.failure(CLError(.locationUnknown)))
            }
        }
    }

    private func report(_ place: CLLocation) {
        // The code of the app may change the list.
        for listener in entries.map(\.listener) {
            guard let index = index(of: listener) else { continue }
            let entry = entries[index]
            if entry.wishes.isWaitingForOne {
                if place.horizontalAccuracy <= entry.wishes.goodAccuracy {
                    endWait(at: index, with: place)
                    continue
                }
                if place.horizontalAccuracy <= entry.best?.horizontalAccuracy ?? .infinity {
                    entries[index].best = place
                }
            }
            guard entry.wishes.isUpdating else { continue }
            if let last = entry.last, entry.wishes.distanceFilter > 0,
                place.distance(from: last) < entry.wishes.distanceFilter
            {
                continue
            }
            entries[index].last = place
            listener.report(.place(place))
        }
        update()
    }
}

extension CLLocation {
    /// Creates the place that a display has reported, and whose values have been examined.
    convenience init(_ place: DisplayEvent.Position.Place) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            altitude: place.altitude ?? 0, horizontalAccuracy: place.accuracy,
            verticalAccuracy: place.altitude == nil ? -1 : place.altitudeAccuracy ?? -1,
            course: place.course ?? -1, speed: place.speed ?? -1,
            timestamp: Date(timeIntervalSinceNow: -place.age / 1_000))
    }
}
