import BenchmarkSupport
import TesseraUI

/// Prints what it costs to arrange views in stacks.
@MainActor
func measureStacks() {
    report(
        "A stack of 100 views made and laid out over one of 10",
        Comparison(repetitions: 2, { use(Row(of: 100)) }, over: { use(Row(of: 10)) }), limit: 25)
    let row = Row(of: 100)
    report(
        "One of 100 views hidden or shown over making the stack",
        Comparison(repetitions: 5, { row.toggle() }, over: { use(Row(of: 100)) }), limit: 0.2)
    let equal = Row(of: 100, distribution: .fillEqually)
    report(
        "The same where all views have one width",
        Comparison(
            repetitions: 5, { equal.toggle() }, over: { use(Row(of: 100, distribution: .fillEqually)) }),
        limit: 0.5)
}

/// A row of views with content, in a stack.
@MainActor
private final class Row {
    private let stack: UIStackView

    init(of count: Int, distribution: UIStackView.Distribution = .fill) {
        stack = UIStackView(arrangedSubviews: (0..<count).map { Box(width: 10 + $0 % 7) })
        stack.distribution = distribution
        stack.alignment = .center
        stack.spacing = 4
        stack.frame.size = CGSize(width: 20 * count + 100, height: 50)
        stack.layoutIfNeeded()
    }

    func toggle() {
        stack.arrangedSubviews[stack.arrangedSubviews.count / 2].isHidden.toggle()
        stack.layoutIfNeeded()
    }
}

/// A view with an intrinsic content size.
private final class Box: UIView {
    private let width: Int

    init(width: Int) {
        self.width = width
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
}
