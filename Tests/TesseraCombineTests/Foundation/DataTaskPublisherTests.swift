import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite(.serialized) struct DataTaskPublisherTests {
    let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [ScriptedProtocol.self]
        session = URLSession(configuration: configuration)
    }

    private func url(_ text: String) -> URL {
        guard let url = URL(string: text) else { fatalError("not a URL: \(text)") }
        return url
    }

    @Test(.timeLimit(.minutes(10))) func `publishes data and response and finishes`() async throws {
        var received: [String] = []
        for try await (data, response) in session.dataTaskPublisher(for: url("scripted://answer")).values {
            received.append(
                "\(String(decoding: data, as: UTF8.self)) from \(response.url?.host ?? "nowhere")")
        }
        #expect(received == ["hello from answer"])
    }

    @Test(.timeLimit(.minutes(10))) func `fails with the error of the session`() async {
        await #expect {
            for try await _ in session.dataTaskPublisher(for: URLRequest(url: url("scripted://fail"))).values
            {}
        } throws: {
            ($0 as? URLError)?.code == .networkConnectionLost
        }
    }

    @Test(.timeLimit(.minutes(10))) func `is retried`() async throws {
        ScriptedProtocol.failures.change { $0 = 2 }
        var received: [Int] = []
        for try await (data, _) in session.dataTaskPublisher(for: url("scripted://flaky")).retry(2).values {
            received.append(data.count)
        }
        #expect(received == [5])
        #expect(ScriptedProtocol.failures.value == 0)
    }

    @Test(.timeLimit(.minutes(10))) func `starts with the first demand and stops the task when cancelled`()
        async
    {
        let before = ScriptedProtocol.started.value
        let stopped = ScriptedProtocol.stopped.value
        let subscriber = TestSubscriber<URLSession.DataTaskPublisher.Output, URLError>(demand: .none)
        session.dataTaskPublisher(for: url("scripted://silence")).subscribe(subscriber)
        #expect(ScriptedProtocol.started.value == before)
        subscriber.request(.max(1))
        while ScriptedProtocol.started.value == before { await Task.yield() }
        subscriber.cancel()
        while ScriptedProtocol.stopped.value == stopped { await Task.yield() }
        #expect(subscriber.values.isEmpty)
        #expect(subscriber.completions == [])
    }
}

/// A protocol that answers a request in the way that the request's host names: `answer`, `fail`, `flaky` or
/// `silence`.
private final class ScriptedProtocol: URLProtocol {
    static let started = Shared(0)
    static let stopped = Shared(0)
    /// The number of times that `flaky` fails before it answers.
    static let failures = Shared(0)

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "scripted" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        Self.started.change { $0 += 1 }
        guard let url = request.url else { return }
        switch url.host {
        case "silence":
            break
        case "fail":
            client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        case "flaky" where Self.failures.value > 0:
            Self.failures.change { $0 -= 1 }
            client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
        default:
            let response = URLResponse(
                url: url, mimeType: "text/plain", expectedContentLength: 5, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("hello".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    override func stopLoading() {
        Self.stopped.change { $0 += 1 }
    }
}
