import NIOCore
import Synchronization

/// Runs tasks on the thread of an event loop, so that what they read from the loop's connections and write to them changes no
/// thread.
///
/// A message on its way from an app to its page would otherwise wake four threads, one after the other. What waits for the system
/// or takes long does not belong here, since all connections of the loop wait meanwhile: ``elsewhere(_:)`` leads away.
///
/// On Apple's systems before macOS 15 the tasks run where all others do.
struct LoopTasks: Sendable {
    private let loop: any EventLoop

    /// Creates the tasks of a loop that runs as long as the process.
    init(_ loop: any EventLoop) {
        self.loop = loop
    }

    /// Starts a task.
    func start(_ operation: @escaping @Sendable () async -> Void) {
        if #available(macOS 15.0, *) {
            Task(executorPreference: LoopExecutor.executor(of: loop), operation: operation)
        } else {
            Task(operation: operation)
        }
    }

    /// Runs a part of the present task.
    func run<Result, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        if #available(macOS 15.0, *) {
            try await withTaskExecutorPreference(
                LoopExecutor.executor(of: loop), isolation: isolation, operation: operation)
        } else {
            try await operation()
        }
    }

    /// Runs a part of the present task where tasks run that belong to no loop.
    static func elsewhere<Result, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        if #available(macOS 15.0, *) {
            try await withTaskExecutorPreference(
                globalConcurrentExecutor, isolation: isolation, operation: operation)
        } else {
            try await operation()
        }
    }
}

/// Runs the jobs of tasks on the thread of an event loop.
@available(macOS 15.0, *)
private final class LoopExecutor: TaskExecutor {
    private let loop: any EventLoop

    /// The executors of all loops. Tasks have references to executors that do not keep them, so each lives as long as the
    /// process.
    private static let all = Mutex<[ObjectIdentifier: LoopExecutor]>([:])

    private init(_ loop: any EventLoop) {
        self.loop = loop
    }

    static func executor(of loop: any EventLoop) -> LoopExecutor {
        all.withLock { all in
            if let executor = all[ObjectIdentifier(loop)] { return executor }
            let executor = LoopExecutor(loop)
            all[ObjectIdentifier(loop)] = executor
            return executor
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
