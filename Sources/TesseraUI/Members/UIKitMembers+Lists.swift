import Foundation
import TesseraSelectors

@MainActor
extension UIKitMembers {
    static func registerLists() {
        registerMembers(of: UITableView.self, named: "UITableView") { members in
            members.method("reloadData", UITableView.reloadData)
            members.property("rowHeight", \.rowHeight)
            members.property("sectionHeaderHeight", \.sectionHeaderHeight)
            members.property("sectionFooterHeight", \.sectionFooterHeight)
            members.property("separatorColor", \.separatorColor)
            members.property("separatorInset", \.separatorInset)
            members.property("allowsSelection", \.allowsSelection)
            members.property("allowsMultipleSelection", \.allowsMultipleSelection)
            members.property("tableHeaderView", \.tableHeaderView)
            members.property("tableFooterView", \.tableFooterView)
            members.property("isEditing", \.isEditing)
            members.property("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
            members.property("fillerRowHeight", \.fillerRowHeight)
            members.property("estimatedRowHeight", \.estimatedRowHeight)
        }
        registerMembers(of: UICollectionView.self, named: "UICollectionView") { members in
            members.method("reloadData", UICollectionView.reloadData)
            members.property("allowsSelection", \.allowsSelection)
            members.property("allowsMultipleSelection", \.allowsMultipleSelection)
            members.property("collectionViewLayout", \.collectionViewLayout)
            members.property("isEditing", \.isEditing)
        }
        registerMembers(of: UITableViewCell.self, named: "UITableViewCell") { members in
            members.property("selectionStyle", \.selectionStyle)
            members.property("accessoryType", \.accessoryType)
            members.property("isSelected", \.isSelected)
            members.property("isHighlighted", \.isHighlighted)
            members.property("isEditing", \.isEditing)
            members.property("textLabel", \.textLabel)
            members.property("detailTextLabel", \.detailTextLabel)
            members.property("imageView", \.imageView)
            members.property("contentView", \.contentView)
            members.property("separatorInset", \.separatorInset)
        }
        registerMembers(of: UICollectionViewCell.self, named: "UICollectionViewCell") { members in
            members.property("isSelected", \.isSelected)
            members.property("isHighlighted", \.isHighlighted)
            members.property("contentView", \.contentView)
        }
    }
}
