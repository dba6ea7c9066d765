import Foundation
import TesseraDisplay

/// Offers what the user can do with items: the browser's share sheet where it has one, and a list of activities.
/// See Apple's [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
///
/// ```swift
/// present(UIActivityViewController(activityItems: [title, url], applicationActivities: nil), animated: true)
/// ```
///
/// The browser's share sheet takes texts and addresses of the web. It comes at once where the app has no activities of its own that can
/// do something with the items. Otherwise, and in browsers without a share sheet, the controller lists the activities: the app's, a
/// mail, a message, copying, and the browser's sheet as one more.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// What runs when the controller has gone: the activity that was chosen, whether it was done, what it made of the items, and what
    /// went wrong. The browser does not tell what was chosen in its sheet, and no activity here makes anything of the items.
    public typealias CompletionWithItemsHandler =
        @MainActor (
            _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
            _ activityError: (any Error)?
        ) -> Void

    /// Runs when the controller has gone.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The activities that are not offered. Nil, which it is at first, for none. Where one of them may be in the browser's share sheet, from
    /// which no page can take anything, that sheet does not open: the controller lists what is left.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private let items: [Any]
    private let own: [UIActivity]
    /// The activities that can do something with the items.
    private(set) var activities: [UIActivity] = []
    private var isOver = false

    /// Creates a controller for items: texts, `URL`s, images, or objects that are a ``UIActivityItemSource``.
    ///
    /// - Parameter applicationActivities: Activities of the app's own. Nil for none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller is made for items, which archives here have none of.
    public required init?(coder: NSCoder) { nil }

    var activityView: ActivityView? { viewIfLoaded as? ActivityView }

    open override func loadView() {
        view = ActivityView(controller: self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let placeholders = ShareableItems(placeholdersOf: items, in: self)
        let system: [UIActivity] = [LetterActivity(.mail), LetterActivity(.message), CopyActivity()]
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

    /// What the browser's sheet gets.
    private var request: DisplayRequest? {
        let excluded = excludedActivityTypes ?? []
        guard UIActivity.ActivityType.ofBrowserSheets.isDisjoint(with: excluded) else { return nil }
        return ShareableItems(items, for: nil, in: self).request
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let hasOwn = activities.contains { activity in own.contains { $0 === activity } }
        if hasOwn || request == nil { activityView?.showList(animated: false) } else { openBrowserSheet() }
    }

    /// Opens the browser's share sheet; lists the activities where it has none.
    func openBrowserSheet() {
        guard let request else { return }
        activityView?.hideList()
        UIApplication.shared.requests.send(request) { [weak self] answer in
            guard let self else { return }
            switch answer.outcome {
            case .done: end(nil, completed: true)
            case .cancelled: end(nil, completed: false)
            case .unavailable:
                activityView?.offersBrowserSheet = false
                activityView?.showList(animated: true)
            }
        }
    }

    // MARK: Activities

    /// Returns the subject that the sources among the items name for an activity.
    func subject(for type: UIActivity.ActivityType) -> String {
        ShareableItems(items, for: type, in: self).subject
    }

    /// Does what the user has chosen.
    func choose(_ activity: UIActivity) {
        guard !isOver else { return }
        activity.prepare(
            withActivityItems: ShareableItems(items, for: activity.activityType, in: self).values)
        guard let controller = activity.activityViewController else { return activity.perform() }
        present(controller, animated: true)
    }

    /// An activity is over.
    func finish(_ activity: UIActivity, completed: Bool) {
        end(activity.activityType, completed: completed)
    }

    /// Takes the controller away, with what it presents.
    func end(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard !isOver else { return }
        isOver = true
        let handler = completionWithItemsHandler
        guard let presentingViewController else {
            handler?(type, completed, nil, nil)
            return
        }
        presentingViewController.dismiss(animated: true) { handler?(type, completed, nil, nil) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !isOver else { return }
        // The app, or the browser's Back, has taken the controller away.
        isOver = true
        completionWithItemsHandler?(nil, false, nil, nil)
    }

    open override func accessibilityPerformEscape() -> Bool {
        end(nil, completed: false)
        return true
    }

    override func makePresentationController(
        presenting presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        ActivityPresentationController(presentedViewController: self, presenting: presenter)
    }
}
