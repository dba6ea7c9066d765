import BenchmarkSupport
import TesseraUI

/// Prints what it costs to measure labels.
@MainActor
func measureLabels() {
    let label = UILabel()
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 15)
    label.text = japaneseText(0)
    let room = CGSize(width: 165, height: 0)
    use(label.sizeThatFits(room))
    let known = (0..<30).map { _ in seconds(of: 10_000) { use(label.sizeThatFits(room)) } }.min() ?? 0
    line(
        "A label whose text is known, measured again", String(format: "%.3f µs", known * 1e6), "at most 1 µs",
        "")

    guard let pango = PangoParagraph(size: 15, width: 165) else { return }
    compareToPango("A new Japanese label of two lines over Pango's own layout of the text", japaneseText)
    compareToPango("A new English label of known words over Pango's own layout of the text", englishText)

    func compareToPango(_ title: String, _ text: @escaping (Int) -> String) {
        var number = 0
        report(
            title,
            Comparison(
                repetitions: 100,
                {
                    number += 1
                    label.text = text(number)
                    use(label.sizeThatFits(room))
                },
                over: {
                    number += 1
                    use(pango.height(of: text(number)))
                }))
    }
}

/// Prints how the time for a paragraph of many lines with a tab at its end grows with its length.
@MainActor
func measureTabs() {
    let label = UILabel()
    label.numberOfLines = 0
    func time(of length: Int) -> Double {
        let words = String(repeating: englishText(length) + " ", count: length / 100)
        return (0..<5).map { round in
            label.text = "\(round) " + words + "\t1"
            return seconds(of: 1) { use(label.sizeThatFits(CGSize(width: 165, height: 0))) }
        }.min() ?? 0
    }
    let ratio = time(of: 80_000) / time(of: 20_000)
    line(
        "A paragraph of 80,000 characters and a tab over one of 20,000", String(format: "%.1f", ratio),
        "about 4",
        "")
}

/// Prints how often a hundred labels are laid out and measured when the user chooses a larger text size.
@MainActor
func measureTextSizes() {
    let screen = LabelScreen(count: 100)
    screen.layoutIfNeeded()
    screen.forgetCounts()
    screen.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    screen.updateTraitsIfNeeded()
    screen.layoutIfNeeded()
    line("Layout passes of 100 labels whose text size changes", "\(screen.layouts)", "at most 1", "")
    line(
        "Measurements of the label that was measured most often", "\(screen.mostMeasurements)", "at most 1",
        "")
}

/// Returns a text of about twenty characters that differs for each number.
private func japaneseText(_ number: Int) -> String {
    "海老と旬野菜のサフラン風味パエリア その\(number)・春限定"
}

/// Returns a text of twenty words, which differs for each number. Except for the number, all texts consist of the same words in
/// different orders.
private func englishText(_ number: Int) -> String {
    let (first, step) = (number, number % 17 + 1)
    let words = (0..<19).map { englishWords[(first + $0 * step) % englishWords.count] }
    return "\(number) " + words.joined(separator: " ")
}

private let englishWords =
    "A shop by the river sells bread and tea until the last boat has left for the other side".split(
        separator: " ")

/// Labels below one another, which constraints place.
@MainActor
private final class LabelScreen: UIView {
    private(set) var layouts = 0
    private let stack = UIStackView()

    init(count: Int) {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        for number in 0..<count {
            let label = CountingLabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.text = japaneseText(number)
            stack.addArrangedSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    private var labels: [CountingLabel] { stack.arrangedSubviews.compactMap { $0 as? CountingLabel } }

    func forgetCounts() {
        layouts = 0
        for label in labels { label.measurements = 0 }
    }

    var mostMeasurements: Int { labels.map(\.measurements).max() ?? 0 }
}

private final class CountingLabel: UILabel {
    var measurements = 0

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measurements += 1
        return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
}
