import Foundation
import NIOCore
import NIOPosix

/// A running app and the three streams that lead to it.
struct AppProcess: Sendable {
    /// The process.
    let child: ChildProcess
    /// Frames to and from the app.
    let display: NIOAsyncChannel<ByteBuffer, ByteBuffer>
    /// What the app prints.
    let output: NIOAsyncChannel<ByteBuffer, Never>
    /// What the app complains about.
    let errors: NIOAsyncChannel<ByteBuffer, Never>

    /// How long a process may take to end by itself after its display is gone, and again after SIGTERM.
    private static let patience = TimeAmount.milliseconds(400)

    /// Starts `executable`.
    ///
    /// - Throws: Where the system refuses, as for a file of another machine type.
    static func start(_ executable: String, on group: any EventLoopGroup) async throws -> AppProcess {
        let spawned = try SpawnedApp(executable: executable)
        let loop = group.any()
        let child = ChildProcess(id: spawned.id, eventLoop: loop)
        do {
            let display = try await ClientBootstrap(group: loop)
                .withConnectedSocket(spawned.display) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                    }
                }
            let output = try await read(spawned.output, on: loop)
            let errors = try await read(spawned.errors, on: loop)
            return AppProcess(child: child, display: display, output: output, errors: errors)
        } catch {
            child.signal(SIGKILL)
            throw error
        }
    }

    private static func read(
        _ descriptor: CInt, on loop: any EventLoop
    ) async throws -> NIOAsyncChannel<ByteBuffer, Never> {
        try await NIOPipeBootstrap(group: loop).takingOwnershipOfDescriptor(input: descriptor) { channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel(wrappingChannelSynchronously: channel)
            }
        }
    }

    /// Closes what leads to a process that has ended: the pipes a little later, so that its last words arrive, but
    /// whatever of its offspring has got away may hold them for ever.
    func closeStreams() {
        display.channel.close(promise: nil)
        for channel in [output.channel, errors.channel] {
            let closing = channel.eventLoop.scheduleTask(in: .milliseconds(200)) {
                channel.close(promise: nil)
            }
            channel.closeFuture.whenComplete { _ in closing.cancel() }
        }
    }

    /// Ends the app: its display goes away, then it is asked to end, then it is made to. At most 0.8 seconds.
    func end() {
        display.channel.close(promise: nil)
        let loop = display.channel.eventLoop
        let terminate = loop.scheduleTask(in: Self.patience) { child.signal(SIGTERM) }
        let kill = loop.scheduleTask(in: Self.patience + Self.patience) { child.signal(SIGKILL) }
        child.exit.whenComplete { _ in
            terminate.cancel()
            kill.cancel()
        }
    }
}
