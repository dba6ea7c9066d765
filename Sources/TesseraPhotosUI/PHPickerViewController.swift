import Foundation
import TesseraUI

/// A controller with which the user chooses photos and films of the device.
/// See Apple's [PHPickerViewController](https://developer.apple.com/documentation/photosui/phpickerviewcontroller).
///
/// ```swift
/// import PhotosUI
///
/// var configuration = PHPickerConfiguration()
/// configuration.filter = .images
/// configuration.selectionLimit = 3
/// let picker = PHPickerViewController(configuration: configuration)
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The browser offers the photos in a dialog of its own, which opens at once if the controller is presented within a few seconds
/// after the user has touched something. The controller displays a button that opens the dialog, and the progress while photos
/// are sent to the app.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
    /// The photos and films among which the user chooses.
    public let configuration: PHPickerConfiguration
    /// The object that is notified of the user's choice.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    private var chooser: FileChooserViewController?

    /// Creates a controller with a configuration.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because archives contain no configuration.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let wanted = WantedFiles(types: configuration.types, limit: configuration.selectionLimit)
        let chooser = FileChooserViewController(.photos, wanted) { [weak self] in self?.notify(of: $0 ?? []) }
        self.chooser = chooser
        embed(UINavigationController(rootViewController: chooser))
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissedByUser { chooser?.userDismisses() }
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isGone { chooser?.abandon() }
    }

    /// Notifies the delegate of the chosen files, once.
    private func notify(of files: [ChosenFile]) {
        delegate?.picker(self, didFinishPicking: files.map { PHPickerResult(itemProvider: $0.itemProvider) })
    }

    public override func accessibilityPerformEscape() -> Bool {
        chooser?.userDismisses()
        return true
    }
}

/// A photo or a film that the user has chosen.
/// See Apple's [PHPickerResult](https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct).
public struct PHPickerResult: Hashable, Sendable {
    /// The provider of the photo or the film. The file exists as long as the provider.
    public let itemProvider: NSItemProvider
    /// Nil, because a browser names no photos of the device.
    public var assetIdentifier: String? { nil }

    /// Returns true if two results have the same provider.
    public static func == (first: Self, second: Self) -> Bool { first.itemProvider === second.itemProvider }

    /// Hashes the provider.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(itemProvider))
    }
}

/// The methods that notify an object of the user's choice in a ``PHPickerViewController``.
/// See Apple's [PHPickerViewControllerDelegate](https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user has chosen photos and films, or has cancelled. The method should dismiss the controller.
    ///
    /// - Parameters:
    ///   - picker: The controller.
    ///   - results: What the user has chosen, or nothing if the user has cancelled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
