import Foundation
import NIOCore
import NIOPosix

/// The host's end of a pipe to which an app writes its output.
struct AppStream: Sendable {
    /// The channel that delivers what the app writes. It ends when the last process has closed the pipe, or by ``close(after:)``.
    let channel: NIOAsyncChannel<ByteBuffer, Never>

    /// The number of the reading end, which is valid on the channel's event loop while the channel is active.
    private let descriptor: CInt

    /// The greatest number of bytes that are read at the end. A pipe has at most so many, unless another process still writes.
    private static let mostRemainder = 1 << 20

    /// Begins to read `descriptor`, which the stream closes at its end.
    init(_ descriptor: CInt, on loop: any EventLoop) async throws {
        self.descriptor = descriptor
        channel = try await NIOPipeBootstrap(group: loop).takingOwnershipOfDescriptor(input: descriptor) {
            channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel(wrappingChannelSynchronously: channel)
            }
        }
    }

    /// Ends the stream of a process that has ended, after what the process has written.
    ///
    /// - Parameter pause: The time in which the pipe may end by itself. It does not end as long as another process, which the app
    ///   has started, has it open.
    func close(after pause: TimeAmount) {
        let channel = channel.channel
        let closing = channel.eventLoop.scheduleTask(in: pause) {
            // A busy event loop may not have looked at the pipe since the process wrote its last words.
            readRemainder()
            channel.close(promise: nil)
        }
        channel.closeFuture.whenComplete { _ in closing.cancel() }
    }

    /// Delivers all that waits in the pipe.
    private func readRemainder() {
        guard channel.channel.isActive else { return }
        let pipeline = channel.channel.pipeline.syncOperations
        var count = 0
        while count < Self.mostRemainder {
            var buffer = channel.channel.allocator.buffer(capacity: 64 << 10)
            // The pipe does not block, since NIO reads it.
            let size = buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: 64 << 10) { bytes in
                max(0, read(descriptor, bytes.baseAddress, bytes.count))
            }
            guard size > 0 else { break }
            count += size
            pipeline.fireChannelRead(NIOAny(buffer))
        }
        if count > 0 { pipeline.fireChannelReadComplete() }
    }
}
