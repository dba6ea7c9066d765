extension SystemProtocols {
    /// The public protocols of Tessera.
    static let names = Set(
        """
        CAAction CAAnimationDelegate CALayerDelegate CAMediaTiming NSCollectionLayoutContainer NSCollectionLayoutEnvironment
        NSCollectionLayoutVisibleItem NSItemProviderReading NSItemProviderWriting NSTextStorageDelegate NSUserActivityDelegate PHPickerViewControllerDelegate
        SFSafariViewControllerDelegate UIActivityItemSource UIAdaptivePresentationControllerDelegate UIAppearance
        UIAppearanceContainer UIApplicationDelegate UIBarPositioning UIBarPositioningDelegate UICollectionViewDataSource
        UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDateDelegate UICalendarViewDelegate
        UICollectionViewDataSourcePrefetching UICollectionViewDelegate UICollectionViewDelegateFlowLayout
        UICollectionViewDragDelegate UIColorPickerViewControllerDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem
        UICollectionViewDropPlaceholderContext UIConfigurationState UIContentConfiguration UIContentContainer
        UIContentSizeCategoryAdjusting UIContentView UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
        UIContextMenuInteractionDelegate UICoordinateSpace UIDocumentPickerDelegate UIDragAnimating UIDragDropSession UIDragInteractionDelegate UIDragSession
        UIDropInteractionDelegate UIDropSession UIEditMenuInteractionAnimating UIEditMenuInteractionDelegate UIGestureRecognizerDelegate UIImagePickerControllerDelegate UIInteraction UIKeyInput UIMenuLeaf
        UIMutableTraits UINavigationBarDelegate UINavigationControllerDelegate UIPageViewControllerDataSource
        UIPageViewControllerDelegate UIPickerViewAccessibilityDelegate UIPickerViewDataSource UIPickerViewDelegate
        UIPointerInteractionAnimating UIPointerInteractionDelegate UIPopoverPresentationControllerDelegate
        UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UISceneDelegate UIScrollViewDelegate UISearchBarDelegate
        UISearchControllerDelegate UISearchResultsUpdating UISheetPresentationControllerDelegate
        UISheetPresentationControllerDetentResolutionContext UISplitViewControllerDelegate UISpringLoadedInteractionBehavior
        UISpringLoadedInteractionContext UISpringLoadedInteractionEffect UISpringLoadedInteractionSupporting
        UITabBarControllerDelegate UITabBarDelegate UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
        UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
        UITableViewDropPlaceholderContext UITextFieldDelegate UITextInput UITextInputTraits UITextViewDelegate
        UITimingCurveProvider UIToolbarDelegate UITraitChangeObservable UITraitChangeRegistration UITraitDefinition
        UITraitEnvironment UIUserActivityRestoring UIViewAnimating UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
        UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator
        UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating
        UIWindowSceneDelegate
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The optional methods of the protocols.
    static let optionalMethods = Set(
        """
        action(for:forKey:) activityViewController(_:subjectForActivityType:) adaptivePresentationStyle(for:)
        adaptivePresentationStyle(for:traitCollection:) animationController(forDismissed:)
        animationController(forPresented:presenting:source:) animationDidStart(_:) animationDidStop(_:finished:)
        animationEnded(_:) application(_:configurationForConnecting:options:) application(_:didFinishLaunchingWithOptions:)
        application(_:continue:restorationHandler:)
        application(_:supportedInterfaceOrientationsFor:) application(_:willContinueUserActivityWithType:)
        application(_:willFinishLaunchingWithOptions:)
        applicationDidBecomeActive(_:) applicationDidEnterBackground(_:) applicationDidReceiveMemoryWarning(_:)
        applicationWillEnterForeground(_:) applicationWillResignActive(_:) applicationWillTerminate(_:) canLoadObjects(ofClass:)
        collectionView(_:canEditItemAt:) collectionView(_:canHandle:) collectionView(_:canMoveItemAt:)
        collectionView(_:cancelPrefetchingForItemsAt:) collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
        collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
        collectionView(_:contextMenuConfigurationForItemAt:point:)
        collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView(_:didDeselectItemAt:)
        collectionView(_:didEndDisplaying:forItemAt:)
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:)
        collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:)
        collectionView(_:dragPreviewParametersForItemAt:) collectionView(_:dragSessionAllowsMoveOperation:)
        collectionView(_:dragSessionDidEnd:) collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
        collectionView(_:dragSessionWillBegin:) collectionView(_:dropPreviewParametersForItemAt:)
        collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidExit:)
        collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) collectionView(_:itemsForAddingTo:at:point:)
        collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView(_:layout:referenceSizeForFooterInSection:)
        collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
        collectionView(_:moveItemAt:to:) collectionView(_:previewForDismissingContextMenuWithConfiguration:)
        collectionView(_:previewForHighlightingContextMenuWithConfiguration:) collectionView(_:shouldDeselectItemAt:)
        collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:)
        collectionView(_:shouldSpringLoadItemAt:with:)
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
        collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
        collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:willDisplay:forItemAt:)
        collectionView(_:willDisplayContextMenu:animator:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        collectionView(_:willEndContextMenuInteraction:animator:)
        collectionView(_:willPerformPreviewActionForMenuWith:animator:)
        contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
        contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
        contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
        contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
        contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:)
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) didDismissSearchController(_:)
        didPresentSearchController(_:) display(_:) documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
        dragInteraction(_:item:willAnimateCancelWith:) dragInteraction(_:itemsForAddingTo:withTouchAt:)
        dragInteraction(_:previewForCancelling:withDefault:) dragInteraction(_:previewForLifting:session:)
        dragInteraction(_:session:didEndWith:) dragInteraction(_:session:willAdd:for:)
        dragInteraction(_:session:willEndWith:) dragInteraction(_:sessionAllowsMoveOperation:)
        dragInteraction(_:sessionDidMove:) dragInteraction(_:sessionDidTransferItems:)
        dragInteraction(_:sessionForAddingItems:withTouchAt:) dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
        dragInteraction(_:sessionWillBegin:) dragInteraction(_:willAnimateLiftWith:session:) draw(_:in:)
        calendarView(_:decorationFor:) calendarView(_:didChangeVisibleDateComponentsFrom:) dateSelection(_:canSelectDate:)
        multiDateSelection(_:canDeselectDate:) multiDateSelection(_:canSelectDate:)
        dropInteraction(_:canHandle:) dropInteraction(_:concludeDrop:) dropInteraction(_:item:willAnimateDropWith:)
        dropInteraction(_:performDrop:) dropInteraction(_:previewForDropping:withDefault:) dropInteraction(_:sessionDidEnd:)
        dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) dropInteraction(_:sessionDidUpdate:)
        editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:)
        editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction(_:willPresentMenuFor:animator:)
        gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
        gestureRecognizerShouldBegin(_:) imagePickerController(_:didFinishPickingMediaWithInfo:)
        imagePickerControllerDidCancel(_:) interactionControllerForDismissal(using:)
        interactionControllerForPresentation(using:) interactionDidFinish(_:)
        itemProviderVisibilityForRepresentation(withTypeIdentifier:) layerWillDraw(_:) layoutSublayers(of:)
        loadObjects(ofClass:completion:) navigationBar(_:didPop:) navigationBar(_:didPush:) navigationBar(_:shouldPop:)
        navigationBar(_:shouldPush:) navigationController(_:animationControllerFor:from:to:)
        navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:)
        navigationController(_:willShow:animated:) navigationControllerSupportedInterfaceOrientations(_:)
        numberOfSections(in:) pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        pageViewController(_:willTransitionTo:) pickerView(_:accessibilityLabelForComponent:)
        pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:)
        pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:)
        pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
        pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:)
        pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:) position(for:)
        prepareForPopoverPresentation(_:) presentationController(_:prepare:)
        presentationController(_:viewControllerForAdaptivePresentationStyle:)
        presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
        presentationController(forPresented:presenting:source:) presentationControllerDidAttemptToDismiss(_:)
        presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
        presentationCount(for:) presentationIndex(for:) primaryViewController(forCollapsing:)
        primaryViewController(forExpanding:) safariViewControllerDidFinish(_:) scene(_:continue:)
        scene(_:restoreInteractionStateWith:) scene(_:willContinueUserActivityWithType:)
        scene(_:willConnectTo:options:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:)
        sceneWillEnterForeground(_:) sceneWillResignActive(_:) scrollViewDidChangeAdjustedContentInset(_:)
        scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:)
        scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:)
        scrollViewShouldScrollToTop(_:)
        scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) searchBar(_:selectedScopeButtonIndexDidChange:)
        searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:)
        searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:)
        searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:)
        searchBarTextDidEndEditing(_:) sectionIndexTitles(for:)
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) splitViewController(_:collapseSecondary:onto:)
        splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewController(_:separateSecondaryFrom:)
        splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:)
        splitViewController(_:topColumnForCollapsingToProposedTopColumn:) splitViewController(_:willChangeTo:)
        splitViewController(_:willHide:) splitViewController(_:willShow:) splitViewControllerDidCollapse(_:)
        splitViewControllerDidExpand(_:) stateRestorationActivity(for:) supports(_:) tabBar(_:didSelect:)
        tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:didSelect:)
        tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:)
        tabBarControllerSupportedInterfaceOrientations(_:)
        tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canEditRowAt:) tableView(_:canHandle:)
        tableView(_:canMoveRowAt:) tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:cancelPrefetchingForRowsAt:)
        tableView(_:commit:forRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didDeselectRowAt:)
        tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:)
        tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:)
        tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) tableView(_:dragPreviewParametersForRowAt:)
        tableView(_:dragSessionAllowsMoveOperation:) tableView(_:dragSessionDidEnd:)
        tableView(_:dragSessionIsRestrictedToDraggingApplication:) tableView(_:dragSessionWillBegin:)
        tableView(_:dropPreviewParametersForRowAt:) tableView(_:dropSessionDidEnd:) tableView(_:dropSessionDidEnter:)
        tableView(_:dropSessionDidExit:) tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:)
        tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
        tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
        tableView(_:indentationLevelForRowAt:) tableView(_:itemsForAddingTo:at:point:)
        tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:moveRowAt:to:)
        tableView(_:performPrimaryActionForRowAt:) tableView(_:previewForDismissingContextMenuWithConfiguration:)
        tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:sectionForSectionIndexTitle:at:)
        tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:)
        tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:shouldBeginMultipleSelectionInteractionAt:)
        tableViewDidEndMultipleSelectionInteraction(_:) collectionView(_:didBeginMultipleSelectionInteractionAt:)
        collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
        collectionViewDidEndMultipleSelectionInteraction(_:)
        colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:)
        colorPickerViewControllerDidSelectColor(_:)
        tableView(_:shouldSpringLoadRowAt:with:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:)
        tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:)
        tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:)
        tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:)
        tableView(_:willEndContextMenuInteraction:animator:) tableView(_:willPerformPreviewActionForMenuWith:animator:)
        tableView(_:willSelectRowAt:) targetDisplayModeForAction(in:)
        textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:)
        textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:)
        textFieldShouldEndEditing(_:) textFieldShouldReturn(_:) textStorage(_:didProcessEditing:range:changeInLength:)
        textStorage(_:willProcessEditing:range:changeInLength:) textView(_:primaryActionFor:defaultAction:)
        textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldInteractWith:in:interaction:)
        textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:)
        textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) userActivityWillSave(_:) viewForZooming(in:)
        willDismissSearchController(_:) willPresentSearchController(_:)
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
