import Foundation
import UIKit

// This file has the samples of the article on links.

final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        makeWindow(in: scene)
        if let activity = connectionOptions.userActivities.first { open(activity.webpageURL) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        open(userActivity.webpageURL)
    }

    private func makeWindow(in scene: UIScene) {}
    private func open(_ address: URL?) {}
}

final class LinkedMessageController: UIViewController {
    struct Message {
        var number: Int
        var subject: String
    }

    private let site = URL(string: "https://example.com/")

    func display(_ message: Message) {
        let activity = NSUserActivity(activityType: "com.example.message")
        activity.title = message.subject
        activity.webpageURL = URL(string: "messages/\(message.number)", relativeTo: site)
        userActivity = activity
    }
}
