import UIKit

@MainActor extension Entry {
    /// The families of the catalog.
    static let all: [Entry] = [grids, sections, orthogonal, lists, data]

    private static let tile = "Cells/TileCell.swift"
    private static let title = "Cells/TitleView.swift"

    private static let grids = Entry(
        id: "Grids", title: "並べ方", symbol: "square.grid.2x2",
        children: [
            .screen("ListScreen", "リスト", "list.bullet", in: "Grids") { ListScreen() },
            .screen("GridScreen", "グリッド", "square.grid.3x3", in: "Grids", with: [tile]) { GridScreen() },
            .screen("InsetGridScreen", "余白のあるグリッド", "square.grid.2x2", in: "Grids", with: [tile]) {
                InsetGridScreen()
            },
            .screen("ColumnsScreen", "2列", "rectangle.split.3x1", in: "Grids") { ColumnsScreen() },
            .screen(
                "DistinctSectionsScreen", "種類の違うセクション", "rectangle.stack", in: "Grids", with: [tile]
            ) { DistinctSectionsScreen() },
            .screen(
                "AdaptiveSectionsScreen", "幅に合わせるセクション", "arrow.left.and.right", in: "Grids", with: [tile]
            ) { AdaptiveSectionsScreen() },
            .screen("NestedGroupsScreen", "入れ子のグループ", "square.on.square", in: "Grids", with: [tile]) {
                NestedGroupsScreen()
            },
        ])

    private static let sections = Entry(
        id: "Sections", title: "セクションの飾り", symbol: "tag",
        children: [
            .screen(
                "BadgesScreen", "バッジ", "bell.badge", in: "Sections", with: ["Cells/BadgeView.swift", tile]
            ) { BadgesScreen() },
            .screen("HeadersFootersScreen", "ヘッダとフッタ", "text.justify", in: "Sections", with: [title]) {
                HeadersFootersScreen()
            },
            .screen(
                "PinnedHeadersScreen", "留まるヘッダ", "bookmark", in: "Sections", with: [title, tile]
            ) { PinnedHeadersScreen() },
            .screen(
                "BackgroundsScreen", "背景の飾り", "square.fill", in: "Sections",
                with: ["Cells/SectionBackgroundView.swift", title]
            ) { BackgroundsScreen() },
        ])

    private static let orthogonal = Entry(
        id: "Orthogonal", title: "横に動くセクション", symbol: "arrow.left.arrow.right",
        children: [
            Entry(
                id: "Behaviors", title: "止まり方", symbol: "hand.point.right",
                children: OrthogonalScreen.behaviors.map { name, behavior, _ in
                    .screen(
                        "OrthogonalScreen-\(name)", name, "arrow.right", in: "Orthogonal",
                        file: "OrthogonalScreen",
                        with: [title, tile]
                    ) { OrthogonalScreen(behavior: behavior) }
                }),
            .screen(
                "AllBehaviorsScreen", "止まり方を並べて", "rectangle.stack", in: "Orthogonal", with: [title, tile]
            ) { AllBehaviorsScreen() },
            .screen("CardsScreen", "拡大するカード", "rectangle.on.rectangle", in: "Orthogonal", with: [tile]) {
                CardsScreen()
            },
        ])

    private static let lists = Entry(
        id: "Lists", title: "リストのいろいろ", symbol: "list.bullet",
        children: [
            .screen("AppearancesScreen", "外観", "paintbrush", in: "Lists") { AppearancesScreen() },
            .screen("OutlineScreen", "アウトライン", "list.bullet.indent", in: "Lists") { OutlineScreen() },
            .screen("AccessoriesScreen", "アクセサリ", "slider.horizontal.3", in: "Lists") {
                AccessoriesScreen()
            },
            .screen("SwipeActionsScreen", "スワイプ", "hand.point.right", in: "Lists") { SwipeActionsScreen() },
            .screen(
                "CustomContentScreen", "自作の中身", "star.leadinghalf.filled", in: "Lists",
                with: ["RatingContent.swift", "RatingView.swift"]
            ) { CustomContentScreen() },
        ])

    private static let data = Entry(
        id: "Data", title: "変わるデータ", symbol: "arrow.triangle.2.circlepath",
        children: [
            .screen(
                "MountainsScreen", "山の検索", "magnifyingglass", in: "Data",
                with: ["Mountain.swift", "Mountain+Names.swift"]
            ) { MountainsScreen() },
            .screen(
                "InsertionSortScreen", "挿入ソート", "arrow.up.arrow.down", in: "Data",
                with: ["InsertionSort.swift"]
            ) { InsertionSortScreen() },
            .screen(
                "WiFiScreen", "Wi-Fi設定", "wifi", in: "Data", with: ["WiFiScreen+Cells.swift", "WiFi.swift"]
            ) { WiFiScreen() },
        ])
}
