import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import TesseraDisplay
import Testing

/// A page that displays a device, in place of the browser's client.
struct TestPage {
    /// A message that a page receives. Absent members are nil.
    struct Message: Decodable {
        var type: String
        var token: String?
        var resumed: Bool?
        var resources: String?
        var documents: String?
        var reason: String?
        var limit: String?
        var app: String?
        var retry: Int?
        var process: Int32?
        var event: DisplayEvent?
        var number: Int?
        var passed: Int?
        var build: Build?
    }

    /// The state of a build in a message.
    struct Build: Decodable {
        struct Problem: Decodable {
            var message: String
            var line: Int?
        }

        var state: String
        var warnings: Int?
        var more: Int?
        var problems: [Problem]?
    }

    /// An event on the connection.
    enum Received {
        case message(Message)
        case closed(code: Int)
    }

    /// An error that says that the host has refused the WebSocket with an HTTP status.
    struct Refused: Error, Equatable {}

    static let hello = DisplayEvent.hello(
        .init(
            version: ProtocolVersion.current, screen: .init(width: 390, height: 844, scale: 2), overscan: 1))

    /// Returns the query of an address that contains the hello. The page has then said hello before the app can end.
    static func queryOfHello() throws -> String {
        let json = String(decoding: try JSONEncoder().encode(hello), as: UTF8.self)
        return "hello=" + (try #require(json.addingPercentEncoding(withAllowedCharacters: .alphanumerics)))
    }

    private var inbound: NIOAsyncChannelInboundStream<WebSocketFrame>.AsyncIterator
    private let outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>

    /// Returns the next text message, or the closing of the connection.
    mutating func next() async throws -> Received {
        while let frame = try await inbound.next() {
            var data = frame.unmaskedData
            switch frame.opcode {
            case .text:
                return .message(try JSONDecoder().decode(Message.self, from: Data(data.readableBytesView)))
            case .connectionClose:
                return .closed(code: Int(data.readInteger(as: UInt16.self) ?? 1005))
            default: continue
            }
        }
        return .closed(code: 1006)
    }

    /// Returns the next message of a type, and skips others before it.
    mutating func next(_ type: String) async throws -> Message {
        while true {
            switch try await next() {
            case .message(let message) where message.type == type: return message
            case .message: continue
            case .closed(let code): throw Closed(code: code, awaited: type)
            }
        }
    }

    /// Returns the next message of each of some types, in whatever order they arrive, and skips others between them.
    mutating func nextOfEach(_ types: Set<String>) async throws -> [String: Message] {
        var messages: [String: Message] = [:]
        while messages.count < types.count {
            let awaited = types.subtracting(messages.keys)
            switch try await next() {
            case .message(let message) where awaited.contains(message.type): messages[message.type] = message
            case .message: continue
            case .closed(let code):
                throw Closed(code: code, awaited: awaited.sorted().joined(separator: " and "))
            }
        }
        return messages
    }

    /// Skips messages until the connection is closed, and returns the code.
    mutating func closingCode() async throws -> Int {
        while true {
            if case .closed(let code) = try await next() { return code }
        }
    }

    /// An error that says that the connection was closed while a message was awaited.
    struct Closed: Error {
        var code: Int
        var awaited: String
    }

    func send(_ event: DisplayEvent) async throws {
        try await send(String(decoding: JSONEncoder().encode(event), as: UTF8.self))
    }

    func send(_ text: String) async throws {
        try await send(.text, Array(text.utf8))
    }

    func send(_ opcode: WebSocketOpcode, _ bytes: [UInt8], isLast: Bool = true) async throws {
        try await outbound.write(
            WebSocketFrame(fin: isLast, opcode: opcode, maskKey: .random(), data: ByteBuffer(bytes: bytes)))
    }

    /// Sends a hello, waits for its echo, and returns the app's process identifier.
    mutating func sayHello() async throws -> Int32 {
        try await send(Self.hello)
        // If another page was connected before, the echo of its end may come first.
        while true {
            let echo = try await next("echo")
            if case .hello = echo.event { return echo.process ?? 0 }
        }
    }
}

extension TestHost {
    /// Opens a page of `app` while `body` runs, and cuts the connection afterwards.
    ///
    /// - Parameters:
    ///   - query: What follows the question mark of the address.
    ///   - origin: The page's origin, or nil for the host's own. An empty string sends none.
    func withPage<Result: Sendable>(
        _ app: String, token: String? = nil, query: String = "", origin: String? = nil, host: String? = nil,
        forwardedFor: String? = nil,
        body: (inout TestPage) async throws -> Result
    ) async throws -> Result {
        let authority = host ?? "127.0.0.1:\(port)"
        var headers: HTTPHeaders = ["Host": authority, "Content-Length": "0"]
        if origin != "" { headers.add(name: "Origin", value: origin ?? "http://\(authority)") }
        if let forwardedFor { headers.add(name: "X-Forwarded-For", value: forwardedFor) }
        let uri = "/\(app)/device?" + (token.map { "token=\($0)&" } ?? "") + query
        let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: headers)
        let upgrade = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    let upgrader = NIOTypedWebSocketClientUpgrader<
                        NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
                    >(
                        maxFrameSize: 1 << 24,
                        upgradePipelineHandler: { channel, _ in
                            channel.eventLoop.makeCompletedFuture {
                                try NIOAsyncChannel(wrappingChannelSynchronously: channel)
                            }
                        })
                    var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
                        upgradeConfiguration: .init(
                            upgradeRequestHead: request, upgraders: [upgrader],
                            notUpgradingCompletionHandler: {
                                $0.eventLoop.makeFailedFuture(TestPage.Refused())
                            }))
                    // The host's first message may arrive together with its answer.
                    configuration.leftOverBytesStrategy = .forwardBytes
                    return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
                        configuration: configuration)
                }
            }
        return try await upgrade.get().executeThenClose { inbound, outbound in
            var page = TestPage(inbound: inbound.makeAsyncIterator(), outbound: outbound)
            return try await body(&page)
        }
    }
}

extension TestPage {
    fileprivate init(
        inbound: NIOAsyncChannelInboundStream<WebSocketFrame>.AsyncIterator,
        outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>, _: Void = ()
    ) {
        self.inbound = inbound
        self.outbound = outbound
    }
}
