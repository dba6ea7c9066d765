import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// Contains all tests that communicate with `UIApplication.shared` over a socket. They run one at a time, since an app
/// process is one device.
@Suite(.serialized) @MainActor struct DisplayTests {}

/// The other end of the app's socket. It keeps the elements of the scene as a browser does, from the JSON alone.
@MainActor
final class FakeDisplay {
    /// An element in the form in which a display has it.
    struct Element: Equatable {
        var viewClass: String
        var parent: Int?
        var children: [Int] = []
        var properties: [String: JSON]
    }

    /// The display of the one app in this process.
    private static var shared: FakeDisplay?

    private let descriptor: Int32
    private var reader = FrameReader()
    private(set) var elements: [Int: Element] = [:]
    /// The frames of bytes that were received since the last ``reset()``.
    private(set) var frames: [Frame] = []
    private(set) var messages: [DisplayMessage] = []
    private(set) var windows: [UIWindow] = []
    /// The number of patches that were received since the last scene.
    private var patches = 0

    /// Returns the display with a new screen of the given size, in points. Windows of earlier tests are hidden.
    static func attached(
        width: Double = 390, height: Double = 844, safeArea: [Double] = [0, 0, 0, 0], isDark: Bool = false
    ) async throws -> FakeDisplay {
        let display = try shared ?? FakeDisplay()
        shared = display
        for window in display.windows { window.isHidden = true }
        display.windows = []
        display.hello(
            DisplayEvent.Screen(width: width, height: height, scale: 2, safeArea: safeArea, isDark: isDark))
        await display.settle()
        display.reset()
        return display
    }

    private init() throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        descriptor = ends[0]
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        UIApplication.shared.connect(delegate: TestAppDelegate(), display: ends[1]) {}
    }

    var scene: UIWindowScene {
        get throws { try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene) }
    }

    /// Returns a new visible window with a root controller.
    func show(_ controller: UIViewController = UIViewController()) throws -> UIWindow {
        let window = UIWindow(windowScene: try scene)
        window.rootViewController = controller
        windows.append(window)
        window.makeKeyAndVisible()
        return window
    }

    // MARK: Sending events

    func hello(_ screen: DisplayEvent.Screen, version: Int = ProtocolVersion.current) {
        send(.hello(.init(version: version, screen: screen, overscan: 0)))
    }

    func send(_ event: DisplayEvent) {
        guard let data = try? JSONEncoder().encode(event) else { return }
        send(bytes: Frame.event(data).encoded)
    }

    func send(bytes: Data) {
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    func scroll(
        _ view: UIView, to y: Double, _ phase: DisplayEvent.Scroll.Phase, revision: Int = 1_000,
        velocity: Double? = nil, speed: [Double]? = nil, isWheel: Bool? = nil
    ) {
        send(
            .scroll(
                .init(
                    view: view.node.id, x: 0, y: y, revision: revision, phase: phase, velocityY: velocity,
                    speed: speed, isWheel: isWheel)))
    }

    func touch(_ phase: DisplayEvent.Touch.Phase, _ x: Double, _ y: Double, id: Int = 1, time: Double = 0) {
        send(.touch(.init(id: id, phase: phase, x: x, y: y, time: time)))
    }

    /// Reports that the display's clock has reached a time.
    func clock(_ time: Double) {
        send(.clock(time: time))
    }

    func tap(_ x: Double, _ y: Double, time: Double = 0) {
        touch(.began, x, y, time: time)
        touch(.ended, x, y, time: time + 0.05)
    }

    /// Taps a view that the display displays, `place` points from its top left corner.
    func tap(_ x: Double, _ y: Double, on view: UIView, at place: (x: Double, y: Double), time: Double = 0) {
        for event in eventsOfTap(x, y, on: view, at: place, time: time) { send(event) }
    }

    /// Returns the events with which the display reports ``tap(_:_:on:at:time:)``.
    func eventsOfTap(
        _ x: Double, _ y: Double, on view: UIView, at place: (x: Double, y: Double), time: Double = 0
    ) -> [DisplayEvent] {
        [
            .touch(
                .init(id: 1, phase: .began, x: x, y: y, time: time, target: target(view, at: place))),
            .touch(.init(id: 1, phase: .ended, x: x, y: y, time: time + 0.05)),
        ]
    }

    /// Returns how the display names the view that is touched at a place in it.
    func target(_ view: UIView, at place: (x: Double, y: Double)) -> DisplayEvent.Touch.Target {
        .init(view: view.node.id, x: place.x, y: place.y, patches: patches)
    }

    /// Waits until the app has handled all events and has sent its changes, and then receives them. The page goes to
    /// the background and back meanwhile.
    func settle() async {
        send(.visibility(isVisible: false))
        await wait(until: { UIApplication.shared.applicationState == .background })
        send(.visibility(isVisible: true))
        await wait(until: { UIApplication.shared.applicationState == .active })
        await turn()
        await turn()
        receive()
    }

    /// Waits until the app has sent a number of requests, which it may do in a later turn of the main loop.
    func waitForRequests(_ count: Int) async {
        await wait(until: {
            receive()
            return requests.count >= count
        })
    }

    func reset() {
        messages = []
        frames = []
    }

    var operations: [SceneOperation] {
        messages.flatMap { (message) -> [SceneOperation] in
            switch message {
            case .scene(let operations), .patch(let operations): return operations
            default: return []
            }
        }
    }

    // MARK: Receiving messages

    /// Takes the messages that the app has sent since. Those who read ``messages`` in a wait call this before.
    func receive() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            reader.append(Data(buffer[..<count]))
        }
        do {
            while let frame = try reader.next() {
                guard case .message(let data) = frame else {
                    frames.append(frame)
                    continue
                }
                let message = try JSONDecoder().decode(DisplayMessage.self, from: data)
                // A request for a return value is no part of the picture.
                if case .state = message { continue }
                if case .settings = message { continue }
                frames.append(frame)
                messages.append(message)
                let json = try JSONDecoder().decode(JSON.self, from: data)
                switch message {
                case .scene: (elements, patches) = ([:], 0)
                case .patch: patches += 1
                default: break
                }
                for operation in json["ops"]?.array ?? [] { try apply(operation) }
            }
        } catch {
            Issue.record(error)
        }
    }

    private func apply(_ operation: JSON) throws {
        let id = try #require(operation["id"]?.int)
        var set = operation["set"]?.object ?? [:]
        switch operation["op"]?.string {
        case "+":
            try #require(elements[id] == nil, "Element \(id) is created twice.")
            let parent = operation["in"]?.int
            elements[id] = Element(
                viewClass: try #require(operation["class"]?.string), parent: parent, properties: set)
            if let parent { try insert(id, in: parent, at: try #require(operation["at"]?.int)) }
        case "=":
            var element = try #require(elements[id], "Element \(id) is updated and not known.")
            set["rt"] = try set["rt"].map { try $0.wholeLooks(after: element.properties["rt"]) }
            element.properties.merge(set) { $1 }
            for key in operation["clear"]?.array ?? [] { element.properties[key.string ?? ""] = nil }
            elements[id] = element
        case ">":
            try detach(id)
            let parent = try #require(operation["in"]?.int)
            elements[id]?.parent = parent
            try insert(id, in: parent, at: try #require(operation["at"]?.int))
        case "-":
            try detach(id)
            remove(id)
        case "f": break
        case "~", "!": try #require(elements[id] != nil, "Element \(id) is not known.")
        default: Issue.record("An unknown operation: \(operation)")
        }
    }

    private func insert(_ id: Int, in parent: Int, at index: Int) throws {
        let count = try #require(elements[parent], "The parent \(parent) of \(id) is not known.").children
            .count
        try #require((0...count).contains(index))
        elements[parent]?.children.insert(id, at: index)
    }

    private func detach(_ id: Int) throws {
        let parent = try #require(elements[id], "Element \(id) is not known.").parent
        if let parent { elements[parent]?.children.removeAll { $0 == id } }
    }

    private func remove(_ id: Int) {
        for child in elements.removeValue(forKey: id)?.children ?? [] { remove(child) }
    }

    // MARK: Expected elements

    /// Returns the elements that the display should have, described from the whole view tree.
    ///
    /// It is the slow reference of a test of random edits, which compares it with what small changes have made of the
    /// display's elements. It describes views as the app does, so that it cannot find wrong descriptions: other tests
    /// compare ``outline`` with literal texts.
    func expectedElements() throws -> [Int: Element] {
        let visible = try scene.windows.filter { !$0.isHidden }
        var root = NodeProperties()
        root.frame = NodeFrame(try scene.screen.bounds)
        var expected = [
            0: Element(
                viewClass: "UIWindowScene", children: visible.map { $0.node.id }, properties: try json(root))
        ]
        func add(_ view: UIView, parent: Int) throws {
            expected[view.node.id] = Element(
                viewClass: String(describing: type(of: view)), parent: parent,
                children: view.displayedChildren.map { $0.node.id },
                properties: try json(view.properties(context: CommitContext(traits: view.traitCollection))))
            for child in view.displayedChildren { try add(child, parent: view.node.id) }
        }
        for window in visible { try add(window, parent: 0) }
        return expected
    }

    private func json(_ properties: NodeProperties) throws -> [String: JSON] {
        try JSONDecoder().decode([String: JSON].self, from: try JSONEncoder().encode(properties))
    }
}

/// An app delegate whose scene has no window of its own.
private final class TestAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = TestSceneDelegate.self
        return configuration
    }
}

private final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

extension UIView {
    /// The properties that the display has of the view, or nil if it does not have it.
    var sentProperties: NodeProperties? { node.committer?.elements[node.id]?.properties }
}
