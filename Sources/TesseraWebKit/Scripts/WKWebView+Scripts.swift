import Foundation
import TesseraDisplay

extension WKWebView {
    /// Runs a script in the document, as soon as it has begun.
    ///
    /// The value of the script is that of its last statement: nil, a number, a text, an array or a dictionary, of at most a
    /// million UTF-16 units as JSON. Only documents of the app run scripts, and of these none whose own policy of content
    /// security forbids `unsafe-eval`.
    ///
    /// - Parameters:
    ///   - javaScriptString: The text of the script.
    ///   - completionHandler: A closure that gets the value, or a ``WKError``.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        run(javaScriptString, arguments: nil) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Runs a script in the document, as soon as it has begun, and returns its value.
    ///
    /// - Throws: A ``WKError``.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await value { run(javaScriptString, arguments: nil, completion: $0) }
    }

    /// Runs a script in the document, as soon as it has begun.
    ///
    /// - Parameters:
    ///   - javaScript: The text of the script.
    ///   - frame: The document, or nil for the same. There is no other.
    ///   - contentWorld: The world of the document.
    ///   - completionHandler: A closure that gets the value, or a ``WKError``.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        run(javaScript, arguments: nil) { result in
            completionHandler?(result.map { $0 ?? NSNull() }.mapError { $0 })
        }
    }

    /// Runs a script in the document, as soon as it has begun, and returns its value.
    ///
    /// - Throws: A ``WKError``.
    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await evaluateJavaScript(javaScript)
    }

    /// Runs the body of an asynchronous function in the document, and waits for its value if that is a promise.
    ///
    /// - Parameters:
    ///   - functionBody: The body of the function, which returns its value.
    ///   - arguments: The values of the variables of the function, which JSON must be able to express.
    ///   - frame: The document, or nil for the same. There is no other.
    ///   - contentWorld: The world of the document.
    ///   - completionHandler: A closure that gets the value, or a ``WKError``.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        run(functionBody, arguments: arguments) { result in
            completionHandler?(result.map { $0 ?? NSNull() }.mapError { $0 })
        }
    }

    /// Runs the body of an asynchronous function in the document, and returns its value.
    ///
    /// - Throws: A ``WKError``.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await value { run(functionBody, arguments: arguments, completion: $0) }
    }

    private func value(
        of run: (@escaping @MainActor (Result<Any?, WKError>) -> Void) -> Void
    ) async throws -> Any? {
        // The value never leaves the main actor.
        let box = await withCheckedContinuation { (continuation: CheckedContinuation<ScriptResult, Never>) in
            run { continuation.resume(returning: ScriptResult($0)) }
        }
        return try box.result.get()
    }

    private func run(
        _ source: String, arguments: [String: Any]?,
        completion: @escaping @MainActor (Result<Any?, WKError>) -> Void
    ) {
        var json: String?
        if let arguments {
            guard let text = ScriptValue.json(of: arguments) else {
                return completion(
                    .failure(
                        WKError(.unknown, "JSON cannot express the arguments of the script: \(arguments).")))
            }
            json = text
        }
        run { [weak self] in
            guard let self else { return completion(.failure(WebScripts.noDocument)) }
            self.scripts.run(source, arguments: json) { result in
                completion(result.map { ScriptValue.value(of: $0) })
            }
        }
    }

    /// Runs a script at once if there is a page. Otherwise it waits for the one that the app has asked for, or asks for in the
    /// same turn.
    private func run(_ script: @escaping @MainActor () -> Void) {
        guard loading == nil || replaced != nil else { return script() }
        postponed.append { [weak self] in self?.run(script) ?? script() }
        guard undecided.isEmpty, replaced == nil else { return }
        Task { [self] in
            guard undecided.isEmpty, replaced == nil else { return }
            // As on iOS, a view without a page has a blank document, about which nobody is asked.
            if loading == nil { startInitial() }
            runPostponed()
        }
    }

    /// Passes a message of the document to its handler.
    func receive(_ event: DisplayEvent.Web) {
        let controller = configuration.userContentController
        guard let name = event.name, let handler = controller.handlers[name] else { return }
        let message = WKScriptMessage(
            body: ScriptValue.value(of: event.text ?? "null") ?? NSNull(), name: name, webView: self,
            frameInfo: mainFrame)
        switch handler {
        case .plain(let handler): handler.userContentController(controller, didReceive: message)
        case .answering(let handler):
            guard let number = event.number else { return }
            handler.userContentController(controller, didReceive: message) { [weak self] value, error in
                let json = value.map { ScriptValue.json(of: $0) } ?? "null"
                self?.scripts.answer(
                    number, of: event.load, value: error == nil ? json : nil,
                    error: error ?? (json == nil ? "JSON cannot express the answer." : nil))
            }
        }
    }
}

/// The result of a script on its way from one function of the main actor to another.
@MainActor
private final class ScriptResult {
    let result: Result<Any?, WKError>

    init(_ result: Result<Any?, WKError>) {
        self.result = result
    }
}
