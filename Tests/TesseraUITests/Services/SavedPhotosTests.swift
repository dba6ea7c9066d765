import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests images that the app saves on the user's device.
    @MainActor struct SavedPhotosTests {
        private final class Saver: NSObject {
            var calls: [String] = []
            func image(
                _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer
            ) {
                let context = contextInfo.load(as: Int.self)
                calls.append("\(image.size.width) \(error?.localizedDescription ?? "saved") \(context)")
            }
            func saved(
                _ image: UIImage, _ error: NSError?, _ context: UnsafeMutableRawPointer?
            ) { calls.append("\(error?.domain ?? "saved") \(context == nil)") }

            static let long = Selector(
                "image:didFinishSavingWithError:contextInfo:",
                Saver.image(_:didFinishSavingWithError:contextInfo:))
        }

        private let saver = Saver()

        @Test func `the browser gets a file, and the object is notified`() async throws {
            let display = try await FakeDisplay.attached()
            let image = try #require(UIImage(data: redPhoto(3, 2)))
            UIImageWriteToSavedPhotosAlbum(image, saver, Saver.long, nil)
            await display.settle()
            let request = try #require(display.requests.first)
            #expect(request.kind == .save && request.name == "Image.png")
            let path = try #require(display.offeredFiles[request.download ?? -1])
            #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 3, height: 2))
            display.answer(request, .done)
            await wait(until: { !saver.calls.isEmpty })
            #expect(saver.calls == ["3.0 saved 0"])
            await display.settle()
            #expect(!FileManager.default.fileExists(atPath: path))
        }

        @Test func `the context arrives, whatever kind of pointer the method takes`() async throws {
            let display = try await FakeDisplay.attached()
            let image = try #require(UIImage(data: redPhoto(3, 2)))
            let context = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            context.initialize(to: 42)
            defer { context.deallocate() }
            UIImageWriteToSavedPhotosAlbum(image, saver, Saver.long, context)
            await display.settle()
            display.answer(try #require(display.requests.first), .cancelled)
            await wait(until: { !saver.calls.isEmpty })
            #expect(saver.calls == ["3.0 This could not be saved. Try again. 42"])
        }

        @Test func `an empty image cannot be saved, which is reported later`() async throws {
            let display = try await FakeDisplay.attached()
            UIImageWriteToSavedPhotosAlbum(
                UIImage(), saver, Selector("saved:error:context:", Saver.saved(_:_:_:)), nil)
            #expect(saver.calls.isEmpty)
            await wait(until: { !saver.calls.isEmpty })
            #expect(saver.calls == ["NSCocoaErrorDomain true"])
            UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
            await display.settle()
            #expect(display.requests.isEmpty)
        }
    }
}
