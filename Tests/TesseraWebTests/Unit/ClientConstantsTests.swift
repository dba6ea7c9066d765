import TestSupport
import Testing

@testable import TesseraWeb

/// What the host and the page's scripts both have to know.
struct ClientConstantsTests {
    @Test
    func `the page knows the codes with which the host closes connections`() throws {
        let codes = try ClientScript("connection.js").members(of: "meanings")
        let messages: [String: HostMessage] = [
            "ended": .ended(reason: "", retry: 0), "refused": .refused(reason: ""), "full": .full(reason: ""),
            "taken": .taken,
        ]
        #expect(codes.count == messages.count)
        for (code, meaning) in codes {
            #expect(messages[meaning]?.closeCode.map { String($0) } == code)
        }
    }
}
