import Foundation
import NIOConcurrencyHelpers
import NIOCore

/// A child process that gets signals only while it exists and is reaped as soon as it has ended.
///
/// The process leads a process group of its own, so that Ctrl-C in the host's terminal does not reach it,
/// and the processes that it has started end with it.
final class ChildProcess: Sendable {
    /// The process id.
    let id: pid_t
    /// A future that completes when the process has ended and been reaped.
    let exit: EventLoopFuture<ExitStatus>

    private let isReaped = NIOLockedValueBox(false)

    /// Waits for the end of `id`, a child for which nothing else waits.
    init(id: pid_t, eventLoop: any EventLoop) {
        self.id = id
        let promise = eventLoop.makePromise(of: ExitStatus.self)
        exit = promise.futureResult
        // A thread that sleeps in waitid wakes as soon as the process ends. That works on every system, and
        // even if another process still has the process's sockets and pipes open. It costs one small stack.
        let thread = Thread { [self] in promise.succeed(reap()) }
        thread.stackSize = 128 * 1024
        thread.name = "waiting for \(id)"
        thread.start()
    }

    /// Sends a signal to the process and those that it has started. Does nothing if it has been reaped.
    func signal(_ signal: Int32) {
        isReaped.withLockedValue { isReaped in
            if !isReaped { _ = kill(-id, signal) }
        }
    }

    private func reap() -> ExitStatus {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        // The ended process keeps its number until it is reaped, so that the group cannot be that of another
        // process.
        _ = kill(-id, SIGKILL)
        return isReaped.withLockedValue { isReaped in
            var status: Int32 = 0
            while waitpid(id, &status, 0) == -1, errno == EINTR {}
            isReaped = true
            return ExitStatus(waitStatus: status)
        }
    }
}
