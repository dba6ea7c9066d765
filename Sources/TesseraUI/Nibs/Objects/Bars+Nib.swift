import Foundation

extension UIBarItem {
    func takeBarItem(_ nib: NibContent) {
        nib.loading.refer(nib.element.id, to: self)
        nib.with(nib.text("title")) { title = $0 }
        nib.with(nib.image("image")) { image = $0 }
        nib.with(nib.bool("enabled")) { isEnabled = $0 }
        nib.with(nib.integer("tag")) { tag = $0 }
        nib.with(nib.insets("imageInsets")) { imageInsets = $0 }
    }
}

extension UIBarButtonItem {
    func takeButtonItem(_ nib: NibContent) {
        if let system = nib.choice("systemItem", Self.systemItems) {
            systemItem = system
            style = system.style
        }
        nib.with(nib.choice("style", ["plain": Style.plain, "done": .done])) { style = $0 }
        nib.with(nib.number("width")) { width = $0 }
        nib.with(nib.color("tintColor")) { tintColor = $0 }
        nib.with(nib.bool("selected")) { isSelected = $0 }
        nib.with(nib.bool("changesSelectionAsPrimaryAction")) { changesSelectionAsPrimaryAction = $0 }
        nib.with(nib.object("customView", as: UIView.self)) { customView = $0 }
        nib.with(nib.value("menu")?.menu) { menu = $0 }
    }

    private static let systemItems: KeyValuePairs<String, SystemItem> = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause,
        "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]
}

extension UITabBarItem {
    private static let systemItems: KeyValuePairs<String, SystemItem> = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    func takeTabItem(_ nib: NibContent) {
        if let system = nib.choice("systemItem", Self.systemItems) {
            title = system.word.text
            image = UIImage(systemName: system.symbol)
        }
        nib.with(nib.image("selectedImage")) { selectedImage = $0 }
        nib.with(nib.string("badgeValue")) { badgeValue = $0 }
        nib.with(nib.color("badgeColor")) { badgeColor = $0 }
        nib.with(nib.offset("titlePositionAdjustment")) { titlePositionAdjustment = $0 }
    }
}

extension UINavigationItem {
    func takeItem(_ nib: NibContent) {
        nib.loading.refer(nib.element.id, to: self)
        nib.with(nib.text("title")) { title = $0 }
        nib.with(nib.text("prompt")) { prompt = $0 }
        nib.with(nib.bool("hidesBackButton")) { hidesBackButton = $0 }
        nib.with(nib.bool("leftItemsSupplementBackButton")) { leftItemsSupplementBackButton = $0 }
        nib.with(nib.bool("hidesSearchBarWhenScrolling")) { hidesSearchBarWhenScrolling = $0 }
        nib.with(nib.string("backButtonTitle")) { backButtonTitle = $0 }
        nib.with(
            nib.choice(
                "backButtonDisplayMode",
                ["default": BackButtonDisplayMode.default, "generic": .generic, "minimal": .minimal])
        ) { backButtonDisplayMode = $0 }
        nib.with(
            nib.choice(
                "largeTitleDisplayMode",
                ["automatic": LargeTitleDisplayMode.automatic, "always": .always, "never": .never])
        ) { largeTitleDisplayMode = $0 }
        nib.with(nib.object("titleView", as: UIView.self)) { titleView = $0 }
        nib.with(nib.object("backBarButtonItem", as: UIBarButtonItem.self)) { backBarButtonItem = $0 }
        nib.with(nib.object("leftBarButtonItem", as: UIBarButtonItem.self)) { leftBarButtonItem = $0 }
        nib.with(nib.object("rightBarButtonItem", as: UIBarButtonItem.self)) { rightBarButtonItem = $0 }
        let left = nib.items("leftBarButtonItems")
        if !left.isEmpty { leftBarButtonItems = left }
        let right = nib.items("rightBarButtonItems")
        if !right.isEmpty { rightBarButtonItems = right }
        nib.with(nib.value("standardAppearance")) { standardAppearance = $0.navigationBarAppearance }
        nib.with(nib.value("compactAppearance")) { compactAppearance = $0.navigationBarAppearance }
        nib.with(nib.value("scrollEdgeAppearance")) { scrollEdgeAppearance = $0.navigationBarAppearance }
    }
}

extension NibContent {
    /// Creates the bar items in a collection.
    func items<Item: UIBarItem>(_ name: String, as type: Item.Type = UIBarButtonItem.self) -> [Item] {
        list(name).compactMap { loading.object(of: $0.element, as: type) }
    }

    var navigationBarAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        give(to: appearance)
        with(titleAttributes("titleTextAttributes")) { appearance.titleTextAttributes = $0 }
        with(titleAttributes("largeTitleTextAttributes")) { appearance.largeTitleTextAttributes = $0 }
        with(offset("titlePositionAdjustment")) { appearance.titlePositionAdjustment = $0 }
        return appearance
    }

    var toolbarAppearance: UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        give(to: appearance)
        return appearance
    }

    var tabBarAppearance: UITabBarAppearance {
        let appearance = UITabBarAppearance()
        give(to: appearance)
        with(color("selectionIndicatorTintColor")) { appearance.selectionIndicatorTintColor = $0 }
        return appearance
    }

    private func give(to appearance: UIBarAppearance) {
        switch string("backgroundConfiguration") {
        case "opaque": appearance.configureWithOpaqueBackground()
        case "transparent": appearance.configureWithTransparentBackground()
        case "default": appearance.configureWithDefaultBackground()
        default: break
        }
        with(value("backgroundEffect")?.ownBlurEffect) { appearance.backgroundEffect = $0 }
        with(color("backgroundColor")) { appearance.backgroundColor = $0 }
        with(color("shadowColor")) { appearance.shadowColor = $0 }
        with(image("backgroundImage")) { appearance.backgroundImage = $0 }
        with(image("shadowImage")) { appearance.shadowImage = $0 }
    }
}

extension UINavigationBar {
    func takeBar(_ nib: NibContent) {
        nib.with(nib.choice("barStyle", NibContent.barStyles)) { barStyle = $0 }
        nib.with(nib.bool("translucent")) { isTranslucent = $0 }
        nib.with(nib.bool("largeTitles")) { prefersLargeTitles = $0 }
        nib.with(nib.color("barTintColor")) { barTintColor = $0 }
        nib.with(nib.image("backIndicatorImage")) { backIndicatorImage = $0 }
        nib.with(nib.image("backIndicatorTransitionMaskImage")) { backIndicatorTransitionMaskImage = $0 }
        nib.with(nib.titleAttributes("titleTextAttributes")) { titleTextAttributes = $0 }
        nib.with(nib.titleAttributes("largeTitleTextAttributes")) { largeTitleTextAttributes = $0 }
        nib.with(nib.value("standardAppearance")) { standardAppearance = $0.navigationBarAppearance }
        nib.with(nib.value("compactAppearance")) { compactAppearance = $0.navigationBarAppearance }
        nib.with(nib.value("scrollEdgeAppearance")) { scrollEdgeAppearance = $0.navigationBarAppearance }
        nib.with(nib.value("compactScrollEdgeAppearance")) {
            compactScrollEdgeAppearance = $0.navigationBarAppearance
        }
        let items = nib.list("items").compactMap {
            nib.loading.object(of: $0.element, as: UINavigationItem.self)
        }
        if !items.isEmpty { self.items = items }
    }
}

extension UIToolbar {
    func takeBar(_ nib: NibContent) {
        nib.with(nib.choice("barStyle", NibContent.barStyles)) { barStyle = $0 }
        nib.with(nib.bool("translucent")) { isTranslucent = $0 }
        nib.with(nib.color("barTintColor")) { barTintColor = $0 }
        nib.with(nib.value("standardAppearance")) { standardAppearance = $0.toolbarAppearance }
        nib.with(nib.value("compactAppearance")) { compactAppearance = $0.toolbarAppearance }
        let items = nib.items("items")
        if !items.isEmpty { self.items = items }
    }
}

extension UITabBar {
    func takeBar(_ nib: NibContent) {
        nib.with(nib.choice("barStyle", NibContent.barStyles)) { barStyle = $0 }
        nib.with(nib.bool("translucent")) { isTranslucent = $0 }
        nib.with(nib.color("barTintColor")) { barTintColor = $0 }
        nib.with(nib.color("selectedImageTintColor")) { tintColor = $0 }
        nib.with(nib.color("unselectedItemTintColor")) { unselectedItemTintColor = $0 }
        nib.with(nib.image("backgroundImage")) { backgroundImage = $0 }
        nib.with(nib.image("selectionIndicatorImage")) { selectionIndicatorImage = $0 }
        nib.with(
            nib.choice(
                "itemPositioning",
                ["automatic": ItemPositioning.automatic, "fill": .fill, "centered": .centered])
        ) { itemPositioning = $0 }
        nib.with(nib.number("itemWidth")) { itemWidth = $0 }
        nib.with(nib.number("itemSpacing")) { itemSpacing = $0 }
        nib.with(nib.value("standardAppearance")) { standardAppearance = $0.tabBarAppearance }
        nib.with(nib.value("scrollEdgeAppearance")) { scrollEdgeAppearance = $0.tabBarAppearance }
        let items = nib.items("items", as: UITabBarItem.self)
        if !items.isEmpty { self.items = items }
    }
}
