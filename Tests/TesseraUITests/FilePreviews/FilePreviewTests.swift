import Foundation
import TesseraQuickLook
import TestSupport
import Testing

@testable import TesseraUI

@Suite struct FilePreviewTests {
    private let folder: ResourceFolder

    init() throws { folder = try ResourceFolder() }

    private func preview(_ name: String, _ data: Data) throws -> FilePreview {
        try folder.write(data, to: name)
        return FilePreview(url: folder.url.appendingPathComponent(name), title: nil)
    }

    @Test(
        arguments: [
            ("a.png", .image), ("a.svg", .image), ("a.txt", .text), ("a.json", .text), ("a.swift", .text),
            ("a.csv", .text), ("a.html", .markup), ("a.pdf", .information), ("a.zip", .information),
            ("a", .information),
        ] as [(String, FilePreview.Kind)])
    func `the name of a file decides how it is displayed`(name: String, kind: FilePreview.Kind) {
        let preview = FilePreview(url: URL(filePath: "/" + name), title: nil)
        #expect(preview.kind == kind && preview.title == name)
        #expect(preview.isDisplayable == (kind != .information))
    }

    @Test func `addresses of other computers and items without one are not displayed`() {
        #expect(FilePreview(url: URL(string: "https://example.com/a.png"), title: nil).kind == .information)
        #expect(FilePreview(url: nil, title: "A").title == "A")
    }

    @Test func `a text is read by its encoding`() throws {
        #expect(try preview("a.txt", Data("é".utf8)).text == "é")
        #expect(try preview("b.txt", Data([0xE9])).text == "é")
        #expect(try preview("c.txt", Data([0xFF, 0xFE, 0xE9, 0])).text == "é")
        #expect(try preview("d.txt", Data()).text == "")
        #expect(FilePreview(url: folder.url.appendingPathComponent("none.txt"), title: nil).text == nil)
    }

    @Test func `a long text ends at a whole character`() throws {
        let text = try preview("a.txt", Data(("a" + String(repeating: "é", count: 600_000)).utf8)).text
        #expect(text?.utf8.count == FilePreview.mostBytes - 1)
        #expect(text?.last == "é")
    }

    @Test func `the summary has the kind and the size`() throws {
        #expect(try preview("a.pdf", Data(count: 3)).summary == "PDF · 3 bytes")
    }
}

extension DisplayTests {
    /// Tests the controllers that display files of the app.
    @MainActor struct FileControllerTests {
        private let folder: ResourceFolder
        private let files: [URL]

        init() throws {
            folder = try ResourceFolder()
            for name in ["one.txt", "two.txt", "three.pdf"] { try folder.write(name, to: name) }
            files = ["one.txt", "two.txt", "three.pdf"].map(folder.url.appendingPathComponent)
        }

        private final class Source: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
            var files: [URL] = []
            var events: [String] = []

            func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
            func previewController(
                _ controller: QLPreviewController, previewItemAt index: Int
            ) -> any QLPreviewItem { files[index] }
            func previewControllerWillDismiss(_ controller: QLPreviewController) { events.append("will") }
            func previewControllerDidDismiss(_ controller: QLPreviewController) { events.append("did") }
        }

        private final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
            var host = UIViewController()
            var events: [String] = []

            func documentInteractionControllerViewControllerForPreview(
                _ controller: UIDocumentInteractionController
            ) -> UIViewController { host }
            func documentInteractionControllerWillBeginPreview(
                _ controller: UIDocumentInteractionController
            ) { events.append("begin") }
            func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
                events.append("end")
            }
            func documentInteractionControllerWillPresentOptionsMenu(
                _ controller: UIDocumentInteractionController
            ) { events.append("options") }
            func documentInteractionControllerDidDismissOptionsMenu(
                _ controller: UIDocumentInteractionController
            ) { events.append("no options") }
        }

        private final class Silent: NSObject, UIDocumentInteractionControllerDelegate {}

        @Test func `the controller displays the file at its index and ends with its delegate's methods`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let source = Source()
            source.files = files
            let controller = QLPreviewController()
            controller.dataSource = source
            controller.delegate = source
            controller.currentPreviewItemIndex = 1
            window.rootViewController?.present(controller, animated: false)
            await display.settle()
            let bar = (controller.children.first as? UINavigationController)?.topViewController?
                .navigationItem
            #expect(bar?.title == "two.txt" && bar?.rightBarButtonItem != nil)
            #expect(controller.currentPreviewItem?.previewItemURL == files[1])
            controller.currentPreviewItemIndex = 9
            #expect(controller.currentPreviewItemIndex == 2 && bar?.title == "three.pdf")
            source.files = []
            controller.reloadData()
            #expect(controller.currentPreviewItemIndex == NSNotFound && controller.currentPreviewItem == nil)
            #expect(bar?.rightBarButtonItem == nil)
            controller.dismiss(animated: false)
            await display.settle()
            #expect(source.events == ["will", "did"])
        }

        @Test func `a controller that is pushed uses the bar that is there`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = UINavigationController(rootViewController: UIViewController())
            try display.show().rootViewController = navigation
            let source = Source()
            source.files = files
            let controller = QLPreviewController()
            controller.dataSource = source
            navigation.pushViewController(controller, animated: false)
            await display.settle()
            #expect(controller.navigationItem.title == "one.txt")
            #expect(controller.navigationItem.leftBarButtonItem == nil)
        }

        @Test func `only files that are displayed count as such`() {
            #expect(QLPreviewController.canPreview(files[0] as NSURL))
            #expect(!QLPreviewController.canPreview(files[2]))
        }

        @Test func `a document is displayed where its delegate says`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let delegate = Delegate()
            delegate.host = try #require(window.rootViewController)
            let controller = UIDocumentInteractionController(url: files[0])
            #expect(controller.uti == "public.plain-text" && controller.name == "one.txt")
            #expect(!controller.presentPreview(animated: false))
            let silent = Silent()
            controller.delegate = silent
            #expect(!controller.presentPreview(animated: false))
            controller.delegate = delegate
            #expect(controller.presentPreview(animated: false))
            await display.settle()
            let screen = (delegate.host.presentedViewController as? UINavigationController)?.topViewController
            #expect(screen?.navigationItem.title == "one.txt" && delegate.events == ["begin"])
            controller.dismissPreview(animated: false)
            await display.settle()
            #expect(delegate.host.presentedViewController == nil && delegate.events == ["begin", "end"])
            controller.url = files[2]
            #expect(controller.name == "three.pdf" && !controller.presentPreview(animated: false))
        }

        @Test func `a document is displayed by the navigation controller that its delegate returns`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let navigation = UINavigationController(rootViewController: UIViewController())
            try display.show().rootViewController = navigation
            let delegate = Delegate()
            delegate.host = navigation
            let controller = UIDocumentInteractionController(url: files[0])
            controller.delegate = delegate
            #expect(controller.presentPreview(animated: false))
            await display.settle()
            #expect(navigation.viewControllers.count == 2)
            controller.dismissPreview(animated: false)
            await display.settle()
            #expect(navigation.viewControllers.count == 1 && delegate.events == ["begin", "end"])
        }

        @Test func `the menu of a document is a list of activities`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let root = try #require(window.rootViewController)
            let delegate = Delegate()
            let controller = UIDocumentInteractionController(url: files[2])
            controller.delegate = delegate
            #expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: false))
            #expect(!controller.presentOptionsMenu(from: .zero, in: root.view, animated: false))
            await display.settle()
            #expect(root.presentedViewController is UIActivityViewController)
            controller.dismissMenu(animated: false)
            await display.settle()
            #expect(delegate.events == ["options", "no options"])
            controller.url = folder.url.appendingPathComponent("none")
            #expect(!controller.presentOpenInMenu(from: .zero, in: root.view, animated: false))
        }
    }
}
