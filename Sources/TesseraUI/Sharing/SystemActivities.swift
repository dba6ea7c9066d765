import Foundation

/// An activity that copies the items to the pasteboard.
@MainActor
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemWord.copy.text }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        !Self.pasteboardItems(activityItems).isEmpty
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        UIPasteboard.general.items = Self.pasteboardItems(items)
        activityDidFinish(true)
    }

    private static func pasteboardItems(_ values: [Any]) -> [[String: Any]] {
        values.compactMap { value in
            switch value {
            case let text as String: [PasteboardType.text: text]
            case let text as NSAttributedString: [PasteboardType.text: text.string]
            case let url as URL: [PasteboardType.url: url]
            case let image as UIImage: [PasteboardType.png: image]
            default: nil
            }
        }
    }
}

/// An activity that begins a mail or a message with the items.
@MainActor
final class LetterActivity: UIActivity {
    private let type: ActivityType
    private var body = ""
    private var subject = ""

    init(_ type: ActivityType) {
        self.type = type
        super.init()
    }

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { type }
    override var activityTitle: String? { (type == .mail ? SystemWord.mail : .message).text }
    override var activityImage: UIImage? { UIImage(systemName: type == .mail ? "envelope" : "message") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains {
            $0 is String || ($0 as? URL)?.isFileURL == false || $0 is NSAttributedString
        }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        guard let sheet else { return }
        let items = ShareableItems(activityItems, for: type, in: sheet)
        body = items.wholeText ?? ""
        subject = sheet.subject(for: type)
    }

    override func perform() {
        guard let url = address else { return activityDidFinish(false) }
        UIApplication.shared.open(url, options: [:]) { [weak self] in self?.activityDidFinish($0) }
    }

    private var address: URL? {
        func encoded(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
        guard type == .mail else { return URL(string: "sms:?&body=\(encoded(body))") }
        let start = subject.isEmpty ? "" : "subject=\(encoded(subject))&"
        return URL(string: "mailto:?\(start)body=\(encoded(body))")
    }
}

/// An activity that saves the images or the files among the items on the user's device.
@MainActor
final class SaveActivity: UIActivity {
    private let type: ActivityType
    private var items: [Any] = []

    /// Creates the activity for images (``UIActivity/ActivityType/saveToCameraRoll``) or for files.
    init(_ type: ActivityType) {
        self.type = type
        super.init()
    }

    override var activityType: ActivityType? { type }
    override var activityTitle: String? { isForImages ? FileWord.saveImage : FileWord.saveToFiles }
    override var activityImage: UIImage? {
        UIImage(systemName: isForImages ? "square.and.arrow.down" : "folder")
    }

    private var isForImages: Bool { type == .saveToCameraRoll }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { isForImages ? $0 is UIImage : ($0 as? URL)?.isFileURL == true }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        // A second choice of the same entry saves nothing twice.
        guard saver == nil else { return }
        var files = items.compactMap { $0 as? URL }.filter(\.isFileURL)
        if isForImages {
            images = items.compactMap { ($0 as? UIImage)?.pngData() }.compactMap {
                try? TemporaryItemFile($0, name: FileWord.image, typeIdentifier: UTType.png.identifier)
            }
            files = images.map(\.url)
        }
        guard !files.isEmpty else { return activityDidFinish(false) }
        let saver = FileSaver(files)
        self.saver = saver
        saver.save { [weak self] isSaved in
            self?.removeImages()
            self?.activityDidFinish(isSaved)
        }
    }

    private var saver: FileSaver?
    /// The files of the images.
    private var images: [TemporaryItemFile] = []

    /// Saves nothing more, because the list has gone.
    func cancel() {
        saver?.cancel()
        removeImages()
    }

    private func removeImages() {
        for image in images { image.remove() }
        images = []
    }
}

/// An activity that prints the first formatter or renderer among the items, or the images and the PDF documents if there is none.
@MainActor
final class PrintActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .print }
    override var activityTitle: String? { SystemWord.text("Print", "プリント") }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        UIPrintInteractionController.isPrintingAvailable
            && activityItems.contains { Self.isContent($0) || PrintJob.canPrint($0) }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        // A second choice of the same entry prints nothing twice.
        guard controller == nil else { return }
        let controller = UIPrintInteractionController()
        self.controller = controller
        if let content = items.first(where: Self.isContent) {
            controller.printFormatter = content as? UIPrintFormatter
            if let renderer = content as? UIPrintPageRenderer { controller.printPageRenderer = renderer }
        } else {
            // A damaged image is left out.
            controller.printingItems = items.filter { PrintJob.jobs([$0]) != nil }
        }
        controller.printInfo = items.lazy.compactMap { $0 as? UIPrintInfo }.first
        let begins = controller.present(animated: true) { [weak self] _, isCompleted, _ in
            self?.end(isCompleted)
        }
        if !begins { end(false) }
    }

    private var controller: UIPrintInteractionController?

    /// True while pages are drawn or the dialog is open.
    var isPrinting: Bool { controller != nil }

    /// Prints nothing more, because the list has gone.
    func cancel() { controller?.abandon() }

    private func end(_ isCompleted: Bool) {
        controller = nil
        activityDidFinish(isCompleted)
    }

    private static func isContent(_ item: Any) -> Bool {
        item is UIPrintFormatter || item is UIPrintPageRenderer
    }
}
