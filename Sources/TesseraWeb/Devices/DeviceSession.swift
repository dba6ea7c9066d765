import Foundation
import NIOCore
import TesseraDisplay

/// The connection of a page to a device, from the opening of its WebSocket to the closing.
struct DeviceSession: Sendable {
    /// The source of devices.
    let registry: DeviceRegistry
    /// The builds of the apps, or nil if they do not change.
    let development: Development?

    /// The time within which a page must send a hello.
    private static let helloTime = TimeAmount.seconds(10)

    /// Displays the device that `request` asks for on `channel`, until the channel closes.
    func run(_ channel: NIOAsyncChannel<InboundMessage, OutboundMessage>, _ request: DeviceRequest) async {
        // An error means that the connection failed, which ends the session as closing the connection does.
        try? await channel.executeThenClose { inbound, outbound in
            let connection = PageConnection(channel: channel.channel, outbound: outbound)
            let reports = Task { await report(to: connection, about: request.app) }
            defer { reports.cancel() }
            guard let app = await presentBuild(of: request.app, for: channel.channel) else { return }
            var messages = inbound.makeAsyncIterator()
            do throws(DeviceRegistry.Refusal) {
                let (device, isResumed) = try await registry.device(for: app, token: request.token)
                let token = device.token.text
                connection.send(
                    .device(
                        token: token, resumed: isResumed,
                        resources: "/\(request.app.pathName)/resources/\(token)/"))
                await device.attach(connection)
                let goodbye = await listen(&messages, on: channel.channel, as: connection, of: device)
                switch goodbye {
                case .bye: await device.end(from: connection)
                case .refused where !isResumed: await device.end(from: connection)
                case .refused, .lost: await device.detach(connection)
                }
            } catch {
                switch error {
                case .draining: connection.closeGoingAway()
                case .full(let reason): connection.send(.full(reason: reason))
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

    private enum Goodbye {
        /// The page has been closed for good.
        case bye
        /// The page has not sent a hello that the host understands, so that a new device is of no use to it.
        case refused
        /// The connection failed; the page may return.
        case lost
    }

    private func listen(
        _ messages: inout NIOAsyncChannelInboundStream<InboundMessage>.AsyncIterator, on channel: any Channel,
        as connection: PageConnection, of device: Device
    ) async -> Goodbye {
        let deadline = channel.eventLoop.scheduleTask(in: Self.helloTime) {
            connection.send(.error(reason: "A display says hello within 10 seconds."))
        }
        defer { deadline.cancel() }
        var hasSaidHello = false
        do {
            while let message = try await messages.next() {
                guard case .text(let text) = message else { return .lost }
                switch try BrowserMessage(parsing: Data(text.readableBytesView)) {
                case .bye:
                    return .bye
                case .event(.hello(let hello)) where hello.version != ProtocolVersion.current:
                    connection.send(
                        .refused(
                            reason: ProtocolVersion.mismatch(
                                app: ProtocolVersion.current, display: hello.version)))
                    return .refused
                case .event(let event):
                    if case .hello = event, !hasSaidHello {
                        hasSaidHello = true
                        await registry.greeted(device)
                    }
                    guard hasSaidHello else {
                        connection.send(.error(reason: "The first message of a display is a hello."))
                        return .lost
                    }
                    deadline.cancel()
                    await device.pass(event, from: connection)
                }
            }
        } catch let error as InvalidEvent {
            connection.send(.error(reason: error.description))
        } catch {
            // The connection broke.
        }
        return hasSaidHello ? .lost : .refused
    }
}
