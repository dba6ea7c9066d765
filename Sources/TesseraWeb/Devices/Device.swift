import Foundation
import NIOCore
import TesseraDisplay

/// One app process with the page that shows it.
///
/// Messages of the app go to the page that connected last; without one they are dropped, since the app answers
/// each hello with its whole scene.
actor Device {
    /// An image of the app, for the page to fetch.
    struct Resource: Equatable, Sendable {
        var mediaType: String
        var data: Data
    }

    /// Where the file of a font of the app is. It is read when the page fetches it: fonts are large, and pages keep them.
    struct FontPlace: Equatable, Sendable {
        var path: String
        var face: Int
    }

    /// How a device came to its end.
    struct Death: Sendable {
        /// What to tell a person.
        var reason: String
        /// Whether nobody asked the app to end, and it had hardly begun.
        var isEarly: Bool
    }

    /// The app that it runs.
    nonisolated let app: HostedApp
    /// The secret of its page.
    nonisolated let token: DeviceToken

    private let process: AppProcess
    private let label: String
    private let configuration: HostConfiguration
    private let start = ContinuousClock.now

    private var display: DisplayConnection?
    /// What the current display may be told.
    private var reach = Reach.nothing
    private var appVersion: Int?
    private var resources: [Int: Resource] = [:]
    private var fonts: [Int: FontPlace] = [:]
    private var expiry: Task<Void, Never>?
    private var isEndedByHost = false
    /// The last words to displays, once there is nothing more to show.
    private var lastWords: HostMessage?
    private var complaint: Complaint = .none
    private var failure: ContinuousClock.Instant?

    private enum Reach {
        /// It has not said hello.
        case nothing
        /// It has said hello and waits for the scene: patches still on their way are for its predecessor.
        case scene
        /// It follows the app.
        case everything
    }

    private enum Complaint {
        case none
        case line(String)
        case fatal(String)
    }

    /// An app that lives less than this did not really start.
    private static let earlyDeath = Duration.seconds(1)
    /// How long an app may take to state its protocol version.
    private static let introductionTime = Duration.seconds(10)
    /// The media types that browsers show as images and never run as code.
    private static let imageTypes: Set = ["image/png", "image/jpeg", "image/gif", "image/webp"]

    /// Creates the device of a running process. ``run()`` must follow.
    init(app: HostedApp, number: Int, process: AppProcess, configuration: HostConfiguration) {
        self.app = app
        self.process = process
        self.configuration = configuration
        token = DeviceToken()
        label = "[\(app.pathName) \(number)]"
    }

    // MARK: The display

    /// Makes `connection` the display of this device; another one that was so far is told that it is taken.
    func attach(_ connection: DisplayConnection) {
        if let lastWords {
            connection.send(lastWords)
            return
        }
        expiry?.cancel()
        expiry = nil
        display?.send(.taken)
        if reach != .nothing { tellDetached() }
        reach = .nothing
        display = connection
    }

    /// Passes an event of `connection` on; returns when the app's socket has taken it.
    func pass(_ event: DisplayEvent, from connection: DisplayConnection) async {
        guard display?.id == connection.id else { return }
        if case .hello = event { reach = .scene }
        guard reach != .nothing, let json = try? JSONEncoder().encode(event) else { return }
        // Fails where the app has ended: the page is told by `run()`.
        try? await process.display.channel.writeAndFlush(ByteBuffer(bytes: Frame.event(json).encoded)).get()
    }

    /// Starts waiting for the page to come back.
    func detach(_ connection: DisplayConnection) {
        guard display?.id == connection.id else { return }
        display = nil
        if reach != .nothing { tellDetached() }
        reach = .nothing
        let time = configuration.resumeTime
        expiry = Task { [weak self] in
            guard (try? await Task.sleep(for: time)) != nil else { return }
            await self?.end()
        }
    }

    private func tellDetached() {
        guard let json = try? JSONEncoder().encode(DisplayEvent.detached) else { return }
        process.display.channel.writeAndFlush(ByteBuffer(bytes: Frame.event(json).encoded), promise: nil)
    }

    /// The image that messages call by `id`.
    func resource(_ id: Int) -> Resource? {
        resources[id]
    }

    /// The place of the font that messages call by `id`.
    func font(_ id: Int) -> FontPlace? {
        fonts[id]
    }

    // MARK: The end

    /// Ends the app process, since the page of `connection`, its display, is gone for good.
    func end(from connection: DisplayConnection) {
        guard display?.id == connection.id else { return }
        end()
    }

    /// Ends the app process.
    func end() {
        isEndedByHost = true
        expiry?.cancel()
        process.end()
    }

    /// Ends the app process, since the host is going away.
    func shutDown() {
        display?.leave()
        display = nil
        end()
    }

    /// Tells the page that the app has ended and when to ask for another; pages that come later are told the same.
    func announce(_ death: Death, retry: Int) {
        let message = lastWords ?? .ended(reason: death.reason, retry: retry)
        lastWords = message
        display?.send(message)
        display = nil
        expiry?.cancel()
        resources = [:]
        fonts = [:]
    }

    // MARK: The app

    /// Serves the device until its process has ended.
    func run() async -> Death {
        let status = await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await self.readFrames() }
                group.addTask { await self.expectIntroduction() }
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
        let isEarly = !isEndedByHost && (failure ?? .now) - start < Self.earlyDeath
        return Death(reason: reason(of: status), isEarly: isEarly)
    }

    private func reason(of status: ExitStatus?) -> String {
        let ending = "\(app.name) \(status?.description ?? "has ended")"
        return switch complaint {
        case .none: "\(ending)."
        case .line(let line), .fatal(let line): "\(ending): \(line)"
        }
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
            configuration.output("\(label) sent what is not a frame of the display protocol: \(error).")
        } catch {
            // The connection broke, which ends it as a plain end does.
        }
        process.end()
    }

    private func receive(_ frame: Frame) async throws {
        switch frame {
        case .version(let version):
            appVersion = version
            if version != ProtocolVersion.current { refuse(version) }
        case .message(let data):
            guard appVersion != nil else { return refuse(0) }
            try await show(data)
        case .resource(let id, let mediaType, let data):
            guard Self.imageTypes.contains(mediaType) else {
                configuration.output("\(label) sent a resource of type “\(mediaType)”, which is not shown.")
                return
            }
            resources[id] = Resource(mediaType: mediaType, data: data)
        case .release(let id):
            resources[id] = nil
        case .font(let id, let path, let face):
            fonts[id] = FontPlace(path: path, face: face)
        case .event:
            throw FrameError.malformed(kind: 2)
        }
    }

    private func show(_ message: Data) async throws {
        guard let display, reach != .nothing, lastWords == nil else { return }
        if reach == .scene {
            // The display has no scene yet that a patch could change.
            if (try? DisplayMessage.kind(of: message)) == .patch { return }
            reach = .everything
        }
        do {
            try await display.pass(message)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            // The page went away meanwhile; `detach` follows.
        }
    }

    private func refuse(_ version: Int) {
        let message = HostMessage.refused(
            reason: ProtocolVersion.mismatch(app: version, display: ProtocolVersion.current))
        lastWords = message
        display?.send(message)
        display = nil
        end()
    }

    private func expectIntroduction() async {
        guard (try? await Task.sleep(for: Self.introductionTime)) != nil, appVersion == nil else { return }
        complaint = .fatal("it did not speak to its display: is it an app built with Tessera?")
        process.end()
    }

    private func read(_ stream: NIOAsyncChannel<ByteBuffer, Never>, areComplaints: Bool) async {
        var splitter = LineSplitter()
        try? await stream.executeThenClose { inbound in
            for try await buffer in inbound {
                for line in splitter.lines(in: buffer.readableBytesView) {
                    note(line, isComplaint: areComplaints)
                }
            }
        }
        if let line = splitter.remainder() { note(line, isComplaint: areComplaints) }
    }

    /// Remembers why the app ends, and when: it may spend seconds on its backtrace before it does.
    private func fail(_ line: String) {
        complaint = .fatal(line)
        failure = failure ?? .now
    }

    private func note(_ line: String, isComplaint: Bool) {
        configuration.output("\(label) \(line)")
        guard isComplaint, line.contains(where: { !$0.isWhitespace }) else { return }
        // A backtrace may follow what Swift says first.
        if line.contains("Fatal error") {
            fail(line)
        } else if case .fatal = complaint {
        } else if line.contains("*** Program crashed:") {
            fail(line)
        } else {
            complaint = .line(line)
        }
    }
}
