import TesseraCombine
import XCTest

final class FoundationPublisherTests: XCTestCase {
    struct Photo: Codable, Equatable {
        var id: Int
        var title: String
    }

    func testDataIsDecodedInTheChain() {
        var photos: [Photo] = []
        let json = Data(#"[{"id":1,"title":"春"}]"#.utf8)
        let subscription = Just(json)
            .decode(type: [Photo].self, decoder: JSONDecoder())
            .catch { _ in Just([]) }
            .sink { photos = $0 }
        XCTAssertEqual(photos, [Photo(id: 1, title: "春")])
        subscription.cancel()
    }

    func testDataThatDoesNotDecodeFailsTheChain() {
        var failure: (any Error)?
        let subscription = Just(Data("{".utf8)).decode(type: Photo.self, decoder: JSONDecoder())
            .sink(
                receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
                receiveValue: { _ in })
        XCTAssertTrue(failure is DecodingError)
        subscription.cancel()
    }

    func testADataTaskPublishesDataAndResponse() throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [GreetingProtocol.self]
        let url = try XCTUnwrap(URL(string: "greeting://world"))
        var text: String?
        var isFinished = false
        let subscription = URLSession(configuration: configuration).dataTaskPublisher(for: url)
            .map { String(decoding: $0.data, as: UTF8.self) + " from \($0.response.url?.host ?? "nowhere")" }
            .receive(on: RunLoop.main)
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { text = $0 })
        XCTAssertTrue(runMainLoop { isFinished })
        XCTAssertEqual(text, "hello from world")
        subscription.cancel()
    }

    func testADataTaskThatFailsPublishesAURLError() throws {
        // Port 9 of this machine (discard) is closed, or at least its server does not speak HTTP.
        let url = try XCTUnwrap(URL(string: "http://127.0.0.1:9/"))
        var error: URLError?
        let subscription = URLSession.shared.dataTaskPublisher(for: url)
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { if case .failure(let failure) = $0 { error = failure } },
                receiveValue: { _ in })
        XCTAssertTrue(runMainLoop { error != nil })
        subscription.cancel()
    }

    func testNotificationsArePublished() {
        let name = Notification.Name("TesseraCombineTests.\(UUID().uuidString)")
        var received: [Int] = []
        let subscription = NotificationCenter.default.publisher(for: name)
            .compactMap { $0.userInfo?["number"] as? Int }
            .sink { received.append($0) }
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 1])
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 2])
        XCTAssertEqual(received, [1, 2])
        subscription.cancel()
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 3])
        XCTAssertEqual(received, [1, 2])
    }

    func testATimerPublishesDatesUntilItIsCancelled() {
        var dates: [Date] = []
        let subscription = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
            .sink { dates.append($0) }
        XCTAssertTrue(runMainLoop { dates.count >= 3 })
        XCTAssertEqual(dates, dates.sorted())
        subscription.cancel()
        let count = dates.count
        var isOver = false
        let later = Just(()).delay(for: .milliseconds(30), scheduler: DispatchQueue.main).sink {
            isOver = true
        }
        XCTAssertTrue(runMainLoop { isOver })
        later.cancel()
        XCTAssertEqual(dates.count, count)
    }
}

/// A protocol that answers every request with a greeting.
private final class GreetingProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "greeting" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let response = URLResponse(
            url: url, mimeType: "text/plain", expectedContentLength: 5, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("hello".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
