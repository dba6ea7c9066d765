import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A controller that records what happens while its window changes its size.
private final class Turning: UIViewController {
    var events: [String] = []
    var context: (any UIViewControllerTransitionCoordinatorContext)?
    var oldTraits: UITraitCollection?
    var newTraits: UITraitCollection?
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        events.append("will be \(size.width) wide, is \(view.bounds.width)")
        let willRun = coordinator.animate(
            alongsideTransition: { [self] context in
                self.context = context
                events.append("alongside \(view.bounds.width), \(context.percentComplete)")
                box.center.x = 100
            },
            completion: { [self] context in
                events.append("complete \(context.percentComplete)")
                #expect(!coordinator.animate(alongsideTransition: { _ in Issue.record("It is over.") }))
            })
        #expect(willRun)
        coordinator.animateAlongsideTransition(in: view.window) { [self] _ in events.append("in the window") }
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        (oldTraits, newTraits) = (traitCollection, newCollection)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        events.append("layout")
    }
}

extension DisplayTests {
    @Suite @MainActor struct SizeTransitionTests {
        @Test
        func
            `animations alongside a change of size see the new size, begin before the layout, and end after it`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let controller = Turning()
            _ = try display.show(controller)
            await display.settle()
            controller.events = []
            display.send(.screen(.init(width: 500, height: 844, scale: 2)))
            await display.settle()
            #expect(
                controller.events == [
                    "will be 500.0 wide, is 390.0", "alongside 500.0, 0.0", "in the window", "layout",
                    "complete 1.0",
                ])
            let context = try #require(controller.context)
            #expect(!context.isAnimated && context.transitionDuration == 0)
            #expect(!context.isInteractive && !context.isCancelled && !context.initiallyInteractive)
            #expect(context.viewController(forKey: .to) === controller)
            #expect(context.view(forKey: .from) === controller.view)
            #expect(context.containerView === controller.view.window)
        }

        @Test func `turning the device animates changes alongside`() async throws {
            let display = try await FakeDisplay.attached()
            display.send(.screen(.init(width: 390, height: 844, scale: 2, orientation: .portrait)))
            let controller = Turning()
            _ = try display.show(controller)
            await display.settle()
            controller.events = []
            display.reset()
            display.send(.screen(.init(width: 844, height: 390, scale: 2, orientation: .landscapeLeft)))
            await display.settle()
            let context = try #require(controller.context)
            #expect(context.isAnimated && context.transitionDuration == 0.3)
            let animated = display.operations.compactMap { operation -> Int? in
                guard case .update(let id, _, _, let animation?) = operation else { return nil }
                #expect(animation.duration == 0.3)
                return id
            }
            #expect(animated == [controller.box.node.id])
            await wait(until: { controller.events.last == "complete 1.0" })
            display.send(.screen(.init(width: 390, height: 844, scale: 2)))
            await display.settle()
        }

        @Test func `controllers are notified of the traits to come while they have the old ones`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let (parent, child) = (UIViewController(), Turning())
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.traitOverrides.userInterfaceLevel = .elevated
            _ = try display.show(parent)
            await display.settle()
            display.send(.screen(.init(width: 800, height: 844, scale: 2)))
            await display.settle()
            #expect(child.oldTraits?.horizontalSizeClass == .compact)
            #expect(child.newTraits?.horizontalSizeClass == .regular)
            #expect(child.newTraits == child.traitCollection)
            #expect(child.newTraits?.userInterfaceLevel == .elevated)
            display.send(.screen(.init(width: 390, height: 844, scale: 2)))
            await display.settle()
        }
    }
}
