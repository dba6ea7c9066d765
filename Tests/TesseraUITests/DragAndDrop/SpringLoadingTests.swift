import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SpringLoadingTests {
        /// A behavior and effect that allows opening if `opens` is true, and records its calls.
        private final class Spring: NSObject, UISpringLoadedInteractionBehavior,
            UISpringLoadedInteractionEffect
        {
            var log: [String] = []
            var opens = true

            func shouldAllow(
                _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
            ) -> Bool { opens }
            func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finish") }
            func interaction(
                _ interaction: UISpringLoadedInteraction,
                didChangeWith context: any UISpringLoadedInteractionContext
            ) { log.append("\(context.state)") }
        }

        private func putOnScreen(_ spring: Spring) async throws -> DragScreen {
            let screen = try await DragScreen()
            screen.target.addInteraction(
                UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) {
                    _, context in
                    spring.log.append("open at \(context.location(in: screen.target).x)")
                })
            return screen
        }

        @Test func `a view opens as items are held over it`() async throws {
            try await ManualClock.run { clock in
                let spring = Spring()
                let screen = try await putOnScreen(spring)
                await screen.lift()
                screen.display.touch(.moved, 250, 150)
                await screen.display.settle()
                #expect(spring.log == ["possible"])
                clock.advance(by: 0.6)
                #expect(spring.log == ["possible", "activating"])
                clock.advance(by: 0.4)
                #expect(spring.log == ["possible", "activating", "activated", "open at 50.0"])
                screen.display.touch(.moved, 150, 300)
                await screen.display.settle()
                #expect(spring.log.last == "finish")
                screen.display.touch(.cancelled, 150, 300)
                await screen.display.settle()
            }
        }

        @Test func `items that leave the view too early open nothing`() async throws {
            try await ManualClock.run { clock in
                let spring = Spring()
                let screen = try await putOnScreen(spring)
                await screen.lift()
                screen.display.touch(.moved, 250, 150)
                await screen.display.settle()
                clock.advance(by: 0.9)
                screen.display.touch(.moved, 150, 300)
                await screen.display.settle()
                clock.advance(by: 1)
                #expect(spring.log == ["possible", "activating", "inactive", "finish"])
                screen.display.touch(.cancelled, 150, 300)
                await screen.display.settle()
            }
        }

        @Test func `a behaviour can keep a view from opening`() async throws {
            try await ManualClock.run { clock in
                let spring = Spring()
                spring.opens = false
                let screen = try await putOnScreen(spring)
                await screen.lift()
                screen.display.touch(.moved, 250, 150)
                await screen.display.settle()
                clock.advance(by: 2)
                #expect(spring.log == [])
                screen.display.touch(.cancelled, 250, 150)
                await screen.display.settle()
            }
        }

        @Test func `a spring-loaded list selects the item that others are held over`() async throws {
            try await ManualClock.run { clock in
                let screen = try await CollectionDragTests.Screen()
                screen.right.view.isSpringLoaded = true
                screen.right.intent = .insertIntoDestinationIndexPath
                await screen.lift(0)
                screen.display.touch(.moved, 250, 180)
                await screen.display.settle()
                clock.advance(by: 1)
                #expect(screen.right.view.indexPathsForSelectedItems == [[0, 1]])
                screen.display.touch(.cancelled, 250, 180)
                await screen.display.settle()
            }
        }
    }
}
