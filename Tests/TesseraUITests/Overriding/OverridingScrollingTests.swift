import Foundation
import TesseraUI
import Testing

private final class OverridingScrollView: UIScrollView, Logging {
    let calls = Calls()

    override var delegate: (any UIScrollViewDelegate)? {
        get { super.delegate }
        set {
            log("delegate")
            super.delegate = newValue
        }
    }
    override var contentSize: CGSize {
        get { super.contentSize }
        set {
            log("contentSize")
            super.contentSize = newValue
        }
    }
    override var contentInset: UIEdgeInsets {
        get { super.contentInset }
        set {
            log("contentInset")
            super.contentInset = newValue
        }
    }
    override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { super.contentInsetAdjustmentBehavior }
        set {
            log("contentInsetAdjustmentBehavior")
            super.contentInsetAdjustmentBehavior = newValue
        }
    }
    override var adjustedContentInset: UIEdgeInsets {
        log("adjustedContentInset")
        return super.adjustedContentInset
    }
    override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            log("isScrollEnabled")
            super.isScrollEnabled = newValue
        }
    }
    override var bounces: Bool {
        get { super.bounces }
        set {
            log("bounces")
            super.bounces = newValue
        }
    }
    override var alwaysBounceVertical: Bool {
        get { super.alwaysBounceVertical }
        set {
            log("alwaysBounceVertical")
            super.alwaysBounceVertical = newValue
        }
    }
    override var alwaysBounceHorizontal: Bool {
        get { super.alwaysBounceHorizontal }
        set {
            log("alwaysBounceHorizontal")
            super.alwaysBounceHorizontal = newValue
        }
    }
    override var isPagingEnabled: Bool {
        get { super.isPagingEnabled }
        set {
            log("isPagingEnabled")
            super.isPagingEnabled = newValue
        }
    }
    override var decelerationRate: DecelerationRate {
        get { super.decelerationRate }
        set {
            log("decelerationRate")
            super.decelerationRate = newValue
        }
    }
    override var showsVerticalScrollIndicator: Bool {
        get { super.showsVerticalScrollIndicator }
        set {
            log("showsVerticalScrollIndicator")
            super.showsVerticalScrollIndicator = newValue
        }
    }
    override var showsHorizontalScrollIndicator: Bool {
        get { super.showsHorizontalScrollIndicator }
        set {
            log("showsHorizontalScrollIndicator")
            super.showsHorizontalScrollIndicator = newValue
        }
    }
    override var refreshControl: UIRefreshControl? {
        get { super.refreshControl }
        set {
            log("refreshControl")
            super.refreshControl = newValue
        }
    }
    override var isTracking: Bool {
        log("isTracking")
        return super.isTracking
    }
    override var isDragging: Bool {
        log("isDragging")
        return super.isDragging
    }
    override var isDecelerating: Bool {
        log("isDecelerating")
        return super.isDecelerating
    }
    override var isScrollAnimating: Bool {
        log("isScrollAnimating")
        return super.isScrollAnimating
    }
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            log("contentOffset")
            super.contentOffset = newValue
        }
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        log("setContentOffset(_:animated:)")
        super.setContentOffset(contentOffset, animated: animated)
    }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        log("scrollRectToVisible(_:animated:)")
        super.scrollRectToVisible(rect, animated: animated)
    }
    override func adjustedContentInsetDidChange() {
        log("adjustedContentInsetDidChange()")
        super.adjustedContentInsetDidChange()
    }
    override func safeAreaInsetsDidChange() {
        log("safeAreaInsetsDidChange()")
        super.safeAreaInsetsDidChange()
    }
    override var bounds: CGRect {
        get { super.bounds }
        set {
            log("bounds")
            super.bounds = newValue
        }
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
}

private final class OverridingRefreshControl: UIRefreshControl, Logging {
    let calls = Calls()

    override var isRefreshing: Bool {
        log("isRefreshing")
        return super.isRefreshing
    }
    override func beginRefreshing() {
        log("beginRefreshing()")
        super.beginRefreshing()
    }
    override func endRefreshing() {
        log("endRefreshing()")
        super.endRefreshing()
    }
    override func accessibilityActivate() -> Bool {
        log("accessibilityActivate()")
        return super.accessibilityActivate()
    }
}

@MainActor struct OverridingScrollingTests {
    @Test func `a scroll view's overrides run when its content moves`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let view = OverridingScrollView(frame: window.bounds)
        window.isHidden = false
        window.addSubview(view)
        view.contentSize = CGSize(width: 200, height: 900)
        view.contentInset.top = 10
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
        window.layoutIfNeeded()
        #expect(view.contentOffset.y == 210)
        #expect(
            view.calls.missing(of: [
                "contentSize", "contentInset", "setContentOffset(_:animated:)",
                "scrollRectToVisible(_:animated:)", "adjustedContentInsetDidChange()", "adjustedContentInset",
                "layoutSubviews()",
            ]) == [])
    }

    @Test func `a refresh control's overrides run when it is activated`() {
        let control = OverridingRefreshControl()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.refreshControl = control
        #expect(control.accessibilityActivate())
        control.endRefreshing()
        #expect(!control.isRefreshing)
        #expect(
            control.calls.missing(of: ["accessibilityActivate()", "endRefreshing()", "isRefreshing"]) == [])
    }
}
