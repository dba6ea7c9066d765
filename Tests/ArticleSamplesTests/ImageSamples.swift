import UIKit

// This file has the samples of the article on images.

@MainActor
enum ImageSamples {
    static func celebrate(_ heart: UIImageView) {
        heart.addSymbolEffect(.bounce, options: .repeat(2))
        if let filled = UIImage(systemName: "heart.fill") {
            heart.setSymbolImage(filled, contentTransition: .replace)
        }
        heart.addSymbolEffect(.pulse, options: .speed(0.5))
    }
}
