import Foundation
import Testing

@testable import TesseraUI

struct SessionBytesTests {
    /// Answers requests to `lines` with two lines, those to `endless` with one byte and no end, and others with an error.
    private final class Answers: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}

        override func startLoading() {
            guard let url = request.url, let host = url.host(), host == "lines" || host == "endless",
                let head = HTTPURLResponse(url: url, statusCode: 202, httpVersion: nil, headerFields: nil)
            else {
                client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
                return
            }
            client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
            guard host == "lines" else {
                client?.urlProtocol(self, didLoad: Data([1]))
                return
            }
            client?.urlProtocol(self, didLoad: Data("data: 1\r\n".utf8))
            client?.urlProtocol(self, didLoad: Data("\r\ndata: 2".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answers.self]
        return URLSession(configuration: configuration)
    }()

    @Test func `the lines of a response come without their ends and without empty ones`() async throws {
        let (bytes, head) = try await session.bytes(from: #require(URL(string: "http://lines/")))
        #expect((head as? HTTPURLResponse)?.statusCode == 202)
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["data: 1", "data: 2"])
    }

    @Test func `a failure is thrown before there are bytes`() async throws {
        let url = try #require(URL(string: "http://missing/"))
        await #expect(throws: URLError.self) { try await session.bytes(from: url) }
    }

    @Test func `a task that is cancelled while it waits gets an error`() async throws {
        let (bytes, _) = try await session.bytes(from: #require(URL(string: "http://endless/")))
        let (starts, start) = AsyncStream<Void>.makeStream()
        let reader = Task {
            for try await _ in bytes { start.yield() }
        }
        for await _ in starts { break }
        // The reader waits for the second byte then.
        try await Task.sleep(for: .milliseconds(100))
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        #expect(bytes.task.state != .running)
    }

    @Test func `all characters that end lines are known`() async throws {
        let text = "a\n\nb\rc\u{0B}d\u{0C}e\u{85}f\u{2028}é\u{2029}h"
        let bytes = AsyncStream<UInt8> { stream in
            for byte in text.utf8 { stream.yield(byte) }
            stream.finish()
        }
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["a", "b", "c", "d", "e", "f", "é", "h"])
    }
}
