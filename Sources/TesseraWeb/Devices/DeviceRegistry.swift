import Foundation
import NIOCore

/// All devices of a host.
actor DeviceRegistry {
    /// The reasons for which a page gets no device.
    enum Refusal: Error {
        /// The host has as many devices as it allows. The value is a sentence for the user.
        case full(String)
        /// The app does not start. The page should wait `retry` seconds before it asks again.
        case cannotStart(Device.Death, retry: Int)
        /// The host is about to end. The page should ask another host.
        case draining
    }

    private let configuration: HostConfiguration
    private let group: any EventLoopGroup
    private let operation: HostOperation
    private var devices: [DeviceToken: Device] = [:]
    /// The devices whose pages have not said hello yet, from the oldest to the newest, with the times of their start.
    private var silent: [(token: DeviceToken, start: ContinuousClock.Instant)] = []
    private var startingCount = 0
    private var lastNumber = 0
    private var earlyDeaths: [String: Int] = [:]
    private var isShutDown = false
    /// Ends the wait for the last device while the host drains.
    private var emptied: AsyncStream<Void>.Continuation?

    private let newDevices: AsyncStream<Device>
    private let newDevice: AsyncStream<Device>.Continuation

    /// Creates a registry without devices.
    init(_ configuration: HostConfiguration, group: any EventLoopGroup, operation: HostOperation) {
        self.configuration = configuration
        self.group = group
        self.operation = operation
        (newDevices, newDevice) = AsyncStream.makeStream()
    }

    /// The time that a page has to say hello before its device makes room for another page.
    private static let helloTime = Duration.seconds(1)

    /// Serves devices as they are created, until ``shutDown()`` has been called and the last device has
    /// ended.
    func run() async {
        await withDiscardingTaskGroup { group in
            for await device in newDevices {
                group.addTask { await self.serve(device) }
            }
            shutDown()
            for device in devices.values { await device.shutDown() }
        }
    }

    /// Ends all devices and refuses to create others.
    func shutDown() {
        isShutDown = true
        newDevice.finish()
    }

    /// The identifiers of the processes of all devices, by app.
    var population: [String: [pid_t]] {
        var population = Dictionary(
            configuration.presentApps.map { ($0.pathName, [pid_t]()) },
            uniquingKeysWith: { first, _ in first })
        for device in devices.values { population[device.app.pathName, default: []].append(device.processID) }
        return population
    }

    /// Tells whether the host takes new devices.
    var availability: Availability {
        if isShutDown || operation.gate.isDraining { return .draining }
        return devices.count + startingCount < configuration.maximumDevices || hasRoomToMake ? .open : .full
    }

    /// Refuses new devices from now on, and waits until the last device has ended, but at most for `time`.
    func drain(for time: Duration) async {
        guard time > .zero, !isShutDown else { return }
        operation.gate.close(except: Set(devices.keys))
        let (isEmpty, emptied) = AsyncStream<Void>.makeStream()
        self.emptied = emptied
        operation.logger.info("draining", metadata: ["devices": "\(devices.count + startingCount)"])
        reportEmptiness()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in isEmpty {} }
            group.addTask { try? await Task.sleep(for: time) }
            await group.next()
            group.cancelAll()
        }
        operation.logger.info("drained", metadata: ["devices": "\(devices.count + startingCount)"])
    }

    private func reportEmptiness() {
        if devices.isEmpty, startingCount == 0 { emptied?.finish() }
    }

    /// Returns the device with the token `token` if it exists and runs `app`, and otherwise a new device.
    func device(for app: HostedApp, token: DeviceToken?) async throws(Refusal) -> (
        device: Device, isResumed: Bool
    ) {
        if let token, let device = devices[token], device.app == app { return (device, true) }
        do {
            return (try await makeDevice(app), false)
        } catch {
            switch error {
            case .full: operation.refused(.full, app)
            case .cannotStart: operation.refused(.start, app)
            case .draining: operation.refused(.draining, app)
            }
            throw error
        }
    }

    /// Ends the devices whose app is no longer the present build, and asks their pages to open others.
    func replace(_ builds: [String: HostedApp]) async {
        for device in devices.values where builds[device.app.pathName] != device.app {
            earlyDeaths[device.app.pathName] = nil
            await device.retire()
        }
    }

    /// Notes that the page of a device has said hello, so that the device keeps its place.
    func greeted(_ device: Device) {
        silent.removeAll { $0.token == device.token }
    }

    /// True if the page of the oldest silent device has said nothing for a second.
    private var hasRoomToMake: Bool {
        silent.first.map { $0.start.duration(to: .now) >= Self.helloTime } ?? false
    }

    /// Ends the oldest device whose page has said nothing for a second. Returns false if there is none.
    private func makeRoom() async -> Bool {
        guard hasRoomToMake, let oldest = silent.first else { return false }
        silent.removeFirst()
        let device = devices.removeValue(forKey: oldest.token)
        await device?.giveWay()
        return true
    }

    /// Returns the device with a token, or nil if there is none.
    func device(_ token: DeviceToken) -> Device? {
        devices[token]
    }

    private func makeDevice(_ app: HostedApp) async throws(Refusal) -> Device {
        guard !operation.gate.isDraining else { throw .draining }
        while !isShutDown, devices.count + startingCount >= configuration.maximumDevices {
            guard await makeRoom() else { break }
        }
        guard !isShutDown, devices.count + startingCount < configuration.maximumDevices else {
            throw .full(configuration.fullness)
        }
        startingCount += 1
        defer {
            startingCount -= 1
            reportEmptiness()
        }
        let process: AppProcess
        do {
            process = try await AppProcess.start(
                app.executable, environment: configuration.environment, on: group)
        } catch {
            let death = Device.Death(
                reason: "\(app.name) does not start: \(error).", isEarly: true, end: .failed)
            throw .cannotStart(death, retry: retry(after: death, of: app))
        }
        lastNumber += 1
        let device = Device(
            app: app, number: lastNumber, process: process, configuration: configuration,
            metrics: operation.metrics)
        if isShutDown {
            // The host was shut down while the app was starting.
            await device.shutDown()
            _ = await device.run()
            throw .full("The host is going away.")
        }
        devices[device.token] = device
        operation.gate.add(device.token)
        operation.started(device)
        silent.append((device.token, .now))
        newDevice.yield(device)
        if let development = configuration.development, development.builds[app.pathName] != app {
            // Another build has taken the place of this one while it was starting.
            await device.retire()
        }
        return device
    }

    private func serve(_ device: Device) async {
        let death = await device.run()
        devices[device.token] = nil
        operation.gate.remove(device.token)
        operation.ended(device, death)
        greeted(device)
        await device.announce(death, retry: retry(after: death, of: device.app))
        reportEmptiness()
    }

    /// Returns the number of seconds that a page should wait before it asks for the app again. It is zero
    /// until the app has ended right after its start three times in a row, and then increases up to 30, or up to 2
    /// while the app is being developed, so that a page does not wait for a build that is there.
    private func retry(after death: Device.Death, of app: HostedApp) -> Int {
        guard death.isEarly else {
            earlyDeaths[app.pathName] = nil
            return 0
        }
        let count = earlyDeaths[app.pathName, default: 0] + 1
        earlyDeaths[app.pathName] = count
        let longest = configuration.development == nil ? 30 : 2
        return count < 3 ? 0 : min(longest, 1 << min(count - 3, 5))
    }
}
