import Foundation

/// Finds out if a class of the app overrides a method of one of UIKit's classes, without calling it.
///
/// ``OptionalMethod`` learns that by a call, which is out of the question for a method that changes the app's data.
@MainActor
enum OverriddenMethod {
    /// Returns true if the class of a controller overrides `tableView(_:commit:forRowAt:)`.
    static func overridesCommit(_ controller: UITableViewController) -> Bool {
        guard let commitEntry else { return false }
        let own = entries(of: type(of: controller))
        return own.indices.contains(commitEntry)
            && own[commitEntry] != entries(of: UITableViewController.self)[commitEntry]
    }

    /// The number of the entry with the method `tableView(_:commit:forRowAt:)` in the value of a class, or nil if it cannot be determined.
    ///
    /// The entry differs from that of the superclass in a class that overrides the method, and not in one that overrides nothing.
    private static let commitEntry: Int? = {
        let (base, plain) = (entries(of: UITableViewController.self), entries(of: PlainProbe.self))
        let overriding = entries(of: CommitProbe.self)
        guard plain.count >= base.count, overriding.count >= base.count else { return nil }
        let found = base.indices.filter { plain[$0] == base[$0] && overriding[$0] != base[$0] }
        return found.count == 1 ? found[0] : nil
    }()

    /// Returns the entries of the value of a class: its methods, which come after those of its superclass, and the offsets of its properties.
    private static func entries(of type: UITableViewController.Type) -> [UInt] {
        #if os(Linux) && (arch(x86_64) || arch(arm64))
            // Safe: on these systems, the value of each class of Swift has this layout, which Swift documents as the layout of class metadata.
            // The size of the whole and the place in it to which the pointer leads are numbers of 32 bits at the offsets 32 and 36. Everything up
            // to the offset 56 is the same in all classes or of no interest here, and words of 64 bits follow. The value of a class lives for ever.
            let value = unsafeBitCast(type, to: UnsafeRawPointer.self)
            let size = value.load(fromByteOffset: 32, as: UInt32.self)
            let place = value.load(fromByteOffset: 36, as: UInt32.self)
            guard size > place else { return [] }
            return stride(from: 56, to: Int(size - place) - 7, by: 8).map {
                value.load(fromByteOffset: $0, as: UInt.self)
            }
        #else
            return []
        #endif
    }

    private class PlainProbe: UITableViewController {}

    private class CommitProbe: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            // The body differs from that of the superclass, so that no linker makes one function of both.
            tableView.setNeedsLayout()
        }
    }
}
