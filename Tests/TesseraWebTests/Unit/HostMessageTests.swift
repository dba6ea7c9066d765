import Foundation
import TesseraDisplay
import Testing

@testable import TesseraWeb

@Suite struct HostMessageTests {
    @Test func `each message is object with type`() throws {
        func members(_ message: HostMessage) throws -> NSDictionary {
            try #require(JSONSerialization.jsonObject(with: message.json) as? NSDictionary)
        }
        #expect(
            try members(.device(token: "T", resumed: true, resources: "/photos/resources/T/", passed: 7))
                == [
                    "type": "device", "token": "T", "resumed": true, "resources": "/photos/resources/T/",
                    "passed": 7,
                ])
        #expect(
            try members(.documents("/photos/resources/D/documents/"))
                == ["type": "documents", "documents": "/photos/resources/D/documents/"])
        #expect(try members(.passed(9)) == ["type": "passed", "passed": 9])
        #expect(try members(.pong) == ["type": "pong"])
        #expect(
            try members(.ended(reason: "why", retry: 4, crash: nil)) == [
                "type": "ended", "reason": "why", "retry": 4,
            ])
        #expect(try members(.taken) == ["type": "taken"])
        #expect(
            try members(.full(reason: "why", limit: .visitor)) == [
                "type": "full", "reason": "why", "limit": "visitor",
            ])
        #expect(try members(.refused(reason: "why")) == ["type": "refused", "reason": "why"])
        #expect(try members(.error(reason: "why")) == ["type": "error", "reason": "why"])
    }

    @Test func `goodbye is read and invalid events are refused`() throws {
        #expect(try BrowserMessage(parsing: Data(#"{"type":"bye"}"#.utf8)) == .bye)
        #expect(try BrowserMessage(parsing: Data(#"{"type":"ping"}"#.utf8)) == .ping)
        #expect(
            try BrowserMessage(parsing: Data(#"{"type":"refresh","view":3}"#.utf8))
                == .event(.refresh(view: 3)))
        #expect(throws: InvalidEvent.self) { try BrowserMessage(parsing: Data(#"{"type":"detached"}"#.utf8)) }
        #expect(throws: InvalidEvent.self) { try BrowserMessage(parsing: Data(#"{"type":"ended"}"#.utf8)) }
        #expect(throws: InvalidEvent.self) { try BrowserMessage(parsing: Data([0xFF, 0x00])) }
    }
}
