import UIKit

/// Samples of text fields and of a text view.
@MainActor
enum TextSamples {
    static func views() -> [UIView] {
        let usual = field("Text")
        usual.clearButtonMode = .always
        usual.text = "漆の椅子"
        let secret = field("Password")
        secret.isSecureTextEntry = true
        let pictured = field("Search")
        pictured.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        pictured.leftViewMode = .always
        let long = UITextView()
        long.text = "Several lines\nof text\nthat scroll."
        long.font = .preferredFont(forTextStyle: .body)
        long.adjustsFontForContentSizeCategory = true
        long.backgroundColor = .secondarySystemGroupedBackground
        long.layer.cornerRadius = 8
        long.heightAnchor.constraint(equalToConstant: 96).isActive = true
        let line = field("Line")
        line.borderStyle = .line
        return [
            usual, secret, pictured, line, field("Disabled").disabled(), UISearchTextField(),
            long.named("Several lines"),
        ]
    }

    private static func field(_ placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        return field
    }
}
