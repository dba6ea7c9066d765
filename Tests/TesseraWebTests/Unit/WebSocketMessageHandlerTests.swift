import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import TesseraWeb

@Suite struct WebSocketMessageHandlerTests {
    private let channel = EmbeddedChannel(
        handler: WebSocketMessageHandler(maximumSize: 10, pingInterval: .seconds(20)))

    @Test func `ping is answered with its bytes`() throws {
        try channel.writeInbound(frame(.ping, "abc"))
        let reply = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        #expect(reply.opcode == .pong)
        #expect(reply.data == ByteBuffer(string: "abc"))
    }

    @Test func `page that reads nothing gets no pongs`() throws {
        channel.isWritable = false
        try channel.writeInbound(frame(.ping, "first"))
        #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
        channel.isWritable = true
        try channel.writeInbound(frame(.ping, "second"))
        #expect(try channel.readOutbound(as: WebSocketFrame.self)?.data == ByteBuffer(string: "second"))
    }

    @Test func `fragments become one message around ping`() throws {
        try channel.writeInbound(frame(.text, "one ", isLast: false))
        try channel.writeInbound(frame(.ping, ""))
        try channel.writeInbound(frame(.continuation, "two"))
        #expect(try channel.readInbound() == InboundMessage.text(ByteBuffer(string: "one two")))
    }

    @Test func `too many bytes in fragments are a violation`() throws {
        try channel.writeInbound(frame(.text, "123456", isLast: false))
        try channel.writeInbound(frame(.continuation, "789012"))
        try channel.writeInbound(frame(.text, "more"))
        #expect(try channel.readInbound() == InboundMessage.violation(code: 1009))
        #expect(try channel.readInbound(as: InboundMessage.self) == nil)
        let close = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        #expect(close.opcode == .connectionClose)
        #expect(close.data == ByteBuffer(bytes: [0x03, 0xF1]))
    }

    @Test func `frames that no browser sends are a violation`() throws {
        let broken: [[WebSocketFrame]] = [
            [WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: "x"))],
            [frame(.continuation, "x")],
            [frame(.text, "x", isLast: false), frame(.text, "y")],
            [
                WebSocketFrame(
                    fin: true, rsv1: true, opcode: .text, maskKey: [0, 0, 0, 0], data: ByteBuffer())
            ],
        ]
        for frames in broken {
            let channel = EmbeddedChannel(
                handler: WebSocketMessageHandler(maximumSize: 10, pingInterval: .seconds(20)))
            for frame in frames { try channel.writeInbound(frame) }
            #expect(try channel.readInbound() == InboundMessage.violation(code: 1002))
        }
    }

    @Test func `the last words precede the closing frame, which waits for its answer`() throws {
        try channel.connect(to: .init(unixDomainSocketPath: "/x")).wait()
        channel.writeAndFlush(OutboundMessage.farewell(ByteBuffer(string: "bye"), code: 4001), promise: nil)
        #expect(try channel.readOutbound(as: WebSocketFrame.self)?.data == ByteBuffer(string: "bye"))
        #expect(try channel.readOutbound(as: WebSocketFrame.self)?.data == ByteBuffer(bytes: [0x0F, 0xA1]))
        channel.embeddedEventLoop.advanceTime(by: .seconds(4))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test func `closing is answered with its code`() throws {
        try channel.connect(to: .init(unixDomainSocketPath: "/x")).wait()
        var data = ByteBuffer()
        data.writeInteger(UInt16(1000))
        try channel.writeInbound(
            WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: [0, 0, 0, 0], data: data))
        let reply = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        #expect(reply.opcode == .connectionClose)
        #expect(reply.data == data)
        #expect(!channel.isActive)
    }

    @Test func `a connection whose other end answers no ping is closed`() throws {
        try channel.connect(to: .init(unixDomainSocketPath: "/x")).wait()
        for _ in 0..<5 {
            channel.embeddedEventLoop.advanceTime(by: .seconds(20))
            #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
            try channel.writeInbound(frame(.pong, ""))
        }
        channel.embeddedEventLoop.advanceTime(by: .seconds(40))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(20))
        #expect(!channel.isActive)
    }

    private func frame(_ opcode: WebSocketOpcode, _ text: String, isLast: Bool = true) -> WebSocketFrame {
        WebSocketFrame(fin: isLast, opcode: opcode, maskKey: [0, 0, 0, 0], data: ByteBuffer(string: text))
    }
}
