import Foundation
import TesseraUI
import Testing

@testable import TesseraImages

@MainActor
struct ImageViewLoadingTests {
    private let transport = FakeTransport()
    private let loader: ImageLoader
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let placeholder: UIImage
    private let failure: UIImage
    private let a = Samples.url("a")
    private let b = Samples.url("b")

    init() throws {
        loader = ImageLoader(transport: transport)
        placeholder = try #require(UIImage(data: Samples.png))
        failure = try #require(UIImage(data: Samples.png))
    }

    /// Sets the view's image, runs `meanwhile`, and returns the result of the load.
    private func setImage(
        from url: URL, transition: ImageTransition = .none, meanwhile: () async -> Void
    ) async -> Result<UIImage, ImageLoadingError> {
        let (results, continuation) = AsyncStream.makeStream(of: Result<UIImage, ImageLoadingError>.self)
        view.setImage(
            from: url, placeholder: placeholder, failure: failure, transition: transition, loader: loader
        ) { continuation.yield($0) }
        await transport.wait(for: .started(url))
        await meanwhile()
        var iterator = results.makeAsyncIterator()
        return await iterator.next(isolation: MainActor.shared) ?? .failure(.missingURL)
    }

    @Test func `the placeholder is shown until the image is there`() async throws {
        let result = await setImage(from: a) {
            #expect(view.image === placeholder)
            transport.answer(a, with: Samples.png)
        }
        #expect(view.image === (try result.get()))
        #expect(view.image !== placeholder)
        #expect(ImageViewLoads.shared.isWaiting(view) == false)
    }

    @Test func `a failure is shown`() async {
        let result = await setImage(from: a) { transport.fail(a, with: .status(404)) }
        #expect(throws: ImageLoadingError.status(404)) { try result.get() }
        #expect(view.image === failure)
    }

    @Test func `without a URL the load has failed`() {
        var error: ImageLoadingError?
        view.setImage(from: nil, placeholder: placeholder, failure: failure, loader: loader) { result in
            if case .failure(let failure) = result { error = failure }
        }
        #expect(view.image === failure)
        #expect(error == .missingURL)
    }

    @Test func `without a failure image the placeholder stays`() {
        view.setImage(from: nil, placeholder: placeholder, loader: loader)
        #expect(view.image === placeholder)
    }

    @Test func `an image in memory appears at once`() async throws {
        let image = try await setImage(from: a) { transport.answer(a, with: Samples.png) }.get()
        let other = UIImageView(frame: .zero)
        other.setImage(from: a, placeholder: placeholder, transition: .fade(duration: 1), loader: loader)
        #expect(other.image === image)
        #expect(other.alpha == 1)
    }

    @Test func `a fade ends at the opacity the view had`() async {
        view.alpha = 0.5
        _ = await setImage(from: a, transition: .fade(duration: 0.01)) {
            transport.answer(a, with: Samples.png)
        }
        #expect(view.alpha == 0.5)
    }

    @Test func `only the newest request of a view counts`() async throws {
        var isFirstCompleted = false
        view.setImage(from: a, placeholder: placeholder, loader: loader) { _ in isFirstCompleted = true }
        await transport.wait(for: .started(a))
        let result = await setImage(from: b) {
            await transport.wait(for: .cancelled(a))
            #expect(view.image === placeholder)
            transport.answer(b, with: Samples.png)
        }
        #expect(view.image === (try result.get()))
        #expect(!isFirstCompleted)
        #expect(loader.cachedImage(for: a) == nil)
    }

    @Test func `a late answer for an earlier URL is never displayed`() async throws {
        let image = try await setImage(from: b) { transport.answer(b, with: Samples.png) }.get()
        // The other view still waits for the first image, so its transfer is not cancelled when this view requests
        // another one.
        let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self)
        let other = UIImageView(frame: .zero)
        view.setImage(from: a, loader: loader)
        other.setImage(from: a, loader: loader) { _ in continuation.yield() }
        await transport.wait(for: .started(a))
        view.setImage(from: b, loader: loader)
        transport.answer(a, with: Samples.png)
        var iterator = arrivals.makeAsyncIterator()
        await iterator.next(isolation: MainActor.shared)
        #expect(other.image != nil)
        #expect(view.image === image)
    }

    @Test func `a cancelled load is never shown`() async {
        view.setImage(from: a, placeholder: placeholder, failure: failure, loader: loader)
        await transport.wait(for: .started(a))
        view.cancelImageLoad()
        await transport.wait(for: .cancelled(a))
        #expect(view.image === placeholder)
        #expect(!ImageViewLoads.shared.isWaiting(view))
    }

    @Test func `the images of released views are not waited for`() async {
        var other: UIImageView? = UIImageView(frame: .zero)
        other?.setImage(from: a, loader: loader)
        await transport.wait(for: .started(a))
        other = nil
        // The next load of any view cancels the transfers of released views.
        view.setImage(from: b, loader: loader)
        await transport.wait(for: .cancelled(a))
        view.cancelImageLoad()
    }
}
