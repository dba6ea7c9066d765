import Foundation

/// A message that a script of a document has sent to the app.
/// See Apple's [WKScriptMessage](https://developer.apple.com/documentation/webkit/wkscriptmessage).
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The content: a number, a text, a date, an array, a dictionary or `NSNull`.
    public let body: Any
    /// The name of the handler to which the script has sent the message.
    public let name: String
    /// The web view whose document has sent the message.
    public private(set) weak var webView: WKWebView?
    /// The frame that has sent the message.
    public let frameInfo: WKFrameInfo
    /// The world of the script that has sent the message.
    public let world = WKContentWorld.page

    init(body: Any, name: String, webView: WKWebView, frameInfo: WKFrameInfo) {
        (self.body, self.name, self.webView, self.frameInfo) = (body, name, webView, frameInfo)
    }
}

/// An object that gets messages of documents.
/// See Apple's [WKScriptMessageHandler](https://developer.apple.com/documentation/webkit/wkscriptmessagehandler).
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called when a script of a document has sent a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// An object that gets messages of documents and answers them.
/// See Apple's [WKScriptMessageHandlerWithReply](https://developer.apple.com/documentation/webkit/wkscriptmessagehandlerwithreply).
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Called when a script of a document has sent a message, to which the script awaits the answer.
    ///
    /// - Parameters:
    ///   - userContentController: The controller to which the object was added.
    ///   - message: The message.
    ///   - replyHandler: A closure to call once: with a value that JSON can express, or with the text of an error.
    @preconcurrency
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    /// Returns the answer to a message of a document: a value that JSON can express, or the text of an error.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    /// Answers with what the asynchronous method returns.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        Task {
            let (value, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, error)
        }
    }

    /// Returns an error that says that nothing answers.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        (nil, "Nothing answers the message \(message.name).")
    }
}
