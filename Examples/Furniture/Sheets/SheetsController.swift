import UIKit

/// A list of ways to present content, each of which has a row.
final class SheetsController: UITableViewController, UIPopoverPresentationControllerDelegate {
    private typealias Example = (title: String, present: @MainActor (SheetsController, UIView) -> Void)

    private let examples: [Example] = [
        ("Page sheet", { here, _ in here.presentSheet(style: .pageSheet) }),
        ("Form sheet", { here, _ in here.presentSheet(style: .formSheet) }),
        ("Half sheet", { here, _ in here.presentSheet(detents: [.medium(), .large()]) }),
        (
            "Small sheet",
            { here, _ in here.presentSheet(detents: [here.small, .medium()], isUndimmed: true) }
        ),
        ("Sheet that stays", { here, _ in here.presentSheet(isModal: true) }),
        ("Full screen", { here, _ in here.presentSheet(style: .fullScreen) }),
        ("Popover", { here, row in here.presentPopover(from: row) }),
        ("Action sheet", { here, row in here.presentActions(from: row) }),
    ]
    private let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { _ in 160 }

    init() {
        super.init(style: .insetGrouped)
        title = "Sheets"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "sheet")
        tableView.accessibilityIdentifier = "sheets"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        examples.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "sheet", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = examples[indexPath.row].title
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        examples[indexPath.row].present(self, tableView.cellForRow(at: indexPath) ?? tableView)
    }

    // MARK: Presentation

    private func presentSheet(
        style: UIModalPresentationStyle = .pageSheet,
        detents: [UISheetPresentationController.Detent] = [.large()],
        isUndimmed: Bool = false, isModal: Bool = false
    ) {
        let sheet = UINavigationController(rootViewController: SheetContentController())
        sheet.modalPresentationStyle = style
        sheet.isModalInPresentation = isModal
        if let presentation = sheet.sheetPresentationController {
            presentation.detents = detents
            presentation.prefersGrabberVisible = detents.count > 1
            if isUndimmed { presentation.largestUndimmedDetentIdentifier = .medium }
        }
        present(sheet, animated: true)
    }

    private func presentPopover(from row: UIView) {
        let content = SheetContentController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 280, height: 320)
        content.popoverPresentationController?.sourceView = row
        content.popoverPresentationController?.sourceRect = row.bounds
        content.popoverPresentationController?.delegate = self
        present(content, animated: true)
    }

    /// Keeps a popover a popover in narrow windows too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    private func presentActions(from row: UIView) {
        let sheet = UIAlertController(
            title: "The oak table", message: "What shall become of it?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Oil it", style: .default))
        sheet.addAction(UIAlertAction(title: "Lend it", style: .default))
        sheet.addAction(UIAlertAction(title: "Saw it up", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = row
        present(sheet, animated: true)
    }
}
