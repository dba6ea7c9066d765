import Foundation
import TesseraBasics
import TesseraDisplay

/// Keeps what a scene wants to get back with its display, and gives it back to the scene of another process.
///
/// The state is sent a moment after the user has done something, since a process may end without a warning, and when the
/// scene goes to the background.
@MainActor
final class SceneRestoration {
    private unowned let scene: UIWindowScene
    /// The text that the display has.
    private var sent: String?
    /// The time of the user's last action.
    private var lastAction = DispatchTime.now()
    /// The time before which the state is not looked at again after an action of the user.
    private var nextLook = DispatchTime.now()
    private var isScheduled = false
    /// The places of content that were not reached yet.
    private var places: [String: RestorationState.Place] = [:]
    private var deadline = DispatchTime.now()
    private var hasComplained = false

    /// The time after an action of the user in which another one usually comes, in milliseconds.
    private static let pause = 300
    /// The least time between two looks at the state while the user goes on, in milliseconds. Each look wakes the process.
    private static let longPause = 1000
    /// The time in which content may come that is to be scrolled, in seconds.
    private static let patience = 10

    init(of scene: UIWindowScene) {
        self.scene = scene
    }

    // MARK: Saving

    /// Saves the state a moment after an action of the user. While one action soon comes after another, the state waits for the
    /// last one, and this object checks once a second if it has come. So the state is saved at the latest a second and that
    /// moment after the last action.
    func noteAction() {
        lastAction = .now()
        guard !isScheduled else { return }
        schedule(at: max(lastAction + .milliseconds(Self.pause), nextLook))
    }

    private func schedule(at time: DispatchTime) {
        isScheduled = true
        DispatchQueue.main.asyncAfter(deadline: time) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isScheduled = false
                let now = DispatchTime.now()
                self.nextLook = now + .milliseconds(Self.longPause)
                if self.lastAction + .milliseconds(Self.pause) > now {
                    self.schedule(at: self.nextLook)
                } else {
                    self.save()
                }
            }
        }
    }

    /// Sends the state, if the display does not have it.
    func save() {
        guard let display = scene.display, display.isAttached else { return }
        let state = currentState()
        // A scene with nothing to get back sends no state, unless the display has an earlier one.
        guard state != RestorationState() || sent != nil, let text = state.text, text != sent else { return }
        guard text.utf16.count <= DisplayEvent.Hello.maximumStateLength else {
            guard !hasComplained else { return }
            hasComplained = true
            let line =
                "The state of the scene is not kept: it is longer than "
                + "\(DisplayEvent.Hello.maximumStateLength) characters."
            writeComplaint(line)
            return
        }
        sent = text
        display.send(.state(text))
    }

    /// Sends the state to a display that takes the place of another one, if that one had a state.
    func displayChanged() {
        guard sent != nil else { return }
        sent = nil
        save()
    }

    private func currentState() -> RestorationState {
        updateActivities()
        if let activity = scene.delegate?.stateRestorationActivity(for: scene) {
            scene.session.stateRestorationActivity = activity
        }
        let activity = scene.session.stateRestorationActivity.map { activity in
            RestorationState.Activity(
                type: activity.activityType, title: activity.title,
                info: entries(activity.userInfo, "userInfo"),
                address: activity.webpageURL?.absoluteString, target: activity.targetContentIdentifier)
        }
        let now = scene.frontWindow.map(ScrollPlaces.current) ?? [:]
        // Places that were not reached yet would otherwise be forgotten.
        let all = now.merging(places) { _, waiting in waiting }
        return RestorationState(
            activity: activity, session: entries(scene.session.userInfo, "userInfo of the session"),
            places: all.isEmpty ? nil : all)
    }

    private func entries(_ dictionary: [AnyHashable: Any]?, _ name: String) -> [String: RestorationValue]? {
        guard let dictionary else { return nil }
        if let entries = RestorationValue.entries(dictionary) { return entries }
        if !hasComplained {
            hasComplained = true
            writeComplaint(
                "The \(name) of an activity is not kept: it has a value or a key that cannot be restored.")
        }
        return nil
    }

    /// Asks the responders of activities that are out of date to update them.
    private func updateActivities() {
        let responders: [UIResponder] = [scene] + scene.controllers
        for responder in responders {
            guard let activity = responder.userActivity, activity.needsSave else { continue }
            activity.delegate?.userActivityWillSave(activity)
            responder.updateUserActivityState(activity)
            activity.needsSave = false
        }
    }

    // MARK: Restoring

    /// Gives the session what another process has saved, before the scene is connected. Returns the activity.
    func prepare(_ text: String?) -> NSUserActivity? {
        guard let text, let state = RestorationState(parsing: text) else { return nil }
        scene.session.userInfo = state.session?.mapValues(\.object)
        places = state.places ?? [:]
        deadline = .now() + .seconds(Self.patience)
        guard let saved = state.activity else { return nil }
        let activity = NSUserActivity(activityType: saved.type)
        activity.title = saved.title
        activity.userInfo = saved.info?.mapValues(\.object)
        activity.webpageURL = saved.url
        activity.targetContentIdentifier = saved.target
        scene.session.stateRestorationActivity = activity
        return activity
    }

    /// Moves content to where it was, or to its end while it is still too short. It is called after each layout. Returns true if
    /// another layout may be necessary.
    func layoutChanged() -> Bool {
        guard !places.isEmpty, let window = scene.frontWindow else { return false }
        guard deadline > .now() else {
            places = [:]
            return false
        }
        for name in ScrollPlaces.restore(places, in: window) { places[name] = nil }
        return true
    }

    /// Gives up to move content, since the user does so.
    func userScrolls() {
        places = [:]
    }
}
