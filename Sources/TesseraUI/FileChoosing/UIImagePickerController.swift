import Foundation
import TesseraBasics
import TesseraDisplay

/// A controller with which the user takes a photo or a film, or chooses one of the device's.
/// See Apple's [UIImagePickerController](https://developer.apple.com/documentation/uikit/uiimagepickercontroller).
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The browser offers the photos, or opens the camera of a phone, in a dialog of its own. It opens at once if the controller is
/// presented within a few seconds after the user has touched something. The controller displays a button that opens the dialog,
/// and the progress while the photo is sent to the app.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The places from which photos and films come.
    /// See Apple's [UIImagePickerController.SourceType](
    /// https://developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum).
    public enum SourceType: Int, Sendable {
        /// The photos of the device.
        case photoLibrary = 0
        /// The camera of the device.
        case camera = 1
        /// The photos of the device; a browser knows no albums.
        case savedPhotosAlbum = 2
    }

    /// The cameras of a device.
    /// See Apple's [UIImagePickerController.CameraDevice](
    /// https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameradevice-swift.enum).
    public enum CameraDevice: Int, Sendable {
        /// The camera on the back of the device.
        case rear = 0
        /// The camera that faces the user.
        case front = 1
    }

    /// The keys of what the user has chosen.
    /// See Apple's [UIImagePickerController.InfoKey](
    /// https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey).
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String

        /// Creates a key from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the type, a `String`: `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The photo as the user has chosen it, a ``UIImage``.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part of the photo that the user has selected, a ``UIImage``.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The selected part in the photo, an `NSValue` of a `CGRect`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a photo's file, which exists until ten later ones have been chosen.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The URL of a film's file, which exists until the app ends.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    // MARK: Sources

    /// Returns true if the device has a source. Photos can always be chosen; browsers report cameras on phones and tablets.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera || UIScreen.main.state.hasCamera
    }

    /// Returns true if the device has a camera, since a phone has one on both sides.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
        isSourceTypeAvailable(.camera)
    }

    /// Returns the types that a source has: those of images and films.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }

    /// The source. The default is ``SourceType-swift.enum/photoLibrary``. The source must be available.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            demand(
                Self.isSourceTypeAvailable(sourceType),
                "UIImagePickerController.sourceType: \(sourceType) is not available on this device. "
                    + "Ask isSourceTypeAvailable(_:) first.")
        }
    }

    /// The camera that the browser opens. The default is ``CameraDevice-swift.enum/rear``.
    open var cameraDevice = CameraDevice.rear

    /// The identifiers of the types among which the user chooses: `public.image`, `public.movie`, or types that conform to them.
    /// Others are ignored. The default is `public.image` alone.
    open var mediaTypes = [UTType.image.identifier] {
        didSet {
            demand(
                mediaTypes.contains(where: Self.isMedia),
                "UIImagePickerController.mediaTypes: \(mediaTypes) must contain a type of images or films.")
        }
    }

    private static func isMedia(_ identifier: String) -> Bool {
        [UTType.image, .audiovisualContent].contains { KnownTypes.conforms(identifier, to: $0.identifier) }
    }

    /// A Boolean value that tells whether the user moves and scales a photo before it is chosen, to select a square part of it.
    /// The default is false.
    open var allowsEditing = false

    // MARK: Choosing

    private var isOver = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        let types = mediaTypes.filter(Self.isMedia).map { UTType(importedAs: $0) }
        let camera: DisplayRequest.Files.Camera? =
            sourceType == .camera ? cameraDevice == .front ? .user : .environment : nil
        let chooser = FileChooserViewController(
            camera == nil ? .photos : .camera, WantedFiles(types: types, limit: 1, camera: camera),
            isUsable: { [weak self] in self?.read($0) == true },
            finish: { [weak self] in self?.take($0?.first) })
        setViewControllers([chooser], animated: false)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissedByUser { cancel() }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isGone else { return }
        isOver = true
        (viewControllers.first as? FileChooserViewController)?.abandon()
    }

    private var picker: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }

    /// The photo that the user has chosen, or nil if it is a film.
    private var photo: UIImage?

    /// Reads a photo. Returns false if the file has only the name of one.
    private func read(_ file: ChosenFile) -> Bool {
        guard file.type.conforms(to: .image) else { return true }
        photo = UIImage(contentsOfFile: file.url.path)
        return photo != nil
    }

    private func take(_ file: ChosenFile?) {
        guard let file else { return cancel() }
        guard let photo else {
            file.keep()
            return choose([.mediaType: UTType.movie.identifier, .mediaURL: file.url])
        }
        file.keepForAWhile()
        var info: [InfoKey: Any] = [
            .mediaType: UTType.image.identifier, .originalImage: photo, .imageURL: file.url,
        ]
        guard allowsEditing else { return choose(info) }
        let editor = PhotoCropViewController(photo) { [weak self] part in
            guard let part else { self?.cancel(); return }
            info[.editedImage] = part.image
            info[.cropRect] = NSValue(cgRect: part.rect)
            self?.choose(info)
        }
        // The user cannot go back to the choice, which is over.
        setViewControllers([editor], animated: true)
    }

    private func choose(_ info: [InfoKey: Any]) {
        guard !isOver else { return }
        isOver = true
        picker?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancel() {
        guard !isOver else { return }
        isOver = true
        picker?.imagePickerControllerDidCancel(self)
    }

    open override func accessibilityPerformEscape() -> Bool {
        cancel()
        return true
    }
}

/// The methods that notify an object of the user's choice in a ``UIImagePickerController``.
/// See Apple's [UIImagePickerControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate).
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen a photo or a film. The method should dismiss the controller.
    ///
    /// - Parameters:
    ///   - picker: The controller.
    ///   - info: What the user has chosen, by keys.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user has cancelled. The method should dismiss the controller.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the controller.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.presentingViewController?.dismiss(animated: true)
    }

    /// Dismisses the controller.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}
