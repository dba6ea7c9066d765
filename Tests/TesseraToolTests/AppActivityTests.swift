import Foundation
import Testing

@testable import tessera

#if os(Linux)
    struct AppActivityTests {
        @Test func `a process with a thread that runs is runnable`() {
            // The thread that asks is running.
            #expect(AppActivity(of: getpid()).isRunnable)
        }

        @Test func `a process that waits is not runnable`() throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sleep")
            process.arguments = ["100"]
            try process.run()
            defer { process.terminate() }
            // The process is busy until it has started.
            while AppActivity(of: process.processIdentifier).isRunnable { sched_yield() }
            #expect(!AppActivity(of: process.processIdentifier).isRunnable)
        }
    }
#endif
