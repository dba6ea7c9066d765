import ExampleSupport
import UIKit

/// A cell that displays a square photo.
final class TopPhotoCell: TappableCell, DynamicRegistrable {
    typealias Item = CellViewObject

    private let picture = TopPictureView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        contentView.addSubview(picture)
        picture.fill(contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func configure(_ item: Item) {
        accessibilityLabel = item.title + "、" + item.userName + "さんの写真"
        picture.display(item.imageUrl)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.clear()
    }
}

extension TopPhotoCell {
    /// The content of the cell, and the text of its detail screen.
    struct CellViewObject: Hashable, Sendable {
        let id: Int
        let title: String
        let userName: String
        let imageUrl: URL?
    }
}
