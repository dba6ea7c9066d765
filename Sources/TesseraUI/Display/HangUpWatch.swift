import Foundation

/// Ends the process of an app that hangs when its host is gone.
///
/// An app whose main loop runs notices that its socket has been closed, and ends by itself. A host ends an app that does not. But
/// a host that was killed cannot do that, and an app whose main thread never returns to its main loop would then run for ever.
enum HangUpWatch {
    /// The time in which the process can end by itself after its socket has been closed, in seconds.
    static let patience = 10.0

    /// Watches a connected socket on a thread that sleeps until the other end closes.
    ///
    /// - Parameters:
    ///   - descriptor: The socket, which stays open as long as the process lives.
    ///   - patience: The time between the closing and the call of `end`, in seconds.
    ///   - end: The function that is called then. It ends the process without running anything of the app.
    static func start(
        _ descriptor: Int32, patience: TimeInterval = patience,
        end: @escaping @Sendable () -> Void = { _exit(1) }
    ) {
        let thread = Thread {
            guard waitForHangUp(of: descriptor) else { return }
            Thread.sleep(forTimeInterval: patience)
            end()
        }
        thread.stackSize = 128 * 1024
        thread.name = "waiting for the end of the host"
        thread.start()
    }

    /// Waits until the other end of a socket has been closed. Returns false if `descriptor` cannot be watched.
    private static func waitForHangUp(of descriptor: Int32) -> Bool {
        // The system reports the closing of the other end even if no events are asked for.
        var entry = pollfd(fd: descriptor, events: 0, revents: 0)
        while poll(&entry, 1, -1) < 0 {
            guard errno == EINTR else { return false }
        }
        return entry.revents & Int16(POLLHUP | POLLERR) != 0
    }
}
