import TesseraData

typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

/// Returns the outline that these tests edit. No item is expanded but the given ones.
///
///     Food
///         Fruit
///             Apple
///             Pear
///         Bread
///     Drinks
///         Tea
func menu(expanding expanded: [String] = []) -> SectionSnapshot {
    var menu = SectionSnapshot()
    menu.append(["Food", "Drinks"])
    menu.append(["Fruit", "Bread"], to: "Food")
    menu.append(["Tea"], to: "Drinks")
    menu.append(["Apple", "Pear"], to: "Fruit")
    menu.expand(expanded)
    return menu
}
