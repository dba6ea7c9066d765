extension SystemProtocols {
    /// The public protocols of Tessera.
    static let names = Set(
        """
        AVAudioPlayerDelegate AVPlayerViewControllerDelegate AVSpeechSynthesizerDelegate CLLocationManagerDelegate UNUserNotificationCenterDelegate
        CAAction CAAnimationDelegate CALayerDelegate CAMediaTiming ContentTransitionSymbolEffect CustomLocalizedStringResourceConvertible DiscreteSymbolEffect
        IndefiniteSymbolEffect SymbolEffect TransitionSymbolEffect NSCollectionLayoutContainer NSCollectionLayoutEnvironment
        NSCollectionLayoutVisibleItem NSItemProviderReading NSItemProviderWriting NSTextStorageDelegate NSUserActivityDelegate PHPickerViewControllerDelegate
        QLPreviewControllerDataSource QLPreviewControllerDelegate QLPreviewItem UIDocumentInteractionControllerDelegate
        SFSafariViewControllerDelegate UIAccessibilityContentSizeCategoryImageAdjusting UIActivityItemSource UIAdaptivePresentationControllerDelegate UIAppearance
        UIAppearanceContainer UIApplicationDelegate UIBarPositioning UIBarPositioningDelegate UICollectionViewDataSource
        UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDateDelegate UICalendarViewDelegate
        UICollectionViewDataSourcePrefetching UICollectionViewDelegate UICollectionViewDelegateFlowLayout
        UICollectionViewDragDelegate UICollisionBehaviorDelegate UIColorPickerViewControllerDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem
        UICollectionViewDropPlaceholderContext UIConfigurationState UIContentConfiguration UIContentContainer
        UIContentSizeCategoryAdjusting UIContentView UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
        UIContextMenuInteractionDelegate UICoordinateSpace UIDocumentPickerDelegate UIDragAnimating UIDragDropSession UIDragInteractionDelegate UIDragSession
        UIDropInteractionDelegate UIDropSession UIDynamicAnimatorDelegate UIDynamicItem UIEditMenuInteractionAnimating
        UIEditMenuInteractionDelegate UIFindInteractionDelegate UIFontPickerViewControllerDelegate
        UIFocusAnimationContext UIFocusEnvironment UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer
        UIGestureRecognizerDelegate UIHoverEffect UIImagePickerControllerDelegate UIInteraction UIKeyInput
        UILargeContentViewerInteractionDelegate UILargeContentViewerItem UILayoutSupport UIMenuBuilder UIMenuLeaf
        UIMutableTraits UINavigationBarDelegate UINavigationControllerDelegate UINavigationItemRenameDelegate UIPageViewControllerDataSource
        UIPageControlProgressDelegate UIPageControlTimerProgressDelegate
        UIPageViewControllerDelegate UIPasteConfigurationSupporting UIPickerViewAccessibilityDelegate UIPickerViewDataSource UIPickerViewDelegate
        UIPointerInteractionAnimating UIPointerInteractionDelegate UIPopoverPresentationControllerDelegate
        UIPopoverPresentationControllerSourceItem UIPreviewActionItem UIPrintInteractionControllerDelegate UIResponderStandardEditActions UISceneDelegate UIScrollViewDelegate UISearchBarDelegate
        UISearchControllerDelegate UISearchResultsUpdating UISearchSuggestion UISearchTextFieldDelegate UIShapeProvider UISheetPresentationControllerDelegate
        UISheetPresentationControllerDetentResolutionContext UISplitViewControllerDelegate UISpringLoadedInteractionBehavior
        UISpringLoadedInteractionContext UISpringLoadedInteractionEffect UISpringLoadedInteractionSupporting
        UITabBarControllerDelegate UITabBarDelegate UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
        UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
        UITableViewDropPlaceholderContext UITextFieldDelegate UITextInput UITextInputDelegate UITextInputTokenizer UITextInputTraits UITextSearching UITextViewDelegate
        UITimingCurveProvider UIToolbarDelegate UITraitChangeObservable UITraitChangeRegistration UITraitDefinition
        UITraitEnvironment UIUserActivityRestoring UIViewAnimating UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
        UIViewControllerInteractiveTransitioning UIViewControllerPreviewing UIViewControllerPreviewingDelegate UIViewControllerTransitionCoordinator
        UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating
        UIWindowSceneDelegate WKNavigationDelegate WKScriptMessageHandler WKScriptMessageHandlerWithReply WKUIDelegate
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The optional methods of the protocols. The name of a protocol has `@` before it, and those that it refines have
    /// `<` before them. A question mark follows a method whose result can be nil.
    static let optionalMethodTable = """

        """
}
