import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

private final class PrintActivity: UIActivity {
    var prepared: [String] = []
    override var activityType: ActivityType? { ActivityType("print") }
    override var activityTitle: String? { "Print" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) {
        prepared = activityItems.compactMap { $0 as? String }
    }
    override func perform() { activityDidFinish(true) }
}

private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        ""
    }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "the browser")" }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Lunch" }
}

private final class Report: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "for \(activityType?.rawValue ?? "the browser"), \(Thread.isMainThread)" }
    override func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Report" }
}

extension DisplayTests {
    /// Tests how the app shares items.
    @MainActor struct SharingTests {
        private func controller(
            _ items: [Any], _ own: [UIActivity]? = nil, log: Recorder<String>
        ) -> UIActivityViewController {
            let controller = UIActivityViewController(activityItems: items, applicationActivities: own)
            controller.completionWithItemsHandler = { type, completed, _, _ in
                log.values.append("\(type?.rawValue ?? "nil") \(completed)")
            }
            return controller
        }

        private let web = URL(string: "https://example.com/1")

        @Test func `the browser's sheet comes at once where the app has no activities of its own`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Recorder<String>()
            let sheet = controller(["Sushi", try #require(web)], log: log)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            let request = try #require(display.requests.first)
            #expect(
                request.kind == .share && request.text == "Sushi" && request.url == "https://example.com/1")
            display.answer(request, .done)
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["nil true"] && window.rootViewController?.presentedViewController == nil)
        }

        @Test func `a sheet that the user leaves has completed nothing`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Recorder<String>()
            window.rootViewController?.present(controller(["Sushi"], log: log), animated: false)
            await display.settle()
            display.answer(try #require(display.requests.first), .cancelled)
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["nil false"])
        }

        @Test func `without a sheet of the browser the activities are listed`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Recorder<String>()
            let sheet = controller(["Sushi", try #require(web)], log: log)
            sheet.excludedActivityTypes = [.saveToCameraRoll]
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            display.answer(try #require(display.requests.first), .unavailable)
            await display.settle()
            #expect(sheet.activities.compactMap(\.activityType) == [.mail, .message, .copyToPasteboard])
            sheet.choose(try #require(sheet.activities.last))
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["com.apple.UIKit.activity.CopyToPasteboard true"])
            #expect(UIPasteboard.general.strings == ["Sushi"] && UIPasteboard.general.url == web)
        }

        @Test func `the browser's sheet stays away where it may offer what the app excludes`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let sheet = controller(["Sushi"], log: Recorder<String>())
            sheet.excludedActivityTypes = [.airDrop, .message]
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            #expect(display.requests.isEmpty)
            #expect(sheet.activities.compactMap(\.activityType) == [.mail, .copyToPasteboard])
            let titles = display.elements.values.filter { $0.viewClass == "ActivityRow" }
                .compactMap { $0.properties["ax"]?["l"]?.string }
            #expect(Set(titles) == ["Mail", "Copy", "Cancel"])
        }

        @Test func `the delegate may give the list its source as it prepares the popover`() throws {
            final class Preparing: NSObject, UIPopoverPresentationControllerDelegate {
                var source: UIView?
                var calls = 0
                func prepareForPopoverPresentation(
                    _ popoverPresentationController: UIPopoverPresentationController
                ) {
                    calls += 1
                    popoverPresentationController.sourceView = source
                }
            }
            let root = UIViewController()
            let window = phoneWindow(root, width: 1000, height: 700)
            let button = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
            root.view.addSubview(button)
            for source in [button, nil] {
                let delegate = Preparing()
                delegate.source = source
                let sheet = controller(["Sushi"], [PrintActivity()], log: Recorder())
                let popover = try #require(sheet.popoverPresentationController)
                popover.delegate = delegate
                root.present(sheet, animated: false)
                window.layoutIfNeeded()
                #expect(delegate.calls == 1)
                #expect((sheet.activePresentationController === popover) == (source != nil))
                #expect(popover.arrowDirection == (source == nil ? .unknown : .up))
                root.dismiss(animated: false)
            }
        }

        @Test func `in a wide window the list is a popover at its source`() async throws {
            let display = try await FakeDisplay.attached(width: 1000, height: 700)
            let window = try display.show()
            let log = Recorder<String>()
            let sheet = controller(["Sushi"], log: log)
            let root = try #require(window.rootViewController)
            let button = UIView(frame: CGRect(x: 800, y: 100, width: 40, height: 40))
            root.view.addSubview(button)
            sheet.popoverPresentationController?.sourceView = button
            root.present(sheet, animated: false)
            await display.settle()
            let popover = try #require(sheet.popoverPresentationController)
            // The browser's share sheet is open.
            #expect(popover.presentedView?.alpha == 0 && popover.arrowDirection == .up)
            display.answer(try #require(display.requests.first), .unavailable)
            await display.settle()
            #expect(popover.presentedView?.alpha == 1)
            // 12 points, the shared text in one line, 12 points, and the rows for mail, message and copying.
            let line = UIFont.preferredFont(forTextStyle: .footnote).lineHeight.rounded(.up)
            #expect(sheet.view.bounds.size == CGSize(width: 320, height: 12 + line + 12 + 3 * 52))
            #expect(sheet.accessibilityPerformEscape())
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["nil false"] && root.presentedViewController == nil)
        }

        @Test func `a list without a source lies in the middle of a wide window`() async throws {
            let display = try await FakeDisplay.attached(width: 1000, height: 700)
            let window = try display.show()
            let sheet = controller(["Sushi"], log: Recorder<String>())
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            display.answer(try #require(display.requests.first), .unavailable)
            await display.settle()
            #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 1000, height: 700))
            let panel = try #require(sheet.view.subviews.last)
            #expect(panel.frame.midX == 500 && panel.frame.width == 360)
        }

        @Test func `an image is saved on the device`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Recorder<String>()
            let image = try #require(UIImage(data: redPhoto(3, 2)))
            let sheet = controller(["Sushi", image], log: log)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            // The browser's sheet is one of the entries.
            #expect(display.requests.isEmpty)
            #expect(
                sheet.activities.compactMap(\.activityType) == [
                    .mail, .message, .copyToPasteboard, .saveToCameraRoll, .print,
                ])
            sheet.choose(try #require(sheet.activities.first { $0.activityType == .saveToCameraRoll }))
            await display.settle()
            let request = try #require(display.requests.first)
            #expect(request.kind == .save && request.name == "Image.png")
            let path = try #require(display.offeredFiles[request.download ?? -1])
            #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 3, height: 2))
            display.answer(request, .done)
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["com.apple.UIKit.activity.SaveToCameraRoll true"])
            await display.settle()
            #expect(display.offeredFiles.isEmpty && !FileManager.default.fileExists(atPath: path))
        }

        @Test func `the browser's sheet takes images and files along`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Recorder<String>()
            let folder = try ResourceFolder()
            try folder.write("a,b", to: "a.csv")
            let file = folder.url.appendingPathComponent("a.csv")
            let image = try #require(UIImage(data: redPhoto(3, 2)))
            let sheet = controller([image, file, folder.url], log: log)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            #expect(display.requests.isEmpty)
            let titles = display.elements.values.filter { $0.viewClass == "ActivityRow" }
                .compactMap { $0.properties["ax"]?["l"]?.string }
            #expect(titles.contains("Share…"))
            sheet.openBrowserSheet()
            await display.settle()
            let request = try #require(display.requests.first)
            let shared = try #require(request.shared)
            #expect(request.kind == .share && shared.map(\.name) == ["a.csv", "Image.png"])
            #expect(shared.map(\.type) == ["text/csv", "image/png"])
            let paths = shared.compactMap { display.offeredFiles[$0.download] }
            #expect(paths.first == file.path && UIImage(contentsOfFile: paths.last ?? "") != nil)
            display.answer(request, .done)
            await wait(until: { !log.values.isEmpty })
            await display.settle()
            #expect(log.values == ["nil true"] && display.offeredFiles.isEmpty)
            #expect(paths.map(FileManager.default.fileExists) == [true, false])
        }

        @Test(arguments: [UIActivity.ActivityType.saveToCameraRoll, .airDrop])
        func `the browser's sheet takes no files where it may offer what the app excludes`(
            excluded: UIActivity.ActivityType
        ) throws {
            let image = try #require(UIImage(data: redPhoto(3, 2)))
            let sheet = controller([image], log: Recorder())
            sheet.excludedActivityTypes = [excluded]
            sheet.loadViewIfNeeded()
            #expect(sheet.activityView?.offersBrowserSheet == false)
            let all = controller(Array(repeating: image, count: 21), log: Recorder())
            all.loadViewIfNeeded()
            #expect(all.activityView?.offersBrowserSheet == false)
        }

        @Test func `files are saved one after the other, and a failed activity is not completed`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Recorder<String>()
            let urls = ["a.csv", "b.csv"].map { URL(filePath: "/tmp/\($0)") }
            let sheet = controller(urls, log: log)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            sheet.choose(try #require(sheet.activities.last))
            await display.settle()
            #expect(display.requests.map(\.name) == ["a.csv"])
            display.answer(display.requests[0], .done)
            await display.settle()
            #expect(display.requests.map(\.name) == ["a.csv", "b.csv"])
            display.answer(display.requests[1], .unavailable)
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["com.apple.DocumentManagerUICore.SaveToFiles false"])
        }

        @Test func `a list that goes away saves no further file`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Recorder<String>()
            let sheet = controller(["a.csv", "b.csv"].map { URL(filePath: "/tmp/\($0)") }, log: log)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            let save = try #require(sheet.activities.last)
            sheet.choose(save)
            sheet.choose(save)
            await display.settle()
            #expect(display.requests.map(\.name) == ["a.csv"])
            sheet.end(nil, completed: false)
            await wait(until: { !log.values.isEmpty })
            display.answer(display.requests[0], .done)
            await display.settle()
            #expect(display.requests.map(\.name) == ["a.csv"] && log.values == ["nil false"])
        }

        @Test func `a mail has the subject and the items`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Recorder<String>()
            let sheet = controller([Source()], [PrintActivity()], log: log)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            #expect(display.requests.isEmpty)
            sheet.choose(try #require(sheet.activities.first { $0.activityType == .mail }))
            await display.settle()
            let request = try #require(display.requests.first)
            #expect(
                request.url
                    == "mailto:?subject=Lunch&body=for%20com%2Eapple%2EUIKit%2Eactivity%2EMail")
            display.answer(request, .done)
            await wait(until: { log.values == ["com.apple.UIKit.activity.Mail true"] })
        }

        @Test func `activities of the app get the items that are meant for them`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (log, activity) = (Recorder<String>(), PrintActivity())
            let sheet = controller([Source()], [activity], log: log)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            let titles = display.elements.values.filter { $0.viewClass == "ActivityRow" }
                .compactMap { $0.properties["ax"]?["l"]?.string }
            #expect(Set(titles) == ["Print", "Mail", "Message", "Copy", "Share…", "Cancel"])
            sheet.choose(activity)
            await wait(until: { !log.values.isEmpty })
            #expect(activity.prepared == ["for print"] && log.values == ["print true"])
        }

        // MARK: Items that are made when an activity was chosen

        @Test func `an item is made in the background when an activity was chosen`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (log, activity, report) = (Recorder<String>(), PrintActivity(), Report(placeholderItem: "…"))
            let sheet = controller([report], [activity], log: log)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            #expect(!report.isFinished && report.activityType == nil)
            #expect(report.placeholderItem as? String == "…")
            sheet.choose(activity)
            // A second touch on the entry makes nothing more.
            sheet.choose(activity)
            await wait(until: { !log.values.isEmpty })
            #expect(activity.prepared == ["for print, false"] && log.values == ["print true"])
            #expect(report.isFinished && report.activityType == UIActivity.ActivityType("print"))
        }

        @Test func `the browser's sheet gets the item, and not its placeholder`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let report = Report(placeholderItem: "…")
            let sheet = controller([report], log: Recorder<String>())
            window.rootViewController?.present(sheet, animated: false)
            await wait(until: { report.isFinished })
            // The request comes in one of the next turns of the main queue.
            for _ in 0..<100 where display.requests.isEmpty { await display.settle() }
            let request = try #require(display.requests.first)
            #expect(request.kind == .share && request.text == "for the browser, false")
            #expect(request.title == "Report")
        }

        @Test func `a sheet that is dismissed makes no item`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (log, report) = (Recorder<String>(), Report(placeholderItem: "…"))
            let sheet = controller([report], [PrintActivity()], log: log)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            sheet.end(nil, completed: false)
            await wait(until: { !log.values.isEmpty })
            #expect(report.isCancelled && log.values == ["nil false"])
        }

        @Test func `another activity gets a new item, which one operation at a time makes`() async {
            let report = Report(placeholderItem: "")
            let provided = ProvidedItems([report, report])
            var made: [String] = []
            let sheet = UIActivityViewController(activityItems: [report], applicationActivities: nil)
            func note() {
                made.append(
                    report.activityViewController(sheet, itemForActivityType: nil) as? String ?? "none")
            }
            provided.make(for: nil) { note() }
            await wait(until: { made.count == 1 })
            provided.make(for: .message) { note() }
            provided.make(for: .message) { note() }
            await wait(until: { made.count == 3 })
            #expect(made[0] == "for the browser, false")
            #expect(made[2] == "for \(UIActivity.ActivityType.message.rawValue), false")
        }

        @Test func `a cancelled provider gives its placeholder, and keeps no sheet waiting`() async {
            let report = Report(placeholderItem: "later")
            ProvidedItems([report]).cancel()
            var isDone = false
            ProvidedItems([report]).make(for: .mail) { isDone = true }
            await wait(until: { isDone })
            let sheet = UIActivityViewController(activityItems: [report], applicationActivities: nil)
            #expect(report.activityViewController(sheet, itemForActivityType: .mail) as? String == "later")
        }

        @Test func `an item that the provider's class does not make is its placeholder`() {
            let provider = UIActivityItemProvider(placeholderItem: 7)
            provider.start()
            let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
            let item = provider.activityViewController(sheet, itemForActivityType: nil)
            #expect(item as? Int == 7 && provider.item as? Int == 7)
        }

        @Test func `no other user of the machine can read shared files`() throws {
            let file = try TemporaryItemFile(
                Data("secret".utf8), name: "a.txt", typeIdentifier: "public.text")
            defer { file.remove() }
            let folder = file.url.deletingLastPathComponent()
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
        }
    }

    /// Tests feedback that the user can feel.
    @MainActor struct FeedbackTests {
        @Test func `feedback lets the device vibrate`() async throws {
            let display = try await FakeDisplay.attached()
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
            UIImpactFeedbackGenerator().impactOccurred(intensity: 0)
            UISelectionFeedbackGenerator().selectionChanged()
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            await display.settle()
            #expect(display.requests.map(\.pattern) == [[25], [8], [5], [10, 60, 15]])
            #expect(display.requests.allSatisfy { $0.kind == .vibrate && $0.number == nil })
        }

        @Test func `feedback for a view needs the view on the screen`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UIView()
            let generator = UISelectionFeedbackGenerator(view: view)
            generator.selectionChanged()
            window.addSubview(view)
            generator.selectionChanged(at: .zero)
            await display.settle()
            #expect(generator.view === view && display.requests.count == 1)
        }
    }
}
