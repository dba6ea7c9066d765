import Foundation
import TesseraBasics

/// A controller with which the user chooses files of the device, or saves files of the app there.
/// See Apple's [UIDocumentPickerViewController](
/// https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller).
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The browser offers the files in a dialog of its own. The app gets copies, since a page cannot change the files of the device.
/// The copies exist until the app ends, unless the app moves or removes them before.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The object that is notified of the user's choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// A Boolean value that tells whether the user can choose several files. The default is false.
    open var allowsMultipleSelection = false

    private let types: [UTType]
    /// The files to save, or none if the user chooses files.
    private let exported: [URL]
    private var chooser: FileChooserViewController?
    private var exporter: FileExportViewController?
    private var isOver = false

    /// Creates a controller for files of some types.
    ///
    /// - Parameters:
    ///   - contentTypes: The types. Folders cannot be chosen.
    ///   - asCopy: True if the app wants copies. The files are copies in any case.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        demand(
            !contentTypes.isEmpty,
            "UIDocumentPickerViewController(forOpeningContentTypes:): there must be a type.")
        types = contentTypes
        exported = []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Creates a controller for files of some types. Folders cannot be chosen.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a controller that saves files of the app on the device, under the names that they have. The browser decides where,
    /// or asks the user.
    ///
    /// - Parameters:
    ///   - urls: The files, which must exist until the delegate is notified. The delegate gets the same URLs when the browser has
    ///     the files. A page learns neither where the browser saves them nor whether the user declines to save them.
    ///   - asCopy: True if the files stay where they are. They stay there in any case.
    public init(forExporting urls: [URL], asCopy: Bool) {
        demand(
            !urls.isEmpty && urls.allSatisfy(\.isFileURL),
            "UIDocumentPickerViewController(forExporting:): there must be URLs of files, not \(urls).")
        types = []
        exported = urls
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Creates a controller that saves files of the app on the device.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    /// Creates a controller for files of some types. Apple has deprecated it, and advises to use
    /// ``init(forOpeningContentTypes:asCopy:)``.
    ///
    /// - Parameters:
    ///   - allowedUTIs: The identifiers of the types, such as `public.image`. Folders cannot be chosen.
    ///   - mode: ``UIDocumentPickerMode/import`` or ``UIDocumentPickerMode/open``. The files are copies in both cases. Another
    ///     mode ends the app.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        demand(
            mode == .import || mode == .open,
            "UIDocumentPickerViewController(documentTypes:in:): the mode must be .import or .open. Use init(urls:in:) to save files."
        )
        self.init(
            forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) },
            asCopy: mode == .import)
    }

    /// Creates a controller that saves a file of the app on the device. See ``init(urls:in:)``.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(urls: [url], in: mode)
    }

    /// Creates a controller that saves files of the app on the device. Apple has deprecated it, and advises to use
    /// ``init(forExporting:asCopy:)``.
    ///
    /// - Parameters:
    ///   - urls: The files, which must exist until the delegate is notified.
    ///   - mode: ``UIDocumentPickerMode/exportToService`` or ``UIDocumentPickerMode/moveToService``. The files stay where they
    ///     are in both cases. Another mode ends the app.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        demand(
            mode == .exportToService || mode == .moveToService,
            "UIDocumentPickerViewController(urls:in:): the mode must be .exportToService or .moveToService. Use init(documentTypes:in:) to choose files."
        )
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// Returns nil, because archives contain no types of files.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard exported.isEmpty else {
            let screen = FileExportViewController(exported) { [weak self, exported] isSaved in
                self?.end(isSaved ? exported : nil)
            }
            exporter = screen
            return embed(UINavigationController(rootViewController: screen))
        }
        let wanted = WantedFiles(types: types, limit: allowsMultipleSelection ? 0 : 1)
        let chooser = FileChooserViewController(.files, wanted) { [weak self] in self?.take($0) }
        self.chooser = chooser
        embed(UINavigationController(rootViewController: chooser))
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissedByUser { end(nil) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isGone else { return }
        isOver = true
        abandon()
    }

    /// Gives up the files that have not been sent or saved yet.
    private func abandon() {
        chooser?.abandon()
        exporter?.abandon()
    }

    private func take(_ files: [ChosenFile]?) {
        guard !isOver else { return }
        for file in files ?? [] { file.keep() }
        end(files?.map(\.url))
    }

    /// Dismisses the controller, and then notifies the delegate, which may present something else.
    private func end(_ urls: [URL]?) {
        guard !isOver else { return }
        isOver = true
        abandon()
        let notify = { [self] in
            guard let urls else {
                delegate?.documentPickerWasCancelled(self)
                return
            }
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        }
        guard let presentingViewController else { return notify() }
        presentingViewController.dismiss(animated: true, completion: notify)
    }

    open override func accessibilityPerformEscape() -> Bool {
        end(nil)
        return true
    }
}

/// The methods that notify an object of the user's choice in a ``UIDocumentPickerViewController``.
/// See Apple's [UIDocumentPickerDelegate](https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate).
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called when the user has chosen or saved files. The controller dismisses itself.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user has cancelled. The controller dismisses itself.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    }
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension URL {
    /// Returns true, because the app may read the files that the user has chosen.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing, because the app may read its files until it removes them or ends.
    public func stopAccessingSecurityScopedResource() {}
}
