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
    }

    private let configuration: HostConfiguration
    private let group: any EventLoopGroup
    private var devices: [DeviceToken: Device] = [:]
    /// The devices whose pages have not said hello yet, from the oldest to the newest, with the times of their start.
    private var silent: [(token: DeviceToken, start: ContinuousClock.Instant)] = []
    private var spares = SpareDevices()
    private var startingCount = 0
    private var lastNumber = 0
    private var earlyDeaths: [String: Int] = [:]
    private var isShutDown = false

    private let newDevices: AsyncStream<Device>
    private let newDevice: AsyncStream<Device>.Continuation

    /// Creates a registry without devices.
    init(_ configuration: HostConfiguration, group: any EventLoopGroup) {
        self.configuration = configuration
        self.group = group
        (newDevices, newDevice) = AsyncStream.makeStream()
    }

    /// The time that a page has to say hello before its device makes room for another page.
    private static let helloTime = Duration.seconds(1)

    /// Serves devices as they are created, until ``shutDown()`` has been called and the last device has
    /// ended.
    func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.fillSpares() }
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
        spares.stop()
        newDevice.finish()
    }

    /// Returns the device with the token `token` if it exists and runs `app`, and otherwise a new device.
    func device(for app: HostedApp, token: DeviceToken?) async throws(Refusal) -> (
        device: Device, isResumed: Bool
    ) {
        if let token, let device = devices[token], device.app == app { return (device, true) }
        let device: Device
        if let spare = spares.take(app) {
            device = spare
            refillSpares(of: app, after: 0)
        } else {
            device = try await makeDevice(app)
        }
        silent.append((device.token, .now))
        return (device, false)
    }

    /// Returns the tokens of an app's devices that stand ready.
    func spareTokens(of app: HostedApp) -> [DeviceToken] {
        spares.devices(of: app).map(\.token)
    }

    /// Starts the devices that stand ready, as far as pages leave room for them.
    private func fillSpares() async {
        for app in configuration.presentApps { await fillSpares(of: app) }
    }

    private func fillSpares(of app: HostedApp) async {
        guard configuration.presentApps.contains(app) else { return }
        while !isShutDown, spares.count(of: app) < configuration.spareDevices, hasRoom {
            spares.begin(app)
            let device: Device
            do throws(Refusal) {
                device = try await makeDevice(app)
            } catch {
                spares.finish(app, with: nil)
                if case .cannotStart(_, let retry) = error { refillSpares(of: app, after: retry) }
                return
            }
            // The device may have ended already, or been replaced by a new build.
            spares.finish(app, with: devices[device.token])
        }
    }

    private func refillSpares(of app: HostedApp, after seconds: Int) {
        guard configuration.spareDevices > 0, !isShutDown else { return }
        spares.refill(app, after: seconds) { [weak self] in await self?.fillSpares(of: app) }
    }

    private var hasRoom: Bool { devices.count + startingCount < configuration.maximumDevices }

    /// Ends the devices whose app is no longer the present build, and asks their pages to open others.
    func replace(_ builds: [String: HostedApp]) async {
        for device in devices.values where builds[device.app.pathName] != device.app {
            earlyDeaths[device.app.pathName] = nil
            spares.remove(device)
            await device.retire()
        }
        for app in configuration.presentApps where spares.count(of: app) < configuration.spareDevices {
            refillSpares(of: app, after: 0)
        }
    }

    /// Notes that the page of a device has said hello, so that the device keeps its place.
    func greeted(_ device: Device) {
        silent.removeAll { $0.token == device.token }
    }

    /// Ends a device that stands ready, or else the oldest device whose page has said nothing for a second. Returns
    /// false if there is none.
    private func makeRoom() async -> Bool {
        if let spare = spares.takeAny() {
            devices[spare.token] = nil
            await spare.end()
            return true
        }
        guard let oldest = silent.first, oldest.start.duration(to: .now) >= Self.helloTime else {
            return false
        }
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
        while !isShutDown, !hasRoom {
            guard await makeRoom() else { break }
        }
        guard !isShutDown, hasRoom else {
            throw .full(configuration.fullness)
        }
        startingCount += 1
        defer { startingCount -= 1 }
        let process: AppProcess
        do {
            process = try await AppProcess.start(
                app.executable, environment: configuration.environment, on: group)
        } catch {
            let death = Device.Death(reason: "\(app.name) does not start: \(error).", isEarly: true)
            throw .cannotStart(death, retry: retry(after: death, of: app))
        }
        lastNumber += 1
        let device = Device(app: app, number: lastNumber, process: process, configuration: configuration)
        if isShutDown {
            // The host was shut down while the app was starting.
            await device.shutDown()
            _ = await device.run()
            throw .full("The host is going away.")
        }
        devices[device.token] = device
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
        greeted(device)
        spares.remove(device)
        let retry = retry(after: death, of: device.app)
        refillSpares(of: device.app, after: retry)
        await device.announce(death, retry: retry)
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
