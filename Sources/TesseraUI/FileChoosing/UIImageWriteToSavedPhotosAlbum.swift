import Foundation
import TesseraSelectors

/// Saves an image on the user's device: as a file in the PNG format, like “Save Image” in a ``UIActivityViewController``. The
/// browser decides where, or asks the user.
/// See Apple's [UIImageWriteToSavedPhotosAlbum(_:_:_:_:)](
/// https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)).
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object that is notified, or nil. It is retained until then.
///   - completionSelector: A method of the object with up to three parameters: the image, an error, and the context. The error is
///     nil if the browser has got the image; a page does not learn whether the user declines to save it. Otherwise the error has
///     the domain `NSCocoaErrorDomain`. If the object has no such method, the app ends.
///   - contextInfo: What the method gets as its last argument. A parameter that is not optional gets a pointer to zeros in the
///     place of nil.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let target = completionTarget.map { $0 as AnyObject }
    func finish(_ isSaved: Bool) {
        guard let target, let completionSelector else { return }
        let error = isSaved ? nil : AlbumProblem.error
        completionSelector.send(to: target, arguments: [image, error, contextInfo])
    }
    let file = image.pngData().flatMap {
        try? TemporaryItemFile($0, name: FileWord.image, typeIdentifier: UTType.png.identifier)
    }
    guard let file else {
        // The method is never called before this function returns.
        Task { finish(false) }
        return
    }
    FileSaver([file.url]).save { isSaved in
        file.remove()
        finish(isSaved)
    }
}

@MainActor
private enum AlbumProblem {
    /// The error of an image that could not be saved.
    static var error: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.fileWriteUnknown.rawValue,
            userInfo: [NSLocalizedDescriptionKey: FileWord.notSaved])
    }
}
