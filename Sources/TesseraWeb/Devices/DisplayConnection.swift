import Foundation
import NIOCore

/// One page's connection to the host.
struct DisplayConnection: Sendable, Identifiable {
    /// Tells it from the other connections of the same device.
    let id: ObjectIdentifier

    private let channel: any Channel
    private let outbound: NIOAsyncChannelOutboundWriter<OutboundMessage>

    /// Wraps a WebSocket.
    init(channel: any Channel, outbound: NIOAsyncChannelOutboundWriter<OutboundMessage>) {
        id = ObjectIdentifier(channel)
        self.channel = channel
        self.outbound = outbound
    }

    /// Passes on a message of the app; returns when the page has room for another.
    func pass(_ message: Data) async throws {
        try await outbound.write(.text(ByteBuffer(bytes: message)))
    }

    /// Says something in the host's own name, without waiting, and closes where nothing can follow.
    func send(_ message: HostMessage) {
        let text = ByteBuffer(bytes: message.json)
        if let code = message.closeCode {
            channel.writeAndFlush(OutboundMessage.farewell(text, code: code), promise: nil)
        } else {
            channel.writeAndFlush(OutboundMessage.text(text), promise: nil)
        }
    }

    /// Closes the connection since the host is going away (1001): the page tries again by itself.
    func leave() {
        channel.writeAndFlush(OutboundMessage.farewell(nil, code: 1001), promise: nil)
    }
}
