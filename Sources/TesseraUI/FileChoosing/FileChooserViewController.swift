import Foundation

/// The screen on which the user chooses photos or files: a button that opens the browser's dialog, and the state of what is sent.
///
/// The dialog opens at once when the screen appears, if the browser allows it. Browsers do so within a few seconds after a touch
/// or a key.
package final class FileChooserViewController: UIViewController {
    /// The kinds of files. The kind decides which texts and which symbol the screen displays.
    package enum Kind: Sendable {
        /// Photos and films of the device.
        case photos
        /// What a camera takes now.
        case camera
        /// Files of any kind.
        case files
    }

    private enum State {
        /// The user can open the browser's dialog, or it is open. The value is a sentence that says why the last choice has
        /// failed, or nil.
        case ready(String?)
        /// The part of the chosen files that has arrived, 0...1.
        case sending(Double)
        /// The user has made a choice or has given it up.
        case over
    }

    private let kind: Kind
    private let wanted: WantedFiles
    private let chooser: FileChooser
    private let isUsable: (ChosenFile) -> Bool
    private let finish: ([ChosenFile]?) -> Void
    private var state = State.ready(nil) {
        didSet { setNeedsUpdateContentUnavailableConfiguration() }
    }
    private var hasAppeared = false

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - kind: The kind of the files.
    ///   - wanted: The files from which the user may choose.
    ///   - isUsable: A closure that returns true if the app can use a file. If not, the screen asks the user to choose another
    ///     one.
    ///   - finish: A closure that runs once, with the files, or with nil if the user cancels or dismisses the screen.
    package init(
        _ kind: Kind, _ wanted: WantedFiles, isUsable: @escaping (ChosenFile) -> Bool = { _ in true },
        finish: @escaping ([ChosenFile]?) -> Void
    ) {
        self.kind = kind
        self.wanted = wanted
        self.isUsable = isUsable
        self.finish = finish
        chooser = FileChooser(wanted)
        super.init(nibName: nil, bundle: nil)
        title = FileWord.title(kind)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(nil) })
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        choose()
    }

    /// Cancels a choice that is not over, because the user dismisses the screen.
    package func userDismisses() {
        end(nil)
    }

    /// Gives up a choice that is not over, because the app has removed the screen. The closure `finish` does not run.
    package func abandon() {
        if case .over = state { return }
        chooser.cancel()
        state = .over
    }

    private func choose() {
        state = .ready(nil)
        chooser.choose(progress: { [weak self] in self?.state = .sending($0) }) { [weak self] outcome in
            guard let self else { return }
            switch outcome {
            case .chosen(let files):
                if let other = files.first(where: { !self.isUsable($0) }) {
                    state = .ready(FileWord.unsuitable(other.url.lastPathComponent))
                } else {
                    end(files)
                }
            case .cancelled: end(nil)
            case .unavailable: state = .ready(nil)
            case .failed(let problem): state = .ready(problem)
            }
        }
    }

    private func end(_ files: [ChosenFile]?) {
        if case .over = state { return }
        if files == nil { chooser.cancel() }
        state = .over
        finish(files)
    }

    package override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {
        switch self.state {
        case .ready(let problem):
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.files(
                symbol: symbol, button: FileWord.button(kind, isOne: wanted.limit == 1), problem: problem
            ) { [weak self] in self?.choose() }
        case .sending(let part):
            var configuration = UIContentUnavailableConfiguration.loading()
            configuration.text = FileWord.sending(part)
            contentUnavailableConfiguration = configuration
        case .over: break
        }
    }

    private var symbol: String {
        switch kind {
        case .photos: "photo.on.rectangle"
        case .camera: "camera"
        case .files: "folder"
        }
    }
}
