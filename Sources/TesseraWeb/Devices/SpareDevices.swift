/// The devices of a host that stand ready: their processes have started and wait for the hello of a page.
struct SpareDevices {
    /// The shortest time until another device takes the place of one that is gone. A page that has just got one
    /// needs the processor first.
    private static let shortestWait = 1

    private var devices: [Device] = []
    private var startingCounts: [String: Int] = [:]
    private var refills: [String: Task<Void, Never>] = [:]

    /// Returns the devices of an app, from the oldest to the newest.
    func devices(of app: HostedApp) -> [Device] {
        devices.filter { $0.app == app }
    }

    /// Returns the number of devices of an app that stand ready or are starting.
    func count(of app: HostedApp) -> Int {
        devices(of: app).count + startingCounts[app.pathName, default: 0]
    }

    /// Notes that a device of an app is starting.
    mutating func begin(_ app: HostedApp) {
        startingCounts[app.pathName, default: 0] += 1
    }

    /// Notes that a device has started, or nil if it has not.
    mutating func finish(_ app: HostedApp, with device: Device?) {
        startingCounts[app.pathName, default: 1] -= 1
        if let device { devices.append(device) }
    }

    /// Returns the device of an app that has started last, or nil if there is none.
    func newest(of app: HostedApp) -> Device? {
        devices.last { $0.app == app }
    }

    /// Notes that a device is gone or has got a page. This has no effect on other devices.
    ///
    /// - Returns: True if the device stood ready.
    @discardableResult mutating func remove(_ device: Device) -> Bool {
        guard let index = devices.firstIndex(where: { $0.token == device.token }) else { return false }
        devices.remove(at: index)
        return true
    }

    /// Returns all devices, which are no spare ones from then on, and cancels all calls that wait.
    mutating func takeAll() -> [Device] {
        stop()
        defer { devices = [] }
        return devices
    }

    /// Calls a function that starts devices of an app, after `seconds` and at least after a moment. It takes the place
    /// of an earlier call that still waits, so that an app which ends at once is not started more and more often.
    mutating func refill(_ app: HostedApp, after seconds: Int, _ start: @escaping @Sendable () async -> Void)
    {
        refills[app.pathName]?.cancel()
        let wait = Duration.seconds(max(Self.shortestWait, seconds))
        refills[app.pathName] = Task {
            guard (try? await Task.sleep(for: wait)) != nil else { return }
            await start()
        }
    }

    /// Returns true if a call for an app waits.
    func isWaiting(_ app: HostedApp) -> Bool { refills[app.pathName] != nil }

    /// Notes that the call for an app has been made.
    mutating func endWait(_ app: HostedApp) { refills[app.pathName] = nil }

    /// Cancels all calls that wait.
    mutating func stop() {
        for refill in refills.values { refill.cancel() }
        refills = [:]
    }
}
