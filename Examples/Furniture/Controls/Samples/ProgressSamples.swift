import UIKit

/// Samples of progress views, activity indicators and page controls.
@MainActor
enum ProgressSamples {
    static func progress() -> [UIView] {
        let usual = UIProgressView(progressViewStyle: .default)
        usual.progress = 0.4
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = 0.7
        bar.progressTintColor = .systemPink
        bar.trackTintColor = .systemFill
        return [
            usual.named("Planing"), bar.named("Sanding"),
            UIProgressView(progressViewStyle: .default).named("Not begun"),
        ]
    }

    static func activity() -> [UIView] {
        let medium = UIActivityIndicatorView(style: .medium)
        medium.startAnimating()
        let large = UIActivityIndicatorView(style: .large)
        large.color = .systemBlue
        large.startAnimating()
        let stopped = UIActivityIndicatorView(style: .large)
        stopped.hidesWhenStopped = false
        return [medium, large, stopped]
    }

    static func pages() -> [UIView] {
        let usual = UIPageControl()
        usual.numberOfPages = 5
        usual.pageIndicatorTintColor = .systemGray3
        usual.currentPageIndicatorTintColor = .systemBlue
        let prominent = UIPageControl()
        prominent.numberOfPages = 7
        prominent.currentPage = 3
        prominent.backgroundStyle = .prominent
        prominent.pageIndicatorTintColor = .systemGray3
        prominent.currentPageIndicatorTintColor = .label
        let disabled = UIPageControl().disabled()
        disabled.numberOfPages = 3
        disabled.pageIndicatorTintColor = .systemGray5
        disabled.currentPageIndicatorTintColor = .systemGray3
        return [usual.named("Pages"), prominent.named("Prominent pages"), disabled.named("Disabled pages")]
    }
}
