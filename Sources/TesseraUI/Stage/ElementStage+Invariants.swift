import Foundation
import TesseraBasics

extension ElementStage {
    /// Returns a sentence for each broken invariant; the result is empty if the stage is consistent. The
    /// invariants hold between any two calls.
    ///
    /// Tests call it after each step. It costs time in proportion to the number of views.
    func brokenInvariants() -> [String] {
        elementProblems() + reuseProblems() + dataProblems() + phaseProblems()
    }

    /// Ends the app if an invariant is broken.
    func checkInvariants() {
        let problems = brokenInvariants()
        demand(problems.isEmpty, "ElementStage: \(problems.joined(separator: "; "))")
    }

    /// Returns a sentence for each view that has another element than the stage says, or lies in another view
    /// than the scroll view or one of its sections that scroll on their own.
    private func elementProblems() -> [String] {
        var problems: [String] = []
        var views: Set<ObjectIdentifier> = []
        for (element, view) in elements {
            if view.element != element {
                problems.append(
                    "the view of \(element) says that it stands for \(String(describing: view.element))")
            }
            if !views.insert(ObjectIdentifier(view)).inserted {
                problems.append("one view stands for \(element) and for another element")
            }
            if view.stagedScrollView !== scrollView {
                problems.append("the view of \(element) lies in another view")
            }
        }
        for element in displayed where elements[element] == nil {
            problems.append("\(element) is displayed and has no view")
        }
        return problems
    }

    /// Returns a sentence for each reusable view that still has an element, attributes or a superview.
    private func reuseProblems() -> [String] {
        registry.waitingViews.flatMap { view -> [String] in
            var problems: [String] = []
            if view.element != nil {
                problems.append("a view that waits to be used again stands for an element")
            }
            if view.superview != nil { problems.append("a view that waits to be used again is on screen") }
            if view.attributes != nil { problems.append("a view that waits to be used again has a place") }
            return problems
        }
    }

    /// Returns a sentence for each selected, highlighted, moved or inserted item that does not exist.
    private func dataProblems() -> [String] {
        guard let counts, batch == nil else { return [] }
        func exists(_ indexPath: IndexPath) -> Bool {
            indexPath.count == 2 && counts.indices.contains(indexPath.section)
                && (0..<counts[indexPath.section]).contains(indexPath.item)
        }
        var problems: [String] = []
        if counts.contains(where: { $0 < 0 }) { problems.append("a section has a negative number of items") }
        for path in selection where !exists(path) {
            problems.append("\(path) is selected and is no item")
        }
        if let highlighted, !exists(highlighted) {
            problems.append("\(highlighted) is highlighted and is no item")
        }
        for path in phantoms?.places.keys.map({ $0 }) ?? [] where !exists(path) {
            problems.append("\(path) is a gap or placeholder and no item")
        }
        if let movement, !exists(movement.current) {
            problems.append("\(movement.current) is moved and is no item")
        }
        return problems
    }

    /// Returns a sentence for each piece of unfinished work although the stage is settled.
    private func phaseProblems() -> [String] {
        guard case .settled = phase else { return [] }
        var problems: [String] = []
        if defersChanges { problems.append("changes wait, and nothing that they wait for is under way") }
        if !defersChanges, hasWaitingWork { problems.append("a change waits for nothing") }
        if !unmeasured.isEmpty { problems.append("views wait to be laid out, and none is placed") }
        if !completions.isInOrder { problems.append("completions are out of order") }
        return problems
    }
}
