import PhotosUI
import UIKit

/// Photographs of finished pieces, which the user adds from the device.
final class PhotographsController: UICollectionViewController {
    private struct Photograph: Hashable {
        let id = UUID()
        let name: String
        let image: UIImage

        static func == (first: Self, second: Self) -> Bool { first.id == second.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private lazy var dataSource = makeDataSource()

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                let columns = max(2, Int(environment.container.effectiveContentSize.width / 180))
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(
                        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                        heightDimension: .fractionalHeight(1)))
                item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
                let row = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(
                        widthDimension: .fractionalWidth(1),
                        heightDimension: .fractionalWidth(1 / CGFloat(columns))),
                    repeatingSubitem: item, count: columns)
                let section = NSCollectionLayoutSection(group: row)
                section.contentInsets = .init(top: 4, leading: 12, bottom: 4, trailing: 12)
                return section
            })
        title = "Photographs"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, menu: menu)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "photographs"
        view.addInteraction(UIDropInteraction(delegate: self))
        var snapshot = NSDiffableDataSourceSnapshot<Int, Photograph>()
        snapshot.appendSections([0])
        dataSource.apply(snapshot, animatingDifferences: false)
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard dataSource.snapshot().numberOfItems == 0 else { return contentUnavailableConfiguration = nil }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "photo")
        configuration.text = "No Photographs"
        configuration.secondaryText = "Add photographs of finished pieces, or drop them here."
        contentUnavailableConfiguration = configuration
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Photograph> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Photograph> {
            cell, _, photograph in
            let imageView = UIImageView(image: photograph.image)
            imageView.contentMode = .scaleAspectFill
            imageView.clipsToBounds = true
            imageView.layer.cornerRadius = 8
            imageView.isAccessibilityElement = true
            imageView.accessibilityLabel = photograph.name
            imageView.accessibilityTraits = [.image, .button]
            cell.backgroundView = imageView
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            view, indexPath, photograph in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photograph)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let photograph = dataSource.itemIdentifier(for: indexPath) else { return }
        let sheet = UIActivityViewController(activityItems: [photograph.image], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = collectionView.cellForItem(at: indexPath)
        present(sheet, animated: true)
    }

    private func add(_ image: UIImage, name: String) {
        var snapshot = dataSource.snapshot()
        snapshot.appendItems([Photograph(name: name, image: image)])
        dataSource.apply(snapshot)
        setNeedsUpdateContentUnavailableConfiguration()
    }

    // MARK: Choosing

    private var menu: UIMenu {
        let cameraAttributes: UIMenuElement.Attributes =
            UIImagePickerController.isSourceTypeAvailable(.camera) ? [] : .disabled
        return UIMenu(children: [
            UIAction(title: "Choose Photos", image: UIImage(systemName: "photo.on.rectangle")) {
                [unowned self] _ in choosePhotos()
            },
            UIAction(title: "Choose and Crop", image: UIImage(systemName: "crop")) {
                [unowned self] _ in pickImage(from: .photoLibrary)
            },
            UIAction(
                title: "Take Photo", image: UIImage(systemName: "camera"), attributes: cameraAttributes
            ) { [unowned self] _ in pickImage(from: .camera) },
            UIAction(title: "Open File", image: UIImage(systemName: "folder")) {
                [unowned self] _ in openFile()
            },
        ])
    }

    private func choosePhotos() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = 0
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func pickImage(from source: UIImagePickerController.SourceType) {
        let picker = UIImagePickerController()
        picker.sourceType = source
        picker.allowsEditing = true
        picker.delegate = self
        present(picker, animated: true)
    }

    private func openFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension PhotographsController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        addImages(of: results.map(\.itemProvider))
    }

    private func addImages(of providers: [NSItemProvider]) {
        for provider in providers where provider.canLoadObject(ofClass: UIImage.self) {
            let name = provider.suggestedName ?? "Photograph"
            provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
                guard let image = image as? UIImage else { return }
                DispatchQueue.main.async { self?.add(image, name: name) }
            }
        }
    }
}

extension PhotographsController: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession)
        -> UIDropProposal
    {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        addImages(of: session.items.map(\.itemProvider))
    }
}

extension PhotographsController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        guard let image = (info[.editedImage] ?? info[.originalImage]) as? UIImage else { return }
        let url = info[.imageURL] as? URL
        add(image, name: url?.deletingPathExtension().lastPathComponent ?? "Photograph")
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}

extension PhotographsController: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls {
            guard let image = UIImage(contentsOfFile: url.path) else { continue }
            add(image, name: url.deletingPathExtension().lastPathComponent)
        }
    }
}
