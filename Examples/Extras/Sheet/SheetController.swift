import UIKit

/// A table of 10,000 columns and 1,000 rows that scrolls in all directions, with a fixed first row and column. A tap
/// or the arrow keys select a cell.
final class SheetController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let viewModel: SheetViewModel
    private let layout = SheetLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let status = UILabel()

    init(viewModel: SheetViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "大きな表"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .secondarySystemBackground
        layout.metrics = SheetText.sizes
        grid.register(SheetCell.self, forCellWithReuseIdentifier: "cell")
        grid.backgroundColor = .opaqueSeparator
        grid.accessibilityIdentifier = "sheet"
        grid.accessibilityLabel = "かけ算の表"
        grid.dataSource = self
        grid.delegate = self
        status.font = .preferredFont(forTextStyle: .subheadline)
        status.adjustsFontForContentSizeCategory = true
        status.numberOfLines = 0
        status.accessibilityIdentifier = "selection"
        for subview in [status, grid] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            status.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            status.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            status.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            grid.topAnchor.constraint(equalTo: status.bottomAnchor, constant: 8),
            grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        showSelection()
    }

    // MARK: Cells

    func numberOfSections(in collectionView: UICollectionView) -> Int { viewModel.sheet.rowCount }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        viewModel.sheet.columnCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SheetCell)?.fill(Sheet.Place(indexPath))
        return cell
    }

    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        viewModel.canSelect(Sheet.Place(indexPath))
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        viewModel.canSelect(Sheet.Place(indexPath))
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        viewModel.select(Sheet.Place(indexPath))
        showSelection()
    }

    private func showSelection() {
        status.text = viewModel.text
        grid.selectItem(at: viewModel.selected.map(\.indexPath), animated: false, scrollPosition: [])
    }

    // MARK: Keys

    override var keyCommands: [UIKeyCommand]? {
        let page = max(1, Int(grid.bounds.height / 44) - 2)
        let (rows, columns) = (viewModel.sheet.rowCount, viewModel.sheet.columnCount)
        let steps: [(input: String, title: String, rows: Int, columns: Int)] = [
            (UIKeyCommand.inputUpArrow, "上のセル", -1, 0), (UIKeyCommand.inputDownArrow, "下のセル", 1, 0),
            (UIKeyCommand.inputLeftArrow, "左のセル", 0, -1), (UIKeyCommand.inputRightArrow, "右のセル", 0, 1),
            (UIKeyCommand.inputPageUp, "前のページ", -page, 0), (UIKeyCommand.inputPageDown, "次のページ", page, 0),
            (UIKeyCommand.inputHome, "行の先頭", 0, -columns), (UIKeyCommand.inputEnd, "行の末尾", 0, columns),
        ]
        let ends: [(input: String, title: String, rows: Int, columns: Int)] = [
            (UIKeyCommand.inputHome, "表の先頭", -rows, -columns), (UIKeyCommand.inputEnd, "表の末尾", rows, columns),
        ]
        return steps.map { key($0, []) } + ends.map { key($0, .command) }
    }

    private func key(
        _ step: (input: String, title: String, rows: Int, columns: Int), _ modifiers: UIKeyModifierFlags
    ) -> UIKeyCommand {
        let command = UIKeyCommand(title: step.title, input: step.input, modifierFlags: modifiers) {
            [weak self] _ in self?.move(rows: step.rows, columns: step.columns)
        }
        command.wantsPriorityOverSystemBehavior = true
        return command
    }

    private func move(rows: Int, columns: Int) {
        viewModel.move(rows: rows, columns: columns)
        showSelection()
        guard let selected = viewModel.selected else { return }
        grid.setContentOffset(layout.offset(showing: selected), animated: false)
    }
}

extension Sheet.Place {
    /// Creates the place of the cell at an index path.
    init(_ indexPath: IndexPath) { self.init(row: indexPath.section, column: indexPath.item) }

    /// The index path of the cell.
    var indexPath: IndexPath { IndexPath(item: column, section: row) }
}
