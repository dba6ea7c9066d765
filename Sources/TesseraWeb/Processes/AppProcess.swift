import Foundation
import NIOCore
import NIOPosix

/// A running app and the three streams to and from it.
struct AppProcess: Sendable {
    /// The process.
    let child: ChildProcess
    /// The stream of frames to and from the app.
    let display: NIOAsyncChannel<ByteBuffer, ByteBuffer>
    /// The app's standard output.
    let output: NIOAsyncChannel<ByteBuffer, Never>
    /// The app's standard error.
    let errors: NIOAsyncChannel<ByteBuffer, Never>

    /// The time within which a process must end by itself after its display has been closed, and again after
    /// SIGTERM.
    private static let patience = TimeAmount.milliseconds(400)

    /// Starts `executable`.
    ///
    /// - Throws: An error if the system cannot start the executable, such as one for another type of
    ///   machine.
    static func start(
        _ executable: String, environment: [String: String] = [:],
        inheriting inherited: AppEnvironment = .all,
        limits: DeviceLimits = DeviceLimits(), on group: any EventLoopGroup
    ) async throws -> AppProcess {
        let spawned = try SpawnedApp(executable: executable, environment: environment, inheriting: inherited)
        let loop = group.any()
        let child = ChildProcess(id: spawned.id, eventLoop: loop)
        ProcessLimiter(child, limits).apply()
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

    /// Closes the streams of a process that has ended. The pipes are closed a little later, so that the last
    /// output still arrives. They cannot wait for their end, since a process that the app started may keep
    /// them open for ever.
    func closeStreams() {
        display.channel.close(promise: nil)
        for channel in [output.channel, errors.channel] {
            let closing = channel.eventLoop.scheduleTask(in: .milliseconds(200)) {
                channel.close(promise: nil)
            }
            channel.closeFuture.whenComplete { _ in closing.cancel() }
        }
    }

    /// Ends the app, in at most 0.8 seconds: it closes the display, then sends SIGTERM, and then SIGKILL.
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
