import Crumbs
import UIKit

/// Displays short messages at the bottom of a screen.
enum Announcement {
    static func post(_ text: String, in view: UIView) {
        CrumbView.show(text, in: view, tint: .crust)
    }
}
