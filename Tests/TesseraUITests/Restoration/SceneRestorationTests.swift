import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@Suite @MainActor struct SceneRestorationTests {
    /// A display that keeps the states it is sent.
    private final class StateDisplay: Display {
        var states: [String] = []
        var isAttached: Bool { true }
        var isLive: Bool { false }
        var isCongested: Bool { false }
        func whenDrained(_ action: @escaping () -> Void) { action() }
        func send(_ message: DisplayMessage) { if case .state(let text) = message { states.append(text) } }
        func keepImage(_ id: Int, mediaType: String, data: Data) {}
        func releaseImage(_ id: Int) {}
        func keepFont(_ id: Int, path: String, face: Int) {}
        func acceptUploads(_ count: Int) {}
        func offerDownload(_ id: Int, path: String) {}
        func offerFolder(_ id: Int, path: String) {}
    }

    private final class Delegate: NSObject, UISceneDelegate {
        var activity: NSUserActivity?
        var window: UIWindow?
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
    }

    private final class ListController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var count: Int
        init(count: Int) {
            self.count = count
            super.init(collectionViewLayout: UICollectionViewFlowLayout())
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        {
            count
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 300, height: 100) }
    }

    private func makeScene(_ controller: UIViewController = UIViewController()) -> (
        UIWindowScene, StateDisplay, Delegate
    ) {
        let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), screen: .main)
        let (display, delegate) = (StateDisplay(), Delegate())
        scene.display = display
        scene.delegate = delegate
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        delegate.window = window
        return (scene, display, delegate)
    }

    @Test func `an activity is restored with its type, its title and its values`() throws {
        let (scene, display, delegate) = makeScene()
        let activity = NSUserActivity(activityType: "photo")
        activity.title = "A photo"
        activity.addUserInfoEntries(from: ["id": 7])
        activity.webpageURL = URL(string: "https://example.com/photos/7")
        activity.targetContentIdentifier = "photo-7"
        delegate.activity = activity
        scene.session.userInfo = ["tab": "second"]
        scene.restoration.save()
        let text = try #require(display.states.last)
        let (other, _, _) = makeScene()
        let restored = try #require(other.restoration.prepare(text))
        #expect(restored.activityType == "photo")
        #expect(restored.title == "A photo")
        #expect(restored.userInfo?["id"] as? Int == 7)
        #expect(restored.webpageURL?.absoluteString == "https://example.com/photos/7")
        #expect(restored.targetContentIdentifier == "photo-7")
        #expect(other.session.stateRestorationActivity === restored)
        #expect(other.session.userInfo?["tab"] as? String == "second")
    }

    @Test func `a state is sent only if it has changed`() {
        let (scene, display, delegate) = makeScene()
        scene.restoration.save()
        #expect(display.states.isEmpty)
        delegate.activity = NSUserActivity(activityType: "photo")
        scene.restoration.save()
        scene.restoration.save()
        #expect(display.states.count == 1)
        scene.restoration.displayChanged()
        #expect(display.states.count == 2)
    }

    @Test func `an address that an activity cannot have is not restored`() {
        let (scene, _, _) = makeScene()
        let text = #"{"activity":{"type":"photo","address":"javascript:alert(1)"}}"#
        #expect(scene.restoration.prepare(text)?.webpageURL == nil)
        #expect(scene.session.stateRestorationActivity?.activityType == "photo")
        #expect(scene.session.configuration.role == .windowApplication)
    }

    @Test func `a state that is too long is not sent`() {
        let (scene, display, delegate) = makeScene()
        let activity = NSUserActivity(activityType: "photo")
        activity.userInfo = ["text": String(repeating: "a", count: 16_000)]
        delegate.activity = activity
        scene.restoration.save()
        #expect(display.states.isEmpty)
    }

    @Test func `a responder updates its activity before it is saved`() throws {
        final class Controller: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                activity.addUserInfoEntries(from: ["updated": true])
            }
        }
        let controller = Controller()
        let (scene, display, delegate) = makeScene(controller)
        let activity = NSUserActivity(activityType: "photo")
        controller.userActivity = activity
        activity.needsSave = true
        delegate.activity = activity
        scene.restoration.save()
        #expect(activity.needsSave == false)
        #expect(try #require(display.states.last).contains("updated"))
    }

    @Test func `a list is restored to the item at its top, even if items come later`() throws {
        let (scene, display, _) = makeScene(ListController(count: 100))
        let list = try #require((scene.windows.first?.rootViewController as? ListController)?.collectionView)
        list.contentOffset.y = 4_250
        scene.restoration.save()
        let text = try #require(display.states.last)

        let controller = ListController(count: 10)
        let (other, _, _) = makeScene(controller)
        _ = other.restoration.prepare(text)
        other.committer.commit()
        #expect(controller.collectionView.contentOffset.y < 4_000)
        controller.count = 100
        controller.collectionView.reloadData()
        other.committer.commit()
        other.committer.commit()
        #expect(abs(controller.collectionView.contentOffset.y - 4_250) < 1)
    }

    @Test func `content that the user has scrolled meanwhile stays there`() throws {
        let controller = ListController(count: 100)
        let (scene, _, _) = makeScene(controller)
        let place = RestorationState(places: ["/ListController#0": .init(x: 0, y: 4_000)])
        _ = scene.restoration.prepare(place.text)
        scene.restoration.userScrolls()
        scene.committer.commit()
        #expect(controller.collectionView.contentOffset.y <= 0)
    }
}
