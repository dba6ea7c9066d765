import Foundation

/// The photos and films of the device, among which the user chooses in a ``PHPickerViewController``. A browser gives an app no
/// other access to them.
/// See Apple's [PHPhotoLibrary](https://developer.apple.com/documentation/photos/phphotolibrary).
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let device = PHPhotoLibrary()

    private override init() {}

    /// Returns the library of the device.
    public class func shared() -> PHPhotoLibrary { device }
}
