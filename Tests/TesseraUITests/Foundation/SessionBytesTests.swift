import Foundation
import Testing

@testable import TesseraUI

struct SessionBytesTests {
    /// Answers requests to `lines` with two lines, and others with an error.
    private final class Answers: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}

        override func startLoading() {
            guard let url = request.url, url.host() == "lines",
                let head = HTTPURLResponse(url: url, statusCode: 202, httpVersion: nil, headerFields: nil)
            else {
                client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
                return
            }
            client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
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
