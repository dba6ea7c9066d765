import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A view that can become focused, and records the movements of which it is informed.
private final class Seat: UIView {
    let name: String
    var calls: [String] = []
    var refuses = false
    var preferred: [any UIFocusEnvironment] = []

    init(_ name: String, x: CGFloat) {
        self.name = name
        super.init(frame: CGRect(x: x, y: 0, width: 40, height: 40))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { preferred.isEmpty }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let names = [context.previouslyFocusedView, context.nextFocusedView].map {
            ($0 as? Seat)?.name ?? "-"
        }
        calls.append(names.joined(separator: ">") + (isFocused ? " focused" : ""))
    }
}

/// A controller that records in which order environments are informed.
private final class Row: UIViewController {
    var calls: [String] = []
    var headings: [UIFocusHeading] = []

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        headings.append(context.focusHeading)
    }
}

extension DisplayTests {
    @MainActor struct FocusSystemTests {
        @MainActor private struct Screen {
            let display: FakeDisplay
            let controller = Row()
            let first = Seat("A", x: 0)
            let second = Seat("B", x: 100)

            var system: UIFocusSystem { get throws { try #require(display.scene.focusSystem) } }

            /// The numbers of the elements to which the app has led the user.
            var led: [Int?] {
                display.messages.compactMap {
                    if case .request(let request) = $0, request.kind == .announce {
                        request.view
                    } else {
                        nil
                    }
                }
            }

            @MainActor func move(to view: UIView?, _ heading: DisplayEvent.Heading? = .next) async {
                display.send(.focusMoved(view: view?.node.id, heading: heading))
                await display.settle()
            }
        }

        private func screen() async throws -> Screen {
            let screen = Screen(display: try await FakeDisplay.attached())
            screen.controller.view.addSubview(screen.first)
            screen.controller.view.addSubview(screen.second)
            _ = try screen.display.show(screen.controller)
            await screen.display.settle()
            screen.display.reset()
            return screen
        }

        @Test func `environments are informed where the user moves the focus`() async throws {
            let screen = try await screen()
            #expect(try screen.system.focusedItem == nil)
            await screen.move(to: screen.first)
            #expect(screen.first.isFocused && !screen.second.isFocused)
            #expect(try screen.system.focusedItem === screen.first)
            await screen.move(to: screen.second, .right)
            await screen.move(to: nil)
            #expect(screen.first.calls == ["->A focused", "A>B"])
            #expect(screen.second.calls == ["A>B focused", "B>-"])
            #expect(screen.controller.headings == [.next, .right, .next])
            #expect(try screen.system.focusedItem == nil)
            // The page has moved the focus itself.
            #expect(screen.led.isEmpty)
        }

        @Test func `the focus goes back if an environment refuses`() async throws {
            let screen = try await screen()
            await screen.move(to: screen.first)
            screen.second.refuses = true
            var failures = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { failures += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            await screen.move(to: screen.second, .right)
            #expect(screen.first.isFocused && failures == 1)
            #expect(screen.led == [screen.first.node.id])
            #expect(screen.second.calls.isEmpty)
            // No environment can refuse that the focus is gone.
            screen.first.refuses = true
            await screen.move(to: nil)
            #expect(!screen.first.isFocused)
        }

        @Test func `a view that cannot become focused is not the focused item of the app`() async throws {
            let screen = try await screen()
            await screen.move(to: screen.first)
            await screen.move(to: screen.controller.view)
            #expect(try screen.system.focusedItem == nil)
            #expect(screen.first.calls == ["->A focused", "A>-"])
        }

        @Test func `the app moves the focus to the preferred item of an environment`() async throws {
            let screen = try await screen()
            let system = try screen.system
            screen.first.preferred = [screen.second]
            system.requestFocusUpdate(to: screen.first)
            #expect(system.focusedItem == nil)
            system.updateFocusIfNeeded()
            #expect(system.focusedItem === screen.second)
            await screen.display.settle()
            #expect(screen.led == [screen.second.node.id])
            // The display has refused, since the user types.
            let number = screen.display.messages.compactMap {
                if case .request(let request) = $0 { request.number } else { nil }
            }.last
            screen.display.send(
                .answer(.init(number: try #require(number), outcome: .unavailable)))
            await screen.display.settle()
            #expect(system.focusedItem == nil)
        }

        @Test func `an environment asks for an update only while the focus is in it`() async throws {
            let screen = try await screen()
            screen.second.setNeedsFocusUpdate()
            screen.controller.setNeedsFocusUpdate()
            screen.controller.updateFocusIfNeeded()
            #expect(try screen.system.focusedItem == nil)
            await screen.move(to: screen.first)
            screen.second.focusGroupPriority = .prioritized
            screen.controller.setNeedsFocusUpdate()
            screen.controller.updateFocusIfNeeded()
            // Of the items in the controller's view, it has the highest priority.
            #expect(try screen.system.focusedItem === screen.second)
        }

        @Test func `a display learns which views are items, and of their groups`() async throws {
            let screen = try await screen()
            func description(_ view: UIView) -> JSON? {
                screen.display.elements[view.node.id]?.properties["ax"]
            }
            #expect(description(screen.first)?["y"] == .number(0))
            #expect(description(screen.first)?["a"] == .bool(true))
            #expect(description(screen.controller.view)?["y"] == nil)
            screen.first.focusGroupPriority = .prioritized
            screen.first.focusEffect = nil
            screen.controller.focusGroupIdentifier = "seats"
            await screen.display.settle()
            #expect(description(screen.first)?["y"] == .number(2_000))
            #expect(description(screen.first)?["q"] == .bool(true))
            #expect(description(screen.controller.view)?["b"] == .string("seats"))
            screen.first.preferred = [screen.second]
            screen.first.setNeedsFocusUpdate()
            await screen.display.settle()
            #expect(description(screen.first)?["y"] == nil)
        }

        @Test func `another display begins without a focus`() async throws {
            let screen = try await screen()
            await screen.move(to: screen.first)
            screen.display.hello(DisplayEvent.Screen(width: 390, height: 844, scale: 2))
            await screen.display.settle()
            #expect(!screen.first.isFocused)
            #expect(screen.first.calls == ["->A focused", "A>-"])
        }

        @Test func `animations run with the time of their item`() async throws {
            final class Listener: UIView {
                var durations: [TimeInterval] = []
                override func didUpdateFocus(
                    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
                ) {
                    super.didUpdateFocus(in: context, with: coordinator)
                    coordinator.addCoordinatedFocusingAnimations { self.durations.append($0.duration) }
                    coordinator.addCoordinatedUnfocusingAnimations { self.durations.append($0.duration) }
                }
            }
            let screen = try await screen()
            let listener = Listener(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            let seat = Seat("C", x: 0)
            listener.addSubview(seat)
            screen.controller.view.addSubview(listener)
            await screen.display.settle()
            await screen.move(to: seat)
            #expect(listener.durations == [0.2, 0.35])
        }
    }
}

@MainActor struct FocusSearchTests {
    @Test func `items lie in containers, and environments in others`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (first, second) = (Seat("A", x: 0), Seat("B", x: 100))
        box.addSubview(first)
        box.addSubview(second)
        #expect(box.focusItems(in: CGRect(x: 90, y: 0, width: 20, height: 20)).map { $0.frame.minX } == [100])
        #expect(box.focusItems(in: box.bounds).count == 2)
        first.isHidden = true
        #expect(box.focusItems(in: box.bounds).count == 1)
        #expect(UIFocusSystem.environment(box, contains: first))
        #expect(UIFocusSystem.environment(first, contains: first))
        #expect(!UIFocusSystem.environment(first, contains: second))
        #expect(UIFocusSystem.focusSystem(for: box) == nil)
    }

    @Test func `a controller stands between its view and what is around it`() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        #expect(inner.view.parentFocusEnvironment === inner)
        #expect(inner.parentFocusEnvironment === outer.view)
        #expect(UIFocusSystem.environment(outer, contains: inner))
        #expect(inner.preferredFocusEnvironments.first === inner.view)
    }
}
