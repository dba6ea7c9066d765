import Foundation

/// The animation of an image view: the pictures that were made of its images, and whether they are displayed.
@MainActor
final class ImageViewAnimation {
    /// The pictures for the two states of the view.
    private struct Pictures {
        var normal: AnimatedPicture?
        var highlighted: AnimatedPicture?
    }

    private struct Course {
        var number: Int
        var normal: UIImage?
        var highlighted: UIImage?
    }

    /// The pictures of the images that were played last, or nil if the images have changed.
    private var pictures: Pictures?
    /// The animation under way, or nil.
    private var course: Course?
    private var lastNumber = 0

    /// True while the images are displayed.
    var isRunning: Bool { course != nil }

    /// Returns the picture that is displayed in place of the view's image, or nil.
    func picture(isHighlighted: Bool) -> UIImage? {
        (isHighlighted ? course?.highlighted : nil) ?? course?.normal
    }

    /// Forgets the pictures, and ends an animation.
    func imagesChanged(_ view: UIImageView) {
        pictures = nil
        stop(view)
    }

    func start(_ view: UIImageView) {
        let images = view.animationImages ?? []
        let others = view.highlightedAnimationImages ?? []
        func picture(_ images: [UIImage]) -> AnimatedPicture? {
            images.isEmpty
                ? nil
                : AnimatedPicture(
                    images: images, duration: view.animationDuration,
                    playCount: max(view.animationRepeatCount, 0))
        }
        let made = pictures ?? Pictures(normal: picture(images), highlighted: picture(others))
        pictures = made
        guard let longest = made.normal ?? made.highlighted else { return }
        lastNumber += 1
        // Each start has an image of its own, which a browser plays from the beginning.
        course = Course(
            number: lastNumber, normal: made.normal?.image(of: images),
            highlighted: made.highlighted?.image(of: others))
        view.setNeedsCommit()
        guard view.animationRepeatCount > 0 else { return }
        let number = lastNumber
        let time = longest.duration * Double(view.animationRepeatCount)
        DispatchQueue.main.asyncAfter(deadline: .now() + min(time, 1e6)) { [weak view] in
            MainActor.assumeIsolated { if let view { self.end(number, view) } }
        }
    }

    func stop(_ view: UIImageView) {
        guard course != nil else { return }
        course = nil
        view.setNeedsCommit()
    }

    /// Ends the animation with a number, unless another one has started since.
    func end(_ number: Int, _ view: UIImageView) {
        if course?.number == number { stop(view) }
    }
}
