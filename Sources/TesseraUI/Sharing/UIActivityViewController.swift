import Foundation
import TesseraDisplay

/// A controller that offers activities for items: the browser's share sheet if there is one, and a list of
/// activities.
/// See Apple's [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
///
/// ```swift
/// present(UIActivityViewController(activityItems: [title, url], applicationActivities: nil), animated: true)
/// ```
///
/// The browser's share sheet accepts texts, web addresses, images and files. It opens at once if none of the app's own
/// activities can use the items, and if there are no images and files among them. Otherwise, and in browsers without a share
/// sheet or with one that does not take the files, the controller displays a list: the app's activities, mail, message, copying,
/// saving, printing, and the browser's sheet as one more entry. In a wide window the list is a popover at the source of
/// ``UIViewController/popoverPresentationController``, if the app has set one.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// A closure that runs when the controller was dismissed. It gets the activity that was chosen, true if
    /// it was performed, the items that it returned, and an error. The browser does not report which activity
    /// was chosen in its sheet, and no activity here returns items.
    public typealias CompletionWithItemsHandler =
        @MainActor (
            _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
            _ activityError: (any Error)?
        ) -> Void

    /// The closure that runs when the controller was dismissed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The activities that are not offered, or nil for none. The default is nil. If the browser's share sheet
    /// might offer one of them, it does not open, because a page cannot remove entries from it: the
    /// controller displays a list of the others.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private let items: [Any]
    private let own: [UIActivity]
    private let provided: ProvidedItems
    /// The activities that can use the items.
    private(set) var activities: [UIActivity] = []
    private var isOver = false
    /// True while the items for an activity are made.
    private var isMakingItems = false

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - activityItems: The items: texts, `URL`s, images, or objects that are a ``UIActivityItemSource``, such as a
    ///     ``UIActivityItemProvider``.
    ///   - applicationActivities: The app's own activities, or nil for none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        provided = ProvidedItems(activityItems)
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because archives contain no items to share.
    public required init?(coder: NSCoder) { nil }

    var activityView: ActivityView? { viewIfLoaded as? ActivityView }

    open override func loadView() {
        view = ActivityView(controller: self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let placeholders = ShareableItems(placeholdersOf: items, in: self)
        let system: [UIActivity] = [
            LetterActivity(.mail), LetterActivity(.message), CopyActivity(), SaveActivity(.saveToCameraRoll),
            SaveActivity(.saveToFiles), PrintActivity(),
        ]
        let all = (own + system).filter { activity in
            let isExcluded =
                activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: placeholders.values)
        }
        activities =
            all.filter { type(of: $0).activityCategory == .share }
            + all.filter { type(of: $0).activityCategory == .action }
        for activity in activities { activity.sheet = self }
        activityView?.subjectText = placeholders.text ?? placeholders.url?.host
        activityView?.offersBrowserSheet = request != nil
    }

    /// The request that opens the browser's sheet, or nil if it cannot be used.
    private var request: DisplayRequest? {
        let excluded = excludedActivityTypes ?? []
        guard UIActivity.ActivityType.ofBrowserSheets.isDisjoint(with: excluded) else { return nil }
        let items = ShareableItems(items, for: nil, in: self)
        let ofFiles = UIActivity.ActivityType.ofBrowserSheetsForFiles
        guard ofFiles.isDisjoint(with: excluded) || SharedFiles.count(items.values) == 0 else { return nil }
        return items.request
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let hasOwn = activities.contains { activity in
            own.contains { $0 === activity } || activity is SaveActivity || activity is PrintActivity
        }
        if hasOwn || request == nil { activityView?.displayList(animated: false) } else { openBrowserSheet() }
    }

    /// Opens the browser's share sheet, or displays the list if the browser has none.
    func openBrowserSheet() {
        guard request != nil, !isMakingItems else { return }
        activityView?.hideList()
        isMakingItems = true
        provided.make(for: nil) { [weak self] in
            self?.isMakingItems = false
            self?.sendRequest()
        }
    }

    private func sendRequest() {
        guard !isOver else { return }
        // The items are known only now, and may be none that the browser takes.
        guard let request else { return displayList() }
        let files = SharedFiles(ShareableItems(items, for: nil, in: self).values)
        UIApplication.shared.requests.share(request, files: files.urls) { [weak self] outcome in
            files.remove()
            guard let self else { return }
            switch outcome {
            case .done: end(nil, completed: true)
            case .working: break
            case .cancelled: end(nil, completed: false)
            case .unavailable: displayList()
            }
        }
    }

    /// Displays the list, without the browser's share sheet.
    private func displayList() {
        activityView?.offersBrowserSheet = false
        activityView?.displayList(animated: true)
    }

    // MARK: Activities

    /// Returns the subject that the sources among the items provide for an activity.
    func subject(for type: UIActivity.ActivityType) -> String {
        ShareableItems(items, for: type, in: self).subject
    }

    /// Performs the activity that the user has chosen.
    func choose(_ activity: UIActivity) {
        guard !isOver, !isMakingItems else { return }
        isMakingItems = true
        provided.make(for: activity.activityType) { [weak self] in
            self?.isMakingItems = false
            self?.perform(activity)
        }
    }

    private func perform(_ activity: UIActivity) {
        guard !isOver else { return }
        activity.prepare(
            withActivityItems: ShareableItems(items, for: activity.activityType, in: self).values)
        guard let controller = activity.activityViewController else { return activity.perform() }
        present(controller, animated: true)
    }

    /// Ends the sharing after an activity has ended.
    func finish(_ activity: UIActivity, completed: Bool) {
        end(activity.activityType, completed: completed)
    }

    /// Dismisses the controller and everything that it presents.
    func end(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard !isOver else { return }
        markOver()
        let handler = completionWithItemsHandler
        guard let presentingViewController else {
            handler?(type, completed, nil, nil)
            return
        }
        presentingViewController.dismiss(animated: true) { handler?(type, completed, nil, nil) }
    }

    /// Notes that the sharing is over, and stops what is still being saved.
    private func markOver() {
        isOver = true
        provided.cancel()
        for activity in activities {
            (activity as? SaveActivity)?.cancel()
            (activity as? PrintActivity)?.cancel()
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !isOver else { return }
        // The app, or the browser's Back button, has dismissed the controller.
        markOver()
        completionWithItemsHandler?(nil, false, nil, nil)
    }

    open override func accessibilityPerformEscape() -> Bool {
        end(nil, completed: false)
        return true
    }

    override var presentsPopover: Bool { true }

    override func makePresentationController(
        presenting presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        ActivityPopoverController(presentedViewController: self, presenting: presenter)
    }
}
