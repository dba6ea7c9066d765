import Foundation

/// The text fields of an alert, one below the other in one box.
@MainActor
final class AlertTextFields: UIView {
    private let fields: [UITextField]
    private let lines: [UIView]

    init(_ fields: [UITextField]) {
        self.fields = fields
        lines = fields.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        backgroundColor = UIColor(light: 0xffff_ffff, dark: 0x1c1c_1eff)
        layer.cornerRadius = 6
        clipsToBounds = true
        for field in fields { addSubview(field) }
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    var count: Int { fields.count }

    required init?(coder: NSCoder) { nil }

    override func traitsDidChange() {
        super.traitsDidChange()
        layer.borderWidth = 1 / traitCollection.displayScale
        layer.borderColor = UIColor.separator.cgColor(for: traitCollection)
    }

    private func height(of field: UITextField) -> CGFloat {
        max(32, ((field.font ?? .systemFont(ofSize: 17)).lineHeight + 12).rounded(.up))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fields.map(height).reduce(0, +))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        let pixel = 1 / traitCollection.displayScale
        for (index, field) in fields.enumerated() {
            let height = height(of: field)
            field.frame = CGRect(x: 8, y: y, width: max(bounds.width - 16, 0), height: height)
            if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel) }
            y += height
        }
    }
}
