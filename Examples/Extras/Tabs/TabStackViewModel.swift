/// The open tabs in their order, and the one that the keyboard has chosen. They outlive the screen that displays
/// them.
@MainActor
final class TabStackViewModel {
    private(set) var tabs: [PageTab]
    /// The tab that the arrow keys have chosen, or nil if there is none.
    private(set) var chosen: PageTab?
    private var lastID: Int

    init(tabs: [PageTab]) {
        self.tabs = tabs
        lastID = tabs.map(\.id).max() ?? 0
    }

    /// The text that the screen displays if no tab is open, or nil if there are tabs.
    var emptyText: String? { tabs.isEmpty ? "タブはすべて閉じました" : nil }

    /// Opens a tab after the last one and returns it.
    @discardableResult
    func add() -> PageTab {
        lastID += 1
        let tab = PageTab.blank(id: lastID)
        tabs.append(tab)
        return tab
    }

    /// Closes a tab. If it was the chosen one, the tab after it is chosen, or the last one.
    func close(_ tab: PageTab) {
        guard let index = tabs.firstIndex(of: tab) else { return }
        tabs.remove(at: index)
        guard chosen == tab else { return }
        chosen = tabs.isEmpty ? nil : tabs[min(index, tabs.count - 1)]
    }

    /// Chooses a tab by its distance from the chosen one, but not beyond the ends. If none is chosen, chooses the
    /// first or the last.
    func choose(by step: Int) {
        guard !tabs.isEmpty else { return }
        guard let index = chosen.flatMap(tabs.firstIndex(of:)) else {
            chosen = step > 0 ? tabs.first : tabs.last
            return
        }
        chosen = tabs[min(max(index + step, 0), tabs.count - 1)]
    }

    func choose(_ tab: PageTab) {
        if tabs.contains(tab) { chosen = tab }
    }
}
