import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// The memory and the time that a watch finds.
@MainActor
private final class Surroundings {
    var memory: Int? = 0
    var seconds = 0.0
    private(set) var measurements = 0
    private let start = ContinuousClock.now

    func watch(limit: Int?) -> MemoryWatch {
        MemoryWatch(
            limit: limit,
            measure: { [self] in
                measurements += 1
                return memory
            },
            now: { [self] in start + .seconds(seconds) })
    }

    private var watch: MemoryWatch?

    func limit(to limit: Int?) { watch = watch(limit: limit) }

    /// Returns the result of the watch for an amount of memory, two seconds after the last time or after another time.
    func warns(at memory: Int?, after pause: Double = 2) -> Bool? {
        self.memory = memory
        seconds += pause
        return watch?.mustWarn()
    }
}

@Suite @MainActor struct MemoryWatchTests {
    private let surroundings = Surroundings()

    @Test
    func `a warning comes at four fifths of the limit, and again after memory fell below seven tenths`() {
        surroundings.limit(to: 1000)
        let amounts = [799, 800, 950, 700, 900, 699, 799, 801]
        #expect(
            amounts.map { surroundings.warns(at: $0) }
                == [false, true, false, false, false, false, false, true])
    }

    @Test func `memory is measured at most once in a second`() {
        surroundings.limit(to: 1000)
        #expect(surroundings.warns(at: 100) == false)
        for _ in 1...9 { #expect(surroundings.warns(at: 900, after: 0.1) == false) }
        #expect(surroundings.measurements == 1)
        #expect(surroundings.warns(at: 900, after: 0.2) == true)
        #expect(surroundings.measurements == 2)
    }

    @Test func `without a limit nothing is measured`() {
        surroundings.limit(to: nil)
        #expect(surroundings.warns(at: 1_000_000) == false)
        #expect(surroundings.measurements == 0)
    }

    @Test func `a system that reports no memory causes no warning`() {
        surroundings.limit(to: 1)
        #expect(surroundings.warns(at: nil) == false)
    }

    #if os(Linux)
        @Test func `the memory of this process is known`() throws {
            #expect(try #require(MemoryWatch.ownMemory()) > 1 << 20)
        }
    #endif
}

extension DisplayTests {
    @Suite @MainActor struct MemoryWarningTests {
        /// What is called, in its order.
        @MainActor final class Log {
            var names: [String] = []
        }

        final class WarnedController: UIViewController {
            var log: Log?
            var name = ""
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                log?.names.append(name)
            }
        }

        final class WarnedDelegate: NSObject, UIApplicationDelegate {
            var log: Log?
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
                log?.names.append("delegate")
            }
        }

        private func controller(_ name: String, _ log: Log) -> WarnedController {
            let controller = WarnedController()
            (controller.name, controller.log) = (name, log)
            return controller
        }

        @Test func `a commit of an app with little memory left warns the app once`() async throws {
            let display = try await FakeDisplay.attached()
            let app = UIApplication.shared
            let (log, delegate, old) = (Log(), WarnedDelegate(), app.delegate)
            let center = NotificationCenter()
            delegate.log = log
            app.delegate = delegate
            app.memoryNotifications = center
            let surroundings = Surroundings()
            defer {
                app.delegate = old
                app.memoryWatch = MemoryWatch()
                app.memoryNotifications = .default
            }
            let root = controller("first", log)
            let navigation = UINavigationController(rootViewController: root)
            let second = controller("second", log)
            navigation.setViewControllers([root, second], animated: false)
            let window = try display.show(navigation)
            second.present(controller("presented", log), animated: false)
            let absent = controller("without a view", log)
            root.loadViewIfNeeded()
            root.addChild(absent)
            await display.settle()
            let observer = center.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: app, queue: nil
            ) { _ in MainActor.assumeIsolated { log.names.append("notification") } }
            defer { center.removeObserver(observer) }

            app.memoryWatch = surroundings.watch(limit: 1000)
            surroundings.memory = 850
            window.backgroundColor = .red
            await display.settle()
            #expect(log.names == ["delegate", "notification", "first", "second", "presented"])
            surroundings.seconds = 5
            window.backgroundColor = .green
            await display.settle()
            #expect(log.names.count == 5)
            // An app at rest does not measure its memory.
            let measurements = surroundings.measurements
            surroundings.seconds = 50
            await turn()
            await turn()
            #expect(surroundings.measurements == measurements)
        }
    }
}
