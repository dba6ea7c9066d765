import Foundation
import TesseraUI

/// A controller that displays files of the app.
/// See Apple's [QLPreviewController](https://developer.apple.com/documentation/quicklook/qlpreviewcontroller).
///
/// ```swift
/// import QuickLook
///
/// let previews = QLPreviewController()
/// previews.dataSource = self
/// previews.currentPreviewItemIndex = 2
/// present(previews, animated: true)
/// ```
///
/// Images can be magnified. Texts and documents of HTML can be read up to a mebibyte. Of other files the controller displays the
/// name, the kind and the size. The user swipes from file to file, and shares or saves the file on the screen. A controller that
/// is presented has a bar of its own; one that is pushed uses the bar of its navigation controller.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    /// The object that provides the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
    /// The object that is notified when the controller disappears.
    open weak var delegate: (any QLPreviewControllerDelegate)?

    private let pages = FilePagesViewController()
    private var wantedIndex = 0
    private var isArranged = false

    /// Creates a controller that covers the screen.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a controller of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        modalPresentationStyle = .fullScreen
        pages.count = { [weak self] in
            guard let self else { return 0 }
            return dataSource?.numberOfPreviewItems(in: self) ?? 0
        }
        pages.preview = { [weak self] index in
            self?.item(at: index)?.preview ?? FilePreview(url: nil, title: nil)
        }
    }

    private func item(at index: Int) -> (any QLPreviewItem)? {
        dataSource?.previewController(self, previewItemAt: index)
    }

    // MARK: Files

    /// Returns true if more of a file than its name, kind and size can be displayed.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.preview.isDisplayable }

    /// The place of the file on the screen, counted from 0, or `NSNotFound` if there are no files.
    open var currentPreviewItemIndex: Int {
        get {
            guard isArranged else { return wantedIndex }
            return pages.current == nil ? NSNotFound : pages.index
        }
        set {
            wantedIndex = newValue
            if isArranged { pages.show(newValue) }
        }
    }

    /// The file on the screen, or nil if there are none.
    open var currentPreviewItem: (any QLPreviewItem)? {
        let index = currentPreviewItemIndex
        guard index >= 0, index < pages.count() else { return nil }
        return item(at: index)
    }

    /// Asks the data source for the files again. The file at the same place, or the nearest one, is displayed.
    open func reloadData() {
        if isArranged { pages.show(pages.index) }
    }

    /// Asks the data source for the file on the screen again, and displays it anew.
    open func refreshCurrentPreviewItem() { reloadData() }

    // MARK: The screen

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isArranged else { return }
        isArranged = true
        pages.show(wantedIndex)
        if navigationController != nil {
            embed(pages)
            pages.bar = navigationItem
            return
        }
        embed(UINavigationController(rootViewController: pages))
        pages.bar = pages.navigationItem
        pages.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isEnding { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isEnding { delegate?.previewControllerDidDismiss(self) }
    }

    private var isEnding: Bool {
        isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true
    }

    open override func accessibilityPerformEscape() -> Bool {
        guard navigationController == nil else { return false }
        dismiss(animated: true)
        return true
    }
}
