import Foundation
import TesseraDisplay
import TesseraGraphics

/// The object with which an app prints: it draws the pages, and the browser's own dialog prints them.
/// See Apple's [UIPrintInteractionController](
/// https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller).
///
/// ```swift
/// let controller = UIPrintInteractionController.shared
/// controller.printFormatter = UISimpleTextPrintFormatter(text: recipe)
/// controller.present(animated: true)
/// ```
///
/// The number of copies, the pages and the printer are chosen in the dialog, and the app can neither read nor close it.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// A closure that runs at the end. It gets the controller, true if the browser has displayed its dialog, and an error. No
    /// browser tells a page whether the user has printed or cancelled.
    public typealias CompletionHandler =
        @MainActor (
            _ printInteractionController: UIPrintInteractionController, _ completed: Bool,
            _ error: (any Error)?
        ) -> Void

    /// The controller of the app.
    public static let shared = UIPrintInteractionController()

    /// A Boolean value that tells whether the app has a display that may print.
    open class var isPrintingAvailable: Bool { UIApplication.shared.requests.hasDisplay }

    /// The types of data that can be printed: PDF documents, and the images that ``UIImage`` reads.
    open class var printableUTIs: Set<String> {
        Set([UTType.pdf, .png, .jpeg, .gif, .webP, .svg].map(\.identifier))
    }

    /// Returns true if a file with an image or a PDF document can be printed. Of other addresses than those of files, nothing
    /// can.
    open class func canPrint(_ url: URL) -> Bool { PrintJob.canPrint(url) }
    /// Returns true if data are an image or a PDF document.
    open class func canPrint(_ data: Data) -> Bool { PrintJob.canPrint(data) }

    /// What the app says about the printing, or nil for default values. Changes after the printing has begun have no effect on
    /// it.
    open var printInfo: UIPrintInfo?
    /// The object that chooses the paper and learns how far the printing is.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// The paper of the pages that are printed at present or were printed last, or nil.
    open private(set) var printPaper: UIPrintPaper?

    /// An image, or a PDF document as data or as the address of a file. Setting it removes other content.
    open var printingItem: Any? {
        get { items?.count == 1 ? items?.first : nil }
        set { setContent(items: newValue.map { [$0] }) }
    }
    /// Images and PDF documents, each as a ``UIImage``, as data or as the address of a file. Setting them removes other content.
    open var printingItems: [Any]? {
        get { items }
        set { setContent(items: newValue) }
    }
    /// The object with the content, or nil. Setting it removes other content.
    open var printFormatter: UIPrintFormatter? {
        get { formatter }
        set { setContent(formatter: newValue) }
    }
    /// The object that draws the pages, or nil. Setting it removes other content.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { renderer }
        set { setContent(renderer: newValue) }
    }

    private var items: [Any]?
    private var formatter: UIPrintFormatter?
    private var renderer: UIPrintPageRenderer?
    private var isPrinting = false

    private func setContent(
        items: [Any]? = nil, formatter: UIPrintFormatter? = nil, renderer: UIPrintPageRenderer? = nil
    ) {
        (self.items, self.formatter, self.renderer) = (items, formatter, renderer)
    }

    // MARK: Printing

    /// Draws the pages and opens the browser's dialog.
    ///
    /// - Parameters:
    ///   - animated: Not used. The browser decides.
    ///   - completion: A closure that runs when the dialog is closed, or if it cannot be opened. It does not run before this
    ///     method returns.
    /// - Returns: False, without a call of the closure, if there is no display, if the app prints already or if there is no
    ///   content.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard !isPrinting, type(of: self).isPrintingAvailable,
            items != nil || formatter != nil || renderer != nil
        else { return false }
        isPrinting = true
        delegate?.printInteractionControllerWillStartJob(self)
        guard let jobs else {
            Task { finish(UIPrintError(.unknownImageFormat), completion) }
            return true
        }
        let information = printInfo?.copy() as? UIPrintInfo ?? UIPrintInfo()
        Task { await print(jobs[...], information, completion) }
        return true
    }

    /// Draws the pages and opens the browser's dialog, which has its own place.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    /// Draws the pages and opens the browser's dialog, which has its own place.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    /// What is to be printed, or nil if an item cannot be.
    private var jobs: [PrintJob]? {
        if let items { return PrintJob.jobs(items) }
        if let renderer { return [.pages(renderer)] }
        guard let formatter else { return [] }
        if let owner = formatter.printPageRenderer { return [.pages(owner)] }
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        return [.pages(renderer)]
    }

    /// Prints one job after the other.
    private func print(
        _ jobs: ArraySlice<PrintJob>, _ information: UIPrintInfo, _ completion: CompletionHandler?
    ) async {
        guard let job = jobs.first else { return finish(UIPrintError(.noContent), completion) }
        do throws(UIPrintError) {
            let (files, paper) = try await files(of: job, information)
            delegate?.printInteractionControllerWillPresentPrinterOptions(self)
            UIApplication.shared.requests.printFiles(
                files.map(\.url.path), paper: paper?.paperSize,
                title: information.jobName.isEmpty ? nil : information.jobName
            ) { [self] isDisplayed in
                for file in files { file.remove() }
                delegate?.printInteractionControllerDidDismissPrinterOptions(self)
                guard isDisplayed, jobs.count > 1 else {
                    return finish(isDisplayed ? nil : UIPrintError(.notAvailable), completion)
                }
                Task { await print(jobs.dropFirst(), information, completion) }
            }
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        } catch {
            finish(error, completion)
        }
    }

    /// Returns the files of a job, with the paper of pictures or nil for a document.
    private func files(
        of job: PrintJob, _ information: UIPrintInfo
    ) async throws(UIPrintError) -> ([TemporaryItemFile], UIPrintPaper?) {
        switch job {
        case .document(let data):
            let file = try? TemporaryItemFile(data, name: nil, typeIdentifier: UTType.pdf.identifier)
            guard let file else { throw UIPrintError(.jobFailed) }
            return ([file], nil)
        case .pages(let renderer):
            let papers = UIPrintPaper.all
            let chosen = delegate?.printInteractionController(self, choosePaper: papers) ?? papers[0]
            let paper = chosen.turned(information.orientation, hasMargins: !information.hasNoMargins)
            printPaper = paper
            let files = try await PrintJob.draw(renderer, on: paper, isGray: information.isGray) {
                [self] in
                !isAbandoned && type(of: self).isPrintingAvailable
            }
            return (files, paper)
        }
    }

    /// True if nobody wants what is being drawn any more.
    private var isAbandoned = false

    /// Stops drawing, so that no dialog opens. A dialog that is open already stays.
    func abandon() { isAbandoned = true }

    private func finish(_ error: UIPrintError?, _ completion: CompletionHandler?) {
        (isPrinting, isAbandoned) = (false, false)
        delegate?.printInteractionControllerDidFinishJob(self)
        completion?(self, error == nil, error)
    }
}
