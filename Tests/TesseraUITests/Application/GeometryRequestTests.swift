import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct GeometryRequestTests {
        private final class Portrait: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }

        private func requests(_ display: FakeDisplay) -> [DisplayRequest] {
            display.messages.compactMap { if case .request(let request) = $0 { request } else { nil } }
        }

        @Test func `the display is asked to turn the page, and a refusal is an error`() async throws {
            let display = try await FakeDisplay.attached()
            _ = try display.show()
            await display.settle()
            display.reset()
            var errors: [Int] = []
            for outcome in [DisplayEvent.Answer.Outcome.done, .unavailable] {
                try display.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
                    errors.append((error as NSError).code)
                }
                await display.settle()
                let request = try #require(requests(display).last)
                #expect(request.kind == .turn)
                #expect(request.orientations == [.landscapePrimary, .landscapeSecondary])
                display.send(.answer(.init(number: try #require(request.number), outcome: outcome)))
                await display.settle()
            }
            #expect(errors == [101])
        }

        @Test func `what the controller does not support is refused`() async throws {
            let display = try await FakeDisplay.attached()
            _ = try display.show(Portrait())
            await display.settle()
            display.reset()
            var code: UISceneError.Code?
            try display.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { error in
                code = (error as? UISceneError)?.code
            }
            #expect(code == nil)
            await display.settle()
            #expect(code == .geometryRequestDenied && requests(display).isEmpty)
        }

        @Test func `a presented controller turns the page to its orientation, and frees it when it goes`()
            async throws
        {
            final class Film: UIViewController {
                override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
                    .landscapeRight
                }
            }
            let display = try await FakeDisplay.attached()
            let screen = UIViewController()
            _ = try display.show(screen)
            await display.settle()
            for (style, count) in [(UIModalPresentationStyle.pageSheet, 0), (.fullScreen, 1)] {
                display.reset()
                let film = Film()
                film.modalPresentationStyle = style
                screen.present(film, animated: false)
                await display.settle()
                #expect(
                    requests(display).map(\.orientations)
                        == Array(repeating: [.landscapePrimary], count: count))
                display.reset()
                screen.dismiss(animated: false)
                await display.settle()
                let all: [PageContent.Orientation] = [
                    .portraitPrimary, .portraitSecondary, .landscapePrimary, .landscapeSecondary,
                ]
                #expect(
                    requests(display).map { Set($0.orientations ?? []) }.allSatisfy { $0.isSubset(of: all) })
                #expect(requests(display).count == count)
            }
        }

        @Test func `a presented controller frees the page when its window gets another root`() async throws {
            final class Film: UIViewController {
                override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
                    .landscapeRight
                }
            }
            let display = try await FakeDisplay.attached()
            let screen = UIViewController()
            let window = try display.show(screen)
            let film = Film()
            film.modalPresentationStyle = .fullScreen
            screen.present(film, animated: false)
            await display.settle()
            display.reset()
            window.rootViewController = UIViewController()
            await display.settle()
            #expect(requests(display).map { ($0.orientations?.count ?? 0) > 1 } == [true])
        }

        @Test func `a presented controller behind another one gets its orientation back`() async throws {
            final class Film: UIViewController {
                var preferred = UIInterfaceOrientation.landscapeRight
                override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
                    preferred
                }
            }
            let display = try await FakeDisplay.attached()
            let screen = UIViewController()
            _ = try display.show(screen)
            let (film, sheet, other) = (Film(), UIViewController(), Film())
            other.preferred = .landscapeLeft
            for controller in [film, other] { controller.modalPresentationStyle = .fullScreen }
            screen.present(film, animated: false)
            await display.settle()
            film.present(sheet, animated: false)
            await display.settle()
            for isAlone in [true, false] {
                sheet.present(other, animated: false)
                await display.settle()
                display.reset()
                (isAlone ? sheet : screen).dismiss(animated: false)
                await display.settle()
                let orientations = requests(display).last?.orientations
                #expect(isAlone ? orientations == [.landscapePrimary] : (orientations?.count ?? 0) > 1)
            }
        }

        @Test func `another scene is refused, and the present one continues an activity`() async throws {
            final class Delegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var types: [String] = []
                func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                    types.append(userActivity.activityType)
                }
            }
            let display = try await FakeDisplay.attached()
            let scene = try display.scene
            let old = scene.delegate
            let delegate = Delegate()
            scene.delegate = delegate
            defer { scene.delegate = old }
            let app = UIApplication.shared
            #expect(!app.supportsMultipleScenes && app.openSessions == [scene.session])
            var errors: [UISceneError.Code?] = []
            let activity = NSUserActivity(activityType: "com.example.bake")
            for session in [nil, scene.session] {
                app.requestSceneSessionActivation(session, userActivity: activity, options: nil) { error in
                    errors.append((error as? UISceneError)?.code)
                }
            }
            await display.settle()
            #expect(errors == [.multipleScenesNotSupported] && delegate.types == ["com.example.bake"])
        }
    }
}
