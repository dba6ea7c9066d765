import TesseraBasics
import Testing

struct MisuseTests {
    @Test
    func `a demand that is met does nothing, and does not make its message`() {
        var messages = 0
        func message() -> String {
            messages += 1
            return "no"
        }
        demand(true, message())
        #expect(messages == 0)
    }

    @Test
    func `a demand that is not met ends the process with its message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            demand(1 > 2, "The number must be 2.")
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("The number must be 2."))
    }

    @Test
    func `misuse ends the process with the subject and the problem`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            misuse("Table", "it has no rows")
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("Table: it has no rows"))
    }
}
