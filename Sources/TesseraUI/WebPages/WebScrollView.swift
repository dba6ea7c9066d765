import Foundation
import TesseraDisplay

/// The scroll view of a web view. Its element is the web page itself, which the browser scrolls.
package final class WebScrollView: UIScrollView {
    /// The function that gets what happens in the page.
    package var report: (DisplayEvent.Web) -> Void = { _ in }
    /// A Boolean value that tells whether what lies behind the view is visible where the page has no background.
    package var isTransparent = false {
        didSet { if isTransparent != oldValue { setNeedsCommit() } }
    }

    /// True if the scripts of pages do not run, but only those of the app. A change has an effect on pages that are loaded later.
    package var isQuiet = false
    /// The number of points that are one in the page.
    package var pageZoom: CGFloat = 1 {
        didSet { if pageZoom != oldValue { setNeedsCommit() } }
    }

    /// The page, with the number of its load.
    private var loaded: (number: Int, page: WebPage, isQuiet: Bool)?
    /// The place in the page where the user had left it when the view came into view again, or nil if that was its beginning.
    private var place: CGPoint?
    /// An event whose text has not come to its end.
    private var unfinished: DisplayEvent.Web?
    /// The number of elements that have got the page, one after the other.
    private var elementCount = 0

    package override init(frame: CGRect) {
        super.init(frame: frame)
    }

    package required init?(coder: NSCoder) { nil }

    /// Displays a page.
    ///
    /// - Parameter number: The number of the load, which differs from those before.
    package func load(_ page: WebPage, number: Int) {
        loaded = (number, page, isQuiet)
        (unfinished, place) = (nil, nil)
        // The element that the view has already is the first that gets the page.
        elementCount = node.committer?.elements[node.id] == nil ? 0 : 1
        contentSize = .zero
        let inset = adjustedContentInset
        setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
        setNeedsCommit()
        if !isInVisibleWindow { WebStage.add(self) }
    }

    /// Displays nothing.
    package func unload() {
        loaded = nil
        unfinished = nil
        setNeedsCommit()
        WebStage.remove(self)
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if !isInVisibleWindow, hasPage { WebStage.add(self) }
    }

    /// Runs a script in the document that is displayed, or answers a message of it.
    ///
    /// - Parameters:
    ///   - script: The script or the answer.
    ///   - completion: A closure that runs with false if there is no such document.
    package func run(_ script: DisplayRequest.Script, completion: @escaping @MainActor (Bool) -> Void) {
        UIApplication.shared.requests.send(
            DisplayRequest(kind: .script, view: node.id, script: script)
        ) { answer in completion(answer.outcome == .done) }
    }

    /// True if the view displays a page.
    var hasPage: Bool { loaded != nil }
    /// True if the view is in a window that its scene displays.
    var isInVisibleWindow: Bool {
        guard let window, window.windowScene != nil else { return false }
        return !window.isHidden
    }

    override var scrollsSubviews: Bool { false }
    /// The page has a direction of writing of its own.
    override var isFlipped: Bool { false }

    override func displayEntered() {
        super.displayEntered()
        let inset = adjustedContentInset
        let place = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
        self.place = loaded == nil || place == .zero ? nil : place
        elementCount += 1
    }

    override func imageResources(for traits: UITraitCollection) -> [ImageFile] {
        guard case .document(let document)? = loaded?.page else { return [] }
        return [document.file]
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        let scroll = properties.scroll
        properties.scroll = nil
        guard let loaded else { return }
        var content = WebContent(load: loaded.number)
        switch loaded.page {
        case .address(let url, let form):
            (content.address, content.form) = (url.absoluteString, form)
            // A form that pays for something must not do so again because the user has opened the app in another page.
            if form != nil, elementCount > 1 { content.isFormSent = true }
        case .document(let document): content.document = document.file.id
        }
        let inset = adjustedContentInset
        if inset != .zero {
            content.insets = [inset.top, inset.left, inset.bottom, inset.right].map(Double.init)
        }
        if let scroll, scroll.revision > 0 {
            content.offset = WebContent.Offset(
                x: scroll.offset[0] + inset.left, y: scroll.offset[1] + inset.top, revision: scroll.revision,
                isAnimated: scroll.isAnimated == true)
        } else if let place {
            content.offset = WebContent.Offset(x: place.x, y: place.y, revision: 0, isAnimated: false)
        }
        if scroll?.isDisabled == true { content.isDisabled = true }
        if !showsVerticalScrollIndicator, !showsHorizontalScrollIndicator { content.hidesBars = true }
        if isTransparent { content.isTransparent = true }
        if loaded.isQuiet { content.isQuiet = true }
        if pageZoom != 1 { content.zoom = Double(pageZoom) }
        properties.web = content
    }

    /// Takes over what has happened in the page, unless another one has taken its place.
    func displayReported(_ event: DisplayEvent.Web) {
        guard event.load == loaded?.number, let event = joined(event) else { return }
        switch event.kind {
        case .size:
            let inset = adjustedContentInset
            contentSize = CGSize(
                width: max(0, (event.x ?? 0) - inset.left - inset.right),
                height: max(0, (event.y ?? 0) - inset.top - inset.bottom))
        case .scroll: moved(event)
        default: report(event)
        }
    }

    /// Returns an event with the texts of those before it that it continues, or nil if its text goes on.
    private func joined(_ event: DisplayEvent.Web) -> DisplayEvent.Web? {
        var whole = event
        if var begun = unfinished.take(), begun.append(event) { whole = begun }
        guard whole.more ?? 0 > 0 else { return whole }
        if whole.text?.utf16.count ?? 0 <= DisplayEvent.Web.longestText { unfinished = whole }
        return nil
    }

    /// Takes over the place to which the browser has scrolled the page, measured from the edges of the insets.
    private func moved(_ event: DisplayEvent.Web) {
        let isOnItsWay = isAnimatingOffset && event.flag != true
        displayScrolled(
            DisplayEvent.Scroll(
                view: node.id, x: (event.x ?? 0) - adjustedContentInset.left,
                y: (event.y ?? 0) - adjustedContentInset.top, revision: event.number ?? 0,
                phase: isOnItsWay ? .animating : .idle))
    }
}
