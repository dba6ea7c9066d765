import UIKit

/// A column of labels, each as large as its text.
final class TextViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let samples: [(name: String, label: UILabel)] = Samples.all.map { name, text in
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        label.accessibilityIdentifier = name
        return (name, label)
    }

    private let gauge = Gauge()
    private let card = Card()
    private let gallery = LayerGallery()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        for (_, label) in samples { scrollView.addSubview(label) }
        gauge.accessibilityIdentifier = "gauge"
        scrollView.addSubview(gauge)
        card.accessibilityIdentifier = "card"
        scrollView.addSubview(card)
        gallery.accessibilityIdentifier = "gallery"
        scrollView.addSubview(gallery)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y: CGFloat = 16
        for (_, label) in samples {
            let size = label.sizeThatFits(CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude))
            label.frame = CGRect(x: 16, y: y, width: size.width, height: size.height)
            y += size.height + 12
        }
        gauge.frame = CGRect(x: 300, y: 16, width: 40, height: 40)
        card.frame = CGRect(x: 300, y: 80, width: 100, height: 100)
        gallery.frame = CGRect(x: 300, y: 200, width: 290, height: 450)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }
}

/// Texts in several scripts and styles.
@MainActor
enum Samples {
    static var all: [(String, NSAttributedString)] {
        [
            ("english", plain("Roast the lemons until they are soft, then press them over the olives.")),
            ("japanese", plain("春の野菜をたっぷり使った、香り高いサフランのパエリア。魚介の旨みが広がります。")),
            ("arabic", plain("مرحبا بكم في مطعمنا، نتمنى لكم وجبة شهية هذا المساء")),
            ("hebrew", plain("ברוכים הבאים למסעדה שלנו, ערב נעים")),
            ("mixed", plain("Paella パエリア באלה 2 人前 مع السلامة 🥘 and more")),
            ("emoji", plain("👨‍👩‍👧‍👦👍🏽🇯🇵 😀")), ("bold", plain("Bold 太字 words", font: .boldSystemFont(ofSize: 22))),
            ("italic", plain("Leaning words", font: .italicSystemFont(ofSize: 17))),
            ("kern", text(("Apart 離れて", [.kern: 3]))),
            (
                "sizes",
                text(
                    ("Big ", [.font: UIFont.systemFont(ofSize: 30)]),
                    ("and small 小", [.font: UIFont.systemFont(ofSize: 11)]))
            ),
            (
                "lines",
                text(
                    ("Under", [.underlineStyle: NSUnderlineStyle.single.rawValue]), (" and ", [:]),
                    ("through", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]))
            ),
            ("digits", plain("12:34 56", font: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))),
            ("code", plain("let code = 1", font: .monospacedSystemFont(ofSize: 15, weight: .regular))),
            (
                "named",
                plain(
                    "Letters of one width",
                    font: UIFont(name: "DejaVu Sans Mono", size: 20) ?? .systemFont(ofSize: 1))
            ),
            ("spacing", spaced), ("attachment", attachment),
        ]
    }

    private static func plain(_ string: String, font: UIFont = .systemFont(ofSize: 17)) -> NSAttributedString
    {
        NSAttributedString(string: string, attributes: [.font: font])
    }

    private static func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, attributes) in parts {
            text.append(
                NSAttributedString(
                    string: string,
                    attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 17)]) { own, _ in own }))
        }
        return text
    }

    private static var spaced: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 8
        style.firstLineHeadIndent = 20
        return text(
            ("The first line is set in, and all lines have room between them.", [.paragraphStyle: style]))
    }

    private static var attachment: NSAttributedString {
        let text = NSMutableAttributedString(attributedString: text(("Before ", [:])))
        let heart = NSTextAttachment()
        // Chromium sets a baseline up to a point and a half above the font's own. An image as high as the line would
        // make that visible.
        heart.image = UIImage(
            systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
        text.append(NSAttributedString(attachment: heart))
        text.append(self.text((" behind", [:])))
        return text
    }
}
