import Foundation
import NIOCore

/// The connection of one page to the host.
struct PageConnection: Sendable, Identifiable {
    /// An identifier that is unique among the connections of a device.
    let id: ObjectIdentifier

    private let channel: any Channel
    private let outbound: NIOAsyncChannelOutboundWriter<OutboundMessage>

    /// Creates the connection for a WebSocket.
    init(channel: any Channel, outbound: NIOAsyncChannelOutboundWriter<OutboundMessage>) {
        id = ObjectIdentifier(channel)
        self.channel = channel
        self.outbound = outbound
    }

    /// Sends a message of the app. Returns when the connection has room for another.
    func pass(_ message: Data) async throws {
        try await outbound.write(.text(ByteBuffer(bytes: message)))
    }

    /// Sends a message of the host itself without waiting. Closes the connection if the message is the last.
    func send(_ message: HostMessage) {
        let text = ByteBuffer(bytes: message.json)
        if let code = message.closeCode {
            channel.writeAndFlush(OutboundMessage.farewell(text, code: code), promise: nil)
        } else {
            channel.writeAndFlush(OutboundMessage.text(text), promise: nil)
        }
    }

    /// True if the page reads what is sent to it as fast as that is written.
    var isWritable: Bool { channel.isWritable }

    /// Sends a message of the host that a page can do without, unless the page is behind with reading: a page that
    /// asks and never reads would fill the host's memory.
    func sendIfWritable(_ message: HostMessage) {
        guard isWritable else { return }
        send(message)
    }

    /// Closes the connection with the code 1001, since the host is shutting down. The page connects again by
    /// itself.
    func closeGoingAway() {
        channel.writeAndFlush(OutboundMessage.farewell(nil, code: 1001), promise: nil)
    }
}
