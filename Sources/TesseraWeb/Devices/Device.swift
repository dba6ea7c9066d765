import Foundation
import NIOCore
import TesseraDisplay

/// One app process with the page that displays it.
///
/// Messages of the app go to the page that connected last. Without a page they are discarded, since the app
/// answers each hello with its whole scene.
actor Device {
    /// The app that the device runs.
    nonisolated let app: HostedApp
    /// The secret of the device's page.
    nonisolated let token: DeviceToken

    let process: AppProcess
    /// The tasks that pass messages on. They run where the app's socket is read and written.
    let tasks: LoopTasks
    /// The files that the page sends to the app.
    nonisolated let uploads: UploadFolder
    /// The home folder of the app, or nil if it has that of the host's user.
    private let home: HomeFolder?
    /// The number of the device, which lines in the log have.
    nonisolated let number: Int
    /// The identifier of the app's process.
    nonisolated let processID: pid_t

    let configuration: HostConfiguration
    private let start = ContinuousClock.now

    private var phase = Phase.alone(expiry: nil)
    /// The page that displays the device, if there is one.
    var page: PageConnection? { if case .displayed(let page, _) = phase { page } else { nil } }
    /// The version of the protocol that the app speaks, or nil until it has stated it.
    private var appVersion: Int?
    /// The secret with which documents of the app fetch its files. It opens nothing else of the device.
    nonisolated let documentToken: DeviceToken
    /// What the app has sent for its page to fetch.
    private(set) var files = DeviceFiles()
    /// The reason for which the host has ended the app, or nil if it has not.
    private(set) var hostReason: DeviceEnd?
    private let metrics: HostMetrics
    /// The time of the first event to which the app has not answered with a message yet.
    private var eventTime: ContinuousClock.Instant?
    /// True if a page has sent an event that its user has caused. The user may then want to come back to the device.
    private(set) var hasEvents = false
    /// The events on their way to the app.
    var passage = EventPassage()
    var failure = AppFailure()
    /// The state of the app's answers.
    var watch = AnswerWatch()
    /// True while a message of the app waits for the page to take it.
    private(set) var isForwarding = false
    /// The functions that were running when the app crashed, from the lines that it has written.
    var trace = CrashTrace()

    /// Where the device is between its start and its end.
    private enum Phase {
        /// No page displays the device. The task ends it unless a page connects in time; there is none before the first page.
        case alone(expiry: Task<Void, Never>?)
        /// A page displays the device, and may receive some of the app's messages.
        case displayed(PageConnection, Reach)
        /// There is nothing to display any more. Each page that connects receives this message.
        case over(HostMessage)
    }

    /// The messages that a display may receive.
    private enum Reach {
        /// The display has not sent a hello yet and receives nothing.
        case nothing
        /// The display has sent a hello and waits for the scene. Patches that arrive before the scene were
        /// meant for its predecessor.
        case scene
        /// The display receives all messages of the app.
        case everything
    }

    /// The lifetime below which an app counts as one that failed to start, even if it has stated its version.
    private static let earlyDeath = Duration.seconds(1)
    /// The time within which an app must state its protocol version.
    private static let introductionTime = Duration.seconds(10)

    /// Creates the device of a running process. The caller must call ``run()`` afterwards.
    init(
        app: HostedApp, token: DeviceToken, number: Int, process: AppProcess,
        home: HomeFolder?, configuration: HostConfiguration,
        metrics: HostMetrics
    ) {
        self.app = app
        self.process = process
        tasks = LoopTasks(process.display.channel.eventLoop)
        self.home = home
        self.configuration = configuration
        self.token = token
        documentToken = DeviceToken(host: configuration.hostID)
        self.number = number
        self.metrics = metrics
        uploads = UploadFolder(limit: configuration.deviceLimits.uploads)
        processID = process.child.id
    }

    // MARK: The display

    /// Makes `connection` the display of this device. The previous display, if any, receives ``HostMessage/taken``; its events
    /// are ignored from now on.
    ///
    /// - Parameter isResumed: True if the device existed before. The connection learns that, which device it displays, and how
    ///   many events the app has got. If the value is nil, it knows all that already.
    func attach(_ connection: PageConnection, isResumed: Bool?) {
        if let isResumed {
            connection.send(.device(token, of: app, resumed: isResumed, passed: passage.receipts.count))
        }
        switch phase {
        case .over(let lastWords): return connection.send(lastWords)
        case .alone(let expiry): expiry?.cancel()
        case .displayed(let previous, let reach):
            previous.send(.taken)
            takeLeave(reach)
        }
        phase = .displayed(connection, .nothing)
        if files.haveFolders { connection.send(.documents(documentToken, of: app)) }
        if watch.isSilent { connection.send(.silent(app: app.name)) }
    }

    /// Ends the connection of a display. The device waits ``HostConfiguration/resumeTime`` for the page to
    /// return, and then ends. Returns false if the connection is no longer the device's display.
    @discardableResult func detach(_ connection: PageConnection) -> Bool {
        guard case .displayed(let page, let reach) = phase, page.id == connection.id else { return false }
        takeLeave(reach)
        let time = configuration.resumeTime
        phase = .alone(
            expiry: Task { [weak self] in
                guard (try? await Task.sleep(for: time)) != nil else { return }
                await self?.expire()
            })
        return true
    }

    /// Ends the app process after the wait for a page, unless one has connected just before this call and has cancelled the task.
    private func expire() {
        if !Task.isCancelled { end(.expired) }
    }

    /// Informs the app that a display no longer displays it, if the app has heard of that display.
    private func takeLeave(_ reach: Reach) {
        // The page has not learned that these events were passed on, so it sends them again when it returns.
        passage.events.removeAll()
        guard reach != .nothing, let json = try? DisplayEvent.detached.encoded() else { return }
        process.display.channel.writeAndFlush(ByteBuffer(bytes: Frame.event(json).encoded), promise: nil)
    }

    /// Passes an event of `connection` to the app, after the events before it. Returns false if too many wait because the app
    /// reads none; the page must then connect again.
    ///
    /// The method returns before the app has read the event. The caller can therefore go on reading messages of the page, such as
    /// the request to start the app again, and notices the end of the connection.
    func pass(_ event: DisplayEvent, from connection: PageConnection) -> Bool {
        guard case .displayed(let page, var reach) = phase, page.id == connection.id else { return true }
        let isHello = if case .hello = event { true } else { false }
        if isHello {
            reach = .scene
            phase = .displayed(page, reach)
        } else {
            hasEvents = hasEvents || event.isUse
        }
        guard reach != .nothing, let json = try? event.encoded() else {
            if !isHello { acknowledge() }
            return true
        }
        // The app often sends nothing after the page's clock has reached a time, so this event starts no measurement.
        if !event.isClock { eventTime = eventTime ?? .now }
        return enqueue(.init(frame: ByteBuffer(bytes: Frame.event(json).encoded), isCounted: !isHello))
    }

    // MARK: The end

    /// Ends the app process, since the page of `connection` has been closed. Returns false if the connection is no longer the
    /// device's display; then nothing ends.
    func end(from connection: PageConnection) -> Bool {
        guard page?.id == connection.id else { return false }
        end(.closed)
        return true
    }

    /// Ends the app process.
    func end(_ reason: DeviceEnd) {
        hostReason = hostReason ?? reason
        if case .alone(let expiry) = phase { expiry?.cancel() }
        process.end()
    }

    /// Ends the app process and the connection to its page, since the host is shutting down.
    func shutDown() {
        if let page {
            page.closeGoingAway()
            phase = .alone(expiry: nil)
        }
        end(.shutdown)
    }

    /// Ends the app process, since a new build takes its place, for which the page connects again at once.
    func retire() { finish(.rebuilt, .rebuilt) }

    /// Ends the app process. Its page and those that connect later receive `message`. Does nothing if there is another last
    /// message already.
    func finish(_ message: HostMessage, _ reason: DeviceEnd) {
        if leaveDisplay(message) { end(reason) }
    }

    /// Reports to the page that the app has ended and after how many seconds to ask for another one. Pages
    /// that connect later receive the same message.
    func announce(_ death: Death, retry: Int) {
        files = DeviceFiles()
        leaveDisplay(.ended(reason: death.reason, retry: retry, crash: death.trace))
    }

    /// Sends the page a last message, which those that connect later receive too. Returns false if there is one already.
    @discardableResult private func leaveDisplay(_ lastWords: HostMessage) -> Bool {
        switch phase {
        case .over: return false
        case .alone(let expiry): expiry?.cancel()
        case .displayed(let page, _): page.send(lastWords)
        }
        phase = .over(lastWords)
        return true
    }

    // MARK: The app

    /// Serves the device until its process has ended, and returns the reason of the end.
    func run() async -> Death {
        let status = await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await self.tasks.run { await self.readFrames() } }
                group.addTask { await self.expectIntroduction() }
                group.addTask { await self.limitProcess() }
                async let output: Void = read(process.output, areComplaints: false)
                async let errors: Void = read(process.errors, areComplaints: true)
                let status = try? await process.child.exit.get()
                process.closeStreams()
                _ = await (output, errors)
                group.cancelAll()
                return status
            }
        } onCancel: {
            process.end()
        }
        await uploads.remove()
        home?.remove()
        // A process that says nothing before its end has failed to start, however long that took on a busy machine.
        let isEarly =
            (hostReason == nil || hostReason == .excessive)
            && (appVersion == nil || (failure.time ?? .now) - start < Self.earlyDeath)
        return Death(
            reason: reason(of: status), isEarly: isEarly, end: end(of: status, isEarly: isEarly),
            trace: configuration.development == nil ? nil : trace)
    }

    private func readFrames() async {
        var reader = FrameReader()
        do {
            try await process.display.executeThenClose { inbound, _ in
                for try await buffer in inbound {
                    reader.append(Data(buffer.readableBytesView))
                    while let frame = try reader.next() { try await receive(frame) }
                }
            }
        } catch is CancellationError {
        } catch let error as FrameError {
            write("sent what is not a frame of the display protocol: \(error).", stream: nil)
        } catch {
            // The app has closed the connection, or the connection failed; the process is ended in both
            // cases.
        }
        process.end()
    }

    private func receive(_ frame: Frame) async throws {
        watch.noteSending()
        switch frame {
        case .version(let version):
            appVersion = version
            if version != ProtocolVersion.current { refuse(version) }
        case .message(let data):
            guard appVersion != nil else { return refuse(0) }
            try await forward(data)
        case .resource(let id, let mediaType, let data):
            guard files.keep(Resource(mediaType: mediaType, data: data), id: id) else {
                return write("sent a resource of type “\(mediaType)”, which is not shown.", stream: nil)
            }
        case .release(let id): files.release(id)
        case .font(let id, let path, let face):
            files.setFont(FontLocation(path: path, face: face), id: id)
        case .pong(let number): receiveAnswer(number)
        case .uploads(let count):
            // This may remove a large file.
            await LoopTasks.elsewhere { await uploads.want(count) }
        case .download(let id, let path): files.setDownload(path, id: id)
        case .folder(let id, let path):
            // The page learns of the address before the document does.
            if !files.haveFolders, !path.isEmpty { page?.send(.documents(documentToken, of: app)) }
            files.setFolder(path, id: id)
        case .event:
            throw FrameError.malformed(kind: 2)
        case .ping:
            throw FrameError.malformed(kind: 6)
        case .upload:
            throw FrameError.malformed(kind: 9)
        }
    }

    /// Returns true if a message asks about the page's clock. The app sends such a question as soon as a touch begins, before it
    /// responds to the touch.
    private static func asksForClock(_ message: Data) -> Bool {
        // The question is short. The host does not parse long messages for this purpose.
        message.count <= 100 && (try? DisplayMessage.kind(of: message)) == .clock
    }

    private func forward(_ message: Data) async throws {
        guard case .displayed(let page, let reach) = phase, reach != .nothing else { return }
        if reach == .scene {
            // The display has no scene yet that a patch could change. Messages about other things may come before
            // the scene, and some that the app sent before it read the page's hello.
            switch try? DisplayMessage.kind(of: message) {
            case .patch: return
            case .scene: phase = .displayed(page, .everything)
            default: break
            }
        }
        isForwarding = true
        defer { isForwarding = false }
        if let time = eventTime, !Self.asksForClock(message) {
            eventTime = nil
            metrics.responded(after: time.duration(to: .now))
        }
        do {
            try await page.pass(message)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            // The page has been closed in the meantime; `detach` is called next.
        }
    }

    private func refuse(_ version: Int) {
        let reason = ProtocolVersion.mismatch(app: version, display: ProtocolVersion.current)
        finish(.refused(reason: reason), .failed)
    }

    private func expectIntroduction() async {
        guard (try? await Task.sleep(for: Self.introductionTime)) != nil, appVersion == nil else { return }
        failure.setReason("it did not speak to its display: is it an app built with Tessera?")
        process.end()
    }

    /// Keeps the process within its limits. Ends it if it uses too much memory.
    private func limitProcess() async {
        guard let reason = await ProcessLimiter(process.child, configuration.deviceLimits).run() else {
            return
        }
        failure.setReason(reason)
        end(.excessive)
    }
}
