import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct DeviceTests {
        @Test func `dynamic colours are sent anew when the screen turns dark`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            window.backgroundColor = .systemBackground
            await display.settle()
            #expect(display.elements[window.node.id]?.properties["bg"] == .string("#ffffff"))
            display.send(.screen(.init(width: 390, height: 844, scale: 2, isDark: true)))
            await display.settle()
            #expect(display.elements[window.node.id]?.properties["bg"] == .string("#000000"))
            #expect(display.outline == "UIWindow 0 0 390 844 #000000")
        }

        @Test func `a screen of another size resizes windows and informs controllers first`() async throws {
            final class Controller: UIViewController {
                var sizes: [CGSize] = []
                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    sizes += [size, view.bounds.size]
                }
            }
            let display = try await FakeDisplay.attached()
            let controller = Controller()
            let window = try display.show(controller)
            display.send(.screen(.init(width: 768, height: 1024, scale: 2, safeArea: [20, 0, 0, 0])))
            await display.settle()
            #expect(controller.sizes == [CGSize(width: 768, height: 1024), CGSize(width: 390, height: 844)])
            #expect(window.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
            #expect(controller.view.frame == window.bounds)
            #expect(controller.view.safeAreaInsets.top == 20)
            #expect(display.outline == "UIWindow 0 0 768 1024")
        }

        @Test func `windows smaller than the screen keep their size, and others follow it`() async throws {
            let display = try await FakeDisplay.attached()
            let full = try display.show()
            let scene = try display.scene
            let (banner, later) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
            defer { (banner.isHidden, later.isHidden) = (true, true) }
            banner.frame = CGRect(x: 0, y: 0, width: 390, height: 80)
            banner.isHidden = false
            full.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            display.send(.screen(.init(width: 768, height: 1024, scale: 2)))
            await display.settle()
            #expect(banner.frame == CGRect(x: 0, y: 0, width: 390, height: 80))
            full.transform = .identity
            #expect(full.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
            later.isHidden = false
            #expect(later.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
        }

        @Test func `a display of another version is refused and is sent nothing more`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            await display.settle()
            display.reset()
            let (own, next) = (ProtocolVersion.current, ProtocolVersion.current + 1)
            display.hello(.init(width: 390, height: 844, scale: 2), version: next)
            await display.settle()
            window.alpha = 0.5
            await display.settle()
            #expect(display.messages == [.refused(ProtocolVersion.mismatch(app: own, display: next))])
        }

        @Test func `a message that cannot be read loses only itself`() async throws {
            let display = try await FakeDisplay.attached()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentSize.height = 5000
            try display.show().addSubview(scrollView)
            await display.settle()
            display.send(bytes: Frame.event(Data("{".utf8)).encoded + Data([0, 0, 0, 0, 99]))
            display.scroll(scrollView, to: 77, .idle)
            await display.settle()
            #expect(scrollView.contentOffset.y == 77)
        }

        @Test func `an image is sent once, before the message that names it, and released when it is gone`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (first, second) = (UIImageView(), UIImageView())
            var image: UIImage? = UIImage(data: Samples.gif)
            let id = try #require(image?.resource?.id)
            first.image = image
            second.image = image
            window.addSubview(first)
            window.addSubview(second)
            await display.settle()
            let resource = Frame.resource(id: id, mediaType: "image/gif", data: Samples.gif)
            #expect(display.frames.filter { $0 == resource }.count == 1)
            #expect(display.frames.first == resource)
            image = nil
            first.image = nil
            second.image = nil
            await display.settle()
            window.alpha = 0.5
            await display.settle()
            #expect(display.frames.contains(.release(id: id)))
        }

        @Test func `the cell that scrolls into sight takes over the element of the one that scrolled out`()
            async throws
        {
            let display = try await FakeDisplay.attached(width: 200, height: 350)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 350), collectionViewLayout: .list())
            let feed = Feed(count: 1000)
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = feed
            try display.show().addSubview(view)
            await display.settle()
            display.reset()
            display.scroll(view, to: 20, .dragging)
            await display.settle()
            #expect(display.messages.isEmpty)
            display.scroll(view, to: 110, .dragging)
            await display.settle()
            #expect(!display.operations.isEmpty)
            for operation in display.operations {
                switch operation {
                case .update, .move: break
                case .create, .remove, .font, .transition, .stop:
                    Issue.record("Not a cell used again: \(operation)")
                }
            }
            #expect(
                display.outline == """
                    UIWindow 0 0 200 350
                      UICollectionView 0 0 200 350 at 0 0
                        TestCell 0 100 200 100
                        TestCell 0 200 200 100
                        TestCell 0 300 200 100
                        TestCell 0 400 200 100
                    """)
            withExtendedLifetime(feed) {}
        }
    }
}
