import Foundation

/// The screen with which the user saves files of the app on the device: their names, and a button.
final class FileExportViewController: UIViewController {
    private let urls: [URL]
    private let saver: FileSaver
    private let finish: (_ isSaved: Bool) -> Void
    private var isSaving = false { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
    /// A sentence that says why the last attempt has failed, or nil.
    private var problem: String?

    /// Creates the screen. `finish` runs with true when the browser has got all files, and with false if the user cancels.
    init(_ urls: [URL], finish: @escaping (_ isSaved: Bool) -> Void) {
        self.urls = urls
        saver = FileSaver(urls)
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
        title = FileWord.title(.files)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(false) })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    /// Saves no further file, because the screen has gone.
    func abandon() {
        saver.cancel()
    }

    private func save() {
        problem = nil
        isSaving = true
        saver.save { [weak self] isSaved in
            guard let self else { return }
            if isSaved { return finish(true) }
            problem = FileWord.notSaved
            isSaving = false
        }
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard !isSaving else {
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            return
        }
        var configuration = UIContentUnavailableConfiguration.files(
            symbol: "square.and.arrow.down", button: FileWord.save, problem: problem
        ) { [weak self] in self?.save() }
        configuration.text = urls.map(\.lastPathComponent).joined(separator: "\n")
        configuration.textProperties.numberOfLines = 5
        contentUnavailableConfiguration = configuration
    }
}
