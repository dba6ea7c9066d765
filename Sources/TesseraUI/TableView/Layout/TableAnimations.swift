import Foundation

/// How the rows and sections of a batch of updates come and go.
struct TableAnimations {
    typealias Animation = UITableView.RowAnimation

    private var deletedRows: [IndexPath: Animation] = [:]
    private var insertedRows: [IndexPath: Animation] = [:]
    private var deletedSections: [Int: Animation] = [:]
    private var insertedSections: [Int: Animation] = [:]
    /// How what nothing is said of comes and goes.
    var standard = Animation.automatic

    /// Notes how rows go that are deleted or reloaded, by their index paths before the update.
    mutating func noteGoing(rows: [IndexPath], _ animation: Animation) {
        for row in rows { deletedRows[row] = animation }
    }
    /// Notes how rows come that are inserted, by their index paths after the update.
    mutating func noteComing(rows: [IndexPath], _ animation: Animation) {
        for row in rows { insertedRows[row] = animation }
    }
    /// Notes how sections go that are deleted or reloaded, by their indexes before the update.
    mutating func noteGoing(sections: IndexSet, _ animation: Animation) {
        for section in sections { deletedSections[section] = animation }
    }
    /// Notes how sections come that are inserted, by their indexes after the update.
    mutating func noteComing(sections: IndexSet, _ animation: Animation) {
        for section in sections { insertedSections[section] = animation }
    }

    /// Lets what is reloaded come as what it was before goes.
    mutating func noteReloads(_ map: UpdateMap) {
        for place in map.changes.reloadedItems.flatMap({ Array($0.places) }) {
            guard let animation = deletedRows[place.indexPath], let new = map.newPlace(place) else {
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

    /// How an element comes, by what it is called after the update.
    func coming(_ element: StageElement) -> Animation {
        let path = element.indexPath
        return (element.isItem ? insertedRows[path] : nil) ?? insertedSections[path.section] ?? standard
    }

    /// How an element goes, by what it was called before the update.
    func going(_ element: StageElement) -> Animation {
        let path = element.indexPath
        return (element.isItem ? deletedRows[path] : nil) ?? deletedSections[path.section] ?? standard
    }
}
