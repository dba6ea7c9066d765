import BenchmarkSupport
import TesseraUI

/// Prints how the cost of a chain of views grows with its length.
@MainActor
func measureChains() {
    report(
        "A chain of 200 views made and laid out over one of 50",
        Comparison(repetitions: 1, { layOutChain(of: 200) }, over: { layOutChain(of: 50) }), limit: 5)
    let (long, short) = (Chain(of: 200), Chain(of: 50))
    report(
        "The same with another width",
        Comparison(repetitions: 5, { long.resize() }, over: { short.resize() }), limit: 5)
}

@MainActor
private func layOutChain(of count: Int) { use(Chain(of: count)) }

/// Views of equal widths side by side, which fill the width of a root view.
@MainActor
private final class Chain {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 100))

    init(of count: Int) {
        let views = (0..<count).map { _ in UIView() }
        var constraints: [NSLayoutConstraint] = []
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let start = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
            constraints += [
                view.leadingAnchor.constraint(equalTo: start, constant: 8),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ]
            if index > 0 {
                constraints.append(view.widthAnchor.constraint(equalTo: views[index - 1].widthAnchor))
            }
        }
        constraints.append(
            views[count - 1].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8))
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    func resize() {
        root.frame.size.width = root.frame.width == 4000 ? 4100 : 4000
        root.layoutIfNeeded()
    }
}
