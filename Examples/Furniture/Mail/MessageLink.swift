import UIKit

/// The addresses of messages, such as `https://furniture.example/messages/5`.
enum MessageLink {
    /// The site at which the app is found. On Linux, it is the page's own, wherever that is served.
    private static let site: URL? = {
        #if os(Linux)
            nil
        #else
            URL(string: "https://furniture.example/")
        #endif
    }()

    /// Returns the activity of reading a message.
    static func activity(of message: Message) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.furniture.message")
        activity.title = message.subject
        activity.webpageURL = URL(string: "messages/\(message.id)", relativeTo: site)
        return activity
    }

    /// Returns the message to which an address leads, or nil if it leads to none.
    static func message(_ address: URL?) -> Message.ID? {
        guard let parts = address?.pathComponents.suffix(2), parts.first == "messages" else { return nil }
        return parts.last.flatMap { Int($0) }
    }
}
