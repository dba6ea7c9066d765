/// The places of a host for devices: who has them, and which of them go to other pages when there is no room.
///
/// A page may take a place as it connects, so that its app starts early. If many pages have places and say nothing, a page gets
/// its place only when it says hello, so that silent pages cannot use up the host's processes.
struct DevicePlaces {
    /// How much a page seems to use its device. Devices of the first three kinds give way, in this order. If no device is of
    /// these kinds and the host is full, devices give way whose pages said hello more than a minute ago and have not been used
    /// since.
    private enum Use: Int, Comparable {
        /// The device stands ready and has no page yet.
        case spare
        /// The page has not said hello yet.
        case silent
        /// The page has gone after a hello without any other event.
        case abandoned
        /// The page displays the device, or may come back to it.
        case used

        static func < (left: Use, right: Use) -> Bool { left.rawValue < right.rawValue }
    }

    /// The device of one place.
    private struct Place {
        var visitor: IPAddress?
        var use: Use
        /// The number of the place's last change of use.
        var change: Int
        /// The number of hellos that pages of the device have said.
        var helloCount: Int
        /// The time at which a page of the device last said hello, or nil if a page of it has been used.
        var unusedSince: ContinuousClock.Instant?
    }

    /// The time after its hello in which a page must be used if it is to keep its device on a full host.
    private let patience: Duration

    /// The reasons for which a page gets no place, or loses its place.
    enum Refusal: Error {
        /// All places are in use.
        case full
        /// The page's visitor has as many places as one visitor may have.
        case visitorIsFull
        /// All places are taken, and nobody has used this one. Only a device that loses its place has this reason.
        case quiet
    }

    /// A device that loses its place, and the reason.
    struct Displacement: Equatable {
        var token: DeviceToken
        var reason: Refusal
    }

    private let maximum: Int
    private let maximumPerVisitor: Int
    private var places: [DeviceToken: Place] = [:]
    private var countOfVisitor: [IPAddress: Int] = [:]
    private var lastChange = 0

    /// Creates `maximum` places, of which each visitor may have `maximumPerVisitor`.
    init(maximum: Int, maximumPerVisitor: Int, patience: Duration = .seconds(60)) {
        self.patience = patience
        self.maximum = maximum
        self.maximumPerVisitor = maximumPerVisitor
    }

    /// The number of places that are taken.
    var count: Int { places.count }

    /// Returns true if the device `token` has a place.
    func contains(_ token: DeviceToken) -> Bool {
        places[token] != nil
    }

    /// The number of silent pages that may have a place.
    private var maximumSilent: Int { max(1, maximum / 4) }

    /// Takes a place for the device `token` of a page that has not said hello. Returns false if such a page must wait with
    /// that until its hello. No other device loses its place.
    mutating func takeBeforeHello(_ token: DeviceToken, of visitor: IPAddress?) -> Bool {
        guard count < maximum, mayBeSilent(visitor) else { return false }
        add(token, of: visitor, use: .silent)
        return true
    }

    /// Takes a place for the device `token`, which stands ready for any visitor. Returns false if there is no room.
    mutating func takeSpare(_ token: DeviceToken) -> Bool {
        guard count < maximum else { return false }
        add(token, of: nil, use: .spare)
        return true
    }

    /// Gives the place of a device that stands ready to a page that has not said hello. Returns false if such a page must wait
    /// with that until its hello.
    mutating func lend(_ token: DeviceToken, to visitor: IPAddress?) -> Bool {
        guard places[token]?.use == .spare, mayBeSilent(visitor) else { return false }
        remove(token)
        add(token, of: visitor, use: .silent)
        return true
    }

    /// Takes a place for the device `token` of a page that has said hello. A device that is of little use loses its place if
    /// there is no room.
    ///
    /// - Returns: The device that has lost its place and must end, or nil if there was room.
    mutating func takeAtHello(
        _ token: DeviceToken, of visitor: IPAddress?, at now: ContinuousClock.Instant = .now
    ) throws(Refusal) -> Displacement? {
        let displaced = try roomMaker(for: visitor, at: now)
        if let displaced { remove(displaced.token) }
        add(token, of: visitor, use: .used, at: now)
        return displaced
    }

    /// Returns the device that makes room for a page of `visitor`, or nil if there is room.
    ///
    /// - Parameters:
    ///   - now: The time at which a device must have been unused for a minute, or nil if unused devices keep their places.
    /// - Throws: The reason if no device can make room.
    func roomMaker(
        for visitor: IPAddress?, at now: ContinuousClock.Instant? = .now
    ) throws(Refusal) -> Displacement? {
        if count(of: visitor) >= maximumPerVisitor {
            guard let candidate = candidate(where: { $0.visitor == visitor?.customer }) else {
                throw .visitorIsFull
            }
            return Displacement(token: candidate, reason: .visitorIsFull)
        }
        guard count >= maximum else { return nil }
        if let candidate = candidate(where: { _ in true }) {
            return Displacement(token: candidate, reason: .full)
        }
        guard let now, let unused = unusedDevice(at: now) else { throw .full }
        return Displacement(token: unused, reason: .quiet)
    }

    /// Returns a device that nobody has used in the time that its page had for that, or nil if there is none. Those of the
    /// visitor with the most places come first, so that many pages of one visitor do not displace those of others, and then the
    /// oldest.
    private func unusedDevice(at now: ContinuousClock.Instant) -> DeviceToken? {
        let ages = places.compactMap { token, place in
            place.unusedSince.map { (token, count: count(of: place.visitor), age: $0.duration(to: now)) }
        }
        return ages.filter { $0.age >= patience }.max { ($0.count, $0.age) < ($1.count, $1.age) }?.0
    }

    /// Notes that the page of a device is used, so that the device keeps its place.
    mutating func noteUse(_ token: DeviceToken) {
        places[token]?.unusedSince = nil
    }

    /// Notes that a page of a device has said hello. Returns the number of the hello among those to the device.
    @discardableResult mutating func noteHello(
        _ token: DeviceToken, at now: ContinuousClock.Instant = .now
    ) -> Int {
        set(.used, token)
        if places[token]?.unusedSince != nil { places[token]?.unusedSince = now }
        places[token]?.helloCount += 1
        return places[token]?.helloCount ?? 0
    }

    /// Notes that the page that has said the hello with the number `hello` has gone without any event but that. This has no
    /// effect if another page has said hello since then.
    mutating func noteAbandoned(_ token: DeviceToken, hello: Int) {
        guard places[token]?.helloCount == hello else { return }
        set(.abandoned, token)
    }

    /// Frees the place of a device, if it has one.
    mutating func remove(_ token: DeviceToken) {
        guard let place = places.removeValue(forKey: token), let visitor = place.visitor else { return }
        let count = countOfVisitor[visitor, default: 1] - 1
        countOfVisitor[visitor] = count > 0 ? count : nil
    }

    /// Returns true if a page of `visitor` may have a place before its hello, provided that there is room.
    private func mayBeSilent(_ visitor: IPAddress?) -> Bool {
        count(of: visitor) < maximumPerVisitor
            && places.values.count(where: { $0.use == .silent }) < maximumSilent
    }

    private func count(of visitor: IPAddress?) -> Int {
        visitor.flatMap { countOfVisitor[$0.customer] } ?? 0
    }

    private mutating func add(
        _ token: DeviceToken, of visitor: IPAddress?, use: Use, at now: ContinuousClock.Instant = .now
    ) {
        lastChange += 1
        places[token] = Place(
            visitor: visitor?.customer, use: use, change: lastChange, helloCount: use < .abandoned ? 0 : 1,
            unusedSince: now)
        if let visitor { countOfVisitor[visitor.customer, default: 0] += 1 }
    }

    private mutating func set(_ use: Use, _ token: DeviceToken) {
        lastChange += 1
        places[token]?.use = use
        places[token]?.change = lastChange
    }

    /// Returns the device that is of the least use, and among equal ones the oldest; nil if all are used.
    private func candidate(where isAllowed: (Place) -> Bool) -> DeviceToken? {
        places.filter { $0.value.use < .used && isAllowed($0.value) }
            .min { ($0.value.use, $0.value.change) < ($1.value.use, $1.value.change) }?.key
    }
}
