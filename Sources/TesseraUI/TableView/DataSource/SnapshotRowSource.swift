import Foundation

/// A data source whose rows come from a snapshot.
@MainActor
protocol SnapshotRowSource: UITableViewDataSource {
    /// Called after the user has moved a row and the data source was informed of it. Unlike
    /// ``UITableViewDataSource/tableView(_:moveRowAt:to:)``, no subclass of the app overrides it.
    func rowHasMoved(from source: IndexPath, to target: IndexPath)
}
