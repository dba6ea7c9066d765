import Foundation
import Testing

@testable import TesseraUI

struct HangUpWatchTests {
    @Test(.timeLimit(.minutes(10))) func `an app that hangs is ended after its host has gone`() async throws {
        var pair: [Int32] = [0, 0]
        #if canImport(Darwin)
            let type = SOCK_STREAM
        #else
            let type = Int32(SOCK_STREAM.rawValue)
        #endif
        try #require(socketpair(AF_UNIX, type, 0, &pair) == 0)
        defer { close(pair[0]) }
        // Data that the host has sent and the app has not read does not keep the connection open.
        #expect(write(pair[1], "x", 1) == 1)
        await withCheckedContinuation { continuation in
            HangUpWatch.start(pair[0], patience: 0) { continuation.resume() }
            close(pair[1])
        }
    }
}
