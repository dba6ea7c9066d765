import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests how the app gets photos, with the controller for images.
    @MainActor struct UIImagePickerControllerTests {
        private final class Delegate: NSObject, UIImagePickerControllerDelegate,
            UINavigationControllerDelegate
        {
            var info: [UIImagePickerController.InfoKey: Any]?
            var cancellations = 0
            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                self.info = info
                picker.dismiss(animated: false)
            }
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
                cancellations += 1
                picker.dismiss(animated: false)
            }
        }

        private let delegate = Delegate()

        private func present(
            _ display: FakeDisplay, _ prepare: (UIImagePickerController) -> Void = { _ in }
        ) async throws -> UIImagePickerController {
            let window = try display.show()
            let picker = UIImagePickerController()
            picker.delegate = delegate
            prepare(picker)
            window.rootViewController?.present(picker, animated: false)
            await display.settle()
            return picker
        }

        @Test func `a photo arrives as an image and as a file`() async throws {
            let display = try await FakeDisplay.attached()
            let picker = try await present(display)
            #expect(display.fileRequest?.files == .init(types: ["image/*"], limit: 1))
            try display.sendFiles([SentFile(name: "dish.png", bytes: redPhoto(30, 20))])
            await wait(until: { delegate.info != nil })
            let info = try #require(delegate.info)
            #expect(info[.mediaType] as? String == "public.image")
            #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 30, height: 20))
            #expect((info[.imageURL] as? URL)?.lastPathComponent == "dish.png")
            #expect(info[.editedImage] == nil && info[.mediaURL] == nil)
            await display.settle()
            #expect(picker.presentingViewController == nil && delegate.cancellations == 0)
        }

        @Test func `a film arrives as a file`() async throws {
            let display = try await FakeDisplay.attached()
            _ = try await present(display) { $0.mediaTypes = ["public.image", "public.movie"] }
            #expect(display.fileRequest?.files?.types == ["image/*", "video/*"])
            try display.sendFiles([SentFile(name: "a.mov", type: "video/quicktime")])
            await wait(until: { delegate.info != nil })
            #expect(delegate.info?[.mediaType] as? String == "public.movie")
            #expect((delegate.info?[.mediaURL] as? URL)?.lastPathComponent == "a.mov")
            #expect(delegate.info?[.originalImage] == nil)
        }

        @Test func `the camera is there where the display has one`() async throws {
            let display = try await FakeDisplay.attached()
            #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
            #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
            #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
            display.hello(DisplayEvent.Screen(width: 390, height: 844, scale: 2, hasCamera: true))
            await display.settle()
            #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
            _ = try await present(display) {
                $0.sourceType = .camera
                $0.cameraDevice = .front
            }
            #expect(display.fileRequest?.files?.camera == .user)
            display.hello(DisplayEvent.Screen(width: 390, height: 844, scale: 2))
            await display.settle()
        }

        @Test func `the user selects a square part of a photo`() async throws {
            let display = try await FakeDisplay.attached()
            let picker = try await present(display) { $0.allowsEditing = true }
            try display.sendFiles([SentFile(name: "dish.png", bytes: redPhoto(60, 20))])
            await wait(until: { picker.topViewController is PhotoCropViewController })
            await display.settle()
            #expect(delegate.info == nil && picker.viewControllers.count == 1)
            let choose = try #require(picker.topViewController?.navigationItem.rightBarButtonItem)
            choose.primaryAction?.performWithSender(nil, target: nil)
            await wait(until: { delegate.info != nil })
            // The photo fills the square, and its middle is in the middle.
            let rect = (delegate.info?[.cropRect] as? NSValue)?.cgRectValue
            #expect(rect == CGRect(x: 20, y: 0, width: 20, height: 20))
            #expect((delegate.info?[.editedImage] as? UIImage)?.size == CGSize(width: 20, height: 20))
            #expect((delegate.info?[.originalImage] as? UIImage)?.size == CGSize(width: 60, height: 20))
        }

        @Test func `a file that only has the name of a photo is explained`() async throws {
            let display = try await FakeDisplay.attached()
            _ = try await present(display)
            try display.sendFiles([SentFile(name: "dish.png")])
            await display.settle()
            #expect(display.texts.contains("“dish.png” cannot be used here."))
            #expect(delegate.info == nil && delegate.cancellations == 0)
        }

        @Test func `a controller that the user dismisses has cancelled once`() async throws {
            let display = try await FakeDisplay.attached()
            let picker = try await present(display)
            #expect(picker.modal?.presentation?.userDismisses() == true)
            await wait(until: { picker.presentingViewController == nil })
            await display.settle()
            #expect(delegate.cancellations == 1)
        }

        @Test func `the files of the last ten photos exist`() async throws {
            let display = try await FakeDisplay.attached()
            var urls: [URL] = []
            for number in 0..<11 {
                delegate.info = nil
                _ = try await present(display)
                try display.sendFiles([SentFile(name: "\(number).png", bytes: redPhoto(2, 2))])
                await wait(until: { delegate.info != nil })
                urls.append(try #require(delegate.info?[.imageURL] as? URL))
                await display.settle()
            }
            let exist = urls.map { FileManager.default.fileExists(atPath: $0.path) }
            #expect(exist == [false] + Array(repeating: true, count: 10))
        }

        @Test func `a dialog that the user closes is a cancellation`() async throws {
            let display = try await FakeDisplay.attached()
            _ = try await present(display)
            try display.answerFiles(.cancelled)
            await wait(until: { delegate.cancellations == 1 })
        }
    }
}
