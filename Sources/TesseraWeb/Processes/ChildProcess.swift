import Foundation
import NIOConcurrencyHelpers
import NIOCore

/// A child process that is signalled only while it is there, and reaped as soon as it has ended.
///
/// The process leads a process group of its own: Ctrl-C in the host's terminal does not reach it, and whatever it
/// has started ends with it.
final class ChildProcess: Sendable {
    /// The process id.
    let id: pid_t
    /// Completes when the process has ended and been reaped.
    let exit: EventLoopFuture<ExitStatus>

    private let isReaped = NIOLockedValueBox(false)

    /// Watches over `id`, a child that nobody else waits for.
    init(id: pid_t, eventLoop: any EventLoop) {
        self.id = id
        let promise = eventLoop.makePromise(of: ExitStatus.self)
        exit = promise.futureResult
        // A thread that sleeps in waitid notices an end at once, on every system, and whoever still holds the
        // process's sockets and pipes. It costs one small stack.
        let thread = Thread { [self] in promise.succeed(reap()) }
        thread.stackSize = 128 * 1024
        thread.name = "waiting for \(id)"
        thread.start()
    }

    /// Sends a signal to the process and what it has started; nothing where it has been reaped.
    func signal(_ signal: Int32) {
        isReaped.withLockedValue { isReaped in
            if !isReaped { _ = kill(-id, signal) }
        }
    }

    private func reap() -> ExitStatus {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        // The ended process still holds its number, so that the group can only be its own.
        _ = kill(-id, SIGKILL)
        return isReaped.withLockedValue { isReaped in
            var status: Int32 = 0
            while waitpid(id, &status, 0) == -1, errno == EINTR {}
            isReaped = true
            return ExitStatus(waitStatus: status)
        }
    }
}
