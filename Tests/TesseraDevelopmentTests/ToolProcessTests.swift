import NIOConcurrencyHelpers
import Testing

@testable import TesseraDevelopment

@Suite(.timeLimit(.minutes(10))) struct ToolProcessTests {
    @Test func `programs that run beside others deliver all of their lines`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    for run in 0..<50 {
                        let lines = NIOLockedValueBox<[String]>([])
                        let status = try await ToolProcess.run(
                            ["sh", "-c", "echo \(worker); echo \(run); printf end"],
                            onOutput: { line in lines.withLockedValue { $0.append(line) } })
                        #expect(status == 0)
                        #expect(lines.withLockedValue { $0 } == ["\(worker)", "\(run)", "end"])
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
