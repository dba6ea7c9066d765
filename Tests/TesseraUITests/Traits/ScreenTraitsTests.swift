import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ScreenTraitsTests {
        private static func screen(
            width: Double = 390, height: Double = 844, increasesContrast: Bool? = nil,
            textSize: Double? = nil,
            orientation: DisplayEvent.Screen.Orientation? = nil
        ) -> DisplayEvent.Screen {
            DisplayEvent.Screen(
                width: width, height: height, scale: 2, increasesContrast: increasesContrast,
                textSize: textSize, orientation: orientation)
        }

        /// Sends the screen that other tests expect.
        private func restore(_ display: FakeDisplay) async {
            display.send(.screen(Self.screen()))
            await display.settle()
        }

        @Test
        func `a user who sets another text size changes the traits of the views, which are laid out`()
            async throws
        {
            final class Text: UIView {
                var events: [String] = []
                override func layoutSubviews() {
                    super.layoutSubviews()
                    events.append("layout \(UIFont.preferredFont(forTextStyle: .body).pointSize)")
                }
            }
            let display = try await FakeDisplay.attached()
            let text = Text(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            try display.show().addSubview(text)
            await display.settle()
            text.events = []
            text.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                (text: Text, _: UITraitCollection) in
                text.events.append(text.traitCollection.preferredContentSizeCategory.rawValue)
            }
            let posted = Posted(UIContentSizeCategory.didChangeNotification)
            display.send(.screen(Self.screen(textSize: 20)))
            await display.settle()
            #expect(text.events == ["UICTContentSizeCategoryXXL", "layout 21.0"])
            #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
            #expect(
                posted.values(UIContentSizeCategory.newValueUserInfoKey) == ["UICTContentSizeCategoryXXL"])
            await restore(display)
            #expect(UIApplication.shared.preferredContentSizeCategory == .large)
        }

        @Test func `a user who asks for more contrast sees other colours`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            window.backgroundColor = UIColor { $0.accessibilityContrast == .high ? .black : .white }
            await display.settle()
            #expect(display.elements[window.node.id]?.properties["bg"] == .string("#ffffff"))
            let posted = Posted(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
            display.send(.screen(Self.screen(increasesContrast: true)))
            await display.settle()
            #expect(display.elements[window.node.id]?.properties["bg"] == .string("#000000"))
            #expect(UIAccessibility.isDarkerSystemColorsEnabled && posted.count == 1)
            await restore(display)
        }

        @Test func `a preference for less motion is reported`() async throws {
            let display = try await FakeDisplay.attached()
            let posted = Posted(UIAccessibility.reduceMotionStatusDidChangeNotification)
            display.send(.screen(.init(width: 390, height: 844, scale: 2, reducesMotion: true)))
            await display.settle()
            #expect(UIAccessibility.isReduceMotionEnabled && posted.count == 1)
            await restore(display)
        }

        @Test func `a user who prefers less transparency sees opaque materials`() async throws {
            let display = try await FakeDisplay.attached()
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            let window = try display.show()
            window.addSubview(view)
            window.addSubview(bar)
            await display.settle()
            let backdrop = view.subviews[0].node.id
            func look() -> [JSON?] {
                ["bg", "bl"].map { display.elements[backdrop]?.properties[$0] }
            }
            func blurs() -> Int { display.elements.values.filter { $0.properties["bl"] != nil }.count }
            #expect(look() == [.string("#f9f9f9c7"), .number(20)])
            #expect(!UIAccessibility.isReduceTransparencyEnabled)
            let usual = blurs()
            #expect(usual > 0)
            let posted = Posted(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
            display.send(
                .screen(.init(width: 390, height: 844, scale: 2, isDark: true, reducesTransparency: true)))
            await display.settle()
            #expect(UIAccessibility.isReduceTransparencyEnabled && posted.count == 1)
            #expect(look() == [.string("#1d1d1d"), nil])
            #expect(blurs() == 0)
            await restore(display)
            #expect(look() == [.string("#f9f9f9c7"), .number(20)])
            #expect(blurs() == usual && posted.count == 2)
        }

        @Test func `inverted colours are reported`() async throws {
            let display = try await FakeDisplay.attached()
            let posted = Posted(UIAccessibility.invertColorsStatusDidChangeNotification)
            #expect(!UIAccessibility.isInvertColorsEnabled)
            display.send(.screen(.init(width: 390, height: 844, scale: 2, invertsColors: true)))
            await display.settle()
            #expect(UIAccessibility.isInvertColorsEnabled && posted.count == 1)
            await restore(display)
            #expect(!UIAccessibility.isInvertColorsEnabled && posted.count == 2)
        }

        @Test func `the kind of device and its room come from the size of the screen`() async throws {
            let display = try await FakeDisplay.attached()
            let scene = try display.scene
            #expect(scene.traitCollection.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
            display.send(.screen(Self.screen(width: 844, height: 390)))
            await display.settle()
            #expect(scene.traitCollection.horizontalSizeClass == .regular)
            #expect(scene.traitCollection.verticalSizeClass == .compact)
            #expect(UIDevice.current.userInterfaceIdiom == .phone)
            display.send(.screen(Self.screen(width: 1024, height: 768)))
            await display.settle()
            #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
            await restore(display)
        }

        @Test func `a scene overrides traits for its windows and is notified of changes`() async throws {
            let display = try await FakeDisplay.attached()
            let (scene, window) = (try display.scene, try display.show())
            var heard: [UIUserInterfaceStyle] = []
            let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (scene: UIWindowScene, _: UITraitCollection) in
                heard.append(scene.traitCollection.userInterfaceStyle)
            }
            display.send(.screen(.init(width: 390, height: 844, scale: 2, isDark: true)))
            await display.settle()
            #expect(heard == [.dark] && window.traitCollection.userInterfaceStyle == .dark)
            scene.traitOverrides.userInterfaceStyle = .light
            #expect(heard == [.dark, .light] && window.traitCollection.userInterfaceStyle == .light)
            scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            #expect(window.traitCollection.userInterfaceStyle == .dark)
            scene.unregisterForTraitChanges(registration)
            await restore(display)
        }

        private final class Delegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var log: [String] = []

            func windowScene(
                _ windowScene: UIWindowScene, didUpdate previous: any UICoordinateSpace,
                interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
            ) {
                let (old, new) = (previous.bounds.width, windowScene.coordinateSpace.bounds.width)
                log.append("\(old) to \(new), was \(interfaceOrientation.isLandscape ? "wide" : "upright")")
                if traitCollection.userInterfaceStyle != windowScene.traitCollection.userInterfaceStyle {
                    log.append("style")
                }
            }
        }

        @Test func `the delegate of a scene is informed of a new size, orientation or style`() async throws {
            let display = try await FakeDisplay.attached()
            let (scene, delegate) = (try display.scene, Delegate())
            let original = scene.delegate
            scene.delegate = delegate
            defer { scene.delegate = original }
            let posted = Posted(UIApplication.didChangeStatusBarOrientationNotification)
            display.send(.screen(Self.screen(width: 844, height: 390, orientation: .landscapeRight)))
            await display.settle()
            #expect(delegate.log == ["390.0 to 844.0, was upright"] && posted.count == 1)
            delegate.log = []
            display.send(.screen(Self.screen()))
            await display.settle()
            #expect(delegate.log == ["844.0 to 390.0, was wide"] && posted.count == 2)
            delegate.log = []
            display.send(.screen(.init(width: 390, height: 844, scale: 2, isDark: true)))
            await display.settle()
            #expect(delegate.log.contains("style") && posted.count == 2)
            await restore(display)
        }

        @Test func `the device reports its orientation while somebody wants to know it`() async throws {
            let display = try await FakeDisplay.attached()
            let (device, scene) = (UIDevice.current, try display.scene)
            let posted = Posted(UIDevice.orientationDidChangeNotification)
            display.send(.screen(Self.screen(width: 844, height: 390, orientation: .landscapeRight)))
            await display.settle()
            #expect(device.orientation == .unknown && posted.count == 0)
            #expect(scene.interfaceOrientation == .landscapeLeft && scene.interfaceOrientation.isLandscape)
            device.beginGeneratingDeviceOrientationNotifications()
            #expect(device.orientation == .landscapeRight)
            display.send(.screen(Self.screen(orientation: .portraitUpsideDown)))
            await display.settle()
            #expect(device.orientation == .portraitUpsideDown && posted.count == 1)
            #expect(scene.interfaceOrientation == .portraitUpsideDown)
            // If a screen reports no orientation, its shape determines the orientation.
            await restore(display)
            #expect(device.orientation == .portrait && scene.interfaceOrientation == .portrait)
            device.endGeneratingDeviceOrientationNotifications()
            #expect(device.orientation == .unknown && !device.isGeneratingDeviceOrientationNotifications)
        }
    }
}

/// Records the notifications of a name that are posted on the main thread after it was created.
@MainActor
final class Posted {
    private final class Box: @unchecked Sendable {
        // Notifications are posted and read on the main thread only, so the class can be `Sendable`.
        var notifications: [Notification] = []
    }
    private let box = Box()
    // The initializer writes the token, and only the deinitializer reads it, so no two threads access it at a time.
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name) {
        let box = box
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            box.notifications.append($0)
        }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    var count: Int { box.notifications.count }

    func values(_ key: String) -> [String] { box.notifications.compactMap { $0.userInfo?[key] as? String } }
}
