/// The tabs that are open, in order, and the one that the keyboard has chosen. They outlive the screen.
@MainActor
final class TabStackViewModel {
    private(set) var tabs: [PageTab]
    /// The tab that the arrow keys have chosen.
    private(set) var chosen: PageTab?
    private var lastID: Int

    init(tabs: [PageTab]) {
        self.tabs = tabs
        lastID = tabs.map(\.id).max() ?? 0
    }

    /// What the screen says where no tab is open.
    var emptyText: String? { tabs.isEmpty ? "タブはすべて閉じました" : nil }

    /// Opens a tab behind the last one, and returns it.
    @discardableResult
    func add() -> PageTab {
        lastID += 1
        let tab = PageTab.blank(id: lastID)
        tabs.append(tab)
        return tab
    }

    /// Closes a tab. The one after it is chosen where it was, or the last.
    func close(_ tab: PageTab) {
        guard let index = tabs.firstIndex(of: tab) else { return }
        tabs.remove(at: index)
        guard chosen == tab else { return }
        chosen = tabs.isEmpty ? nil : tabs[min(index, tabs.count - 1)]
    }

    /// Chooses the tab some places after the chosen one, as far as there are any; without one, the first or the last.
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
