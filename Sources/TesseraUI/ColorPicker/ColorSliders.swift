import Foundation

/// Sliders and fields for the components red, green and blue, and a field for all of them as hexadecimal digits.
final class ColorSliders: UIView, UITextFieldDelegate {
    /// Called when the user has changed the colour. The second parameter is true while a finger is down.
    var didChoose: ((PickedColor, _ isOngoing: Bool) -> Void)?

    private static let components: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
    private let names = [ColorWord.red, ColorWord.green, ColorWord.blue]
    private let sliders: [ColorSlider]
    private let fields: [UITextField]
    private let hexadecimalField = ColorSliders.makeField(ColorWord.hexadecimal)

    override init(frame: CGRect) {
        sliders = names.map { ColorSlider($0) }
        fields = names.map { Self.makeField($0) }
        super.init(frame: frame)
        let rows = names.indices.map { makeRow($0) }
        hexadecimalField.keyboardType = .asciiCapable
        hexadecimalField.autocapitalizationType = .allCharacters
        hexadecimalField.delegate = self
        let label = UILabel()
        label.text = ColorWord.hexadecimal + " #"
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.isAccessibilityElement = false
        let hexadecimalRow = UIStackView(arrangedSubviews: [UIView(), label, hexadecimalField])
        hexadecimalRow.spacing = 8
        hexadecimalRow.alignment = .center
        hexadecimalField.widthAnchor.constraint(equalToConstant: 96).isActive = true
        let stack = UIStackView(arrangedSubviews: rows + [hexadecimalRow])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
        ])
        update()
    }

    required init?(coder: NSCoder) { nil }

    private static func makeField(_ name: String) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.keyboardType = .numberPad
        field.textAlignment = .center
        field.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        field.autocorrectionType = .no
        field.returnKeyType = .done
        field.accessibilityLabel = name
        return field
    }

    /// Makes the title, the slider and the field of a component.
    private func makeRow(_ index: Int) -> UIView {
        let (slider, field, path) = (sliders[index], fields[index], Self.components[index])
        slider.didChange = { [weak self] value, isOngoing in
            guard let self else { return }
            color[keyPath: path] = value
            didChoose?(color, isOngoing)
        }
        field.delegate = self
        field.widthAnchor.constraint(equalToConstant: 64).isActive = true
        let line = UIStackView(arrangedSubviews: [slider, field])
        line.spacing = 12
        line.alignment = .center
        let row = UIStackView(arrangedSubviews: [UILabel(caption: names[index]), line])
        row.axis = .vertical
        row.spacing = 4
        return row
    }

    /// The colour. The opacity is not displayed.
    var color = PickedColor(red: 1, green: 1, blue: 1) { didSet { if color != oldValue { update() } } }

    private func update() {
        for (index, path) in Self.components.enumerated() {
            var (start, end) = (color.opaque, color.opaque)
            start[keyPath: path] = 0
            end[keyPath: path] = 1
            let byte = String(PickedColor.byte(of: color[keyPath: path]))
            sliders[index].set(color[keyPath: path], from: start, to: end, text: byte)
            fields[index].text = byte
        }
        hexadecimalField.text = color.hexadecimal
    }

    // MARK: Fields

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    /// Takes the text of a field. A text that is not a colour is replaced by that of the present colour.
    func textFieldDidEndEditing(_ textField: UITextField) {
        let text = textField.text ?? ""
        var new = color
        if textField === hexadecimalField {
            if let read = PickedColor(hexadecimal: text) {
                (new.red, new.green, new.blue) = (read.red, read.green, read.blue)
            }
        } else if let index = fields.firstIndex(of: textField), let number = Int(text) {
            new[keyPath: Self.components[index]] = CGFloat(min(max(number, 0), 255)) / 255
        }
        let isNew = new.hexadecimal != color.hexadecimal
        if isNew { color = new }
        update()
        if isNew { didChoose?(color, false) }
    }
}
