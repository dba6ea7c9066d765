import Foundation
import TesseraDisplay
import TesseraUI

extension WKWebView {
    /// The page as the source of what it asks for.
    var mainFrame: WKFrameInfo {
        WKFrameInfo(request: URLRequest(url: url ?? WebLoading.blank), webView: self)
    }

    /// Asks the delegate about a page, and loads it if the delegate allows that.
    @discardableResult
    func begin(_ loading: WebLoading, _ type: WKNavigationType) -> WKNavigation {
        let action = WKNavigationAction(type, loading.request, from: mainFrame, isElsewhere: false)
        let number = nextRequest()
        // As on iOS, the method returns before the delegate is asked.
        Task { [self] in decide(about: action, number) { loading } }
        return loading.navigation
    }

    private func nextRequest() -> Int {
        lastRequest += 1
        undecided.insert(lastRequest)
        return lastRequest
    }

    /// Loads a page if the delegate allows it, unless the delegate has meanwhile allowed a page that was asked for later.
    private func decide(
        about action: WKNavigationAction, _ number: Int, _ loading: @escaping @MainActor () -> WebLoading
    ) {
        decide(about: action) { [weak self] isAllowed in
            guard let self, self.undecided.remove(number) != nil else { return }
            if isAllowed, number > self.lastAllowed {
                self.lastAllowed = number
                self.start(loading(), action.preferences)
            }
            self.runPostponed()
        }
    }

    /// Asks the delegate about an action, and calls a function with the answer.
    private func decide(about action: WKNavigationAction, _ decided: @escaping @MainActor (Bool) -> Void) {
        action.preferences = configuration.usualPreferences
        guard let navigationDelegate else { return decided(true) }
        navigationDelegate.webView(self, decidePolicyFor: action, preferences: action.preferences) {
            policy, preferences in
            action.preferences = preferences
            decided(policy == .allow)
        }
    }

    /// Runs the scripts that have waited for a decision.
    func runPostponed() {
        let scripts = postponed
        postponed = []
        for script in scripts { script() }
    }

    /// Loads a page about which the delegate has decided.
    func start(_ new: WebLoading, _ preferences: WKWebpagePreferences) {
        stop()
        if let error = new.error { return fail(new, with: error) }
        lastLoad += 1
        var new = new
        new.number = lastLoad
        let previous = loading
        loading = new
        isLoading = true
        estimatedProgress = 0.1
        navigationDelegate?.webView(self, didStartProvisionalNavigation: new.navigation)
        // The delegate may have loaded something else, or nothing at all.
        guard loading?.number == new.number else { return }
        let address = url
        url = new.address
        guard let response = new.navigationResponse else { return display(new, preferences) }
        replaced = (new.number, previous, address)
        guard let navigationDelegate else { return display(new, preferences) }
        navigationDelegate.webView(self, decidePolicyFor: response) { [weak self] policy in
            guard let self, let replaced = self.replaced, replaced.number == new.number else { return }
            if policy == .allow {
                self.display(new, preferences)
            } else {
                self.fail(with: WebLoading.error(hasNoPage: false))
            }
            self.runPostponed()
        }
    }

    /// Displays a page about which nobody decides any more.
    private func display(_ new: WebLoading, _ preferences: WKWebpagePreferences) {
        guard let page = new.page(with: configuration.userContentController) else {
            return fail(with: WebLoading.error(hasNoPage: true))
        }
        replaced = nil
        title = nil
        remember(new)
        scripts.begin(load: new.number, isDocument: new.isDocument)
        content.isQuiet =
            !preferences.allowsContentJavaScript || !configuration.preferences.javaScriptEnabled
        content.load(page, number: new.number)
    }

    /// Displays the document in which scripts run before there is a page. Nobody learns of it.
    func startInitial() {
        lastLoad += 1
        var new = WebLoading.initial
        new.number = lastLoad
        guard let page = new.page(with: configuration.userContentController) else { return }
        loading = new
        scripts.begin(load: new.number, isDocument: true)
        content.load(page, number: new.number)
    }

    /// Reports that a page cannot be loaded. The one before it stays.
    private func fail(_ new: WebLoading, with error: any Error) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: new.navigation)
        navigationDelegate?.webView(self, didFailProvisionalNavigation: new.navigation, withError: error)
    }

    private func remember(_ loading: WebLoading) {
        if let item = loading.item {
            backForwardList.go(to: item)
        } else if let step = loading.step {
            backForwardList.append(step)
        }
        if canGoBack != (backForwardList.backItem != nil) { canGoBack.toggle() }
        if canGoForward != (backForwardList.forwardItem != nil) { canGoForward.toggle() }
    }

    /// Ends the loading of a page, if one is loading, with an error that says so. What has appeared of a document stays.
    func stop() {
        guard isLoading, let loading else { return }
        if replaced != nil {
            // The page before is still displayed.
        } else if loading.isCommitted {
            content.run(.init(load: loading.number, number: 0, source: "window.stop()")) { _ in }
        } else {
            content.unload()
        }
        fail(with: URLError(.cancelled))
    }

    private func fail(with error: any Error) {
        guard let loading else { return }
        isLoading = false
        estimatedProgress = 0
        if let replaced = replaced.take() {
            self.loading = replaced.loading
            url = replaced.address
            navigationDelegate?.webView(
                self, didFailProvisionalNavigation: loading.navigation, withError: error)
        } else if loading.isCommitted {
            navigationDelegate?.webView(self, didFail: loading.navigation, withError: error)
        } else {
            self.loading = nil
            scripts.end()
            guard !loading.isInitial else { return }
            navigationDelegate?.webView(
                self, didFailProvisionalNavigation: loading.navigation, withError: error)
        }
    }

    // MARK: Reports of the display

    /// Takes what has happened in the page.
    func take(_ event: DisplayEvent.Web) {
        // About a page at an address, the view learns only that it has been loaded, or that the answer to a form is lost.
        let isKnown = event.kind == .finished || event.kind == .failed && loading?.form != nil
        guard loading?.isDocument == true || isKnown else { return }
        // The document before may still speak while the delegate decides about the next one, but its loading is over.
        let speaks: [DisplayEvent.Web.Kind] = [.message, .alert, .value, .error]
        guard event.load == loading?.number || speaks.contains(event.kind) else { return }
        switch event.kind {
        case .committed: commit()
        case .finished: finish()
        case .failed: noteFailure()
        case .title:
            title = event.text
            if loading?.readAccess != nil { backForwardList.currentItem?.title = title }
        case .link: open(request(event), .linkActivated, isElsewhere: event.flag == true)
        case .move: open(request(event), .formSubmitted, isElsewhere: event.flag == true)
        case .post:
            open(event.text.flatMap(WebForm.request), .formSubmitted, isElsewhere: event.flag == true)
        case .message: receive(event)
        case .alert:
            uiDelegate?.webView(
                self, runJavaScriptAlertPanelWithMessage: event.text ?? "", initiatedByFrame: mainFrame
            ) {}
        case .value: scripts.finish(event.number ?? 0, with: .success(event.text ?? "null"))
        case .error:
            let error = WebScripts.error(event.text ?? "", isOfType: event.flag == true)
            scripts.finish(event.number ?? 0, with: .failure(error))
        case .left: documentGaveWay()
        case .size, .scroll: break
        }
    }

    /// Notes that a document could not be fetched, or that a display has lost the answer to a form, which it does not send again.
    private func noteFailure() {
        guard let loading, !loading.isDocument, !isLoading else {
            return fail(with: URLError(.networkConnectionLost))
        }
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    }

    /// Notes that a page has begun to appear. A document does so again when a browser has lost it.
    private func commit() {
        guard var loading else { return }
        if loading.isDocument {
            scripts.documentBegan(load: loading.number)
            if !loading.isInitial, url != loading.address { url = loading.address }
        }
        guard !loading.isCommitted else {
            // The end of a loading that still goes on will be reported anyway.
            guard !isLoading, !loading.isInitial else { return }
            if navigationDelegate == nil { return reportNewBeginning() }
            navigationDelegate?.webViewWebContentProcessDidTerminate(self)
            return
        }
        loading.isCommitted = true
        self.loading = loading
        guard !loading.isInitial else { return }
        estimatedProgress = max(estimatedProgress, 0.6)
        navigationDelegate?.webView(self, didCommit: loading.navigation)
    }

    /// Reports that a document that the browser has lost is being loaded again, as if the app had reloaded it.
    func reportNewBeginning() {
        guard !isLoading, var loading, loading.isDocument, loading.isCommitted else { return }
        loading.navigation = WKNavigation()
        self.loading = loading
        isLoading = true
        estimatedProgress = 0.6
        navigationDelegate?.webView(self, didStartProvisionalNavigation: loading.navigation)
        guard isLoading, self.loading?.number == loading.number else { return }
        navigationDelegate?.webView(self, didCommit: loading.navigation)
    }

    private func finish() {
        if loading?.isCommitted == false { commit() }
        guard isLoading, let loading, loading.isCommitted else { return }
        estimatedProgress = 1
        isLoading = false
        navigationDelegate?.webView(self, didFinish: loading.navigation)
    }

    /// Notes that a document has given way to a page that is unknown.
    private func documentGaveWay() {
        scripts.end()
        (title, url) = (nil, nil)
        if isLoading { fail(with: URLError(.cancelled)) }
    }

    /// Returns the request for the page at the address to which a document leads. The text may be anything.
    private func request(_ event: DisplayEvent.Web) -> URLRequest? {
        event.text.flatMap { URL(string: $0) }.map { URLRequest(url: $0) }
    }

    /// Opens the page to which a document leads.
    private func open(_ request: URLRequest?, _ type: WKNavigationType, isElsewhere: Bool) {
        guard let request else { return }
        let action = WKNavigationAction(type, request, from: mainFrame, isElsewhere: isElsewhere)
        guard isElsewhere else {
            return decide(about: action, nextRequest()) { [weak self] in
                self?.loading?.ofLink(to: request) ?? WebLoading(request)
            }
        }
        decide(about: action) { [weak self] isAllowed in
            guard isAllowed, let self else { return }
            let view = self.uiDelegate?.webView(
                self, createWebViewWith: self.configuration, for: action, windowFeatures: WKWindowFeatures())
            view?.load(request)
        }
    }
}
