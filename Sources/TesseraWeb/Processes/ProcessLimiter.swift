import Foundation
import NIOCore

/// Keeps a process within its limits of memory and processor time.
///
/// It looks at the process four times in a second while that computes, and more and more rarely, down to every four seconds, while
/// it does not, so that a host with many apps at rest does nothing.
struct ProcessLimiter {
    private static let shortestPause = Duration.milliseconds(250)
    private static let longestPause = Duration.seconds(4)
    /// The longest time for which a process is stopped, so that it can still answer.
    private static let longestStop = TimeAmount.seconds(1)

    private let process: ChildProcess
    private let limits: DeviceLimits

    /// Creates the limiter of a process.
    init(_ process: ChildProcess, _ limits: DeviceLimits) {
        self.process = process
        self.limits = limits
    }

    /// Limits the process until the task is cancelled or the process uses too much memory.
    ///
    /// - Returns: The reason why the process must end, or nil.
    func run() async -> String? {
        guard limits.memory != nil || limits.processors != nil else { return nil }
        var budget = limits.processors.map { RateBudget(rate: Int($0 * 1_000_000), at: .now()) }
        var last = 0.0
        var pause = Self.shortestPause
        while (try? await Task.sleep(for: pause)) != nil, let usage = ProcessUsage(of: process.id) {
            if let memory = limits.memory, usage.ownMemory > memory {
                return "it used \(usage.ownMemory >> 20) MB of memory, and \(memory >> 20) MB are allowed"
            }
            let used = usage.seconds - last
            last = usage.seconds
            pause = used == 0 ? min(pause * 2, Self.longestPause) : Self.shortestPause
            budget?.spend(Int(used * 1_000_000), at: .now())
            if let stop = budget?.overdraft(at: .now()) {
                process.signal(SIGSTOP)
                try? await Task.sleep(for: .nanoseconds(min(stop, Self.longestStop).nanoseconds))
                process.signal(SIGCONT)
            }
        }
        return nil
    }

    /// Sets the limits that the system itself keeps. The process keeps them even if it uses much at once.
    func apply() {
        #if os(Linux)
            set(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), to: limits.files)
            // This counts memory that is reserved and never used, too, such as the stacks of threads.
            if let memory = limits.memory {
                set(__rlimit_resource_t(RLIMIT_DATA.rawValue), to: 2 * memory + 256 << 20)
            }
        #endif
    }

    #if os(Linux)
        private typealias SetLimit =
            @convention(c) (pid_t, CInt, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) -> CInt

        /// The system's function `prlimit`. Its header declares it for GNU's dialect of C only, so that Swift does not see it.
        private static let setLimit = dlsym(nil, "prlimit").map { unsafeBitCast($0, to: SetLimit.self) }

        private func set(_ kind: __rlimit_resource_t, to value: Int) {
            var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
            // This fails only if the process has ended already.
            _ = Self.setLimit?(process.id, CInt(kind), &limit, nil)
        }
    #endif
}
