import Foundation
import TesseraDisplay
import TesseraSnapshot
import TesseraWeb

/// A process of an app with a display that keeps what the app sends: the scene, its images, and what was scrolled.
///
/// It works on the thread that calls it, which reads what the app sends only while it waits for something.
final class SnapshotDevice {
    /// The scene as the app has described it so far.
    private(set) var tree = SceneTree()
    /// The changes of the user.
    private(set) var state = SceneState()
    /// The images of the app.
    private(set) var resources = SceneResources()

    private let app: HostedApp
    private let process: SpawnedApp
    private var reader = FrameReader()
    /// Reads NaN and infinite numbers, which the app writes as text.
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        return decoder
    }()
    private var clock = SceneClock()
    private var failure = AppFailure()
    private var outputs: [CInt: LineSplitter]
    /// True if the app has stated its version.
    private var isIntroduced = false
    /// The time at which the app last sent something.
    private var lastWord = ContinuousClock.now
    private var status: ExitStatus?
    private var touches = 0
    /// The present time of the display's clock, in seconds. Touches and questions of the app advance it.
    private var time = 0.0
    /// The latest time for which the app waits, in seconds of the display's clock, or nil if it waits for none.
    private var askedTime: Double?
    /// The numbers of the questions about permissions that wait for an answer.
    private var questions: [Int] = []

    /// The time without any work of the app after which it counts as idle, if it waits for no timer.
    private static let quietTime = Duration.milliseconds(120)
    /// The same if it waits for a timer that runs for at most ``pulse``. `URLSession` looks after its idle connections
    /// once a second: such a timer must go off once without any consequences.
    private static let quietTimeWithPulse = Duration.milliseconds(1100)
    /// The greatest number of seconds for which a timer without consequences runs.
    private static let pulse = 1.05
    /// The time between two looks at what the app does.
    private static let interval = Duration.milliseconds(15)
    /// The time within which an app must state its version.
    private static let introductionTime = Duration.seconds(10)
    /// The processor time that an app may take within ``interval`` and still be idle, in nanoseconds.
    private static let restlessness: UInt64 = 1_000_000

    /// Starts an app.
    init(_ app: HostedApp) throws(SnapshotFailure) {
        self.app = app
        do {
            process = try SpawnedApp(executable: app.executable)
        } catch {
            throw .start("\(app.name) does not start: \(error).")
        }
        outputs = [process.output: LineSplitter(), process.errors: LineSplitter()]
        for descriptor in [process.display, process.output, process.errors] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    deinit {
        // The app may have started processes, which end with it.
        if status == nil { _ = kill(-process.id, SIGKILL) }
        for descriptor in [process.display, process.output, process.errors] { close(descriptor) }
        if status == nil {
            var status: Int32 = 0
            while waitpid(process.id, &status, 0) == -1, errno == EINTR {}
        }
    }

    // MARK: Events

    /// Sends the app an event.
    func send(_ event: DisplayEvent) throws(SnapshotFailure) {
        guard let json = try? event.encoded() else { return }
        var bytes = ArraySlice(Frame.event(json).encoded)
        let end = ContinuousClock.now + .seconds(10)
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { DisplaySocket.send($0, to: process.display) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN || errno == EINTR {
                guard ContinuousClock.now < end else { throw .busy("\(app.name) does not read its events.") }
                try receive(for: Self.interval)
            } else {
                throw ended()
            }
        }
    }

    /// Puts a finger on a point of the screen and lifts it again.
    func tap(_ point: CGPoint) throws(SnapshotFailure) {
        touches += 1
        time += 1
        let place = (x: Double(point.x), y: Double(point.y))
        try send(.touch(.init(id: touches, phase: .began, x: place.x, y: place.y, time: time)))
        try receive(for: Self.interval)
        try send(.touch(.init(id: touches, phase: .ended, x: place.x, y: place.y, time: time + 0.05)))
    }

    /// Turns a switch, or selects a segment, as the display does by itself.
    func change(_ id: Int, to values: [Double]) throws(SnapshotFailure) {
        guard let control = tree.elements[id]?.properties.control else { return }
        state.values[id] = values
        try send(.changed(.init(view: id, values: values, edit: control.edit + 1)))
    }

    /// Moves the content of a scrolling element, as a finger does.
    func scroll(_ id: Int, to offset: CGPoint) throws(SnapshotFailure) {
        for phase in [DisplayEvent.Scroll.Phase.dragging, .idle] {
            guard let scroll = tree.elements[id]?.properties.scroll else { return }
            state.offsets[id] = offset
            try send(
                .scroll(
                    .init(
                        view: id, x: Double(offset.x), y: Double(offset.y), revision: scroll.revision,
                        phase: phase, shift: scroll.shift)))
            try receive(for: Self.interval)
        }
    }

    // MARK: Waiting

    /// Advances the display's clock to the latest time for which the app waits, and tells the app. Returns false if the app waits
    /// for none. No finger is down meanwhile, so the clock can advance at once.
    private func answerClock() throws(SnapshotFailure) -> Bool {
        guard let asked = askedTime else { return false }
        askedTime = nil
        time = max(time, asked)
        try send(.clock(time: asked))
        return true
    }

    /// Answers questions about permissions as a page does about which nobody has decided yet.
    private func answerQuestions() throws(SnapshotFailure) {
        let numbers = questions
        questions = []
        for number in numbers {
            try send(.answer(.init(number: number, outcome: .done, permission: .undecided)))
        }
    }

    /// Waits until the app has sent a scene and has nothing to do any more.
    ///
    /// - Parameter limit: The time within which that must happen.
    /// - Throws: ``SnapshotFailure/busy(_:)`` with the reason if the time is over.
    func waitUntilIdle(within limit: Duration) throws(SnapshotFailure) {
        let start = ContinuousClock.now
        var before = AppActivity(of: process.id)
        var quietSince = start
        while true {
            let count = lastWord
            try receive(for: Self.interval)
            let now = AppActivity(of: process.id)
            try answerQuestions()
            let hasAdvanced = try answerClock()
            var reason = hasAdvanced ? "a gesture goes on" : clock.pending(in: tree)
            if tree.root == nil { reason = "it has not displayed anything yet" }
            if now.awaitsAnswer, reason == nil { reason = "it waits for the answer to a request" }
            if let timer = now.nextTimer, timer > Self.pulse, reason == nil {
                reason = "it waits for a timer that runs for \(Self.seconds(timer)) more"
            }
            let hasWorked = now.time > before.time + Self.restlessness || lastWord != count
            if hasWorked || now.isRunnable, reason == nil {
                reason = "it is working"
            }
            before = now
            if reason != nil { quietSince = .now }
            let quietTime = now.nextTimer == nil ? Self.quietTime : Self.quietTimeWithPulse
            if ContinuousClock.now - quietSince >= quietTime { return }
            if !isIntroduced, ContinuousClock.now - start > Self.introductionTime {
                throw .start(
                    "\(app.name) did not speak to its display within 10 seconds: is it an app built with Tessera?"
                )
            }
            guard ContinuousClock.now - start < limit else {
                let time = Self.seconds(
                    Double(limit.components.seconds) + Double(limit.components.attoseconds) / 1e18)
                let pause = "it works again and again, perhaps because of a repeating timer"
                throw .busy("\(app.name) is not idle after \(time): \(reason ?? pause).")
            }
        }
    }

    private static func seconds(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number)) s" : String(format: "%.1f s", number)
    }

    // MARK: What the app sends

    /// Reads what the app sends within a time.
    private func receive(for time: Duration) throws(SnapshotFailure) {
        let end = ContinuousClock.now + time
        while true {
            let left = ContinuousClock.now.duration(to: end)
            guard left > .zero else { return }
            let milliseconds =
                left.components.attoseconds / 1_000_000_000_000_000 + left.components.seconds * 1000
            var polls = ([process.display] + outputs.keys.sorted()).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&polls, nfds_t(polls.count), CInt(milliseconds) + 1) > 0 else { continue }
            for poll in polls.dropFirst() where poll.revents != 0 { readOutput(poll.fd) }
            if polls[0].revents != 0 { try readFrames() }
        }
    }

    /// Returns the bytes that a descriptor has, no bytes if there are none yet, or nil at its end.
    private func bytes(from descriptor: CInt) -> Data? {
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 256 * 1024)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                result.append(contentsOf: buffer[..<count])
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN {
                return result
            } else {
                return result.isEmpty ? nil : result
            }
        }
    }

    /// Passes lines of the app on to the error output, since the standard output is that of the command.
    private func readOutput(_ descriptor: CInt) {
        guard var splitter = outputs[descriptor] else { return }
        let data = bytes(from: descriptor)
        var lines = splitter.lines(in: data ?? Data())
        if data == nil, let rest = splitter.remainder() { lines.append(rest) }
        outputs[descriptor] = data == nil ? nil : splitter
        for line in lines {
            try? FileHandle.standardError.write(contentsOf: Data("\(app.name): \(line)\n".utf8))
            if descriptor == process.errors { failure.note(line) }
        }
    }

    private func readFrames() throws(SnapshotFailure) {
        guard let data = bytes(from: process.display) else { throw ended() }
        reader.append(data)
        lastWord = .now
        do {
            while let frame = try reader.next() { try receive(frame) }
        } catch let failure as SnapshotFailure {
            throw failure
        } catch {
            throw .start("\(app.name) sent what is not a frame of the display protocol: \(error).")
        }
    }

    private func receive(_ frame: Frame) throws(SnapshotFailure) {
        switch frame {
        case .version(let version):
            guard version == ProtocolVersion.current else {
                throw .start(ProtocolVersion.mismatch(app: version, display: ProtocolVersion.current))
            }
            isIntroduced = true
        case .message(let data):
            // Displays ignore messages of kinds that they do not know.
            guard (try? DisplayMessage.kind(of: data)) != nil else { return }
            let message: DisplayMessage
            do {
                message = try decoder.decode(DisplayMessage.self, from: data)
            } catch {
                throw .drawing("\(app.name) sent a message that cannot be read: \(error)")
            }
            try receive(message)
        case .resource(let id, _, let data): resources.images[id] = data
        case .release(let id): resources.images[id] = nil
        case .font, .event, .ping, .pong, .uploads, .upload, .download, .folder: break
        }
    }

    private func receive(_ message: DisplayMessage) throws(SnapshotFailure) {
        if case .refused(let reason) = message { throw .start(reason) }
        if case .clock(let time) = message { askedTime = max(time, askedTime ?? time) }
        // A question to the user stays open, as on a page that nobody has touched.
        if case .request(let request) = message, let permission = request.permission, permission.asks != true,
            let number = request.number
        {
            questions.append(number)
        }
        clock.note(message)
        let old = tree
        do {
            try tree.apply(message)
        } catch {
            throw .drawing("\(app.name) sent a step that does not fit its scene: \(error)")
        }
        state.update(from: old, to: tree)
    }

    // MARK: The end

    /// Returns the error that describes the end of the app.
    private func ended() -> SnapshotFailure {
        // After an app has closed its display, it may still write lines, such as those of a backtrace.
        let end = ContinuousClock.now + .seconds(10)
        var number: Int32 = 0
        while status == nil, ContinuousClock.now < end {
            for descriptor in outputs.keys { readOutput(descriptor) }
            if waitpid(process.id, &number, WNOHANG) == process.id { status = ExitStatus(waitStatus: number) }
            if status == nil { usleep(5000) }
        }
        for descriptor in outputs.keys { readOutput(descriptor) }
        let ending = "\(app.name) \(status?.description ?? "has closed its display")"
        return .ended(failure.reason.map { "\(ending): \($0)" } ?? "\(ending).")
    }
}
