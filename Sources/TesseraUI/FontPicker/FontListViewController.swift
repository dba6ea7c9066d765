import Foundation

/// The families of a font picker, with a search bar above them.
final class FontListViewController: UITableViewController, UISearchBarDelegate {
    private static let cell = "family"
    private let fonts: ListedFonts
    private weak var picker: UIFontPickerViewController?
    private var shown: [ListedFonts.Family]
    let searchBar = UISearchBar()

    init(fonts: ListedFonts, picker: UIFontPickerViewController) {
        (self.fonts, self.picker) = (fonts, picker)
        shown = fonts.families
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("The list of a font picker is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        tableView.keyboardDismissMode = .onDrag
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = SystemWord.search.text
        searchBar.delegate = self
        searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        tableView.tableHeaderView = searchBar
        navigationItem.backButtonDisplayMode = .minimal
    }

    /// Marks the selected family.
    func updateSelection() {
        if isViewLoaded { tableView.reloadData() }
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        shown = fonts.families(matching: searchText)
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let family = shown[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let selected = picker?.selectedFontDescriptor?.familyName
        cell.showFont(
            family.name, of: fonts.usesOwnFonts ? family.descriptor : nil, isSelected: family.name == selected
        )
        if family.faces.count > 1 {
            // The button opens the faces. It takes the place of the mark of a selection, which the tint then shows.
            cell.accessoryType = .detailButton
            cell.textLabel?.textColor = family.name == selected ? .tintColor : .label
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        picker?.choose(shown[indexPath.row].descriptor)
    }

    override func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        picker?.open(shown[indexPath.row])
    }
}

/// The faces of a family in a font picker.
final class FontFacesViewController: UITableViewController {
    private static let cell = "face"
    private let family: ListedFonts.Family
    private weak var picker: UIFontPickerViewController?

    init(family: ListedFonts.Family, picker: UIFontPickerViewController) {
        (self.family, self.picker) = (family, picker)
        super.init(style: .plain)
        title = family.name
    }

    required init?(coder: NSCoder) {
        fatalError("The list of a font picker is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        family.faces.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let face = family.faces[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let usesOwnFont = picker?.configuration.displayUsingSystemFont == false
        cell.showFont(
            face.style, of: usesOwnFont ? face.descriptor : nil,
            isSelected: picker?.selectedFontDescriptor?.postscriptName == face.postScriptName)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        picker?.choose(family.faces[indexPath.row].descriptor)
        tableView.reloadData()
    }
}

extension UIFontDescriptor {
    /// The name of the family of the matching font.
    fileprivate var familyName: String? { object(forKey: .family) as? String }
}

extension UITableViewCell {
    /// Displays the name of a font.
    ///
    /// - Parameter descriptor: The font of the name, or nil for that of the system.
    fileprivate func showFont(_ name: String, of descriptor: UIFontDescriptor?, isSelected: Bool) {
        let size = UIFont.preferredFont(forTextStyle: .body).pointSize
        textLabel?.text = name
        textLabel?.textColor = .label
        textLabel?.font =
            descriptor.map { UIFont(descriptor: $0, size: size) } ?? .preferredFont(forTextStyle: .body)
        accessoryType = isSelected ? .checkmark : .none
    }
}
