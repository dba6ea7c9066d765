import Foundation
import TesseraUI
import Testing

@testable import TesseraImages

@MainActor
struct ImageLoaderTests {
    private let transport = FakeTransport()
    private let loader: ImageLoader
    private let notifications = NotificationCenter()
    private let a = Samples.url("a")
    private let b = Samples.url("b")

    init() {
        // One image of 70 bytes fits into the cache, and two do not.
        loader = ImageLoader(
            transport: transport, cacheLimit: 100, imageLimit: 1000, notifications: notifications)
    }

    /// Begins to request an image.
    private func request(_ url: URL) -> Task<UIImage, any Error> {
        Task { try await loader.image(for: url) }
    }

    /// Requests an image and answers its transfer with `data`.
    private func load(_ url: URL, bringing data: Data = Samples.png) async throws -> UIImage {
        let request = request(url)
        await transport.wait(for: .started(url))
        transport.answer(url, with: data)
        return try await request.value
    }

    @Test func `a loaded image stays in memory`() async throws {
        #expect(loader.cachedImage(for: a) == nil)
        let image = try await load(a)
        #expect(loader.cachedImage(for: a) === image)
        #expect(try await loader.image(for: a) === image)
        #expect(transport.events == [.started(a)])
    }

    @Test func `a memory warning empties the memory`() async throws {
        _ = try await load(a)
        #expect(loader.cachedImage(for: a) != nil)
        notifications.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        #expect(loader.cachedImage(for: a) == nil)
    }

    @Test func `the memory is bounded`() async throws {
        _ = try await load(a)
        _ = try await load(b)
        #expect(loader.cachedImage(for: a) == nil)
        #expect(loader.cachedImage(for: b) != nil)
    }

    @Test func `the memory can be freed`() async throws {
        _ = try await load(a)
        loader.removeCachedImages()
        #expect(loader.cachedImage(for: a) == nil)
    }

    @Test func `requests for one URL share a transfer`() async throws {
        var results: [Result<UIImage, ImageLoadingError>] = []
        _ = loader.request(a) { results.append($0) }
        _ = loader.request(a) { results.append($0) }
        let image = try await load(a)
        #expect(transport.events == [.started(a)])
        #expect(results.count == 2)
        #expect(try results.allSatisfy { try $0.get() === image })
    }

    @Test func `a transfer goes on while somebody waits`() async throws {
        let impatient = request(a)
        let patient = request(a)
        await transport.wait(for: .started(a))
        impatient.cancel()
        await #expect(throws: ImageLoadingError.cancelled) { try await impatient.value }
        transport.answer(a, with: Samples.png)
        _ = try await patient.value
        #expect(transport.events == [.started(a)])
    }

    @Test func `a transfer for nobody is cancelled`() async throws {
        let first = request(a)
        await transport.wait(for: .started(a))
        first.cancel()
        await #expect(throws: ImageLoadingError.cancelled) { try await first.value }
        await transport.wait(for: .cancelled(a))
        #expect(loader.cachedImage(for: a) == nil)
    }

    @Test func `an image wanted again is transferred again`() async throws {
        let first = request(a)
        await transport.wait(for: .started(a))
        first.cancel()
        await transport.wait(for: .cancelled(a))
        let second = request(a)
        await transport.wait(for: .started(a), times: 2)
        transport.answer(a, with: Samples.png)
        _ = try await second.value
    }

    @Test func `a failure is not remembered`() async throws {
        let first = request(a)
        await transport.wait(for: .started(a))
        transport.fail(a, with: .status(503))
        await #expect(throws: ImageLoadingError.status(503)) { try await first.value }
        let second = request(a)
        await transport.wait(for: .started(a), times: 2)
        transport.answer(a, with: Samples.png)
        _ = try await second.value
    }

    @Test func `data that is no image is an error`() async {
        await #expect(throws: ImageLoadingError.notAnImage) {
            try await load(a, bringing: Data("<html>".utf8))
        }
        #expect(loader.cachedImage(for: a) == nil)
    }

    @Test func `an image is not decoded when it is loaded`() async throws {
        // The header says 9,000 × 9,000 pixels, which would take 324 MB and seconds, and there are none. Reading the
        // header alone gives an image; decoding gives an error.
        let header = Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [0, 0, 0x23, 0x28, 0, 0, 0x23, 0x28, 8, 6, 0, 0, 0, 0, 0, 0, 0])
        let image = try await load(a, bringing: header)
        #expect(image.size == CGSize(width: 9000, height: 9000))
        #expect(image.pngData() == nil)
    }

    @Test func `an image that is too large is an error`() async {
        await #expect(throws: ImageLoadingError.tooLarge(limit: 1000)) {
            try await load(a, bringing: Samples.png + Data(count: 931))
        }
    }

    @Test(arguments: ["ftp://host/a.png", "javascript:alert(1)", "a.png"])
    func `addresses with other schemes are refused`(address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect(throws: ImageLoadingError.unsupportedScheme(url.scheme ?? "")) {
            try await loader.image(for: url)
        }
        #expect(transport.events.isEmpty)
    }
}
