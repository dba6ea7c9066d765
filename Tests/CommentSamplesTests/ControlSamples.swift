import UIKit

// The samples of the comments of TesseraUI on controls, menus, typing, dragging and services.

@MainActor
enum ControlSamples {
    final class Person {
        var birthday = Date.now
    }

    final class Player {
        var volume: Float = 0
    }

    final class Radio {
        var isEnabled = true
    }

    static func makeButtons(buy: @escaping () -> Void) {
        func makeLargeButton() {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Buy"
            configuration.subtitle = "12 left"
            configuration.image = UIImage(systemName: "cart")
            configuration.imagePadding = 8
            let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
        }
        func makeSmallButton() {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Buy"
            let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
        }
    }

    static func changeFont(_ configuration: inout UIButton.Configuration) {
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .preferredFont(forTextStyle: .headline)
            return outgoing
        }
    }

    static func makeValues(
        _ person: Person, _ player: Player, _ radio: Radio, _ label: UILabel, _ card: UIView,
        show: @escaping (Int) -> Void, showPage: @escaping (Int) -> Void
    ) {
        let birthday = UIDatePicker()
        birthday.datePickerMode = .date
        birthday.maximumDate = .now
        birthday.addAction(UIAction { _ in person.birthday = birthday.date }, for: .valueChanged)

        let scale = UISegmentedControl(items: ["Day", "Week", "Month"])
        scale.selectedSegmentIndex = 0
        scale.addAction(UIAction { _ in show(scale.selectedSegmentIndex) }, for: .valueChanged)

        let volume = UISlider()
        volume.value = 0.5
        volume.minimumValueImage = UIImage(systemName: "speaker")
        volume.addAction(UIAction { _ in player.volume = volume.value }, for: .valueChanged)

        let portions = UIStepper()
        portions.minimumValue = 1
        portions.value = 2
        portions.addAction(UIAction { _ in label.text = "\(Int(portions.value))" }, for: .valueChanged)

        let airplaneMode = UISwitch()
        airplaneMode.isOn = true
        airplaneMode.addAction(UIAction { _ in radio.isEnabled = !airplaneMode.isOn }, for: .valueChanged)

        let well = UIColorWell()
        well.title = "Background"
        well.selectedColor = card.backgroundColor
        well.addAction(UIAction { _ in card.backgroundColor = well.selectedColor }, for: .valueChanged)

        let pageControl = UIPageControl()
        pageControl.numberOfPages = 3
        pageControl.addAction(UIAction { _ in showPage(pageControl.currentPage) }, for: .valueChanged)

        showTime(of: pageControl)
    }

    static func showTime(of pageControl: UIPageControl) {
        let progress = UIPageControlTimerProgress(preferredDuration: 5)
        progress.resetsToInitialPageAfterEnd = true
        pageControl.progress = progress
        progress.resumeTimer()
    }

    static func makeMenus(
        _ byName: UIAction, _ byDate: UIAction, share: @escaping () -> Void, copy: @escaping () -> Void,
        delete: @escaping () -> Void
    ) {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in share() },
                UIAction(title: "Delete", attributes: .destructive) { _ in delete() },
            ])
        })
        UIMenu(children: [
            UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in copy() },
            UIMenu(title: "Sort by", children: [byName, byDate]),
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(title: "Delete", attributes: .destructive) { _ in delete() }
                ]),
        ])
    }
}

final class PickerSamples: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
    UITextFieldDelegate,
    UITextViewDelegate
{
    func makePicker() {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(2, inComponent: 0, animated: false)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

    func makeField() {
        let field = UITextField()
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.delegate = self
    }

    func makeTextView() {
        let textView = UITextView()
        textView.font = .preferredFont(forTextStyle: .body)
        textView.delegate = self
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Find", input: "f", modifierFlags: .command) { [weak self] _ in self?.find() }]
    }

    private func find() {}

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .context else { return }
        let mark = UIAction(title: "Mark") { [weak self] _ in self?.markSelection() }
        builder.insertSibling(UIMenu(options: .displayInline, children: [mark]), afterMenu: .standardEdit)
    }

    private func markSelection() {}

    func tilt(_ picture: UIImageView) {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20)
        picture.addMotionEffect(effect)
    }

    func copySushi() {
        UIPasteboard.general.string = "すし"
    }
}

final class DragSamples: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UIPointerInteractionDelegate
{
    let imageView = UIImageView()
    let folder = UIView()

    func addInteractions() {
        imageView.isUserInteractionEnabled = true
        imageView.addInteraction(UIDragInteraction(delegate: self))
        view.addInteraction(UIDropInteraction(delegate: self))
        folder.addInteraction(UISpringLoadedInteraction { _, _ in self.open(self.folder) })
    }

    func makeItem(_ photo: Photo) {
        let item = UIDragItem(itemProvider: NSItemProvider(object: photo.title as NSString))
        item.localObject = photo
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession)
        -> [UIDragItem]
    { [] }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
    }

    private func open(_ folder: UIView) {}
}

final class DayChooser: UIViewController, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    override func loadView() {
        let calendarView = UICalendarView()
        calendarView.delegate = self
        calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
        view = calendarView
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {}
}

@MainActor
func addToken(to searchController: UISearchController, for mia: String) {
    let token = UISearchToken(icon: UIImage(systemName: "person"), text: "Mia")
    token.representedObject = mia
    searchController.searchBar.searchTextField.insertToken(token, at: 0)
}

final class CodeView: UIView, UIKeyInput {
    private var code = "" { didSet { setNeedsDisplay() } }
    override var canBecomeFirstResponder: Bool { true }
    var keyboardType = UIKeyboardType.numberPad
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { if hasText { code.removeLast() } }
}

@MainActor
private func addShortcuts(to textView: UITextView, bold: UIBarButtonItem, italic: UIBarButtonItem) {
    let group = UIBarButtonItemGroup(barButtonItems: [bold, italic], representativeItem: nil)
    textView.inputAssistantItem.leadingBarButtonGroups = [group]
}

@MainActor
private func accept(_ board: UIView) {
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.target = board
}

@MainActor
private func count(_ inboxItem: UIBarButtonItem) {
    inboxItem.badge = .count(3)
}
