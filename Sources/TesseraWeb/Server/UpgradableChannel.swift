import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket
import TesseraDisplay

/// A connection at the host's port. It is an HTTP connection unless its first request turns it into a
/// WebSocket.
struct UpgradableChannel: HTTPChannelHandler {
    /// The kinds of connections.
    enum Kind: Sendable {
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case webSocket(NIOAsyncChannel<InboundMessage, OutboundMessage>, DeviceRequest)
    }

    /// A connection whose kind may not be decided yet.
    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let kind: EventLoopFuture<Kind>
    }

    /// The function that answers HTTP requests.
    let responder: Responder
    /// Returns the device that a WebSocket request asks for, or nil if the request is to be answered as an
    /// HTTP request.
    let acceptsWebSocket: @Sendable (_ path: String, _ headers: HTTPHeaders) -> DeviceRequest?
    /// Displays a device on a WebSocket until the WebSocket closes.
    let displayDevice:
        @Sendable (NIOAsyncChannel<InboundMessage, OutboundMessage>, DeviceRequest) async -> Void
    /// Decides which connections are taken, and counts them.
    let admission: Admission
    /// The time within which a request must be whole. A connection may be silent for as long before its first request, and
    /// between later ones. The second limit also applies to half a request that has come together with a whole one before it.
    let requestTime: Duration
    /// Counts the messages of WebSockets.
    let metrics: HostMetrics
    /// The interval of pings on a WebSocket.
    let pingInterval: TimeAmount

    /// The time within which a page must take some of the bytes that wait for it.
    private static let readingTime = TimeAmount.seconds(30)
    /// The number of bytes that may wait for a slow page before the app has to wait.
    private static let sendBuffer = 1 << 20

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            guard try admission.admit(channel) else {
                return Value(
                    channel: channel,
                    kind: channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel))
            }
            try channel.pipeline.syncOperations.addHandler(
                SlowReaderHandler(time: Self.readingTime) { [metrics] in metrics.closed(.slow) })
            let upgrader = NIOTypedWebSocketServerUpgrader<Kind>(
                maxFrameSize: DisplayEvent.maximumSize,
                enableAutomaticErrorHandling: false,
                shouldUpgrade: { channel, head in
                    guard acceptsWebSocket(head.uri, head.headers) != nil else {
                        return channel.eventLoop.makeSucceededFuture(nil)
                    }
                    var answer = HTTPHeaders()
                    if let compression = MessageCompression(head.headers) {
                        answer.add(name: "Sec-WebSocket-Extensions", value: compression.answer)
                    }
                    return channel.eventLoop.makeSucceededFuture(answer)
                },
                upgradePipelineHandler: { channel, head in setUpWebSocket(channel, head) })
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [upgrader],
                    notUpgradingCompletionHandler: { setUpHTTP($0, logger: logger) }))
            configuration.enablePipelining = false
            configuration.enableErrorHandling = false
            configuration.enableResponseHeaderValidation = false
            let kind = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: configuration)
            let pipeline = channel.pipeline.syncOperations
            let upgrade = try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Kind>.self)
            let requestDeadline = RequestDeadline(time: TimeAmount(requestTime)) { [metrics] in
                metrics.closed(.deadline)
            }
            try pipeline.addHandler(
                RequestEnd(requestDeadline) { admission.connections.noteRequest(on: channel) },
                name: RequestEnd.name, position: .before(upgrade))
            try pipeline.addHandler(
                admission.meter(of: channel), name: RequestMeter.name, position: .before(upgrade))
            try pipeline.addHandler(
                UpgradeFilter { acceptsWebSocket($0.uri, $0.headers) != nil }, position: .before(upgrade))
            try pipeline.addHandler(
                InvalidRequestHandler(), name: InvalidRequestHandler.name, position: .before(upgrade))
            try pipeline.addHandler(requestDeadline, name: RequestDeadline.name, position: .first)
            let silence = SilentConnectionHandler()
            try pipeline.addHandler(silence, position: .first)
            let bound = NIOLoopBound(requestDeadline, eventLoop: channel.eventLoop)
            let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(requestTime)) { [metrics] in
                // The connection may have ended just now.
                guard channel.isActive else { return }
                metrics.closed(bound.value.isRunning ? .deadline : .silent)
                channel.close(promise: nil)
            }
            kind.assumeIsolated().whenComplete { _ in
                deadline.cancel()
                pipeline.removeHandler(silence, promise: nil)
            }
            return Value(channel: channel, kind: kind)
        }
    }

    private func setUpHTTP(_ channel: any Channel, logger: Logger) -> EventLoopFuture<Kind> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(ResponseCompression.makeHandler())
            try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
            try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: requestTime, logger: logger))
            return .http(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel,
                    configuration: .init(isOutboundHalfClosureEnabled: true)))
        }
    }

    private func setUpWebSocket(_ channel: any Channel, _ head: HTTPRequestHead) -> EventLoopFuture<Kind> {
        channel.eventLoop.makeCompletedFuture {
            guard var request = acceptsWebSocket(head.uri, head.headers) else {
                throw ChannelError.inappropriateOperationForState
            }
            request.refusal = try admission.admitWebSocket(channel, headers: head.headers)
            request.visitor = admission.visitor(of: channel, forwarded: head.headers["X-Forwarded-For"])
            // A WebSocket has no requests, and pings of its own.
            channel.pipeline.syncOperations.removeHandler(name: RequestDeadline.name, promise: nil)
            channel.pipeline.syncOperations.removeHandler(name: RequestEnd.name, promise: nil)
            channel.pipeline.syncOperations.removeHandler(name: RequestMeter.name, promise: nil)
            channel.pipeline.syncOperations.removeHandler(name: InvalidRequestHandler.name, promise: nil)
            let options = channel.syncOptions
            try options?.setOption(.allowRemoteHalfClosure, value: false)
            try options?.setOption(
                .writeBufferWaterMark, value: .init(low: Self.sendBuffer / 2, high: Self.sendBuffer))
            try channel.pipeline.syncOperations.addHandler(
                WebSocketMessageHandler(
                    maximumSize: DisplayEvent.maximumSize, pingInterval: pingInterval,
                    compression: MessageCompression(head.headers)))
            try channel.pipeline.syncOperations.addHandler(TrafficCounter(metrics))
            return .webSocket(try NIOAsyncChannel(wrappingChannelSynchronously: channel), request)
        }
    }

    func handle(value: Value, logger: Logger) async {
        await withTaskCancellationHandler {
            guard let kind = try? await value.kind.get() else {
                // The connection ended before its first request, or the request was not valid HTTP.
                value.channel.close(promise: nil)
                return
            }
            switch kind {
            case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
            case .webSocket(let channel, let request): await displayDevice(channel, request)
            }
        } onCancel: {
            value.channel.close(promise: nil)
        }
    }
}
