import Foundation
import TesseraDisplay
import TesseraPhotosUI
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests how the app gets photos, with the controller of PhotosUI.
    @MainActor struct PHPickerTests {
        private final class Delegate: PHPickerViewControllerDelegate {
            var results: [PHPickerResult]?
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                self.results = results
                picker.dismiss(animated: false)
            }
        }

        private let delegate = Delegate()

        private func present(_ configuration: PHPickerConfiguration) async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = delegate
            window.rootViewController?.present(picker, animated: false)
            await display.settle()
            return display
        }

        @Test func `the usual configuration is for one photo or film`() async throws {
            let display = try await present(PHPickerConfiguration())
            #expect(display.fileRequest?.files == .init(types: ["image/*", "video/*"], limit: 1))
        }

        @Test func `live photos of the library are images in the dialog`() async throws {
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            configuration.filter = .any(of: [.images, .livePhotos])
            let display = try await present(configuration)
            #expect(display.fileRequest?.files == .init(types: ["image/*"], limit: 1))
        }

        @Test func `a filter and a limit are those of the dialog`() async throws {
            var configuration = PHPickerConfiguration()
            configuration.filter = .any(of: [.videos, .videos])
            configuration.selectionLimit = 3
            let display = try await present(configuration)
            #expect(display.fileRequest?.files == .init(types: ["video/*"], limit: 3))
        }

        @Test func `compatible photos are those that most programs read`() async throws {
            var configuration = PHPickerConfiguration()
            configuration.filter = .images
            configuration.preferredAssetRepresentationMode = .compatible
            let display = try await present(configuration)
            #expect(
                display.fileRequest?.files?.types == [
                    "image/jpeg", ".jpeg", ".jpg", "image/png", ".png", "image/gif", ".gif", "image/webp",
                    ".webp",
                ])
        }

        @Test func `photos arrive as item providers`() async throws {
            var configuration = PHPickerConfiguration()
            configuration.selectionLimit = 0
            let display = try await present(configuration)
            try display.sendFiles([
                SentFile(name: "dish.png", bytes: redPhoto(30, 20)),
                SentFile(name: "film.mp4", type: "video/mp4"),
            ])
            await wait(until: { delegate.results != nil })
            let providers = try #require(delegate.results).map(\.itemProvider)
            #expect(providers.map(\.suggestedName) == ["dish", "film"])
            #expect(providers.map(\.registeredTypeIdentifiers) == [["public.png"], ["public.mpeg-4"]])
            #expect(providers.map { $0.canLoadObject(ofClass: UIImage.self) } == [true, false])
            let size = await withCheckedContinuation { done in
                providers[0].loadObject(ofClass: UIImage.self) { image, _ in
                    done.resume(returning: (image as? UIImage)?.size)
                }
            }
            #expect(size == CGSize(width: 30, height: 20))
        }

        @Test func `a file that is loaded is a copy with its name, for the time of the handler`() async throws
        {
            let display = try await present(PHPickerConfiguration())
            try display.sendFiles([SentFile(name: "film.mp4", type: "video/mp4")])
            await wait(until: { delegate.results != nil })
            let provider = try #require(delegate.results?.first?.itemProvider)
            let item = try await provider.loadItem(forTypeIdentifier: "public.movie") as? NSURL
            #expect(item?.lastPathComponent == "film.mp4")
            let (text, url) = await withCheckedContinuation { done in
                provider.loadFileRepresentation(forTypeIdentifier: "public.movie") { url, _ in
                    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                    done.resume(returning: (text, url))
                }
            }
            #expect(text == "sushi" && url?.lastPathComponent == "film.mp4")
            await wait(until: { url.map { !FileManager.default.fileExists(atPath: $0.path) } == true })
        }

        @Test func `a file exists as long as its provider`() async throws {
            let display = try await present(PHPickerConfiguration())
            let path = try display.sendFiles([SentFile(name: "film.mp4", type: "video/mp4")])[0]
            let folder = URL(filePath: path).deletingLastPathComponent().path
            await wait(until: { delegate.results != nil })
            #expect(FileManager.default.fileExists(atPath: folder))
            delegate.results = nil
            await wait(until: { !FileManager.default.fileExists(atPath: folder) })
        }

        @Test func `a controller that the user dismisses has no results`() async throws {
            let display = try await present(PHPickerConfiguration())
            let window = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                .flatMap(\.windows).last { !$0.isHidden }
            let picker = window?.rootViewController?.presentedViewController
            #expect(picker?.modal?.presentation?.userDismisses() == true)
            await wait(until: { delegate.results?.isEmpty == true })
            await display.settle()
        }

        @Test func `a dialog that the user closes has no results`() async throws {
            let display = try await present(PHPickerConfiguration())
            try display.answerFiles(.cancelled)
            await wait(until: { delegate.results?.isEmpty == true })
        }
    }
}
