import Foundation

/// A folder of the app whose files a document on the display may load. The host serves them while the object exists.
@MainActor
package final class WebFolder {
    /// The address of the folder, which ends with a slash.
    package let address: String
    /// The number of the folder at the host.
    let number: Int

    /// Lets the display load the files of a folder.
    package init(_ url: URL) {
        address = URL(fileURLWithPath: url.path, isDirectory: true).absoluteString
        number = UIApplication.shared.requests.offerFolder(at: url.path)
    }

    isolated deinit {
        UIApplication.shared.requests.withdrawFolder(number)
    }
}
