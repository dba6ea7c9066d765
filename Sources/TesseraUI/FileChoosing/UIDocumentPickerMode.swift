/// The tasks of a ``UIDocumentPickerViewController``. Apple has deprecated the type.
/// See Apple's [UIDocumentPickerMode](https://developer.apple.com/documentation/uikit/uidocumentpickermode).
public enum UIDocumentPickerMode: UInt, Sendable {
    /// The app gets copies of files that the user chooses.
    case `import` = 0
    /// The app gets files that the user chooses, which are copies in a browser.
    case open = 1
    /// Copies of the app's files are saved on the device.
    case exportToService = 2
    /// The app's files are saved on the device. In a browser they stay in the app, too.
    case moveToService = 3
}
