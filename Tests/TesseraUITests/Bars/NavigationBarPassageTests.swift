import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct NavigationBarPassageTests {
    private let root = UIViewController()
    private let detail = UIViewController()
    private let navigation: UINavigationController
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        (root.title, detail.title) = ("Photos", "Photo")
        navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var bar: UINavigationBar { navigation.navigationBar }
    /// The views whose left and right edges are those of the screens with large titles, and the pictures in them.
    private var screens: [UIView] { bar.passage?.pictures.subviews.filter(\.clipsToBounds) ?? [] }

    private func push() {
        navigation.pushViewController(detail, animated: true)
        navigation.view.layoutIfNeeded()
    }

    @Test func `a large title leaves below the edge of the screen in front, and fades`() throws {
        detail.navigationItem.largeTitleDisplayMode = .never
        push()
        #expect(bar.frame.height == 44 && bar.largeTitleClip.isHidden)
        let screen = try #require(screens.first)
        #expect(screens.count == 1 && screen.alpha == 0)
        #expect(screen.bounds.size == CGSize(width: 390, height: 52) && screen.center.y == 44 + 26)
        // The screen in front has come from the right edge, and the one behind it has moved by a third.
        #expect(screen.transform == CGAffineTransform(translationX: -390, y: 0))
        #expect(screen.subviews.first?.transform == CGAffineTransform(translationX: 260, y: 0))
        #expect(bar.titleLabel.transform == .identity && bar.titleLabel.alpha == 1)
    }

    @Test func `a large title comes along with its screen, in the place of that of the bar`() {
        push()
        #expect(screens.count == 2)
        #expect(screens.allSatisfy { $0.center.y == 44 + 26 })
        #expect(screens.last?.transform == .identity && screens.last?.alpha == 1)
        #expect(bar.largeTitleClip.alpha == 0)
        navigation.transitions.settle()
        #expect(bar.passage == nil && bar.largeTitleClip.alpha == 1)
        #expect(!bar.subviews.contains { $0.clipsToBounds && $0.accessibilityElementsHidden })
    }

    @Test func `a large title that comes back moves out from below the screen in front`() throws {
        detail.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(detail, animated: false)
        window.layoutIfNeeded()
        navigation.popViewController(animated: true)
        navigation.view.layoutIfNeeded()
        let screen = try #require(screens.first)
        #expect(screens.count == 1 && screen.transform == .identity && screen.alpha == 1)
        #expect(bar.frame.height == 96 && bar.largeTitleClip.alpha == 0)
        // The title of usual size has gone to the right.
        let leaving = bar.passage?.pictures.subviews.filter { $0.transform.tx == 130 && $0.alpha == 0 }
        #expect(leaving?.count == 1)
        navigation.transitions.settle()
        #expect(bar.largeTitleClip.alpha == 1 && bar.titleLabel.transform == .identity)
    }

    @Test func `in an interface from right to left, titles move the other way`() {
        window.semanticContentAttribute = .forceRightToLeft
        navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
        detail.navigationItem.largeTitleDisplayMode = .never
        push()
        #expect(screens.first?.transform.tx == 390)
    }

    @Test func `after a cancelled swipe, the bar has its own title again`() {
        detail.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(detail, animated: false)
        window.layoutIfNeeded()
        let coordinator = navigation.beginSwipe()
        #expect(bar.passage != nil && bar.topItem === root.navigationItem)
        coordinator?.update(0.3)
        navigation.transitions.settle()
        #expect(bar.passage == nil && bar.topItem === detail.navigationItem)
        #expect(bar.titleLabel.alpha == 1 && bar.titleLabel.transform == .identity)
        #expect(bar.frame.height == 44 && bar.backButton.alpha == 1)
    }

    @Test func `a bar that goes away takes the way of its titles with it`() async {
        await ManualClock.run { clock in
            var bar: UINavigationBar? = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
            bar?.items = [UINavigationItem(title: "One")]
            if let bar { root.view.addSubview(bar) }
            window.layoutIfNeeded()
            bar?.pushItem(UINavigationItem(title: "Two"), animated: true)
            #expect(bar?.passage != nil)
            bar?.removeFromSuperview()
            window.layoutIfNeeded()
            weak var gone: UINavigationBar?
            gone = bar
            bar = nil
            #expect(gone == nil)
            // Nothing asks for the bar when the animation ends.
            clock.advance(by: 1)
        }
    }

    @Test func `a layout leaves the opacity of a button that fades in`() {
        bar.titleLabel.alpha = 0
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(bar.titleLabel.alpha == 0)
    }
}
