import Testing

@testable import TesseraPorting

@Suite(.timeLimit(.minutes(10))) struct ToolRunTests {
    @Test func `a program that prints many errors before its output ends`() throws {
        let run = try ToolRun(
            ["sh", "-c", "head -c 1000000 /dev/zero | tr '\\0' x >&2; echo ok"], limit: 60)
        #expect(run.status == 0)
        #expect(run.output == "ok\n")
        #expect(run.errors.utf8.count == 1_000_000)
    }

    @Test func `a program that does not end is stopped`() throws {
        #expect(try ToolRun(["sleep", "600"], limit: 0.1).status == nil)
    }

    @Test func `the status of a program is the code with which it exits`() throws {
        #expect(try ToolRun(["sh", "-c", "exit 3"], limit: 60).status == 3)
    }
}
