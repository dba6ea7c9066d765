import NIOCore
import NIOEmbedded
import Testing

@testable import TesseraWeb

@Suite struct SlowReaderHandlerTests {
    /// The number of connections that were closed because the other end took nothing.
    private final class Count {
        var value = 0
    }

    private let loop = EmbeddedEventLoop()
    private let count = Count()
    private let channel: EmbeddedChannel

    init() throws {
        channel = EmbeddedChannel(
            handler: SlowReaderHandler(time: .seconds(30)) { [count] in count.value += 1 }, loop: loop)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func setWritable(_ isWritable: Bool) {
        channel.isWritable = isWritable
        channel.pipeline.fireChannelWritabilityChanged()
    }

    @Test func `connection whose other end takes nothing is closed and counted`() {
        setWritable(false)
        loop.advanceTime(by: .seconds(29))
        #expect(channel.isActive)
        #expect(count.value == 0)
        loop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
        #expect(count.value == 1)
    }

    @Test func `connection whose other end takes everything in time stays open`() {
        setWritable(false)
        loop.advanceTime(by: .seconds(29))
        setWritable(true)
        loop.advanceTime(by: .seconds(60))
        #expect(channel.isActive)
        #expect(count.value == 0)
    }

    @Test func `connection that ends by itself is not counted`() throws {
        setWritable(false)
        try channel.close().wait()
        loop.advanceTime(by: .seconds(60))
        #expect(count.value == 0)
    }
}
