import Foundation
import NIOCore
import TesseraDisplay

/// One app process with the page that displays it.
///
/// Messages of the app go to the page that connected last. Without a page they are discarded, since the app
/// answers each hello with its whole scene.
actor Device {
    /// The reason and the time of the end of a device.
    struct Death: Sendable {
        /// The reason, as a sentence for the user.
        var reason: String
        /// True if the app ended by itself shortly after its start.
        var isEarly: Bool
        /// The reason, as it is counted.
        var end: DeviceEnd
        /// The functions that were running when the app crashed, or nil if the host does not report them.
        var trace: CrashTrace?
    }

    /// The app that the device runs.
    nonisolated let app: HostedApp
    /// The secret of the device's page.
    nonisolated let token: DeviceToken

    let process: AppProcess
    /// The tasks that pass messages on. They run where the app's socket is read and written.
    private let tasks: LoopTasks
    /// The files that the page sends to the app.
    nonisolated let uploads: UploadFolder
    /// The home folder of the app, or nil if it has that of the host's user.
    private let home: HomeFolder?
    /// The number of the device, which lines in the log have.
    nonisolated let number: Int
    /// The identifier of the app's process.
    nonisolated let processID: pid_t

    private let configuration: HostConfiguration
    private let start = ContinuousClock.now

    private(set) var page: PageConnection?
    /// The messages that the current display may receive.
    private var reach = Reach.nothing
    private var appVersion: Int?
    private var resources: [Int: Resource] = [:]
    private var removed = RemovedImages()
    private var fonts: [Int: FontLocation] = [:]
    /// The paths of the files that the page may fetch, by their numbers.
    private var downloads: [Int: String] = [:]
    /// The secret with which documents of the app fetch its files. It opens nothing else of the device.
    nonisolated let documentToken: DeviceToken
    /// The paths of the folders whose files documents may fetch, by their numbers.
    private var folders: [Int: String] = [:]
    private var expiry: Task<Void, Never>?
    /// The reason for which the host has ended the app, or nil if it has not.
    private var hostReason: DeviceEnd?
    private let metrics: HostMetrics
    /// The time of the first event to which the app has not answered with a message yet.
    private var eventTime: ContinuousClock.Instant?
    /// True if a page has sent an event that its user has caused. The user may then want to come back to the device.
    private(set) var hasEvents = false
    /// The last message to displays, after which there is nothing to display any more; nil before.
    private var lastWords: HostMessage?
    private var receipts = EventReceipts()
    private var events = EventQueue()
    /// True while an event is being written to the app's socket.
    private var isPassing = false
    /// The calls that wait until all events are written.
    private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastWaiter = 0
    /// The number of events that have been written.
    private var writeCount = 0
    var failure = AppFailure()
    /// The state of the app's answers.
    var watch = AnswerWatch()
    /// True while a message of the app waits for the page to take it.
    private(set) var isForwarding = false
    private var trace = CrashTrace()

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
    /// The media types that browsers display as images and never run as code. A drawing in SVG could run code
    /// if it were opened as a page, which ``SecurityHeaders/drawingPolicy`` prevents.
    private static let imageTypes: Set = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/svg+xml",
    ]

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
            connection.send(.device(token, of: app, resumed: isResumed, passed: receipts.count))
        }
        if let lastWords {
            connection.send(lastWords)
            return
        }
        expiry?.cancel()
        expiry = nil
        page?.send(.taken)
        events.removeAll()
        if reach != .nothing { sendDetached() }
        reach = .nothing
        page = connection
        if !folders.isEmpty { connection.send(.documents(documentToken, of: app)) }
        if watch.isSilent { connection.send(.silent(app: app.name)) }
    }

    /// Passes an event of `connection` to the app, after the events before it. Returns false if too many wait because the app reads none; the
    /// page must then connect again.
    ///
    /// The method returns before the app has read the event. The caller can therefore go on reading messages of the page, such as the request
    /// to start the app again, and notices the end of the connection.
    func pass(_ event: DisplayEvent, from connection: PageConnection) -> Bool {
        guard page?.id == connection.id else { return true }
        let isHello = if case .hello = event { true } else { false }
        if isHello { reach = .scene } else { hasEvents = hasEvents || event.isUse }
        guard reach != .nothing, let json = try? event.encoded() else {
            if !isHello { acknowledge() }
            return true
        }
        // The app often sends nothing after the page's clock has reached a time, so this event starts no measurement.
        if !event.isClock { eventTime = eventTime ?? .now }
        let frame = ByteBuffer(bytes: Frame.event(json).encoded)
        guard events.append(.init(frame: frame, isCounted: !isHello)) else { return false }
        if !isPassing {
            passNext()
        } else if receipts.owe() {
            oweReceipt()
        }
        return true
    }

    /// Writes the waiting events, one after the other: each is written when the app's socket has accepted the one before it.
    private func passNext() {
        guard let event = events.popFirst() else {
            isPassing = false
            for number in Array(waiters.keys) { endWaiting(number) }
            return
        }
        isPassing = true
        if event.isCounted { acknowledge() }
        expectAnswer()
        let written = process.display.channel.writeAndFlush(event.frame)
        tasks.start {
            // This fails if the app has ended, which `run()` reports to the page.
            try? await written.get()
            await self.noteWritten()
        }
    }

    private func noteWritten() {
        writeCount += 1
        passNext()
    }

    /// Waits until the app's socket has accepted all events. The wait ends early if the app hangs, so that the socket accepts no event within
    /// ``HostConfiguration/eventPatience``, and in any case after ten times this time.
    ///
    /// The caller is about to end the page or to refuse one of its events. The events that the page sent before must reach the app first.
    func waitForEvents() async {
        guard isPassing else { return }
        lastWaiter += 1
        let number = lastWaiter
        await withCheckedContinuation { continuation in
            waiters[number] = continuation
            Task { await self.limitWait(number) }
        }
    }

    private func limitWait(_ number: Int) async {
        var before = -1
        for _ in 0..<10 where waiters[number] != nil && writeCount != before {
            before = writeCount
            try? await Task.sleep(for: configuration.eventPatience)
        }
        endWaiting(number)
    }

    private func endWaiting(_ number: Int) { waiters.removeValue(forKey: number)?.resume() }

    /// Counts an event, and informs the page of the number after a pause.
    private func acknowledge() {
        guard receipts.note() else { return }
        oweReceipt()
    }

    private func oweReceipt() {
        let loop = process.display.channel.eventLoop
        loop.scheduleTask(in: TimeAmount(EventReceipts.pause)) { [weak self, tasks] in
            guard let self else { return }
            tasks.start { await self.sendReceipt() }
        }
    }

    private func sendReceipt() {
        guard let page else {
            _ = receipts.take()
            return
        }
        // Messages to a page that is behind with reading would fill the host's memory, so the number waits.
        guard page.isWritable else { return oweReceipt() }
        page.send(.passed(receipts.take()))
        // While events wait for the app, the page gets the number again and again. Without any message it would take the connection for lost.
        if !events.isEmpty, receipts.owe() { oweReceipt() }
    }

    /// Ends the connection of a display. The device waits ``HostConfiguration/resumeTime`` for the page to
    /// return, and then ends. Returns false if the connection is no longer the device's display.
    @discardableResult func detach(_ connection: PageConnection) -> Bool {
        guard page?.id == connection.id else { return false }
        page = nil
        // The page has not learned that they were passed on, so it sends them again when it returns.
        events.removeAll()
        if reach != .nothing { sendDetached() }
        reach = .nothing
        let time = configuration.resumeTime
        expiry = Task { [weak self] in
            guard (try? await Task.sleep(for: time)) != nil else { return }
            await self?.end(.expired)
        }
        return true
    }

    private func sendDetached() {
        guard let json = try? DisplayEvent.detached.encoded() else { return }
        process.display.channel.writeAndFlush(ByteBuffer(bytes: Frame.event(json).encoded), promise: nil)
    }

    /// Tells the app that a file of the page has arrived. Returns when the app's socket has accepted the message, so that the app learns of
    /// the file before the page does.
    func deliver(upload id: Int, path: String) async {
        // This fails if the app has ended, and then the file is removed.
        try? await process.display.channel.writeAndFlush(
            ByteBuffer(bytes: Frame.upload(id: id, path: path).encoded)
        ).get()
    }

    /// Returns the image that messages refer to by `id`, or one that they referred to until a moment ago. Returns nil if there is none.
    func resource(_ id: Int) -> Resource? {
        resources[id] ?? removed[id]
    }

    /// Returns the path of the file that requests refer to by `id`, or nil if there is none.
    func download(_ id: Int) -> String? {
        downloads[id]
    }

    /// Returns the path of the folder with files of documents that their addresses name by `id`, or nil if there is none.
    func folder(_ id: Int) -> String? {
        folders[id]
    }

    /// Returns the place of the font that messages refer to by `id`, or nil if there is none.
    func font(_ id: Int) -> FontLocation? {
        fonts[id]
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
        expiry?.cancel()
        process.end()
    }

    /// Ends the app process and the connection to its page, since the host is shutting down.
    func shutDown() {
        page?.closeGoingAway()
        page = nil
        end(.shutdown)
    }

    /// Ends the app process, since a new build takes its place, for which the page connects again at once.
    func retire() {
        guard lastWords == nil else { return }
        lastWords = .rebuilt
        page?.send(.rebuilt)
        page = nil
        end(.rebuilt)
    }

    /// Ends the app process, since its page is not used and another page needs the room. The page gets `message`.
    func giveWay(_ message: HostMessage, _ end: DeviceEnd) {
        guard lastWords == nil else { return }
        lastWords = message
        page?.send(message)
        page = nil
        self.end(end)
    }

    /// Reports to the page that the app has ended and after how many seconds to ask for another one. Pages
    /// that connect later receive the same message.
    func announce(_ death: Death, retry: Int) {
        let message = lastWords ?? .ended(reason: death.reason, retry: retry, crash: death.trace)
        lastWords = message
        page?.send(message)
        page = nil
        expiry?.cancel()
        resources = [:]
        removed = RemovedImages()
        fonts = [:]
        downloads = [:]
        folders = [:]
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

    private func end(of status: ExitStatus?, isEarly: Bool) -> DeviceEnd {
        if let hostReason { return hostReason }
        if isEarly { return .failed }
        if case .killed = status { return .crashed }
        return .exited
    }

    private func reason(of status: ExitStatus?) -> String {
        let ending = "\(app.name) \(status?.description ?? "has ended")"
        return failure.reason.map { "\(ending): \($0)" } ?? "\(ending)."
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
            guard Self.imageTypes.contains(mediaType) || mediaType == WebDocumentContent.mediaType else {
                write("sent a resource of type “\(mediaType)”, which is not shown.", stream: nil)
                return
            }
            resources[id] = Resource(mediaType: mediaType, data: data)
        case .release(let id):
            if let resource = resources.removeValue(forKey: id) { removed.insert(resource, id: id) }
        case .font(let id, let path, let face):
            fonts[id] = FontLocation(path: path, face: face)
        case .pong(let number): receiveAnswer(number)
        case .uploads(let count):
            // This may remove a large file.
            await LoopTasks.elsewhere { await uploads.want(count) }
        case .download(let id, let path): downloads[id] = path.isEmpty ? nil : path
        case .folder(let id, let path):
            // The page learns of the address before the document does.
            if folders.isEmpty, !path.isEmpty { page?.send(.documents(documentToken, of: app)) }
            folders[id] = path.isEmpty ? nil : path
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
        guard let page, reach != .nothing, lastWords == nil else { return }
        if reach == .scene {
            // The display has no scene yet that a patch could change. Messages about other things may come before
            // the scene, and some that the app sent before it read the page's hello.
            switch try? DisplayMessage.kind(of: message) {
            case .patch: return
            case .scene: reach = .everything
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
        let message = HostMessage.refused(
            reason: ProtocolVersion.mismatch(app: version, display: ProtocolVersion.current))
        lastWords = message
        page?.send(message)
        page = nil
        end(.failed)
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

    private func read(_ stream: AppStream, areComplaints: Bool) async {
        var splitter = LineSplitter()
        try? await stream.channel.executeThenClose { inbound in
            for try await buffer in inbound {
                for line in splitter.lines(in: buffer.readableBytesView) {
                    note(line, isComplaint: areComplaints)
                }
            }
        }
        if let line = splitter.remainder() { note(line, isComplaint: areComplaints) }
    }

    /// Writes a line about the device. `stream` is nil if it does not come from the app itself.
    private func write(_ line: String, stream: String?) {
        configuration.output(
            configuration.outputFormat.line(line, app: app.pathName, device: number, stream: stream))
    }

    private func note(_ line: String, isComplaint: Bool) {
        write(line, stream: isComplaint ? "stderr" : "stdout")
        guard isComplaint else { return }
        failure.note(line)
        if let sources = configuration.development?.sources { trace.note(line, sources: sources) }
    }
}
