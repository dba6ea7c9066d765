import Foundation
import NIOCore
import NIOPosix
import TesseraDisplay

/// A running app and the three streams to and from it.
struct AppProcess: Sendable {
    /// The process.
    let child: ChildProcess
    /// The stream of frames to and from the app.
    let display: NIOAsyncChannel<ByteBuffer, ByteBuffer>
    /// The app's standard output.
    let output: AppStream
    /// The app's standard error.
    let errors: AppStream

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
        var environment = environment
        environment[MemoryLimit.environmentVariable] = limits.memory.map { String($0) }
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
            let output = try await AppStream(spawned.output, on: loop)
            let errors = try await AppStream(spawned.errors, on: loop)
            return AppProcess(child: child, display: display, output: output, errors: errors)
        } catch {
            child.signal(SIGKILL)
            throw error
        }
    }

    /// Closes the streams of a process that has ended, after what it has written. The pipes get a moment to end by themselves.
    func closeStreams() {
        display.channel.close(promise: nil)
        for stream in [output, errors] { stream.close(after: .milliseconds(200)) }
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
