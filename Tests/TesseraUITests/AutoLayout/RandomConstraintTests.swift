import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// Tests that a tree of views which changes at random ends with the same frames as a new tree.
///
/// A model describes the views and the constraints. Each edit changes the model and the views that exist already. After
/// the edits, the test makes new views from the model and compares both. It compares only those views whose layout is
/// not ambiguous.
@Suite @MainActor struct RandomConstraintTests {
    @Test(arguments: 1...8)
    func `edits end in the same frames as a new tree`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var model = ConstraintModel(using: &random)
        let live = ConstraintScene(model)
        live.root.layoutIfNeeded()
        for step in 0..<10 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let edit = model.edit(using: &random)
                live.apply(edit, model)
            }
            if Bool.random(using: &random) { _ = live.views[1].systemLayoutSizeFitting(.zero) }
            live.root.layoutIfNeeded()
            let fresh = ConstraintScene(model)
            fresh.root.layoutIfNeeded()
            for (index, view) in live.views.enumerated() {
                let other = fresh.views[index]
                #expect(
                    view.hasAmbiguousLayout == other.hasAmbiguousLayout,
                    "seed \(seed), step \(step), view \(index) of \(model)")
                guard !other.hasAmbiguousLayout, !view.hasAmbiguousLayout else { continue }
                let (one, two) = (view.frame, other.frame)
                // Half a point is a pixel. A coordinate between two pixels may be rounded to either.
                let isSame =
                    abs(one.minX - two.minX) <= 0.5 && abs(one.minY - two.minY) <= 0.5
                    && abs(one.maxX - two.maxX) <= 0.5 && abs(one.maxY - two.maxY) <= 0.5
                try #require(
                    isSame, "seed \(seed), step \(step), view \(index): \(one), anew \(two), of \(model)")
            }
        }
    }

    /// Tests that neighbours with a common edge in the constraints have a common edge on the screen too, whatever their
    /// lengths.
    @Test(arguments: 1...20)
    func `neighbours share edges`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let root = rootView(300, 50)
        var last = root.leftAnchor
        var views: [UIView] = []
        var exact: [CGFloat] = []
        for _ in 0..<20 {
            let view = constrainedView(in: root)
            let width = CGFloat.random(in: 0...20, using: &random)
            exact.append((exact.last ?? 0) + width)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: last),
                view.widthAnchor.constraint(equalToConstant: width),
            ])
            last = view.rightAnchor
            views.append(view)
        }
        root.layoutIfNeeded()
        for (index, view) in views.enumerated() {
            // There are two pixels for each point.
            #expect(abs(view.frame.maxX - exact[index]) <= 0.2501, "seed \(seed)")
            #expect((view.frame.maxX * 2).rounded() == view.frame.maxX * 2, "seed \(seed)")
            if index > 0 { #expect(view.frame.minX == views[index - 1].frame.maxX, "seed \(seed)") }
        }
    }
}

/// Describes views by their numbers, where 0 is the root view, and the constraints that place each view. No numbers
/// make them contradict one another: each axis of a view has exactly the required constraints that it needs, and all
/// others are optional.
private struct ConstraintModel: CustomStringConvertible {
    struct Item {
        var parent: Int
        /// The sibling beside which the view lies, or nil if it lies at its parent's edge. A sibling has a lower
        /// number.
        var neighbour: Int?
        var gap: CGFloat
        /// The sources of the width and the height.
        var width: Length
        var height: Length
        var content: CGSize
        var hugging: Float
        var isHidden = false
        /// An optional width in points and its priority, or nil if there is none.
        var wish: (width: CGFloat, priority: Float)?
    }

    enum Length: Equatable {
        case content
        case constant(CGFloat)
        case ofParent(CGFloat)
        /// The width between the parent's margins. Heights do not use it.
        case fill
    }

    enum Edit {
        case gap(Int), content(Int), wishChanged(Int), lengths(Int), hide(Int), resize, move(Int), hugging(
            Int)
        case neighbour(Int)
    }

    var size = CGSize(width: 300, height: 300)
    var items: [Item] = []

    init(using random: inout some RandomNumberGenerator) {
        for number in 1...8 { items.append(Self.item(number, using: &random)) }
        for number in 1...8 { chooseNeighbour(of: number, using: &random) }
    }

    subscript(number: Int) -> Item {
        get { items[number - 1] }
        set { items[number - 1] = newValue }
    }

    private static func item(_ number: Int, using random: inout some RandomNumberGenerator) -> Item {
        Item(
            parent: Int.random(in: 0..<number, using: &random), neighbour: nil,
            gap: CGFloat(Int.random(in: 0...20, using: &random)),
            width: length(isWidth: true, using: &random),
            height: length(isWidth: false, using: &random),
            content: CGSize(
                width: Int.random(in: 0...80, using: &random), height: Int.random(in: 0...80, using: &random)),
            hugging: Float(Int.random(in: 200...300, using: &random)))
    }

    private static func length(isWidth: Bool, using random: inout some RandomNumberGenerator) -> Length {
        switch Int.random(in: 0..<(isWidth ? 4 : 3), using: &random) {
        case 0: .content
        case 1: .constant(CGFloat(Int.random(in: 0...90, using: &random)))
        case 2: .ofParent(0.5)
        default: .fill
        }
    }

    mutating func chooseNeighbour(of number: Int, using random: inout some RandomNumberGenerator) {
        let siblings = (1..<number).filter { self[$0].parent == self[number].parent }
        self[number].neighbour = self[number].width == .fill ? nil : siblings.randomElement(using: &random)
    }

    /// Makes one random change, and returns a description of it.
    mutating func edit(using random: inout some RandomNumberGenerator) -> Edit {
        let number = Int.random(in: 1...items.count, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            self[number].gap = CGFloat(Int.random(in: 0...20, using: &random))
            return .gap(number)
        case 1:
            self[number].content = CGSize(
                width: Int.random(in: 0...80, using: &random), height: Int.random(in: 0...80, using: &random))
            return .content(number)
        case 2:
            self[number].wish =
                Bool.random(using: &random)
                ? nil
                : (
                    CGFloat(Int.random(in: 0...100, using: &random)),
                    Float(Int.random(in: 1...999, using: &random))
                )
            return .wishChanged(number)
        case 3:
            self[number].height = Self.length(isWidth: false, using: &random)
            if self[number].neighbour == nil {
                self[number].width = Self.length(isWidth: true, using: &random)
            }
            return .lengths(number)
        case 4:
            self[number].isHidden.toggle()
            return .hide(number)
        case 5:
            size = CGSize(
                width: Int.random(in: 50...400, using: &random),
                height: Int.random(in: 50...400, using: &random))
            return .resize
        case 6:
            self[number].hugging = Float(Int.random(in: 200...300, using: &random))
            return .hugging(number)
        case 7:
            chooseNeighbour(of: number, using: &random)
            return .neighbour(number)
        default:
            // The view takes its subviews along, but its siblings can no longer lie beside it.
            for other in items.indices where items[other].neighbour == number { items[other].neighbour = nil }
            self[number].parent = Int.random(in: 0..<number, using: &random)
            chooseNeighbour(of: number, using: &random)
            return .move(number)
        }
    }

    var description: String { "\(size) \(items)" }
}

/// The views that a model describes.
@MainActor
private final class ConstraintScene {
    let root: UIView
    private(set) var views: [UIView]
    /// The constraints that place each view, by the number of the view.
    private var places: [[NSLayoutConstraint]]

    init(_ model: ConstraintModel) {
        root = rootView(model.size.width, model.size.height)
        views = [root] + model.items.map { _ in ContentView(0, 0) }
        places = Array(repeating: [], count: views.count)
        for number in 1..<views.count {
            views[model[number].parent].addSubview(views[number])
            setContent(number, model)
        }
        for number in 1..<views.count { place(number, model) }
    }

    private func setContent(_ number: Int, _ model: ConstraintModel) {
        (views[number] as? ContentView)?.contentSize = model[number].content
        views[number].isHidden = model[number].isHidden
        views[number].setContentHuggingPriority(.init(model[number].hugging), for: .horizontal)
    }

    /// Replaces the constraints that place a view.
    private func place(_ number: Int, _ model: ConstraintModel) {
        NSLayoutConstraint.deactivate(places[number])
        let (item, view) = (model[number], views[number])
        let parent = views[item.parent]
        var constraints = [
            view.leadingAnchor.constraint(
                equalTo: item.neighbour.map { views[$0].trailingAnchor }
                    ?? parent.layoutMarginsGuide.leadingAnchor,
                constant: item.gap),
            view.topAnchor.constraint(
                equalTo: item.neighbour.map { views[$0].topAnchor } ?? parent.topAnchor, constant: item.gap),
        ]
        switch item.width {
        case .content: break
        case .constant(let points): constraints.append(view.widthAnchor.constraint(equalToConstant: points))
        case .ofParent(let share):
            constraints.append(view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: share))
        case .fill:
            let fill = view.trailingAnchor.constraint(equalTo: parent.layoutMarginsGuide.trailingAnchor)
            fill.priority = .init(990)
            constraints.append(fill)
        }
        switch item.height {
        case .constant(let points): constraints.append(view.heightAnchor.constraint(equalToConstant: points))
        case .ofParent(let share):
            constraints.append(view.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: share))
        default: break
        }
        if let wish = item.wish {
            let constraint = view.widthAnchor.constraint(equalToConstant: wish.width)
            constraint.priority = .init(wish.priority)
            constraints.append(constraint)
        }
        NSLayoutConstraint.activate(constraints)
        places[number] = constraints
    }

    /// Changes the views in the same way as the model was changed.
    func apply(_ edit: ConstraintModel.Edit, _ model: ConstraintModel) {
        switch edit {
        case .resize: root.frame.size = model.size
        case .gap(let number):
            places[number][0].constant = model[number].gap
            places[number][1].constant = model[number].gap
        case .content(let number), .hide(let number), .hugging(let number): setContent(number, model)
        case .wishChanged(let number), .lengths(let number), .neighbour(let number): place(number, model)
        case .move(let number):
            views[number].removeFromSuperview()
            views[model[number].parent].addSubview(views[number])
            for other in 1..<views.count where model[other].neighbour == nil || other == number {
                place(other, model)
            }
        }
    }
}
