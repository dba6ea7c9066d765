import Foundation
import NIOCore
import TesseraDisplay

/// The connection of a page to a device, from the opening of its WebSocket to the closing.
struct DeviceSession: Sendable {
    /// The source of devices.
    let registry: DeviceRegistry
    /// The connections of the host.
    let connections: ConnectionTable
    /// The builds of the apps, or nil if they do not change.
    let development: Development?

    /// The time within which a page must send a hello.
    private static let helloTime = TimeAmount.seconds(10)

    /// Displays the device that `request` asks for on `channel`, until the channel closes.
    func run(_ channel: NIOAsyncChannel<InboundMessage, OutboundMessage>, _ request: DeviceRequest) async {
        // An error means that the connection failed, which ends the session as closing the connection does.
        try? await channel.executeThenClose { inbound, outbound in
            let connection = PageConnection(channel: channel.channel, outbound: outbound)
            if let refusal = request.refusal {
                connection.send(.full(reason: refusal, limit: .visitor))
                for try await _ in inbound {}
                return
            }
            let reports = Task { await report(to: connection, about: request.app) }
            defer { reports.cancel() }
            guard let app = await presentBuild(of: request.app, for: channel.channel) else { return }
            var messages = inbound.makeAsyncIterator()
            do throws(DeviceRegistry.Refusal) {
                let loop = channel.channel.eventLoop
                let seat = try await registry.seat(for: app, request, near: loop)
                var visit = Visit(app: app, visitor: request.visitor, seat: seat, connection: connection)
                switch seat {
                case .device(let device, let isResumed): await device.attach(connection, isResumed: isResumed)
                case .promise(let token):
                    connection.send(.device(token, of: app, resumed: false, passed: 0))
                }
                let goodbye = try await LoopTasks(loop).run { () async throws(DeviceRegistry.Refusal) in
                    try await listen(&messages, after: request.hello, on: channel.channel, &visit)
                }
                await endVisit(visit, goodbye)
            } catch {
                switch error {
                case .draining: connection.closeGoingAway()
                case .full(let reason): connection.send(.full(reason: reason, limit: .host))
                case .visitorIsFull(let reason): connection.send(.full(reason: reason, limit: .visitor))
                case .cannotStart(let death, let retry):
                    connection.send(.ended(reason: death.reason, retry: retry, crash: nil))
                }
            }
            // The loop reads until the channel has finished the closing handshake.
            while try await messages.next() != nil {}
        }
    }

    /// Returns the present build of an app. If there is none yet, it waits for the first one, and returns nil if
    /// the channel closes before.
    private func presentBuild(of app: HostedApp, for channel: any Channel) async -> HostedApp? {
        guard let development else { return app }
        let waiting = Task { await development.build(of: app.pathName) }
        channel.closeFuture.whenComplete { _ in waiting.cancel() }
        return await waiting.value
    }

    /// Sends the state of the build to a page, now and whenever it changes.
    private func report(to connection: PageConnection, about app: HostedApp) async {
        guard let development else { return }
        var last: BuildStatus?
        for await _ in development.changes() {
            let status = development.status(of: app.pathName)
            if status != last { connection.send(.build(status)) }
            last = status
        }
    }

    /// A page that displays a device, or will as soon as it says hello.
    private struct Visit {
        let app: HostedApp
        let visitor: IPAddress?
        var seat: DeviceRegistry.Seat
        let connection: PageConnection
        /// The number of the page's hello among those to the device; nil before it.
        var hello: Int?

        var hasSaidHello: Bool { hello != nil }

        /// True if the registry knows that the page is used.
        private var isUsed = false

        init(app: HostedApp, visitor: IPAddress?, seat: DeviceRegistry.Seat, connection: PageConnection) {
            self.app = app
            self.visitor = visitor
            self.seat = seat
            self.connection = connection
        }

        /// Notes an event. Returns true if the registry must be informed that the page is used.
        mutating func noteUse(_ event: DisplayEvent) -> Bool {
            guard event.isUse, !isUsed else { return false }
            isUsed = true
            return true
        }

        /// The device, or nil as long as it is only promised.
        var device: Device? {
            if case .device(let device, _) = seat { device } else { nil }
        }
    }

    private enum Goodbye {
        /// The page has been closed for good.
        case bye
        /// The page has not sent a hello that the host understands, so that a new device is of no use to it.
        case refused
        /// The page has sent a message that is no event.
        case violation
        /// The connection failed; the page may return.
        case lost
    }

    /// Receives the messages of a page until it says goodbye. `first` is the message that the address of the WebSocket contained,
    /// or nil if it contained none. The page has sent this message before all others.
    private func listen(
        _ messages: inout NIOAsyncChannelInboundStream<InboundMessage>.AsyncIterator, after first: Data?,
        on channel: any Channel, _ visit: inout Visit
    ) async throws(DeviceRegistry.Refusal) -> Goodbye {
        let connection = visit.connection
        let metrics = registry.operation.metrics
        let deadline = channel.eventLoop.scheduleTask(in: Self.helloTime) {
            metrics.closed(.hello)
            connection.send(.error(reason: "A display says hello within 10 seconds."))
        }
        defer { deadline.cancel() }
        do {
            if let first, let goodbye = try await receive(first, on: channel, &visit, deadline) {
                return goodbye
            }
            while let message = try await messages.next() {
                guard case .text(let text) = message else { return .lost }
                let goodbye = try await receive(Data(text.readableBytesView), on: channel, &visit, deadline)
                if let goodbye { return goodbye }
            }
        } catch let error as InvalidEvent {
            // The page takes the first event that was not counted for the refused one.
            await visit.device?.waitForEvents()
            connection.send(.error(reason: error.description))
            return visit.hasSaidHello ? .violation : .refused
        } catch let refusal as DeviceRegistry.Refusal {
            throw refusal
        } catch {
            // The connection broke.
        }
        return visit.hasSaidHello ? .lost : .refused
    }

    /// Receives one message of a page. Returns nil if the session goes on. `deadline` is the end of the time that a page has to
    /// say hello.
    private func receive(
        _ message: Data, on channel: any Channel, _ visit: inout Visit, _ deadline: Scheduled<Void>
    ) async throws -> Goodbye? {
        let connection = visit.connection
        switch try BrowserMessage(parsing: message) {
        case .bye:
            await visit.device?.waitForEvents()
            return .bye
        case .restart:
            await visit.device?.restart(from: connection)
        case .ping:
            if visit.hasSaidHello { connection.sendIfWritable(.pong) }
        case .event(.hello(let hello)) where hello.version != ProtocolVersion.current:
            connection.send(
                .refused(
                    reason: ProtocolVersion.mismatch(app: ProtocolVersion.current, display: hello.version)))
            return .refused
        case .event(let event):
            if case .hello = event, !visit.hasSaidHello {
                deadline.cancel()
                try await welcome(&visit, on: channel)
            }
            guard visit.hasSaidHello else {
                connection.send(.error(reason: "The first message of a display is a hello."))
                return .violation
            }
            if let device = visit.device {
                guard await device.pass(event, from: connection) else {
                    // The page has sent more than may wait for an app that reads nothing. It keeps what was not acknowledged.
                    connection.closeGoingAway()
                    return .lost
                }
                if visit.noteUse(event) { await registry.used(device) }
            }
        }
        return nil
    }

    /// Gives a page that has said hello the device that it was promised, if it has none yet.
    private func welcome(_ visit: inout Visit, on channel: any Channel) async throws(DeviceRegistry.Refusal) {
        visit.hello = 1
        connections.noteDisplay(on: channel)
        switch visit.seat {
        case .device(let device, _): visit.hello = await registry.greeted(device)
        case .promise(let token):
            let (app, visitor) = (visit.app, visit.visitor)
            // The start of a process takes longer than the messages of other pages should wait.
            let device = try await LoopTasks.elsewhere { () async throws(DeviceRegistry.Refusal) in
                try await registry.device(
                    for: app, promised: token, to: visitor, near: channel.eventLoop)
            }
            visit.seat = .device(device, isResumed: false)
            await device.attach(visit.connection, isResumed: nil)
        }
    }

    /// Ends the device of a page that is gone, or keeps it for the page's return.
    private func endVisit(_ visit: Visit, _ goodbye: Goodbye) async {
        guard case .device(let device, let isResumed) = visit.seat else { return }
        let mayReturn =
            switch goodbye {
            case .bye: false
            case .refused: isResumed
            case .violation: await device.hasEvents
            case .lost: true
            }
        if !mayReturn {
            if await device.end(from: visit.connection) { await registry.left(device) }
        } else if await device.detach(visit.connection), let hello = visit.hello, await !device.hasEvents {
            await registry.abandoned(device, hello: hello)
        }
    }
}
