import Foundation
import TesseraBasics

/// The scripts that an app runs in documents of a web view, and the objects that get messages of documents.
/// See Apple's [WKUserContentController](https://developer.apple.com/documentation/webkit/wkusercontentcontroller).
///
/// Changes count from the next document on.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    enum Handler {
        case plain(any WKScriptMessageHandler)
        case answering(any WKScriptMessageHandlerWithReply)
    }

    /// The scripts in the order in which they run.
    public private(set) var userScripts: [WKUserScript] = []
    private(set) var handlers: [String: Handler] = [:]

    /// Creates a controller without scripts and handlers.
    override public nonisolated init() {
        super.init()
    }

    /// Adds a script, which runs after those before it.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }

    /// Makes an object get the messages that documents send with `window.webkit.messageHandlers.NAME.postMessage(body)`. The
    /// controller keeps the object. Ends the app if there is a handler with this name.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(.plain(scriptMessageHandler), name: name)
    }

    /// Makes an object get the messages that documents send in a world of scripts, which is that of the document.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {
        add(.plain(scriptMessageHandler), name: name)
    }

    /// Makes an object get messages of documents and answer them, for which the call in the document returns a promise. The
    /// controller keeps the object. Ends the app if there is a handler with this name.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {
        add(.answering(scriptMessageHandlerWithReply), name: name)
    }

    private func add(_ handler: Handler, name: String) {
        guard handlers[name] == nil else {
            misuse(
                "Attempt to add script message handler with name '\(name)' when one already exists.",
                "Remove the other one first, with removeScriptMessageHandler(forName:).")
        }
        handlers[name] = handler
    }

    /// Removes the handler with a name.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

    /// Removes the handler with a name from a world of scripts, which is that of the document.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers[name] = nil
    }

    /// Removes all handlers from a world of scripts, which is that of the document.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { handlers = [:] }

    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
}
