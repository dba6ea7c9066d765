import Foundation

/// The navigation controllers whose stacks have changed, and whose transitions begin with the next layout.
///
/// The next layout is that of a commit, or one that the app requests of the navigation controller's view or a view around it. A
/// layout of a view within it does not count, although it lays out the views around it as well: such layouts are parts of
/// animations of cells and bars.
@MainActor
enum WaitingTransitions {
    private struct Entry {
        weak var navigation: UINavigationController?
    }

    private static var entries: [Entry] = []
    private static var isScheduled = false

    /// Adds a navigation controller. If its view is in a window, the transition begins at the latest after this turn of the main
    /// loop.
    static func add(_ navigation: UINavigationController) {
        remove(navigation)
        entries.append(Entry(navigation: navigation))
        guard let window = navigation.view.window else { return }
        window.windowScene?.committer.scheduleCommit()
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                isScheduled = false
                beginAll()
            }
        }
    }

    /// Removes a navigation controller whose transition begins.
    static func remove(_ navigation: UINavigationController) {
        if !entries.isEmpty { entries.removeAll { $0.navigation == nil || $0.navigation === navigation } }
    }

    /// Begins all transitions in windows. Input of the user comes after that, for example of a gesture that drives a transition.
    static func beginAll() { begin { $0.view.window != nil } }

    /// Begins the transitions whose views are a view that is about to be laid out, or lie within it.
    static func begin(within view: UIView) { begin { $0.view.isDescendant(of: view) } }

    private static func begin(_ isWanted: (UINavigationController) -> Bool) {
        guard !entries.isEmpty else { return }
        for navigation in entries.compactMap(\.navigation) where isWanted(navigation) {
            navigation.transitions.beginWaiting()
        }
    }
}
