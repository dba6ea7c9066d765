import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket
import Testing

@testable import TesseraWeb

@Suite struct MessageCompressionTests {
    private static let common = "permessage-deflate; client_no_context_takeover"
    /// “Hello” as the first message of a stream, from RFC 7692.
    private static let hello: [UInt8] = [0xF2, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00]

    private static func headers(_ offer: String?, host: String = "apps.example.org") -> HTTPHeaders {
        var headers: HTTPHeaders = ["Host": host]
        if let offer { headers.add(name: "Sec-WebSocket-Extensions", value: offer) }
        return headers
    }

    @Test(
        arguments: [
            ("permessage-deflate", common),
            ("permessage-deflate; client_max_window_bits", common),
            ("permessage-deflate;client_max_window_bits=10 ; client_no_context_takeover", common),
            ("x-webkit-deflate-frame, permessage-deflate", common),
            ("permessage-deflate; server_no_context_takeover", "\(common); server_no_context_takeover"),
            (#"permessage-deflate; server_max_window_bits="9""#, "\(common); server_max_window_bits=9"),
            ("permessage-deflate; server_max_window_bits=8, permessage-deflate", common),
            ("permessage-deflate; dictionary=x, permessage-deflate", common),
        ])
    func `first offer that can be kept is accepted`(offer: String, answer: String) throws {
        #expect(MessageCompression(Self.headers(offer))?.answer == answer)
    }

    @Test(
        arguments: [
            nil, "", "deflate-frame", "permessage-deflate; server_max_window_bits",
            "permessage-deflate; server_max_window_bits=16", "permessage-deflate; server_max_window_bits=010",
            "permessage-deflate; server_no_context_takeover=1",
            "permessage-deflate; client_max_window_bits=x",
            "permessage-deflate; server_no_context_takeover; server_no_context_takeover",
            "permessage-deflate;",
        ])
    func `other offers are not accepted`(offer: String?) {
        #expect(MessageCompression(Self.headers(offer)) == nil)
    }

    @Test(arguments: ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "photos.localhost"])
    func `page on the host's machine gets no compression`(host: String) {
        #expect(MessageCompression(Self.headers("permessage-deflate", host: host)) == nil)
    }

    @Test func `page's wishes limit the host's stream`() throws {
        let compression = try #require(
            MessageCompression(
                Self.headers("permessage-deflate; server_max_window_bits=10; server_no_context_takeover")))
        #expect(compression.windowBits == 10)
        #expect(!compression.keepsContext)
        #expect(
            MessageCompression(Self.headers("permessage-deflate; server_max_window_bits=15"))?.windowBits
                == 13)
    }

    @Test func `second message refers to the first, if the page allows that`() throws {
        let message = ByteBuffer(string: "Hello")
        let going = try #require(MessageCompression(Self.headers("permessage-deflate")))
        let stream = try #require(MessageDeflater(going))
        #expect(stream.deflate(message) == ByteBuffer(bytes: Self.hello))
        #expect(stream.deflate(message) == ByteBuffer(bytes: [0xF2, 0x00, 0x11, 0x00, 0x00]))
        let single = try #require(
            MessageCompression(Self.headers("permessage-deflate; server_no_context_takeover")))
        let other = try #require(MessageDeflater(single))
        #expect(other.deflate(message) == ByteBuffer(bytes: Self.hello))
        #expect(other.deflate(message) == ByteBuffer(bytes: Self.hello))
    }

    @Test(
        arguments: [
            hello,
            // Without compression, and with a block that ends the stream.
            [0x00, 0x05, 0x00, 0xFA, 0xFF, 0x48, 0x65, 0x6C, 0x6C, 0x6F, 0x00],
            [0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x00],
            // In two blocks.
            [0xF2, 0x48, 0x05, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xCA, 0xC9, 0xC9, 0x07, 0x00],
        ])
    func `forms of a message are expanded`(bytes: [UInt8]) throws {
        let message = try MessageInflater.inflate(ByteBuffer(bytes: bytes), maximumSize: 5)
        #expect(message == ByteBuffer(string: "Hello"))
    }

    @Test func `message that just fills the room for it is expanded`() throws {
        // 256 times the digit zero, which is as much room as a short message gets at first.
        let zeros: [UInt8] = [0x32, 0x30, 0x18, 0xD9, 0x00, 0x00]
        for maximumSize in [256, 257, 1000] {
            let message = try MessageInflater.inflate(ByteBuffer(bytes: zeros), maximumSize: maximumSize)
            #expect(message == ByteBuffer(repeating: 0x30, count: 256))
        }
    }

    @Test func `message that grows beyond the limit is refused`() throws {
        let compression = try #require(MessageCompression(Self.headers("permessage-deflate")))
        let zeros = ByteBuffer(repeating: 0x30, count: 1 << 20)
        let deflater = try #require(MessageDeflater(compression))
        let bomb = try #require(deflater.deflate(zeros))
        #expect(bomb.readableBytes < 2000)
        #expect(try MessageInflater.inflate(bomb, maximumSize: 1 << 20) == zeros)
        #expect(throws: MessageInflater.Failure.tooLarge) {
            try MessageInflater.inflate(bomb, maximumSize: (1 << 20) - 1)
        }
    }

    @Test(
        arguments: [[0xFF, 0xFF, 0xFF], [0xF2, 0x48, 0xCD], [0x00, 0x05, 0x00, 0xFA, 0xFE], []] as [[UInt8]])
    func `damaged message is refused`(bytes: [UInt8]) {
        #expect(throws: MessageInflater.Failure.damaged) {
            try MessageInflater.inflate(ByteBuffer(bytes: bytes), maximumSize: 100)
        }
    }

    // MARK: Frames

    private func makeChannel(maximumSize: Int = 100) throws -> EmbeddedChannel {
        let compression = try #require(MessageCompression(Self.headers("permessage-deflate")))
        return EmbeddedChannel(
            handler: WebSocketMessageHandler(
                maximumSize: maximumSize, pingInterval: .seconds(20), compression: compression))
    }

    private func frame(
        _ opcode: WebSocketOpcode, _ bytes: [UInt8], isMarked: Bool = false, isLast: Bool = true
    ) -> WebSocketFrame {
        WebSocketFrame(
            fin: isLast, rsv1: isMarked, opcode: opcode, maskKey: [0, 0, 0, 0], data: ByteBuffer(bytes: bytes)
        )
    }

    @Test func `compressed fragments become one message around ping, and plain ones too`() throws {
        let channel = try makeChannel()
        try channel.writeInbound(frame(.text, Array(Self.hello[..<3]), isMarked: true, isLast: false))
        try channel.writeInbound(frame(.ping, []))
        try channel.writeInbound(frame(.continuation, Array(Self.hello[3...])))
        try channel.writeInbound(frame(.text, Array("plain".utf8)))
        #expect(try channel.readInbound() == InboundMessage.text(ByteBuffer(string: "Hello")))
        #expect(try channel.readInbound() == InboundMessage.text(ByteBuffer(string: "plain")))
    }

    @Test func `a misplaced mark of compression and damaged data are a violation`() throws {
        let broken = [
            [frame(.ping, [], isMarked: true)],
            [
                frame(.text, Self.hello, isMarked: true, isLast: false),
                frame(.continuation, [0], isMarked: true),
            ],
            [frame(.text, [0xFF, 0xFF, 0xFF], isMarked: true)],
        ]
        for frames in broken {
            let channel = try makeChannel()
            for frame in frames { try channel.writeInbound(frame) }
            #expect(try channel.readInbound() == InboundMessage.violation(code: 1002))
        }
    }

    @Test func `message that is too large once expanded is violation`() throws {
        // Eleven times the digit zero.
        let zeros: [UInt8] = [0x32, 0x30, 0x80, 0x03, 0x00, 0x00]
        let channel = try makeChannel(maximumSize: 11)
        try channel.writeInbound(frame(.text, zeros, isMarked: true))
        #expect(try channel.readInbound() == InboundMessage.text(ByteBuffer(string: "00000000000")))
        let narrow = try makeChannel(maximumSize: 10)
        try narrow.writeInbound(frame(.text, zeros, isMarked: true))
        #expect(try narrow.readInbound() == InboundMessage.violation(code: 1009))
    }

    @Test func `long messages are compressed, and short ones are not`() throws {
        let channel = try makeChannel()
        let text = ByteBuffer(string: String(repeating: "patch ", count: 11))
        try channel.writeOutbound(OutboundMessage.text(text))
        let frame = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        #expect(frame.rsv1)
        #expect(frame.data.readableBytes < 20)
        #expect(try MessageInflater.inflate(frame.data, maximumSize: 66) == text)
        try channel.writeOutbound(OutboundMessage.text(ByteBuffer(string: "short")))
        let other = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        #expect(!other.rsv1)
        #expect(other.data == ByteBuffer(string: "short"))
    }
}
