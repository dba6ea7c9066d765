import Foundation

/// The bar button that begins and ends the editing of a controller.
@MainActor
final class EditButtonItem: UIBarButtonItem {
    init(of controller: UIViewController) {
        super.init()
        primaryAction = UIAction { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
        update(isEditing: controller.isEditing)
    }

    required init?(coder: NSCoder) { nil }

    func update(isEditing: Bool) {
        systemItem = isEditing ? .done : .edit
        style = isEditing ? .done : .plain
    }
}
