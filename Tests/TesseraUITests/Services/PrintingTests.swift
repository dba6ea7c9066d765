import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

private final class Renderer: UIPrintPageRenderer {
    var log: [String] = []
    override var numberOfPages: Int { 2 }
    override func prepare(forDrawingPages range: NSRange) {
        log.append("prepare \(range.location) \(range.length)")
    }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        log.append("header \(pageIndex) \(headerRect.minY) \(headerRect.height)")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        log.append("content \(pageIndex) \(contentRect.minY) \(contentRect.height)")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        log.append("footer \(pageIndex) \(footerRect.minY) \(footerRect.height)")
    }
}

private final class Delegate: UIPrintInteractionControllerDelegate {
    var log: [String] = []
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        UIPrintPaper.bestPaper(forPageSize: CGSize(width: 400, height: 580), withPapersFrom: paperList)
    }
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
        log.append("start")
    }
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        log.append("presented")
    }
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
        log.append("dismissed")
    }
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
        log.append("finish")
    }
}

extension DisplayTests {
    /// Tests what the app prints.
    @Suite @MainActor struct PrintingTests {
        private let controller = UIPrintInteractionController()

        private func present(_ log: Recorder<String>) -> Bool {
            controller.present(animated: true) { _, isCompleted, error in
                let problem = (error as? UIPrintError).map { "\($0.code)" } ?? "printed"
                log.values.append("\(isCompleted) \(problem)")
            }
        }

        @Test func `an image is a page, and the dialog's end is that of the printing`() async throws {
            let display = try await FakeDisplay.attached()
            let log = Recorder<String>()
            let image = try #require(UIImage(data: redPhoto(3, 2)))
            controller.printingItem = image
            let info = UIPrintInfo.printInfo()
            (info.jobName, info.outputType, info.orientation) = ("Red", .photo, .landscape)
            controller.printInfo = info
            #expect(controller.printInfo === info)
            let delegate = Delegate()
            controller.delegate = delegate
            #expect(present(log))
            #expect(!present(log))
            // Later changes have no effect.
            controller.printInfo?.jobName = "Blue"
            await display.waitForRequests(1)
            let request = try #require(display.requests.first)
            #expect(request.kind == .print && request.title == "Red")
            let print = try #require(request.print)
            // The paper is A5, the smallest on which the page has room, turned.
            #expect((print.width, print.height) == (595.28, 419.53) && print.files.count == 1)
            #expect(controller.printPaper?.printableRect.minX == 0)
            let path = try #require(display.offeredFiles[print.files[0]])
            #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 1786, height: 1259))
            #expect(delegate.log == ["start", "presented"])
            display.answer(request, .done)
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["true printed"])
            #expect(delegate.log == ["start", "presented", "dismissed", "finish"])
            await display.settle()
            #expect(display.offeredFiles.isEmpty && !FileManager.default.fileExists(atPath: path))
        }

        @Test func `documents are printed by themselves, one after the other`() async throws {
            let display = try await FakeDisplay.attached()
            let log = Recorder<String>()
            let document = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300))
                .pdfData { $0.beginPage() }
            let image = try #require(UIImage(data: redPhoto(3, 2)))
            controller.printingItems = [document, image]
            #expect(present(log))
            await display.waitForRequests(1)
            let first = try #require(display.requests.first)
            let file = try #require(first.print?.files.first)
            #expect(first.print?.width == nil)
            #expect(try Data(contentsOf: URL(filePath: #require(display.offeredFiles[file]))) == document)
            // Reports of the page in between end nothing.
            display.answer(first, .working)
            display.answer(first, .done)
            await display.waitForRequests(2)
            display.answer(try #require(display.requests.last), .unavailable)
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["false notAvailable"])
        }

        @Test func `a renderer draws headers, content and footers between the margins`() async throws {
            let display = try await FakeDisplay.attached()
            let renderer = Renderer()
            (renderer.headerHeight, renderer.footerHeight) = (30, 20)
            controller.printPageRenderer = renderer
            let delegate = Delegate()
            controller.delegate = delegate
            #expect(present(Recorder<String>()))
            await display.waitForRequests(1)
            #expect(display.requests.first?.print?.files.count == 2)
            // The paper is 595.28 points high, with margins of 18 points.
            #expect(
                renderer.log == [
                    "prepare 0 2", "header 0 18.0 30.0", "content 0 48.0 509.28", "footer 0 557.28 20.0",
                    "header 1 18.0 30.0", "content 1 48.0 509.28", "footer 1 557.28 20.0",
                ])
        }

        @Test func `a text is continued on further pages between its lines`() {
            let text = UISimpleTextPrintFormatter(text: (1...10).map { "Line \($0)" }.joined(separator: "\n"))
            text.font = .systemFont(ofSize: 10)
            let renderer = UIPrintPageRenderer()
            renderer.paper = UIPrintPaper(CGSize(width: 200, height: 100))
            renderer.addPrintFormatter(text, startingAtPageAt: 1)
            #expect(text.rectForPage(at: 1) == CGRect(x: 18, y: 18, width: 164, height: 64))
            // Five lines of twelve points have room on a page, and four below the inset of the first one.
            text.contentInsets = UIEdgeInsets(top: 10, left: 4, bottom: 0, right: 0)
            #expect(text.rectForPage(at: 1) == CGRect(x: 22, y: 28, width: 160, height: 54))
            #expect(text.pageCount == 3)
            #expect(renderer.numberOfPages == 4)
            #expect(renderer.printFormattersForPage(at: 0) == nil)
            #expect(renderer.printFormattersForPage(at: 3) == [text])
            text.removeFromPrintPageRenderer()
            #expect(text.pageCount == 0 && renderer.printFormatters == nil)
        }

        @Test func `an app sets the paper by its keys to draw pages without a printer`() {
            let text = UISimpleTextPrintFormatter(text: (1...10).map { "Line \($0)" }.joined(separator: "\n"))
            text.font = .systemFont(ofSize: 10)
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(text, startingAtPageAt: 0)
            #expect(renderer.numberOfPages == 0)
            renderer.setValue(CGRect(x: 0, y: 0, width: 200, height: 100), forKey: "paperRect")
            let area = CGRect(x: 18, y: 18, width: 164, height: 64)
            renderer.setValue(NSValue(cgRect: area), forKey: "printableRect")
            #expect(renderer.paperRect.size == CGSize(width: 200, height: 100))
            #expect(renderer.printableRect == area)
            #expect(renderer.value(forKey: "printableRect") as? CGRect == area)
            // Five lines of twelve points have room on a page.
            #expect(renderer.numberOfPages == 2)
            renderer.paper = UIPrintPaper(CGSize(width: 300, height: 400))
            #expect(renderer.paperRect.size == CGSize(width: 300, height: 400))
        }

        @Test func `a copy of a formatter prints the same and belongs to no renderer`() throws {
            let text = UISimpleTextPrintFormatter(text: "Pie")
            (text.font, text.textAlignment) = (.boldSystemFont(ofSize: 20), .center)
            (text.contentInsets.left, text.startPage, text.maximumContentWidth) = (7, 2, 100)
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(text, startingAtPageAt: 2)
            let copy = try #require(text.copy() as? UISimpleTextPrintFormatter)
            #expect(copy !== text && copy.printPageRenderer == nil && text.printPageRenderer === renderer)
            #expect(copy.printedText == text.printedText && copy.contentInsets.left == 7)
            #expect(copy.startPage == 2 && copy.maximumContentWidth == 100)
            text.attributedText = NSAttributedString(string: "Cake")
            #expect((text.copy() as? UISimpleTextPrintFormatter)?.attributedText?.string == "Cake")
            let markup = UIMarkupTextPrintFormatter(markupText: "<b>Tea</b>")
            #expect((markup.copy() as? UIMarkupTextPrintFormatter)?.markupText == "<b>Tea</b>")
            let view = UIView()
            #expect((view.viewPrintFormatter().copy() as? UIViewPrintFormatter)?.view === view)
        }

        @Test func `a text in HTML is printed as text`() throws {
            let formatter = UIMarkupTextPrintFormatter(
                markupText: "<p><b>Recipe</b></p><script>alert(1)</script>")
            #expect(formatter.printedText?.string.contains("Recipe") == true)
            #expect(formatter.printedText?.string.contains("alert") == false)
        }

        @Test func `a view that is too wide becomes smaller, and one that is too high is continued`() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 328, height: 400))
            let formatter = view.viewPrintFormatter()
            let renderer = UIPrintPageRenderer()
            renderer.paper = UIPrintPaper(CGSize(width: 200, height: 100))
            renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
            // At half its size the view is 200 points high, of which 64 have room on a page.
            #expect(formatter.pageCount == 4)
        }

        @Test func `a view is printed with its text in its place`() async throws {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            label.text = "Sushi"
            view.addSubview(label)
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
            let paper = UIPrintPaper(CGSize(width: 136, height: 236))
            let files = try await PrintJob.draw(renderer, on: paper, isGray: false)
            defer { for file in files { file.remove() } }
            let bitmap = try ImageDecoder.decode(Data(contentsOf: files[0].url))
            let rows = (0..<bitmap.height).filter { y in
                (0..<bitmap.width).contains { bitmap[$0, y].green < 128 }
            }
            // The label lies from 118 to 158 points, and a point has three pixels.
            let (first, last) = (try #require(rows.first), try #require(rows.last))
            #expect(files.count == 1 && first > 354 && last < 474)
        }

        @Test func `a page has the wider of the insets and the margins of the paper`() {
            let text = UISimpleTextPrintFormatter(text: "Recipe")
            let renderer = UIPrintPageRenderer()
            #expect(text.pageCount == 0)
            renderer.addPrintFormatter(text, startingAtPageAt: NSNotFound)
            // Without paper there is no room.
            #expect(text.startPage == 0 && text.pageCount == 0)
            renderer.paper = UIPrintPaper(CGSize(width: 200, height: 100))
            text.perPageContentInsets = UIEdgeInsets(top: 30, left: 10, bottom: 40, right: 50)
            #expect(text.rectForPage(at: 0) == CGRect(x: 18, y: 30, width: 132, height: 30))
            text.contentInsets = UIEdgeInsets(top: 20, left: 4, bottom: 9, right: 9)
            #expect(text.rectForPage(at: 0) == CGRect(x: 22, y: 38, width: 128, height: 22))
            #expect(text.rectForPage(at: 1) == CGRect(x: 22, y: 30, width: 128, height: 30))
            text.maximumContentWidth = 100
            text.maximumContentHeight = 10
            #expect(text.rectForPage(at: 1).size == CGSize(width: 100, height: 10))
            // Headers that leave no room leave no pages.
            renderer.headerHeight = 70
            #expect(text.pageCount == 0 && renderer.numberOfPages == 0)
        }

        /// The colours of the pixels of a page that a view is printed on: 100 × 100 points without margins.
        private func page(of view: UIView, isGray: Bool = false) async throws -> Bitmap {
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
            let paper = UIPrintPaper(CGSize(width: 100, height: 100), margin: 0)
            let files = try await PrintJob.draw(renderer, on: paper, isGray: isGray)
            defer { for file in files { file.remove() } }
            return try ImageDecoder.decode(Data(contentsOf: files[0].url))
        }

        @Test func `a dark view is printed in light colours`() async throws {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.overrideUserInterfaceStyle = .dark
            view.backgroundColor = .systemBackground
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            bar.backgroundColor = .label
            view.addSubview(bar)
            let picture = try await page(of: view)
            #expect(picture[150, 100].red == 0 && picture[150, 250].red == 255)
        }

        @Test func `a view in grey has no colours`() async throws {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.backgroundColor = .red
            let picture = try await page(of: view, isGray: true)
            #expect(picture[150, 150].red == picture[150, 150].green && picture[150, 150].red < 200)
        }

        @Test func `a view that nothing has laid out is printed with its constraints`() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: view.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
            ])
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
            renderer.paper = UIPrintPaper(CGSize(width: 136, height: 136))
            #expect(renderer.numberOfPages == 1 && bar.frame.height == 50)
        }

        @Test func `errors and settings of printing have the forms of Foundation`() {
            do {
                throw UIPrintError(.noContent)
            } catch UIPrintError.jobFailed {
                Issue.record("The pattern of another cause matches.")
            } catch UIPrintError.noContent {
            } catch {
                Issue.record("The pattern of the cause does not match.")
            }
            let info = UIPrintInfo(dictionary: nil)
            #expect(info.jobName.isEmpty && info.outputType == .general && info.orientation == .portrait)
            (info.jobName, info.outputType, info.orientation) = ("Red", .photo, .landscape)
            let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
            #expect(copy.jobName == "Red" && copy.outputType == .photo && copy.orientation == .landscape)
        }

        @Test func `only the first bytes of a file decide whether it can be printed`() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let photo = folder.appending(path: "photo")
            try redPhoto(3, 2).prefix(100).write(to: photo)
            #expect(UIPrintInteractionController.canPrint(photo))
            // Folders and devices have no end.
            #expect(!UIPrintInteractionController.canPrint(folder))
            #expect(!UIPrintInteractionController.canPrint(URL(filePath: "/dev/zero")))
        }

        @Test func `a share sheet that is dismissed opens no dialog`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let text = UISimpleTextPrintFormatter(text: "Recipe")
            let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            let print = try #require(sheet.activities.first { $0.activityType == .print } as? PrintActivity)
            sheet.choose(print)
            sheet.end(nil, completed: false)
            await wait(until: { !print.isPrinting })
            await display.settle()
            #expect(display.requests.isEmpty)
        }

        @Test func `only images and documents can be printed`() async throws {
            let photo = try redPhoto(3, 2)
            #expect(UIPrintInteractionController.canPrint(photo))
            #expect(UIPrintInteractionController.canPrint(Data("%PDF-1.5\n".utf8)))
            #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
            #expect(!UIPrintInteractionController.canPrint(URL(filePath: "/nowhere.pdf")))
            let display = try await FakeDisplay.attached()
            let log = Recorder<String>()
            controller.printingItems = ["text"]
            #expect(present(log))
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["false unknownImageFormat"])
            controller.printFormatter = UISimpleTextPrintFormatter(text: "")
            #expect(controller.printingItems == nil && present(log))
            await wait(until: { log.values.count == 2 })
            #expect(log.values.last == "false noContent" && display.requests.isEmpty)
            controller.printFormatter = nil
            #expect(!present(log))
        }

        @Test func `an image of a share sheet is printed`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Recorder<String>()
            let image = try #require(UIImage(data: redPhoto(3, 2)))
            let sheet = UIActivityViewController(activityItems: [image], applicationActivities: nil)
            sheet.completionWithItemsHandler = { type, completed, _, _ in
                log.values.append("\(type?.rawValue ?? "nil") \(completed)")
            }
            window.rootViewController?.present(sheet, animated: false)
            await display.settle()
            let print = try #require(sheet.activities.first { $0.activityType == .print })
            sheet.choose(print)
            // A second choice of the same entry prints nothing twice.
            sheet.choose(print)
            await display.waitForRequests(1)
            let request = try #require(display.requests.first)
            #expect(request.print?.files.count == 1)
            display.answer(request, .done)
            await wait(until: { !log.values.isEmpty })
            #expect(log.values == ["com.apple.UIKit.activity.Print true"])
        }
    }
}
