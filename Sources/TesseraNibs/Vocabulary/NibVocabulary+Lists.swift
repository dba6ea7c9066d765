extension NibVocabulary {
    static let lists = """
        tableView < scrollView | allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing dataMode estimatedRowHeight | color.sectionIndexBackgroundColor color.sectionIndexColor
        tableView | estimatedSectionFooterHeight estimatedSectionHeaderHeight rowHeight sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount | color.sectionIndexTrackingBackgroundColor color.separatorColor inset.separatorInset
        tableView | separatorInsetReference separatorStyle style springLoaded | *.tableHeaderView *.tableFooterView *.backgroundView prototypes sections
        sections | | tableViewSection
        tableViewSection | colorLabel footerTitle headerTitle id | cells *.headerView *.footerView
        cells | | tableViewCell collectionViewCell
        prototypes | | tableViewCell
        tableViewCell < view | accessoryType editingAccessoryType image catalog detailTextLabel imageView indentationLevel indentationWidth reuseIdentifier | tableViewCellContentView.contentView inset.separatorInset
        tableViewCell | rowHeight selectionStyle shouldIndentWhileEditing showsReorderControl style textLabel | *.accessoryView *.editingAccessoryView *.backgroundView *.selectedBackgroundView *.multipleSelectionBackgroundView
        tableViewCellContentView < view | tableViewCell |
        tableViewHeaderFooterView < view | reuseIdentifier | view.contentView *.backgroundView
        collectionView < scrollView | allowsMultipleSelection allowsSelection dataMode prefetchingEnabled springLoaded | collectionViewFlowLayout.collectionViewLayout collectionViewLayout.collectionViewLayout cells *.backgroundView
        collectionView | | collectionReusableView.sectionHeaderView collectionReusableView.sectionFooterView
        collectionReusableView < view | reuseIdentifier collectionReusableViewType |
        collectionViewCell < collectionReusableView | | view.contentView collectionViewCellContentView.contentView *.backgroundView *.selectedBackgroundView size.customSize
        collectionViewCellContentView < view | |
        collectionViewLayout < object | |
        collectionViewFlowLayout < object | automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing scrollDirection sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds sectionInsetReference | inset.sectionInset size.footerReferenceSize
        collectionViewFlowLayout | | size.headerReferenceSize size.itemSize size.estimatedItemSize
        """

    static let bars = """
        navigationBar < view | barStyle largeTitles translucent | color.barTintColor items textAttributes.titleTextAttributes textAttributes.largeTitleTextAttributes
        navigationBar | backIndicatorImage backIndicatorTransitionMaskImage catalog | navigationBarAppearance.standardAppearance navigationBarAppearance.compactAppearance navigationBarAppearance.scrollEdgeAppearance navigationBarAppearance.compactScrollEdgeAppearance
        toolbar < view | barStyle translucent | color.barTintColor items toolbarAppearance.standardAppearance toolbarAppearance.compactAppearance
        tabBar < view | barStyle itemPositioning itemSpacing itemWidth selectionIndicatorImage backgroundImage catalog translucent | color.barTintColor color.selectedImageTintColor color.unselectedItemTintColor items
        tabBar | | tabBarAppearance.standardAppearance tabBarAppearance.scrollEdgeAppearance
        items | | navigationItem barButtonItem tabBarItem
        navigationBarAppearance | key backgroundImage shadowImage backgroundEffect backgroundConfiguration | blurEffect.backgroundEffect color.backgroundColor color.shadowColor textAttributes.titleTextAttributes textAttributes.largeTitleTextAttributes offsetWrapper.titlePositionAdjustment
        toolbarAppearance | key backgroundImage shadowImage backgroundConfiguration | blurEffect.backgroundEffect color.backgroundColor color.shadowColor
        tabBarAppearance | key backgroundImage shadowImage backgroundConfiguration | blurEffect.backgroundEffect color.backgroundColor color.shadowColor color.selectionIndicatorTintColor
        textAttributes | key | color.textColor fontDescription.fontDescription color.textShadowColor offsetWrapper.textShadowOffset
        barItem < object | enabled image catalog tag title | inset.imageInsets imageReference.image *.title
        barButtonItem < barItem | selected style systemItem width changesSelectionAsPrimaryAction | color.tintColor button.customView view.customView *.customView menu.menu
        tabBarItem < barItem | badgeValue selectedImage systemItem | color.badgeColor imageReference.selectedImage offsetWrapper.titlePositionAdjustment
        navigationItem < object | prompt hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode leftItemsSupplementBackButton title backButtonTitle backButtonDisplayMode | barButtonItem.backBarButtonItem barButtonItem.leftBarButtonItem barButtonItem.rightBarButtonItem
        navigationItem | | leftBarButtonItems rightBarButtonItems *.titleView *.title navigationBarAppearance.standardAppearance navigationBarAppearance.compactAppearance navigationBarAppearance.scrollEdgeAppearance
        leftBarButtonItems | | barButtonItem
        rightBarButtonItems | | barButtonItem
        """
}
