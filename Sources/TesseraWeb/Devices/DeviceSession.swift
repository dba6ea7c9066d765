import Foundation
import NIOCore
import TesseraDisplay

/// One page's visit to a device: from the opening of its WebSocket to the closing.
struct DeviceSession: Sendable {
    /// Where devices come from.
    let registry: DeviceRegistry

    /// How long a page may take to say hello.
    private static let helloTime = TimeAmount.seconds(10)

    /// Shows the device that `request` asks for on `channel`, until that closes.
    func run(_ channel: NIOAsyncChannel<InboundMessage, OutboundMessage>, _ request: DeviceRequest) async {
        // An error is a broken connection, which ends the visit as closing it does.
        try? await channel.executeThenClose { inbound, outbound in
            let connection = DisplayConnection(channel: channel.channel, outbound: outbound)
            var messages = inbound.makeAsyncIterator()
            do throws(DeviceRegistry.Refusal) {
                let (device, isResumed) = try await registry.device(for: request.app, token: request.token)
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
                case .full(let reason): connection.send(.full(reason: reason))
                case .cannotStart(let death, let retry):
                    connection.send(.ended(reason: death.reason, retry: retry))
                }
            }
            // Until the closing handshake is done, which the channel sees to.
            while try await messages.next() != nil {}
        }
    }

    private enum Goodbye {
        /// The page is left for good.
        case bye
        /// The page has not said a hello that is understood: a new device is of no use to it.
        case refused
        /// The connection broke; the page may come back.
        case lost
    }

    private func listen(
        _ messages: inout NIOAsyncChannelInboundStream<InboundMessage>.AsyncIterator, on channel: any Channel,
        as connection: DisplayConnection, of device: Device
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
                    if case .hello = event { hasSaidHello = true }
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
