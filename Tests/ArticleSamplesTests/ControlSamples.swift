import Foundation
import UIKit

// This file has the samples of the articles on buttons, controls, gestures, dragging, text and typing.

@MainActor
final class ButtonSamples {
    private enum Size { case small, large }
    private var isBuying = false
    private var size = Size.small

    func makeButtons() -> [UIButton] {
        let isBuying = isBuying
        func buy() {}
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "12 left"
        configuration.image = UIImage(systemName: "cart")
        configuration.imagePadding = 8
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = isBuying
        }
        return [button]
    }

    func makeSystemButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        return button
    }

    func makeSizes() -> UIButton {
        var size = Size.small
        let sizes = UIButton(configuration: .bordered())
        sizes.menu = UIMenu(children: [
            UIAction(title: "Small") { _ in size = .small },
            UIAction(title: "Large") { _ in size = .large },
        ])
        sizes.showsMenuAsPrimaryAction = true
        sizes.changesSelectionAsPrimaryAction = true
        self.size = size
        return sizes
    }
}

@MainActor
enum ControlSamples {
    final class Player {
        var volume: Float = 0
    }

    static func makeControls(_ player: Player, _ card: UIView, show: @escaping (Int) -> Void) -> [UIControl] {
        let volume = UISlider(
            frame: .zero,
            primaryAction: UIAction { action in
                guard let slider = action.sender as? UISlider else { return }
                player.volume = slider.value
            })
        let scale = UISegmentedControl(items: ["Day", "Week", "Month"])
        scale.selectedSegmentIndex = 0
        scale.addAction(UIAction { _ in show(scale.selectedSegmentIndex) }, for: .valueChanged)
        let birthday = UIDatePicker()
        birthday.datePickerMode = .date
        birthday.maximumDate = .now
        let well = UIColorWell()
        well.title = "Background"
        well.selectedColor = card.backgroundColor
        well.addAction(UIAction { _ in card.backgroundColor = well.selectedColor }, for: .valueChanged)
        return [volume, scale, birthday, well]
    }
}

final class PinchSample: UIViewController {
    let imageView = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let pinch = UIPinchGestureRecognizer()
        pinch.addAction(
            UIAction { [weak self] action in
                guard let self, let pinch = action.sender as? UIPinchGestureRecognizer else { return }
                imageView.transform = imageView.transform.scaledBy(x: pinch.scale, y: pinch.scale)
                pinch.scale = 1
            })
        imageView.isUserInteractionEnabled = true
        imageView.addGestureRecognizer(pinch)
    }
}

final class ProfileScrollView: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view is UITableView
    }
}

final class PhotoController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let imageView = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addAction(
            UIAction { [unowned self] _ in
                scrollView.setZoomScale(scrollView.zoomScale > 1 ? 1 : 3, animated: true)
            })
        scrollView.addGestureRecognizer(doubleTap)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}

final class PhotoCell: UICollectionViewCell, UIContextMenuInteractionDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            previewProvider: { [weak self] in self?.makePreview() },
            actionProvider: { [weak self] _ in self?.makeMenu() })
    }
}

extension PhotoCell {
    private func makePreview() -> UIViewController? { nil }
    private func makeMenu() -> UIMenu? { nil }
}

final class TypingSample: UIViewController, UITextFieldDelegate {
    func makeField() -> UITextField {
        let field = UITextField()
        field.placeholder = "Mail"
        field.borderStyle = .roundedRect
        field.keyboardType = .emailAddress
        field.textContentType = .emailAddress
        field.autocapitalizationType = .none
        field.clearButtonMode = .whileEditing
        field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        field.delegate = self
        return field
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        textField.text = grouped(text)
        return false
    }

    private func validate() {}
    private func grouped(_ text: String) -> String { text }
}

final class KeyboardSample: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "New", input: "j", modifierFlags: .command) { [weak self] _ in self?.addNote() }]
    }

    override func paste(_ sender: Any?) {
        guard let text = UIPasteboard.general.string else { return }
        insert(text)
    }

    private func addNote() {}

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { rollDice() }
    }

    private func rollDice() {}

    func rename(to name: String) {
        let old = title
        undoManager?.registerUndo(withTarget: self) { $0.rename(to: old ?? "") }
        undoManager?.setActionName("Rename")
        title = name
    }
    private func insert(_ text: String) {}
}

final class DocumentsSample: UIViewController, UIDocumentPickerDelegate {
    private var documents: [URL] = []

    func chooseFiles() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        documents += urls
    }
}

final class RecipeSample: UIViewController {
    private let recipe = "Cook the rice."

    func printRecipe() {
        let controller = UIPrintInteractionController.shared
        controller.printFormatter = UISimpleTextPrintFormatter(text: recipe)
        controller.present(animated: true) { _, isCompleted, error in
            if !isCompleted { self.show(error) }
        }
    }

    private func show(_ error: (any Error)?) {}
}

@MainActor
func characterIndex(in label: UILabel, of text: NSAttributedString, at point: CGPoint) -> Int {
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: label.bounds.width, height: 0))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = label.numberOfLines
    container.lineBreakMode = label.lineBreakMode
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)

    let index = manager.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    return index
}

@MainActor
func link(in textView: UITextView, at tap: UITapGestureRecognizer) -> Any? {
    var point = tap.location(in: textView)
    point.x -= textView.textContainerInset.left
    point.y -= textView.textContainerInset.top
    let index = textView.layoutManager.characterIndex(
        for: point, in: textView.textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    let link = textView.textStorage.attribute(.link, at: index, effectiveRange: nil)
    return link
}

@MainActor
func leaveRoom(in textView: UITextView) {
    let portrait = CGRect(x: 0, y: 0, width: 120, height: 120)
    textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: portrait)]
}

@MainActor
func search(_ textView: UITextView) {
    textView.isFindInteractionEnabled = true
    textView.findInteraction?.presentFindNavigator(showingReplace: false)
}
