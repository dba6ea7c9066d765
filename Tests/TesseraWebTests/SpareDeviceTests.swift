import Foundation
import NIOPosix
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) struct SpareDeviceTests {
    private let folder: SampleFolder
    private let lines = TestHost.Lines()

    init() throws {
        folder = try SampleFolder(["readme": ""])
    }

    /// Returns a fake app with a name, on which its behaviour depends.
    private func app(_ name: String) throws -> HostedApp {
        let link = folder.url.appendingPathComponent(name)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: TestHost.fakeApp)
        return try HostedApp(link.path)
    }

    /// Runs a registry while `body` runs, and waits for the end of all its devices.
    private func withRegistry(
        of apps: [HostedApp], maximumDevices: Int = 64, body: (DeviceRegistry) async throws -> Void
    ) async throws {
        let configuration = HostConfiguration(
            apps: apps, maximumDevices: maximumDevices, spareDevices: 1,
            output: { [lines] in lines.add($0) })
        let registry = DeviceRegistry(
            configuration, group: MultiThreadedEventLoopGroup.singleton,
            operation: HostOperation(logger: .init(label: "test")))
        async let end: Void = registry.run()
        do {
            try await body(registry)
        } catch {
            await registry.shutDown()
            throw error
        }
        await registry.shutDown()
        await end
    }

    /// Waits until a device of an app stands ready, and returns its token.
    private func spare(of app: HostedApp, in registry: DeviceRegistry) async throws -> DeviceToken {
        while true {
            if let token = await registry.spareTokens(of: app).first { return token }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    @Test func `page gets the device that stands ready, and another takes its place`() async throws {
        let photos = try app("Photos")
        try await withRegistry(of: [photos]) { registry in
            let token = try await spare(of: photos, in: registry)
            guard
                case .device(let device, let isResumed) = try await registry.seat(
                    for: photos, DeviceRequest(app: photos))
            else {
                Issue.record("The page got no device before its hello.")
                return
            }
            #expect(device.token == token)
            #expect(!isResumed)
            #expect(try await spare(of: photos, in: registry) != token)
        }
    }

    @Test func `device that stands ready makes room for a page of another app`() async throws {
        let (photos, shop) = (try app("Photos"), try app("Shop"))
        try await withRegistry(of: [photos, shop], maximumDevices: 1) { registry in
            _ = try await spare(of: photos, in: registry)
            guard case .promise(let token) = try await registry.seat(for: shop, DeviceRequest(app: shop))
            else {
                Issue.record("There was room before the page's hello.")
                return
            }
            let device = try await registry.device(for: shop, promised: token, to: nil)
            #expect(device.app == shop)
            #expect(await registry.spareTokens(of: photos) == [])
        }
    }

    @Test func `host that drains ends the devices that stand ready`() async throws {
        let photos = try app("Photos")
        try await withRegistry(of: [photos]) { registry in
            _ = try await spare(of: photos, in: registry)
            // This returns when the last process has ended; the test's time limit is shorter.
            await registry.drain(for: .seconds(3600))
            #expect(await registry.spareTokens(of: photos) == [])
        }
    }

    @Test func `app that ends at once is started again after a wait`() async throws {
        let mortal = try app("Mortal")
        try await withRegistry(of: [mortal]) { _ in
            await lines.wait(for: "[mortal 1] no such file: feed.json")
            let start = ContinuousClock.now
            await lines.wait(for: "[mortal 2] no such file: feed.json")
            // The wait begins when the process has been reaped, which may be before its last line has been read.
            #expect(start.duration(to: .now) > .milliseconds(500))
        }
    }

    @Test func `page of a host with spare devices says hello to one of them`() async throws {
        try await TestHost.run("Photos", spareDevices: 1) { host in
            let process = try await host.withPage("photos") { page in
                #expect(try await page.next("device").resumed == false)
                return try await page.sayHello()
            }
            #expect(process > 0)
        }
    }
}
