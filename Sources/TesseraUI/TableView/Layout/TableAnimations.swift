import Foundation

/// The animations of the rows and sections in a batch of updates.
struct TableAnimations {
    typealias Animation = UITableView.RowAnimation

    private var deletedRows: [IndexPath: Animation] = [:]
    private var insertedRows: [IndexPath: Animation] = [:]
    private var deletedSections: [Int: Animation] = [:]
    private var insertedSections: [Int: Animation] = [:]
    /// The animation of elements for which none was noted.
    var standard = Animation.automatic

    /// Notes the animation of rows that are deleted or reloaded, by their index paths before the update.
    mutating func noteGoing(rows: [IndexPath], _ animation: Animation) {
        for row in rows { deletedRows[row] = animation }
    }
    /// Notes the animation of rows that are inserted, by their index paths after the update.
    mutating func noteComing(rows: [IndexPath], _ animation: Animation) {
        for row in rows { insertedRows[row] = animation }
    }
    /// Notes the animation of sections that are deleted or reloaded, by their indexes before the update.
    mutating func noteGoing(sections: IndexSet, _ animation: Animation) {
        for section in sections { deletedSections[section] = animation }
    }
    /// Notes the animation of sections that are inserted, by their indexes after the update.
    mutating func noteComing(sections: IndexSet, _ animation: Animation) {
        for section in sections { insertedSections[section] = animation }
    }

    /// Gives the new views of reloaded rows and sections the animation of the old ones.
    mutating func noteReloads(_ map: UpdateMap) {
        for place in map.changes.reloadedItems.flatMap({ Array($0.positions) }) {
            guard let animation = deletedRows[place.indexPath], let new = map.newPosition(place) else {
                continue
            }
            insertedRows[new.indexPath] = animation
        }
        for section in map.changes.reloadedSections {
            guard let animation = deletedSections[section], let new = map.newSection(section) else {
                continue
            }
            insertedSections[new] = animation
        }
    }

    /// Returns the animation of an element that appears, by its name after the update.
    func coming(_ element: StageElement) -> Animation {
        let path = element.indexPath
        return (element.isItem ? insertedRows[path] : nil) ?? insertedSections[path.section] ?? standard
    }

    /// Returns the animation of an element that disappears, by its name before the update.
    func going(_ element: StageElement) -> Animation {
        let path = element.indexPath
        return (element.isItem ? deletedRows[path] : nil) ?? deletedSections[path.section] ?? standard
    }
}
