import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct DragInteractionTests {
        @Test func `a finger that stays lifts, drags and drops`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                let (display, party) = (screen.display, screen.party)
                display.touch(.began, 50, 150)
                await display.settle()
                #expect(display.messages.contains(.clock(time: 0.5)))
                // A report that is late on its way does not count, whatever time passes for the app.
                clock.advance(by: 60)
                display.clock(0.49)
                await display.settle()
                #expect(party.log == [])
                display.clock(0.5)
                await display.settle()
                #expect(party.log == ["items", "lift"])
                // The finger no longer scrolls, and the display moves the image of the view by itself.
                #expect(display.messages.contains(.claim(touch: 1)))
                #expect(screen.platter?.properties["dg"]?["t"]?.int == 1)
                #expect(screen.platter?.properties["dg"]?["x"]?.int == 50)
                #expect(screen.platter?.properties["dg"]?["y"]?.int == 150)
                display.touch(.moved, 150, 150)
                await display.settle()
                #expect(party.log == ["items", "lift", "begin"])
                display.touch(.moved, 250, 150)
                await display.settle()
                #expect(party.log == ["items", "lift", "begin", "enter"])
                display.touch(.ended, 250, 150)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(
                    party.log == [
                        "items", "lift", "begin", "enter", "will end copy", "perform", "conclude", "over",
                        "did end copy",
                        "transferred",
                    ])
                #expect(screen.platter == nil)
                #expect(DragCourse.current == nil)
            }
        }

        @Test
        func `items that the app has moved before a touch arrives are dragged only when the finger moves`()
            async throws
        {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                let display = screen.display
                screen.source.frame.origin.y += 200
                await turn()
                display.send(display.eventsOfTap(50, 150, on: screen.source, at: (50, 50))[0])
                display.clock(0.5)
                display.touch(.moved, 51, 150)
                await display.settle()
                #expect(screen.party.log == ["items", "lift"])
                display.touch(.moved, 56, 150)
                await display.settle()
                #expect(screen.party.log == ["items", "lift", "begin"])
                display.touch(.cancelled, 56, 150)
                await display.settle()
            }
        }

        @Test
        func `a finger that moves after it has stayed lifts the item before the display reports the time`()
            async throws
        {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                let display = screen.display
                display.touch(.began, 50, 150)
                display.touch(.moved, 150, 150, time: 0.6)
                await display.settle()
                #expect(screen.party.log == ["items", "lift", "begin"])
                display.touch(.cancelled, 150, 150, time: 0.7)
                await display.settle()
            }
        }

        @Test func `the display does not learn of the places in between`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                await screen.lift()
                screen.display.touch(.moved, 60, 160)
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                screen.display.reset()
                screen.display.touch(.moved, 70, 170)
                screen.display.touch(.moved, 80, 180)
                await screen.display.settle()
                #expect(screen.display.messages.isEmpty)
            }
        }

        @Test func `a finger that moves at once drags nothing`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                screen.display.touch(.began, 50, 150)
                screen.display.touch(.moved, 70, 150)
                await screen.display.settle()
                clock.advance(by: 1)
                screen.display.touch(.ended, 250, 150)
                await screen.display.settle()
                #expect(screen.party.log == [])
            }
        }

        @Test func `the mouse drags as soon as it moves`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                screen.display.send(
                    .touch(.init(id: 1, phase: .began, x: 50, y: 150, time: 0, pointer: .mouse)))
                screen.display.touch(.moved, 54, 150)
                await screen.display.settle()
                #expect(screen.party.log == [])
                screen.display.touch(.moved, 60, 150)
                await screen.display.settle()
                #expect(screen.party.log == ["items", "lift", "begin"])
                screen.display.touch(.cancelled, 60, 150)
                await screen.display.settle()
            }
        }

        @Test func `data for the team arrives with the drop`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                screen.party.items[0].itemProvider.teamData = Data([1, 2])
                var arrived: [Data?] = []
                screen.party.performs = { session in arrived = session.items.map(\.itemProvider.teamData) }
                await screen.lift()
                screen.display.touch(.moved, 250, 150)
                screen.display.touch(.ended, 250, 150)
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                #expect(arrived == [Data([1, 2])])
            }
        }

        @Test func `what is dropped nowhere goes back`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                await screen.lift()
                screen.display.touch(.moved, 150, 300)
                screen.display.touch(.ended, 150, 300)
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                #expect(
                    screen.party.log == [
                        "items", "lift", "begin", "will end cancel", "back", "did end cancel",
                    ])
                #expect(screen.platter == nil)
            }
        }

        @Test func `a lift that does not become a drag is put back`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                await screen.lift()
                screen.display.touch(.ended, 50, 150)
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                #expect(screen.party.log == ["items", "lift", "back"])
                #expect(screen.platter == nil)
            }
        }

        @Test(arguments: [
            (UIDropOperation.move, true, "did end move"), (.move, false, "did end cancel"),
            (.forbidden, true, "did end cancel"), (.cancel, true, "did end cancel"),
            (.copy, false, "did end copy"),
        ])
        func `a drop does what the target proposes and the source allows`(
            _ proposed: UIDropOperation, _ allowsMove: Bool, _ end: String
        ) async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                screen.party.operation = proposed
                screen.party.allowsMove = allowsMove
                await screen.lift()
                screen.display.touch(.moved, 250, 150)
                screen.display.touch(.ended, 250, 150)
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                #expect(screen.party.log.contains(end))
                #expect(screen.party.log.contains("perform") == !end.hasSuffix("cancel"))
            }
        }

        @Test func `a view that does not handle the items is notified no more of them`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                screen.party.canHandle = { _ in false }
                await screen.lift()
                screen.display.touch(.moved, 250, 150)
                screen.display.touch(.ended, 250, 150)
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                #expect(!screen.party.log.contains("enter"))
                #expect(!screen.party.log.contains("over"))
            }
        }

        @Test func `the view is notified when the items leave it, and Escape returns them`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                await screen.lift()
                screen.display.touch(.moved, 250, 150)
                screen.display.touch(.moved, 250, 300)
                await screen.display.settle()
                #expect(screen.party.log.suffix(2) == ["enter", "exit"])
                screen.display.send(.carry(.init(step: .cancel)))
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                #expect(screen.party.log.suffix(3) == ["back", "over", "did end cancel"])
                #expect(DragCourse.current == nil)
            }
        }

        @Test func `the data of what is dropped is loaded`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                var texts: [String] = []
                screen.party.performs = { session in
                    session.loadObjects(ofClass: String.self) { texts = $0 }
                }
                screen.party.items.append(
                    UIDragItem(itemProvider: NSItemProvider(object: "rice" as NSString)))
                await screen.lift()
                screen.display.touch(.moved, 250, 150)
                screen.display.touch(.ended, 250, 150)
                await wait(until: { !texts.isEmpty })
                #expect(texts == ["soup", "rice"])
            }
        }

        @Test func `another finger adds items`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                await screen.lift()
                screen.display.touch(.moved, 150, 300)
                await screen.display.settle()
                screen.party.added = [UIDragItem(itemProvider: NSItemProvider(object: "rice" as NSString))]
                screen.display.touch(.began, 20, 120, id: 2)
                screen.display.touch(.ended, 20, 120, id: 2)
                await screen.display.settle()
                #expect(DragCourse.current?.session.items.count == 2)
                screen.display.touch(.cancelled, 150, 300)
                await screen.display.settle()
                #expect(DragCourse.current == nil)
            }
        }

        @Test func `a drag of the keyboard ends when the page is loaded again, or lost`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                let display = screen.display
                display.send(.carry(.init(step: .lift, view: screen.source.node.id)))
                await display.settle()
                #expect(DragCourse.current?.isDragging == true)
                display.hello(DisplayEvent.Screen(width: 390, height: 844, scale: 2))
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(DragCourse.current == nil)
                #expect(
                    screen.party.log == [
                        "items", "lift", "begin", "will end cancel", "back", "did end cancel",
                    ])
                #expect(screen.platter == nil)
                // The same view can be lifted again.
                display.send(.carry(.init(step: .lift, view: screen.source.node.id)))
                await display.settle()
                #expect(DragCourse.current?.isDragging == true)
                display.send(.detached)
                await wait(until: { DragCourse.current == nil })
                display.hello(DisplayEvent.Screen(width: 390, height: 844, scale: 2))
                await display.settle()
                clock.advance(by: 1)
            }
        }

        @Test func `the keyboard lifts, carries and drops`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                #expect(screen.display.elements[screen.source.node.id]?.properties["dr"] == .string("e"))
                screen.display.send(.carry(.init(step: .lift, view: screen.source.node.id)))
                await screen.display.settle()
                #expect(screen.party.log == ["items", "lift", "begin"])
                #expect(screen.platter?.properties["dg"]?["t"] == nil)
                screen.display.send(.carry(.init(step: .right)))
                await screen.display.settle()
                #expect(screen.party.log.last == "enter")
                #expect(DragCourse.current?.session.location == CGPoint(x: 250, y: 150))
                #expect(screen.platter?.properties["dg"]?["s"] == .string("Copy here"))
                screen.display.send(.carry(.init(step: .drop)))
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                #expect(screen.party.log.contains("did end copy"))
            }
        }

        @Test func `a disabled interaction drags nothing`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                screen.drag.isEnabled = false
                await screen.display.settle()
                #expect(screen.display.elements[screen.source.node.id]?.properties["dr"] == nil)
                await screen.lift()
                #expect(screen.party.log == [])
                screen.display.touch(.ended, 50, 150)
                await screen.display.settle()
            }
        }
    }
}
