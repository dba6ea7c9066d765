import Foundation
import TesseraUI
import Testing

private final class OverridingNavigationBar: UINavigationBar, Logging {
    let calls = Calls()

    override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        log("setItems(_:animated:)")
        super.setItems(items, animated: animated)
    }
    override func pushItem(_ item: UINavigationItem, animated: Bool) {
        log("pushItem(_:animated:)")
        super.pushItem(item, animated: animated)
    }
    override func popItem(animated: Bool) -> UINavigationItem? {
        log("popItem(animated:)")
        return super.popItem(animated: animated)
    }
    override var prefersLargeTitles: Bool { didSet { log("prefersLargeTitles") } }
    override var barPosition: UIBarPosition { .topAttached }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        log("sizeThatFits(_:)")
        return super.sizeThatFits(size)
    }
}

private final class OverridingToolbar: UIToolbar, Logging {
    let calls = Calls()

    override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        log("setItems(_:animated:)")
        super.setItems(items, animated: animated)
    }
    override var barPosition: UIBarPosition {
        log("barPosition")
        return .top
    }
    override var isTranslucent: Bool { didSet { log("isTranslucent") } }
}

private final class OverridingItem: UIBarButtonItem, Logging {
    let calls = Calls()

    override var title: String? { didSet { log("title") } }
    override var isEnabled: Bool { didSet { log("isEnabled") } }
    override func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        log("setTitleTextAttributes(_:for:)")
        super.setTitleTextAttributes(attributes, for: state)
    }
}

private final class OverridingNavigationItem: UINavigationItem, Logging {
    let calls = Calls()

    override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        log("setRightBarButtonItems(_:animated:)")
        super.setRightBarButtonItems(items, animated: animated)
    }
    override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        log("setHidesBackButton(_:animated:)")
        super.setHidesBackButton(hidesBackButton, animated: animated)
    }
}

private final class OverridingAppearance: UINavigationBarAppearance, Logging {
    let calls = Calls()

    override func configureWithDefaultBackground() {
        log("configureWithDefaultBackground()")
        super.configureWithDefaultBackground()
        backgroundColor = .red
    }
}

@Suite @MainActor struct OverridingBarsTests {
    @Test func `a navigation bar's overrides run`() {
        let bar = OverridingNavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        bar.items = [UINavigationItem(title: "A")]
        bar.pushItem(UINavigationItem(title: "B"), animated: false)
        _ = bar.popItem(animated: false)
        bar.prefersLargeTitles = true
        bar.sizeToFit()
        #expect(bar.frame.height == 96)
        #expect(
            bar.calls.missing(of: [
                "setItems(_:animated:)", "pushItem(_:animated:)", "popItem(animated:)", "prefersLargeTitles",
                "sizeThatFits(_:)",
            ]) == [])
    }

    @Test func `a toolbar's overrides run`() {
        let bar = OverridingToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        bar.items = [UIBarButtonItem(systemItem: .add)]
        bar.isTranslucent = false
        bar.layoutIfNeeded()
        #expect(bar.calls.missing(of: ["setItems(_:animated:)", "barPosition", "isTranslucent"]) == [])
    }

    @Test func `items' overrides run`() {
        let (item, navigationItem) = (OverridingItem(title: "A"), OverridingNavigationItem(title: "B"))
        item.isEnabled = false
        item.setTitleTextAttributes([.kern: 1], for: .normal)
        navigationItem.rightBarButtonItem = item
        navigationItem.hidesBackButton = true
        #expect(item.calls.missing(of: ["title", "isEnabled", "setTitleTextAttributes(_:for:)"]) == [])
        #expect(
            navigationItem.calls.missing(of: [
                "setRightBarButtonItems(_:animated:)", "setHidesBackButton(_:animated:)",
            ]) == [])
    }

    @Test func `an appearance's overrides run when it is created`() {
        let appearance = OverridingAppearance()
        #expect(appearance.backgroundColor == .red)
        #expect(appearance.calls.missing(of: ["configureWithDefaultBackground()"]) == [])
    }
}
