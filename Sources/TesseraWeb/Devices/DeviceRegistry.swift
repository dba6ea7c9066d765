import Foundation
import NIOCore

/// All devices of a host.
actor DeviceRegistry {
    /// The reasons for which a page gets no device.
    enum Refusal: Error {
        /// The host has as many devices as it allows. The value is a sentence for the user.
        case full(String)
        /// The visitor has as many devices as one visitor may have. The value is a sentence for the user.
        case visitorIsFull(String)
        /// The app does not start. The page should wait `retry` seconds before it asks again.
        case cannotStart(Device.Death, retry: Int)
        /// The host is about to end. The page should ask another host.
        case draining
    }

    let configuration: HostConfiguration
    private let group: any EventLoopGroup
    let operation: HostOperation
    private(set) var devices: [DeviceToken: Device] = [:]
    /// The devices by the secrets of their documents.
    private var devicesOfDocuments: [DeviceToken: Device] = [:]
    /// The places of the devices and of those that are starting.
    var places: DevicePlaces
    /// The number of app processes, with those that are ending.
    private var processCount = 0
    /// The devices that start when another process has ended.
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The devices that stand ready, which ``DeviceRegistry/fillSpares()`` starts.
    var spares = SpareDevices()
    private var lastNumber = 0
    private var earlyDeaths: [String: Int] = [:]
    private(set) var isShutDown = false
    /// Ends the wait for the last device while the host drains.
    private var emptied: AsyncStream<Void>.Continuation?

    private let newDevices: AsyncStream<Device>
    private let newDevice: AsyncStream<Device>.Continuation

    /// Creates a registry without devices.
    init(_ configuration: HostConfiguration, group: any EventLoopGroup, operation: HostOperation) {
        self.configuration = configuration
        self.group = group
        self.operation = operation
        places = DevicePlaces(
            maximum: configuration.maximumDevices, maximumPerVisitor: configuration.visitorLimits.devices,
            patience: configuration.quietTime)
        (newDevices, newDevice) = AsyncStream.makeStream()
    }

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

    /// The identifiers of the processes of all devices, by app.
    var population: [String: [pid_t]] {
        var population = Dictionary(
            configuration.presentApps.map { ($0.pathName, [pid_t]()) },
            uniquingKeysWith: { first, _ in first })
        for device in devices.values { population[device.app.pathName, default: []].append(device.processID) }
        return population
    }

    /// Open if the host takes new devices, and otherwise the reason why it takes none.
    var availability: Availability {
        if isShutDown || operation.gate.isDraining { return .draining }
        do {
            // Another host may have room, so that no page must lose its device here.
            _ = try places.roomMaker(for: nil, at: nil)
            return .open
        } catch {
            return .full
        }
    }

    /// Refuses new devices from now on, and waits until the last device has ended, but at most for `time`.
    func drain(for time: Duration) async {
        guard time > .zero, !isShutDown else { return }
        let spares = spares.takeAll()
        for spare in spares { devices[spare.token] = nil }
        operation.gate.close(except: Set(devices.keys))
        for spare in spares { await spare.end(.spare) }
        let (isEmpty, emptied) = AsyncStream<Void>.makeStream()
        self.emptied = emptied
        operation.logger.notice("draining", metadata: ["devices": "\(processCount)"])
        reportEmptiness()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in isEmpty {} }
            group.addTask { try? await Task.sleep(for: time) }
            await group.next()
            group.cancelAll()
        }
        operation.logger.notice("drained", metadata: ["devices": "\(processCount)"])
    }

    private func reportEmptiness() {
        if processCount == 0 { emptied?.finish() }
    }

    /// What a page gets as it connects.
    enum Seat {
        /// A device, which exists already.
        case device(Device, isResumed: Bool)
        /// The token of a device that starts when the page says hello.
        case promise(DeviceToken)
    }

    /// Returns the device that `request` names if it exists and runs `app`, and otherwise a new one or the promise of one. `loop`
    /// is the page's event loop.
    func seat(
        for app: HostedApp, _ request: DeviceRequest, near loop: (any EventLoop)? = nil
    ) async throws(Refusal) -> Seat {
        if let token = request.token, let device = devices[token], device.app == app {
            return .device(device, isResumed: true)
        }
        let token = DeviceToken(host: configuration.hostID)
        return try await noting(app) { () async throws(Refusal) -> Seat in
            guard !operation.gate.isDraining else { throw .draining }
            if let spare = takeSpare(of: app, for: request.visitor) {
                return .device(spare, isResumed: false)
            }
            guard !isShutDown, places.takeBeforeHello(token, of: request.visitor) else {
                // The page need not say hello to learn that there will be no room.
                do throws(DevicePlaces.Refusal) { _ = try places.roomMaker(for: request.visitor) } catch {
                    throw refusal(error)
                }
                return .promise(token)
            }
            return .device(try await makeDevice(app, token, near: loop), isResumed: false)
        }
    }

    /// Returns the device that a page was promised, since the page has said hello. `loop` is the page's event loop.
    func device(
        for app: HostedApp, promised token: DeviceToken, to visitor: IPAddress?,
        near loop: (any EventLoop)? = nil
    ) async throws(Refusal) -> Device {
        try await noting(app) { () async throws(Refusal) -> Device in
            guard !operation.gate.isDraining else { throw .draining }
            guard !isShutDown else { throw .full("The host is going away.") }
            let displaced: DevicePlaces.Displacement?
            do throws(DevicePlaces.Refusal) { displaced = try places.takeAtHello(token, of: visitor) } catch {
                throw refusal(error)
            }
            if let displaced, let device = devices.removeValue(forKey: displaced.token) {
                if spares.remove(device) {
                    await device.end(.spare)
                } else {
                    await device.finish(
                        message(displaced.reason), displaced.reason == .quiet ? .quiet : .silent)
                }
            }
            return try await makeDevice(app, token, near: loop)
        }
    }

    /// Counts and logs the refusal of a page by `body`.
    private func noting<Result>(
        _ app: HostedApp, _ body: () async throws(Refusal) -> Result
    ) async throws(Refusal) -> Result {
        do {
            return try await body()
        } catch {
            switch error {
            case .full: operation.refused(.full, app)
            case .visitorIsFull: operation.refused(.visitor, app)
            case .cannotStart: operation.refused(.start, app)
            case .draining: operation.refused(.draining, app)
            }
            throw error
        }
    }

    private func refusal(_ reason: DevicePlaces.Refusal) -> Refusal {
        reason == .visitorIsFull
            ? .visitorIsFull(configuration.visitorFullness) : .full(configuration.fullness)
    }

    /// Returns the message for a page that loses its device.
    private func message(_ reason: DevicePlaces.Refusal) -> HostMessage {
        switch reason {
        case .full: .full(reason: configuration.fullness, limit: .host)
        case .visitorIsFull: .full(reason: configuration.visitorFullness, limit: .visitor)
        case .quiet: .full(reason: configuration.quietness, limit: .quiet)
        }
    }

    /// Ends the devices whose app is no longer the present build, and asks their pages to open others.
    func replace(_ builds: [String: HostedApp]) async {
        for device in devices.values where builds[device.app.pathName] != device.app {
            earlyDeaths[device.app.pathName] = nil
            spares.remove(device)
            await device.retire()
        }
        refillSpares(after: nil, retry: 0)
    }

    /// Notes that a page of a device has said hello, so that the device keeps its place. Returns the number of the hello.
    func greeted(_ device: Device) -> Int {
        places.noteHello(device.token)
    }

    /// Notes that the page of a device is used, so that the device keeps its place.
    func used(_ device: Device) {
        places.noteUse(device.token)
    }

    /// Notes that the page of a device has been closed for good, so that another one may have the place.
    func left(_ device: Device) {
        places.remove(device.token)
    }

    /// Notes that the page that has said the hello with the number `hello` has gone without any event but that.
    func abandoned(_ device: Device, hello: Int) {
        places.noteAbandoned(device.token, hello: hello)
    }

    /// Returns the device with a token, or nil if there is none.
    func device(_ token: DeviceToken) -> Device? {
        devices[token]
    }

    /// Returns the device whose documents have a secret, or nil if there is none.
    func device(ofDocuments token: DeviceToken) -> Device? {
        devicesOfDocuments[token]
    }

    /// Starts the device with the token `token`, which has its place already.
    ///
    /// - Parameter loop: The event loop of the device's page, so that what passes between the two changes no thread; nil if there
    ///   is no page yet.
    func makeDevice(
        _ app: HostedApp, _ token: DeviceToken, near loop: (any EventLoop)? = nil
    ) async throws(Refusal) -> Device {
        // Ending processes take up to a second. Pages that come and go at once must not make more and more of them.
        while !isShutDown, processCount >= configuration.maximumProcesses {
            await withCheckedContinuation { waiting.append($0) }
        }
        processCount += 1
        let process: AppProcess
        var home: HomeFolder?
        do {
            if configuration.hasDeviceHomes { home = try HomeFolder() }
            let own = home?.environment ?? [:]
            process = try await AppProcess.start(
                app.executable, environment: own.merging(configuration.environment) { _, stated in stated },
                inheriting: configuration.inheritedEnvironment, limits: configuration.deviceLimits,
                on: loop ?? group)
        } catch {
            home?.remove()
            places.remove(token)
            noteProcessEnd()
            let death = Device.Death(
                reason: "\(app.name) does not start: \(error).", isEarly: true, end: .failed)
            throw .cannotStart(death, retry: retry(after: death, of: app))
        }
        lastNumber += 1
        let device = Device(
            app: app, token: token, number: lastNumber, process: process, home: home,
            configuration: configuration, metrics: operation.metrics)
        if isShutDown {
            // The host was shut down while the app was starting.
            places.remove(token)
            await device.shutDown()
            _ = await device.run()
            noteProcessEnd()
            throw .full("The host is going away.")
        }
        guard places.contains(token) else {
            // Another page has needed the place while the app was starting.
            await device.shutDown()
            _ = await device.run()
            noteProcessEnd()
            throw .full(configuration.fullness)
        }
        devices[device.token] = device
        devicesOfDocuments[device.documentToken] = device
        operation.gate.add(device.token)
        operation.started(device)
        newDevice.yield(device)
        if let development = configuration.development, development.builds[app.pathName] != app {
            // Another build has taken the place of this one while it was starting.
            await device.retire()
        }
        return device
    }

    private func serve(_ device: Device) async {
        let death = await device.run()
        noteProcessEnd()
        devices[device.token] = nil
        devicesOfDocuments[device.documentToken] = nil
        places.remove(device.token)
        spares.remove(device)
        operation.gate.remove(device.token)
        operation.ended(device, death)
        let retry = retry(after: death, of: device.app)
        refillSpares(after: device, retry: retry)
        await device.announce(death, retry: retry)
    }

    private func noteProcessEnd() {
        processCount -= 1
        reportEmptiness()
        let resumed = waiting
        waiting = []
        for continuation in resumed { continuation.resume() }
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
