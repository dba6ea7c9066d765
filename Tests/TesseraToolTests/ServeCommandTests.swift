import Foundation
import Testing

@testable import tessera

/// Tests the errors for which `tessera serve` ends.
struct ServeCommandTests {
    @Test func `error for which a host with a JSON log ends is an object in one line`() async throws {
        let serve = try ServeCommand.parse(["/nowhere/Photos", "--log-format", "json"])
        let failure = try await #require(throws: CommandFailure.self) { try await serve.run() }
        let line = try #require(failure.line)
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
        #expect(object?["level"] == "critical")
        #expect(object?["message"]?.hasPrefix("There is no app “/nowhere/Photos”") == true)
        #expect(!line.contains("\n"))
    }

    @Test func `error for which a host with a log for people ends is a sentence`() async throws {
        let serve = try ServeCommand.parse(["/nowhere/Photos"])
        let failure = try await #require(throws: CommandFailure.self) { try await serve.run() }
        #expect(failure.line == nil)
    }

    @Test func `host ends with its terminal, unless it was started with nohup`() {
        let former = signal(SIGHUP, SIG_DFL)
        defer { signal(SIGHUP, former) }
        #expect(EndingSignals.all.count == 3)
        signal(SIGHUP, SIG_IGN)
        #expect(EndingSignals.all.count == 2)
        #expect(EndingSignals.all.count == 2, "the question changes nothing")
    }
}
