/// The invisible element with the web pages whose views are in no visible window.
///
/// As on iOS, a page loads and runs its scripts wherever its view is, and keeps its state when the view leaves a window and comes
/// back, or when its window is hidden. A display loads a page anew if the page's element is removed and inserted again. The
/// committer therefore moves the element here, and from here to the place to which its view comes next.
@MainActor
final class WebStage: UIView {
    /// The pages whose views have left a window or are in a hidden one, or were never in one.
    private static var waiting: [ObjectIdentifier: WebScrollView] = [:]

    /// True if no page is in need of a stage.
    static var isUnused: Bool { waiting.isEmpty }

    /// Notes that the view of a page has left its window, or that a view without a visible window has got a page.
    static func add(_ page: WebScrollView) {
        waiting[ObjectIdentifier(page)] = page
        scheduleCommits()
    }

    /// Notes that a window is no longer visible, and with it the pages in it.
    static func left(_ window: UIWindow) {
        var views = window.subviews
        while let view = views.popLast() {
            if let page = view as? WebScrollView, page.hasPage { add(page) }
            views += view.subviews
        }
    }

    /// Notes that a view has no page any more.
    static func remove(_ page: WebScrollView) {
        guard waiting.removeValue(forKey: ObjectIdentifier(page)) != nil else { return }
        scheduleCommits()
    }

    private static func scheduleCommits() {
        for scene in UIApplication.shared.scenes { scene.committer.scheduleCommit() }
    }

    /// The pages in the element.
    private(set) var pages: [WebScrollView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override var copiedChildren: [UIView]? { pages }

    /// Takes the pages that wait and are on no other display.
    func update(for committer: SceneCommitter) {
        for page in pages where Self.waiting[ObjectIdentifier(page)] == nil {
            release(page)
            setNeedsChildrenCommit()
        }
        let known = Set(pages.map(ObjectIdentifier.init))
        let new = Self.waiting.filter { !known.contains($0.key) }.values
        for page in new.sorted(by: { $0.node.id < $1.node.id }) {
            let owner = page.node.committer
            if owner == nil, page.isInVisibleWindow {
                // The page has never been displayed, and its view has come into a window meanwhile.
                Self.waiting[ObjectIdentifier(page)] = nil
            } else if (owner ?? page.window?.windowScene?.committer ?? committer) === committer {
                pages.append(page)
                setNeedsChildrenCommit()
            }
        }
    }

    /// Notes that a page is in its own view again.
    func release(_ page: WebScrollView) {
        Self.waiting[ObjectIdentifier(page)] = nil
        pages.removeAll { $0 === page }
    }
}
