import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// Overrides the members of views for animations and looks that apps may override. Code that compiles here compiles for
/// iOS.
private final class Badge: UIView {
    private let calls: Calls
    init(_ calls: Calls) {
        self.calls = calls
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { super.tintAdjustmentMode }
        set {
            calls.add("tintAdjustmentMode")
            super.tintAdjustmentMode = newValue
        }
    }
    override var mask: UIView? {
        get { super.mask }
        set {
            calls.add("mask")
            super.mask = newValue
        }
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        calls.add("awakeFromNib")
    }
}

private final class Bar: UIVisualEffectView {
    override var effect: UIVisualEffect? { didSet { effects += 1 } }
    private(set) var effects = 0
}

private final class Springs: UISpringTimingParameters {
    override var timingCurveType: UITimingCurveType { .composed }
}

private final class Item: UINavigationItem {
    private(set) var isAwake = false
    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}

private final class Tap: UITapGestureRecognizer {
    override func awakeFromNib() { super.awakeFromNib() }
}

@MainActor struct OverridingLooksTests {
    @Test func `overrides of looks are called`() {
        let calls = Calls()
        let badge = Badge(calls)
        badge.tintAdjustmentMode = .dimmed
        badge.mask = UIView()
        badge.awakeFromNib()
        #expect(calls.missing(of: ["tintAdjustmentMode", "mask", "awakeFromNib"]) == [])
    }

    @Test func `overrides of effects and of paces are called`() {
        let bar = Bar(effect: nil)
        bar.effect = UIBlurEffect(style: .light)
        #expect(bar.effects == 1)
        #expect(Springs(dampingRatio: 1).timingCurveType == .composed)
    }

    @Test func `items of bars can be awakened`() {
        let item = Item(title: "A")
        item.awakeFromNib()
        #expect(item.isAwake)
        Tap().awakeFromNib()
    }
}
