import Foundation
import TesseraDisplay
import TesseraGraphics

/// The properties of an emitter layer.
struct EmitterState: Equatable {
    var birthRate: CGFloat = 1
    var lifetime: CGFloat = 1
    var velocity: CGFloat = 1
    var scale: CGFloat = 1
    var spin: CGFloat = 1
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var seed: UInt32 = 0
    /// The kinds of particles, with what the app had set when they were taken over.
    var cells: [EmitterCellState] = []
}

/// The properties of a kind of particles when they were taken over from a cell.
struct EmitterCellState: Equatable {
    let name: String?
    let isEnabled: Bool
    let picture: LayerContents?
    var color: CGColor?
    /// The properties that are numbers, by their names.
    private(set) var numbers: [String: Double]
    /// What each particle emits.
    var children: [EmitterCellState]

    /// The greatest number of cells that are within each other, so that a cell within itself does no harm.
    private static let greatestDepth = 4

    init(_ cell: CAEmitterCell, depth: Int = 1) {
        (name, isEnabled, color) = (cell.name, cell.isEnabled, cell.color)
        picture = cell.madePicture
        // A number that is `nan` would differ from itself.
        numbers = CAEmitterCell.numbers.mapValues { $0.get(cell).isNaN ? 0 : $0.get(cell) }
        let inner = depth < Self.greatestDepth ? cell.emitterCells ?? [] : []
        children = inner.map { EmitterCellState($0, depth: depth + 1) }
    }

    /// The value of a property that is a number, by its name.
    subscript(name: String) -> CGFloat {
        get { CGFloat(numbers[name] ?? 0) }
        set { numbers[name] = Double(newValue) }
    }

    static func == (left: EmitterCellState, right: EmitterCellState) -> Bool {
        left.name == right.name && left.isEnabled == right.isEnabled && left.color == right.color
            && left.picture?.resource === right.picture?.resource && left.numbers == right.numbers
            && left.children == right.children
    }

    /// The files of the pictures of the cell and of those in it.
    var files: [ImageFile] { (picture.map { [$0.resource] } ?? []) + children.flatMap(\.files) }
}

extension EmitterState {
    /// Calls a function with a cell and returns true if there is one at the end of a path of names.
    mutating func withCell(
        at path: some Collection<Substring>, _ body: (inout EmitterCellState) -> Void
    ) -> Bool {
        Self.withCell(at: path, in: &cells, body)
    }

    private static func withCell(
        at path: some Collection<Substring>, in cells: inout [EmitterCellState],
        _ body: (inout EmitterCellState) -> Void
    ) -> Bool {
        guard let first = path.first, let index = cells.firstIndex(where: { $0.name == String(first) }) else {
            return false
        }
        let rest = path.dropFirst()
        if rest.isEmpty {
            body(&cells[index])
            return true
        }
        guard rest.first == "emitterCells" else { return false }
        return withCell(at: rest.dropFirst(), in: &cells[index].children, body)
    }
}
