import Foundation
import NIOCore

/// Keeps a process within its limits of memory and processor time.
///
/// It looks at the process at least four times in a second while the process computes. Otherwise it looks more and more rarely,
/// down to once in four seconds, so that a host with many apps at rest does nothing.
struct ProcessLimiter {
    /// A number of processors that no machine has.
    private static let unlimited = 1e9

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
        // Without a limit of processor time, the share only tells when to look.
        var share = ProcessorShare(limits.processors ?? Self.unlimited, at: .now())
        var last = 0.0
        var pause = ProcessorShare.usualPause
        while (try? await Task.sleep(for: Duration(pause))) != nil, let usage = ProcessUsage(of: process.id) {
            if let memory = limits.memory, usage.ownMemory > memory {
                return "it used \(usage.ownMemory >> 20) MB of memory, and \(memory >> 20) MB are allowed"
            }
            let step = share.look(usage.seconds - last, at: .now())
            last = usage.seconds
            pause = step.pause
            if let stop = step.stop {
                process.signal(SIGSTOP)
                try? await Task.sleep(for: Duration(stop))
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
