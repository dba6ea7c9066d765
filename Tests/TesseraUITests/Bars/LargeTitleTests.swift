import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A screen whose view is a scroll view, with content of a height in points.
@MainActor
private final class ScrollingController: UIViewController {
    let scrollView = UIScrollView()
    let height: CGFloat

    init(_ title: String, height: CGFloat = 3000) {
        self.height = height
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        scrollView.contentSize = CGSize(width: 390, height: height)
        view.addSubview(scrollView)
    }
}

extension DisplayTests {
    @Suite @MainActor struct LargeTitleTests {
        private func navigation(
            _ controllers: [UIViewController], _ display: FakeDisplay
        ) async throws -> UINavigationController {
            let navigation = UINavigationController(rootViewController: controllers[0])
            navigation.navigationBar.prefersLargeTitles = true
            for controller in controllers.dropFirst() {
                navigation.pushViewController(controller, animated: false)
            }
            _ = try display.show(navigation)
            await display.settle()
            return navigation
        }

        @Test func `a large title makes the bar 52 points higher, and content begins below it`() async throws
        {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = ScrollingController("Photos")
            let bar = try await navigation([controller], display).navigationBar
            #expect(bar.frame.height == 143)
            #expect(controller.view.safeAreaInsets.top == 143)
            #expect(controller.scrollView.contentOffset.y == -143)
            #expect(bar.largeTitle.text == "Photos")
            #expect(!bar.largeTitleClip.isHidden)
            #expect(bar.largeTitleClip.frame == CGRect(x: 0, y: 91, width: 390, height: 52))
        }

        @Test func `a scroll through the collapse and back yields no message`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = ScrollingController("Photos")
            let bar = try await navigation([controller], display).navigationBar
            let scrollView = controller.scrollView
            display.reset()
            for (offset, height) in [
                (-143, 143), (-130, 130), (-100, 100), (-91, 91), (-60, 91), (300, 91), (-80, 91),
                (-120, 120),
                (-143, 143), (-200, 143),
            ] as [(CGFloat, CGFloat)] {
                display.scroll(scrollView, to: Double(offset), .dragging)
                await display.settle()
                #expect(scrollView.contentOffset.y == offset)
                #expect(bar.frame.height == height, "at \(offset)")
                #expect(controller.view.safeAreaInsets.top == height, "at \(offset)")
                #expect(scrollView.adjustedContentInset.top == height, "at \(offset)")
            }
            display.scroll(scrollView, to: -143, .decelerating)
            display.scroll(scrollView, to: -143, .idle)
            await display.settle()
            #expect(display.messages == [])
        }

        @Test func `the display is sent where the bar collapses, once`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = ScrollingController("Photos")
            let bar = try await navigation([controller], display).navigationBar
            let scrollID = controller.scrollView.node.id
            let scroll = try #require(controller.scrollView.sentProperties?.scroll)
            #expect(scroll.collapse == [-143, -91])
            #expect(scroll.insets == [143, 0, 34, 0])
            let sent = try #require(bar.sentProperties)
            #expect(sent.frame?.rect.height == 143)
            #expect(
                sent.scrollEffect
                    == ScrollEffectContent(
                        view: scrollID, tracks: [.init(.growth, [(-4143, 4000), (-143, 0), (-91, -52)])]))
            #expect(
                bar.largeTitle.sentProperties?.scrollEffect
                    == ScrollEffectContent(
                        view: scrollID,
                        tracks: [
                            .init(.shift, [(-4143, 4000), (-143, 0), (-91, -52)]),
                            .init(.scale, [(-293, 1.08), (-143, 1)]),
                        ], anchor: (0, 1)))
            #expect(
                bar.titleLabel.sentProperties?.scrollEffect
                    == ScrollEffectContent(view: scrollID, tracks: [.init(.opacity, [(-103, 0), (-91, 1)])]))
        }

        @Test func `where a bar was collapsed when it is sent, it is sent whole`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = ScrollingController("Photos")
            let bar = try await navigation([controller], display).navigationBar
            display.scroll(controller.scrollView, to: 200, .idle)
            await display.settle()
            #expect(
                display.outline(of: bar.node.id) == """
                    UINavigationBar 0 0 390 143
                      BarBackground 0 0 390 143
                        BarPart 0 0 390 143
                        BarPart 0 0 390 143
                        BarPicture 0 0 390 143
                        BarPart 0 142.5 390 0.5
                        BarPicture 0 143 390 0
                      BarBackground 0 0 390 143
                        BarPart 0 0 390 143 #f9f9f9c7
                        BarPart 0 0 390 143 hidden
                        BarPicture 0 0 390 143 hidden
                        BarPart 0 142.5 390 0.5 #3c3c434a
                        BarPicture 0 143 390 0 hidden
                      BarPart 0 91 390 52
                        BarTitle 16 2.5 358 41.5 “Photos”
                      BarPart 0 0 0 0 hidden
                      BarTitle 16 47 358 44 “Photos”
                      NavigationBackButton 0 0 0 0 hidden
                        UIImageView 0 -12 24 24
                        UILabel 24 0 0 0
                        UIImageView 24 0 0 0
                    """)
            #expect(bar.frame.height == 91)
            #expect(bar.sentProperties?.frame?.rect.height == 143)
        }

        @Test func `the refresh control has its room below the title`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = ScrollingController("Photos")
            let bar = try await navigation([controller], display).navigationBar
            controller.scrollView.refreshControl = UIRefreshControl()
            await display.settle()
            #expect(
                bar.sentProperties?.scrollEffect?.tracks.first
                    == .init(.growth, [(-4203, 4000), (-203, 0), (-143, 0), (-91, -52)]))
            // While the control refreshes, the bar has its full height. It collapses at the same offsets as before.
            display.reset()
            controller.scrollView.refreshControl?.beginRefreshing()
            await display.settle()
            #expect(bar.frame.height == 143)
            #expect(controller.scrollView.contentOffset.y == -203)
            #expect(controller.scrollView.sentProperties?.scroll?.collapse == [-143, -91])
        }

        @Test func `a refresh that begins under the finger leaves the bar where it is`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = ScrollingController("Photos")
            let bar = try await navigation([controller], display).navigationBar
            let refresh = UIRefreshControl()
            controller.scrollView.refreshControl = refresh
            await display.settle()
            display.scroll(controller.scrollView, to: -263, .dragging)
            display.send(.refresh(view: refresh.node.id))
            await display.settle()
            #expect(refresh.isRefreshing && controller.scrollView.adjustedContentInset.top == 143)
            // The content has no room for the control yet, so the title moves at the same offsets as before.
            #expect(
                bar.sentProperties?.scrollEffect?.tracks.first
                    == .init(.growth, [(-4203, 4000), (-203, 0), (-143, 0), (-91, -52)]))
        }

        @Test func `display modes decide, and automatic ones are as the one before`() async throws {
            let display = try await FakeDisplay.attached()
            let controllers = ["A", "B", "C", "D"].map { ScrollingController($0) }
            controllers[1].navigationItem.largeTitleDisplayMode = .never
            controllers[3].navigationItem.largeTitleDisplayMode = .always
            let navigation = try await navigation(controllers, display)
            #expect(navigation.navigationBar.frame.height == 96)
            for height in [44, 44, 96] as [CGFloat] {
                navigation.popViewController(animated: false)
                await display.settle()
                #expect(navigation.navigationBar.frame.height == height)
                #expect(navigation.topViewController?.view.safeAreaInsets.top == height)
            }
            navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
            await display.settle()
            #expect(navigation.navigationBar.frame.height == 44)
            #expect(controllers[0].scrollView.contentOffset.y == -44)
            #expect(controllers[0].scrollView.sentProperties?.scroll?.collapse == nil)
        }

        @Test func `a controller comes back with its bar as collapsed as it was left`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = ScrollingController("A")
            let navigation = try await navigation([controller], display)
            display.scroll(controller.scrollView, to: 500, .idle)
            await display.settle()
            let small = ScrollingController("B")
            small.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(small, animated: false)
            await display.settle()
            #expect(navigation.navigationBar.frame.height == 44)
            #expect(small.scrollView.contentOffset.y == -44)
            navigation.popViewController(animated: false)
            await display.settle()
            #expect(controller.scrollView.contentOffset.y == 500)
            #expect(navigation.navigationBar.frame.height == 44)
            #expect(controller.scrollView.wholeInset.top == 96)
        }

        @Test func `there is no large title in a screen of little height`() async throws {
            let display = try await FakeDisplay.attached(width: 844, height: 390)
            let controller = ScrollingController("A")
            let navigation = try await navigation([controller], display)
            #expect(navigation.navigationBar.frame.height == 44)
            display.send(.screen(DisplayEvent.Screen(width: 390, height: 844, scale: 2)))
            await display.settle()
            #expect(navigation.navigationBar.frame.height == 96)
            #expect(controller.scrollView.contentOffset.y == -96)
        }

        @Test func `a larger text makes the bar higher`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await navigation([ScrollingController("A")], display)
            navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            await display.settle()
            // The line of a large title is 70 points high at this text size.
            #expect(navigation.navigationBar.frame.height == 125)
        }

        @Test func `a screen without a scroll view has its large title all the time`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = UIViewController()
            controller.title = "Empty"
            let navigation = try await navigation([controller], display)
            #expect(navigation.navigationBar.frame.height == 96)
            #expect(navigation.navigationBar.titleLabel.isHidden)
            #expect(navigation.navigationBar.sentProperties?.scrollEffect == nil)
        }

        @Test func `the display lets the background appear by itself when content comes below the bar`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let controller = ScrollingController("A")
            let navigation = UINavigationController(rootViewController: controller)
            _ = try display.show(navigation)
            await display.settle()
            display.reset()
            for offset in [-44.0, -30, 0, 100, -44] {
                display.scroll(controller.scrollView, to: offset, .dragging)
                await display.settle()
                #expect(navigation.navigationBar.isContentBelow == (offset > -44))
            }
            #expect(display.messages == [])
            let effects = navigation.navigationBar.background.subviews.compactMap {
                ($0 as? any ScrollDriven)?.scrollEffect
            }
            #expect(!effects.isEmpty)
            #expect(effects.allSatisfy { $0.tracks == [.init(.opacity, [(-44, 0), (-32, 1)])] })
        }

        @Test func `what lies below the titles collapses before them`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = ScrollingController("A")
            let view = UIView()
            controller.navigationItem.barAccessory = NavigationBarAccessory(
                view: view, height: 50, collapses: true)
            let navigation = try await navigation([controller], display)
            let bar = navigation.navigationBar
            #expect(bar.frame.height == 146)
            #expect(view.convert(view.bounds, to: bar) == CGRect(x: 0, y: 96, width: 390, height: 50))
            #expect(controller.scrollView.sentProperties?.scroll?.collapse == [-146, -96, -44])
            display.reset()
            display.scroll(controller.scrollView, to: -96, .dragging)
            await display.settle()
            #expect(bar.accessoryClip.frame.height == 0)
            #expect(bar.frame.height == 96)
            display.scroll(controller.scrollView, to: 0, .dragging)
            await display.settle()
            #expect(bar.frame.height == 44)
            #expect(display.messages == [])
            controller.navigationItem.barAccessory?.collapses = false
            await display.settle()
            #expect(bar.frame.height == 94)
            #expect(bar.accessoryClip.frame == CGRect(x: 0, y: 44, width: 390, height: 50))
        }

        @Test func `touches reach what the collapsed bar no longer covers`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = ScrollingController("A")
            _ = try await navigation([controller], display)
            let window = try #require(controller.view.window)
            #expect(window.hitTest(CGPoint(x: 200, y: 80), with: nil) is UINavigationBar)
            display.scroll(controller.scrollView, to: 200, .idle)
            await display.settle()
            #expect(window.hitTest(CGPoint(x: 200, y: 80), with: nil) === controller.scrollView)
        }
    }
}
