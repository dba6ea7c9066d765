import Foundation
import Testing

@testable import TesseraUI

/// Tests how the background of a navigation bar changes during a push and a pop.
@MainActor struct BarBackgroundFadeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let navigation: UINavigationController
    private let root = UIViewController()

    init() {
        navigation = UINavigationController(rootViewController: root)
        root.navigationItem.standardAppearance = Self.appearance(.red)
        root.navigationItem.scrollEdgeAppearance = Self.appearance(.red)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private static func appearance(_ color: UIColor?) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private func push(_ color: UIColor?) {
        let pushed = UIViewController()
        pushed.navigationItem.standardAppearance = Self.appearance(color)
        pushed.navigationItem.scrollEdgeAppearance = Self.appearance(color)
        navigation.pushViewController(pushed, animated: true)
        window.layoutIfNeeded()
    }

    private func opacities(_ background: BarBackground?) -> Set<CGFloat> {
        Set((background?.subviews ?? []).map(\.alpha))
    }

    @Test func `an opaque background appears in front of the one of the old screen`() throws {
        let bar = navigation.navigationBar
        push(.blue)
        let leaving = try #require(bar.passage?.leavingBackground)
        #expect(leaving.look?.color == .red && bar.visibleBackground.look?.color == .blue)
        #expect(bar.subviews.first === leaving)
        // The animation has begun, so the views have their values at the end.
        #expect(opacities(leaving) == [1] && opacities(bar.visibleBackground) == [1])
        navigation.transitions.settle()
        #expect(bar.passage == nil && leaving.superview == nil)
        #expect(opacities(bar.background) == [1] && opacities(bar.edgeBackground) == [1])
    }

    @Test func `a background vanishes if the one of the new screen is not opaque`() throws {
        let bar = navigation.navigationBar
        push(nil)
        let leaving = try #require(bar.passage?.leavingBackground)
        #expect(leaving.look?.color == .red && opacities(leaving) == [0])
        navigation.transitions.settle()
        #expect(leaving.superview == nil)
        navigation.popViewController(animated: true)
        window.layoutIfNeeded()
        let back = try #require(bar.passage?.leavingBackground)
        #expect(back.look?.color == nil && bar.visibleBackground.look?.color == .red)
    }

    @Test func `the same background stays as it is`() {
        push(.red)
        #expect(navigation.navigationBar.passage != nil)
        #expect(navigation.navigationBar.passage?.leavingBackground == nil)
    }
}
