import Foundation
import TesseraBasics
import Testing

@testable import TesseraUI

struct StandardOutputTests {
    @Test func `an app goes on if nobody reads its output`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            StandardOutput.outliveReaders()
            var ends: [Int32] = [0, 0]
            precondition(pipe(&ends) == 0)
            dup2(ends[1], 2)
            close(ends[0])
            close(ends[1])
            writeComplaint("a line")
            exit(7)
        }
    }
}
