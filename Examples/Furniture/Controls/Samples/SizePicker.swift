import UIKit

/// A picker with two wheels, for a piece of furniture and its width.
final class SizePicker: UIPickerView, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private let pieces = ["Shelf", "Table", "Bench", "Bed", "Wardrobe"]
    private let widths = Array(stride(from: 40, through: 240, by: 10))

    init() {
        super.init(frame: .zero)
        dataSource = self
        delegate = self
        selectRow(1, inComponent: 0, animated: false)
        selectRow(8, inComponent: 1, animated: false)
        accessibilityIdentifier = "size"
    }

    required init?(coder: NSCoder) { nil }

    /// Runs when the user has chosen a row. The argument describes the choice.
    var onChange: ((String) -> Void)?

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? pieces.count : widths.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        component == 0 ? pieces[row] : "\(widths[row]) cm"
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        component == 0 ? "Piece" : "Width"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        onChange?("\(pieces[selectedRow(inComponent: 0)]), \(widths[selectedRow(inComponent: 1)]) cm")
    }
}
