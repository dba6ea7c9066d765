import NIOCore
import NIOWebSocket

/// A message or an error on a WebSocket connection.
enum InboundMessage: Equatable, Sendable {
    /// A whole text message, composed of its fragments.
    case text(ByteBuffer)
    /// The other end has violated the protocol, and the connection is being closed with `code`.
    case violation(code: UInt16)
}

/// A message to send on a WebSocket connection.
enum OutboundMessage: Equatable, Sendable {
    /// A text message.
    case text(ByteBuffer)
    /// A last text message, if there is one, and the start of the closing handshake.
    case farewell(ByteBuffer?, code: UInt16)
}

/// Turns WebSocket frames into whole text messages and back. It compresses messages, and expands compressed ones, where
/// both ends have agreed on that.
///
/// It handles the rules of RFC 6455: it answers pings and closing handshakes, sends pings to an idle other
/// end, and closes connections that send unmasked, binary, malformed or too large messages. After the first
/// of these it delivers no more messages. A connection closes when the other end answers the closing handshake, or
/// five seconds after the handshake has begun. Until then it reads and drops what arrives: closing a TCP connection with
/// unread bytes would reset it, and the other end would never receive the last message and the code.
final class WebSocketMessageHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = InboundMessage
    typealias OutboundIn = OutboundMessage
    typealias OutboundOut = WebSocketFrame

    private let maximumSize: Int
    private let pingInterval: TimeAmount
    private let isCompressionAgreed: Bool
    private var deflater: MessageDeflater?
    private var fragments: ByteBuffer?
    /// True if the message whose fragments are arriving is compressed.
    private var isCompressed = false
    private var isClosing = false
    private var unansweredPings = 0
    private var pinging: RepeatedTask?

    /// The time that the other end has to answer a closing handshake. A page on a busy machine may need seconds to read.
    static let closingTime = TimeAmount.seconds(5)

    /// Creates a handler that accepts messages of at most `maximumSize` bytes, compressed or not.
    init(maximumSize: Int, pingInterval: TimeAmount, compression: MessageCompression? = nil) {
        self.maximumSize = maximumSize
        self.pingInterval = pingInterval
        isCompressionAgreed = compression != nil
        deflater = compression.flatMap { MessageDeflater($0) }
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        pinging = context.eventLoop.scheduleRepeatedTask(initialDelay: pingInterval, delay: pingInterval) {
            _ in
            let (handler, context) = bound.value
            handler.ping(context: context)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        pinging?.cancel()
        pinging = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        pinging?.cancel()
        pinging = nil
        context.fireChannelInactive()
    }

    // MARK: Receiving

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        unansweredPings = 0
        if isClosing {
            // The other end has answered the closing handshake, or has not received it yet.
            if frame.opcode == .connectionClose { context.close(promise: nil) }
            return
        }
        // The first bit marks the first frame of a compressed message.
        let mayBeMarked = isCompressionAgreed && frame.opcode == .text
        guard frame.maskKey != nil, !frame.rsv1 || mayBeMarked, !frame.rsv2, !frame.rsv3 else {
            return violate(.protocolError, context: context)
        }
        switch frame.opcode {
        case .text where fragments == nil:
            isCompressed = frame.rsv1
            receive(frame, appendingTo: ByteBuffer(), context: context)
        case .continuation:
            guard let start = fragments else { return violate(.protocolError, context: context) }
            // There must be only one reference to the buffer, so that appending does not copy it: a page may
            // send a message in very many pieces.
            fragments = nil
            receive(frame, appendingTo: consume start, context: context)
        case .binary: violate(.unacceptableData, context: context)
        case .ping:
            // If a page sends pings and does not read the answers, the answers must not accumulate.
            guard context.channel.isWritable else { break }
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            context.writeAndFlush(Self.wrapOutboundOut(pong), promise: nil)
        case .pong: break
        case .connectionClose: answerClose(frame, context: context)
        default: violate(.protocolError, context: context)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        // Nobody consumes messages any more, so that back-pressure would stop the reading.
        if isClosing { context.read() }
        context.fireChannelReadComplete()
    }

    private func receive(
        _ frame: WebSocketFrame, appendingTo message: consuming ByteBuffer, context: ChannelHandlerContext
    ) {
        var data = frame.unmaskedData
        guard message.readableBytes + data.readableBytes <= maximumSize else {
            return violate(.messageTooLarge, context: context)
        }
        message.writeBuffer(&data)
        guard frame.fin else {
            fragments = message
            return
        }
        fragments = nil
        guard isCompressed else {
            return context.fireChannelRead(Self.wrapInboundOut(.text(message)))
        }
        do throws(MessageInflater.Failure) {
            let expanded = try MessageInflater.inflate(message, maximumSize: maximumSize)
            context.fireChannelRead(Self.wrapInboundOut(.text(expanded)))
        } catch {
            violate(error == .tooLarge ? .messageTooLarge : .protocolError, context: context)
        }
    }

    private func answerClose(_ frame: WebSocketFrame, context: ChannelHandlerContext) {
        isClosing = true
        var reply = context.channel.allocator.buffer(capacity: 2)
        var data = frame.unmaskedData
        if let code = data.readSlice(length: 2) { reply.writeImmutableBuffer(code) }
        let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: reply)
        context.writeAndFlush(Self.wrapOutboundOut(close), promise: nil)
        context.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: violate(.messageTooLarge, context: context)
        case is NIOWebSocketError: violate(.protocolError, context: context)
        default: context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            if !isClosing { close(nil, code: 1001, promise: nil, context: context) }
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    private func violate(_ code: WebSocketErrorCode, context: ChannelHandlerContext) {
        guard !isClosing else { return }
        fragments = nil
        let number = UInt16(webSocketErrorCode: code)
        close(nil, code: number, promise: nil, context: context)
        context.fireChannelRead(Self.wrapInboundOut(.violation(code: number)))
    }

    // MARK: Sending

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isClosing else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch Self.unwrapOutboundIn(data) {
        case .text(let text):
            context.write(Self.wrapOutboundOut(frame(of: text)), promise: promise)
        case .farewell(let text, let code):
            close(text, code: code, promise: promise, context: context)
        }
    }

    /// Returns the frame of a message, which is compressed if that pays.
    private func frame(of text: ByteBuffer) -> WebSocketFrame {
        if let deflater, MessageCompression.lengths.contains(text.readableBytes) {
            if let compressed = deflater.deflate(text) {
                return WebSocketFrame(fin: true, rsv1: true, opcode: .text, data: compressed)
            }
            self.deflater = nil
        }
        return WebSocketFrame(fin: true, opcode: .text, data: text)
    }

    private func close(
        _ text: ByteBuffer?, code: UInt16, promise: EventLoopPromise<Void>?, context: ChannelHandlerContext
    ) {
        isClosing = true
        if let text {
            let frame = WebSocketFrame(fin: true, opcode: .text, data: text)
            context.write(Self.wrapOutboundOut(frame), promise: nil)
        }
        var data = context.channel.allocator.buffer(capacity: 2)
        data.writeInteger(code)
        let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        context.writeAndFlush(Self.wrapOutboundOut(close), promise: promise)
        let channel = context.channel
        context.eventLoop.scheduleTask(in: Self.closingTime) { channel.close(promise: nil) }
        // Back-pressure may have stopped the reading, but the other end's answer must be read.
        context.read()
    }

    private func ping(context: ChannelHandlerContext) {
        guard !isClosing else { return }
        guard unansweredPings < 2 else {
            context.close(promise: nil)
            return
        }
        unansweredPings += 1
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(Self.wrapOutboundOut(ping), promise: nil)
    }
}

extension UInt16 {
    /// The number of a closing code.
    fileprivate init(webSocketErrorCode code: WebSocketErrorCode) {
        var buffer = ByteBuffer()
        buffer.write(webSocketErrorCode: code)
        self = buffer.readInteger() ?? 1002
    }
}
