import UIKit

/// The keys of the app's settings.
enum Settings {
    static let offersKey = "offers"

    static let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
}
