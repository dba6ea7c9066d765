import Foundation
import Synchronization
import Testing

@testable import TesseraSelectors

@MainActor private class Screen: NSObject {
    var log: [String] = []
    weak var panel: NSObject?
    var strict = NSObject()
    var panels: [NSObject] = []
    var size = 1.5
    var title: String? = "a"
    var half: Double { size / 2 }

    private func shown() { log.append("shown") }
    func tapped(_ sender: Any?) { log.append("tapped") }
    func tapped() { log.append("tapped without a sender") }
    func make(_ coder: NSCoder?, _ sender: Any?) -> NSObject? { strict }

    static func members(_ members: inout ClassMembers<Screen>) {
        members.method("shown", Screen.shown)
        members.method("tapped:", Screen.tapped(_:))
        members.method("tapped", Screen.tapped as (Screen) -> @MainActor () -> Void)
        members.segueAction("make:sender:", Screen.make(_:_:))
        members.outlet("panel", \.panel)
        members.outlet("panels", \.panels)
        members.property("size", \.size)
        members.property("title", \.title)
        members.property("half", \.half)
    }
}

@MainActor private final class TallScreen: Screen {
    func high() { log.append("high") }
    func tappedLoudly(_ sender: Any?) { log.append("TAPPED") }
}

private final class ShelfLibrary: MemberLibrary {
    @MainActor static func registerClasses() {
        registerMembers(of: Shelf.self, named: "App.Shelf") { $0.method("open", Shelf.open) }
    }
}

private final class Shelf: NSObject, LibraryClass {
    static var library: any MemberLibrary.Type { ShelfLibrary.self }
    func open() {}
}

private final class DrawerLibrary: MemberLibrary {
    @MainActor static func registerClasses() {
        // The other threads begin during this call.
        Thread.sleep(forTimeInterval: 0.1)
        registerMembers(of: Drawer.self, named: "App.Drawer") { $0.method("open", Drawer.open) }
    }
}

private final class Drawer: NSObject, LibraryClass {
    static var library: any MemberLibrary.Type { DrawerLibrary.self }
    func open() {}
}

@MainActor struct RegistryTests {
    init() {
        registerMembers(of: Screen.self, named: "App.Screen", Screen.members)
        registerMembers(of: TallScreen.self, named: "App.Outer.TallScreen") { members in
            members.method("high", TallScreen.high)
        }
    }

    @Test func `a name is enough for a registered method`() {
        let screen = Screen()
        screen.perform("shown")
        screen.perform("tapped:", with: nil)
        screen.perform("tapped")
        #expect(screen.log == ["shown", "tapped", "tapped without a sender"])
    }

    @Test func `subclasses inherit registered methods`() {
        let screen = TallScreen()
        screen.perform("shown")
        screen.perform("high")
        #expect(screen.log == ["shown", "high"])
        #expect(!Screen().responds(to: "high"))
    }

    @Test func `a registered method goes before the one that the selector carries`() {
        let screen = TallScreen()
        screen.perform(Selector("tapped:", TallScreen.tappedLoudly(_:)))
        #expect(screen.log == ["tapped"])
    }

    @Test func `classes are found by their names`() {
        #expect(MemberRegistry.type(named: "App.Screen") == Screen.self)
        #expect(MemberRegistry.type(named: "App.Outer.TallScreen") == TallScreen.self)
        #expect(MemberRegistry.type(named: "App.Nothing") == nil)
    }

    @Test func `the names of members are known`() {
        #expect(
            MemberRegistry.methodNames(of: TallScreen.self) == [
                "high", "make:sender:", "shown", "tapped", "tapped:",
            ])
        #expect(MemberRegistry.outletNames(of: TallScreen.self) == ["panel", "panels"])
        #expect(
            MemberRegistry.propertyNames(of: Screen.self) == ["half", "panel", "panels", "size", "title"])
    }

    @Test func `a library is loaded while the main thread waits`() {
        let done = DispatchSemaphore(value: 0)
        let knows = Mutex(false)
        Thread.detachNewThread {
            let found = Shelf().responds(to: "open")
            knows.withLock { $0 = found }
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(knows.withLock { $0 })
    }

    @Test func `others wait for a library that is being loaded`() {
        let finds = Mutex<[Bool]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let found = Drawer().responds(to: "open")
            finds.withLock { $0.append(found) }
        }
        #expect(finds.withLock { $0 } == [true, true, true, true])
    }

    @Test func `a segue action returns the controller that it makes`() {
        let screen = Screen()
        let made = Selector("make:sender:").send(to: screen, nil, "button")
        #expect(made as? NSObject === screen.strict)
    }
}
