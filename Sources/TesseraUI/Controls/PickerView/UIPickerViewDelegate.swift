import Foundation

/// The methods by which a data source provides the numbers of wheels and rows of a picker view.
/// See Apple's [UIPickerViewDataSource](https://developer.apple.com/documentation/uikit/uipickerviewdatasource).
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods by which a delegate provides the rows of a picker view and observes which ones are chosen.
///
/// A row has the view that the delegate provides, or else the attributed title, or else the title.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a wheel in points. Without this method, all wheels are equally wide.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of the rows of a wheel in points. Without this method, the height is 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the title of a row with its attributes.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row.
    ///
    /// - Parameters:
    ///   - pickerView: The picker view that asks.
    ///   - row: The number of the row, from 0.
    ///   - component: The number of the wheel, from 0.
    ///   - view: A view of the wheel that is no longer displayed and can be reused, or nil.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called when the user has chosen a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns -1, so that the picker view decides the width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
    /// Returns -1, so that the picker view decides the height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns a view that displays the attributed title of the row. If the row has none, the view displays its plain title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let title = view as? PickerTitle ?? PickerTitle(frame: .zero)
        title.display(
            self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component).map {
                AttributedRuns($0)
            }
                ?? self.pickerView(pickerView, titleForRow: row, forComponent: component).map {
                    AttributedRuns($0)
                })
        return title
    }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The method by which a delegate provides texts for assistive technology about the wheels of a picker view.
/// See Apple's [UIPickerViewAccessibilityDelegate](
/// https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate).
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the text that assistive technology reads for a wheel, or nil.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { nil }
}
