import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests the large content viewer.
    @MainActor struct LargeContentTests {
        private func viewer(in window: UIWindow) -> LargeContentView? {
            window.subviews.lazy.compactMap { $0 as? LargeContentView }.first
        }

        @Test
        func
            `a finger that stays displays the large content of what lies under it, and activates that at the end`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            let bar = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
            let interaction = UILargeContentViewerInteraction(delegate: nil)
            bar.addInteraction(interaction)
            var taps: [String] = []
            for (index, name) in ["First", "Second"].enumerated() {
                let button = UIButton(frame: CGRect(x: 100 * index, y: 0, width: 100, height: 50))
                button.setTitle(name, for: .normal)
                button.showsLargeContentViewer = true
                button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
                bar.addSubview(button)
            }
            window.addSubview(bar)
            await display.settle()
            display.touch(.began, 50, 120, time: 0)
            display.clock(0.6)
            await display.settle()
            #expect(viewer(in: window)?.label.text == "First")
            display.touch(.moved, 150, 120, time: 0.8)
            await display.settle()
            #expect(viewer(in: window)?.label.text == "Second" && taps == [])
            display.touch(.ended, 150, 120, time: 1)
            await display.settle()
            #expect(viewer(in: window) == nil && taps == ["Second"])
        }

        @Test func `there is no gesture at other sizes of text`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let interaction = UILargeContentViewerInteraction()
            view.addInteraction(interaction)
            window.addSubview(view)
            window.layoutIfNeeded()
            let gesture = interaction.gestureRecognizerForExclusionRelationship
            #expect(gesture.view === view && !gesture.isEnabled)
            window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
            window.layoutIfNeeded()
            await display.settle()
            #expect(gesture.isEnabled)
            view.removeInteraction(interaction)
            #expect(gesture.view == nil && interaction.view == nil)
        }

        @Test func `what a label or a button displays is its large content, unless the app states another`() {
            let (label, button, view) = (UILabel(), UIButton(), UIView())
            label.text = "予約"
            button.setTitle("Book", for: .normal)
            view.accessibilityLabel = "Map"
            #expect(label.largeContentTitle == "予約" && button.largeContentTitle == "Book")
            #expect(view.largeContentTitle == "Map" && !view.showsLargeContentViewer)
            view.largeContentTitle = "Plan"
            #expect(view.largeContentTitle == "Plan")
        }

        @Test func `a bar has a viewer at the accessibility sizes`() async throws {
            let display = try await FakeDisplay.attached()
            let tabs = UITabBarController()
            let child = UIViewController()
            child.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
            tabs.viewControllers = [child]
            let window = try display.show(tabs)
            await display.settle()
            #expect(tabs.tabBar.interactions.isEmpty)
            window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            window.layoutIfNeeded()
            await display.settle()
            let interaction = tabs.tabBar.interactions.lazy.compactMap { $0 as? BarContentViewer }.first
            let middle = CGPoint(x: tabs.tabBar.bounds.midX, y: 20)
            #expect(interaction?.usualItem(at: middle)?.largeContentTitle == "Home")
            #expect(interaction?.usualItem(at: middle)?.largeContentImage != nil)
        }
    }
}
