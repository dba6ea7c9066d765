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
            // A process that starts runs, waits for its files and runs again. If one that sleeps counted as runnable,
            // the loop would end with the process.
            while AppActivity(of: process.processIdentifier).isRunnable { sched_yield() }
            #expect(process.isRunning)
        }
    }
#endif
