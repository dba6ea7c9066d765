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
        @AVAudioPlayerDelegate audioPlayerDecodeErrorDidOccur(_:error:) audioPlayerDidFinishPlaying(_:successfully:)
        @AVPlayerViewControllerDelegate playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:)
        playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:)
        @AVSpeechSynthesizerDelegate speechSynthesizer(_:didCancel:) speechSynthesizer(_:didContinue:)
        speechSynthesizer(_:didFinish:) speechSynthesizer(_:didPause:) speechSynthesizer(_:didStart:)
        speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)
        @CAAnimationDelegate animationDidStart(_:) animationDidStop(_:finished:)
        @CALayerDelegate action(for:forKey:)? display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:)
        @CLLocationManagerDelegate locationManager(_:didChangeAuthorization:) locationManager(_:didFailWithError:)
        locationManager(_:didUpdateLocations:) locationManagerDidChangeAuthorization(_:)
        @NSItemProviderWriting itemProviderVisibilityForRepresentation(withTypeIdentifier:)
        @NSTextStorageDelegate textStorage(_:didProcessEditing:range:changeInLength:)
        textStorage(_:willProcessEditing:range:changeInLength:)
        @NSUserActivityDelegate userActivityWillSave(_:)
        @QLPreviewControllerDelegate previewControllerDidDismiss(_:) previewControllerWillDismiss(_:)
        @SFSafariViewControllerDelegate safariViewControllerDidFinish(_:)
        @UIActivityItemSource activityViewController(_:subjectForActivityType:)
        @UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:)
        adaptivePresentationStyle(for:traitCollection:) presentationController(_:prepare:)
        presentationController(_:viewControllerForAdaptivePresentationStyle:)?
        presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
        presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:)
        presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
        @UIApplicationDelegate application(_:configurationForConnecting:options:) application(_:continue:restorationHandler:)
        application(_:didFailToRegisterForRemoteNotificationsWithError:) application(_:didFinishLaunchingWithOptions:)
        application(_:open:options:) application(_:performActionFor:completionHandler:)
        application(_:supportedInterfaceOrientationsFor:) application(_:willContinueUserActivityWithType:)
        application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:) applicationDidEnterBackground(_:)
        applicationDidReceiveMemoryWarning(_:) applicationSignificantTimeChange(_:) applicationWillEnterForeground(_:)
        applicationWillResignActive(_:) applicationWillTerminate(_:)
        @UIBarPositioningDelegate position(for:)
        @UICalendarSelectionMultiDateDelegate multiDateSelection(_:canDeselectDate:) multiDateSelection(_:canSelectDate:)
        @UICalendarSelectionSingleDateDelegate dateSelection(_:canSelectDate:)
        @UICalendarViewDelegate calendarView(_:decorationFor:)? calendarView(_:didChangeVisibleDateComponentsFrom:)
        @UICollectionViewDataSource collectionView(_:canMoveItemAt:) collectionView(_:indexPathForIndexTitle:at:)
        collectionView(_:moveItemAt:to:) collectionView(_:viewForSupplementaryElementOfKind:at:) indexTitles(for:)?
        numberOfSections(in:)
        @UICollectionViewDataSourcePrefetching collectionView(_:cancelPrefetchingForItemsAt:)
        @UICollectionViewDelegate <UIScrollViewDelegate collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:)
        collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:canPerformPrimaryActionForItemAt:)
        collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)?
        collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)?
        collectionView(_:contextMenuConfigurationForItemAt:point:)?
        collectionView(_:contextMenuConfigurationForItemsAt:point:)? collectionView(_:didBeginMultipleSelectionInteractionAt:)
        collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:)
        collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:) collectionView(_:didUpdateFocusIn:with:)
        collectionView(_:performAction:forItemAt:withSender:) collectionView(_:performPrimaryActionForItemAt:)
        collectionView(_:previewForDismissingContextMenuWithConfiguration:)?
        collectionView(_:previewForHighlightingContextMenuWithConfiguration:)?
        collectionView(_:selectionFollowsFocusForItemAt:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
        collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:)
        collectionView(_:shouldShowMenuForItemAt:) collectionView(_:shouldSpringLoadItemAt:with:)
        collectionView(_:shouldUpdateFocusIn:) collectionView(_:targetContentOffsetForProposedContentOffset:)
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
        collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
        collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:willDisplay:forItemAt:)
        collectionView(_:willDisplayContextMenu:animator:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        collectionView(_:willEndContextMenuInteraction:animator:)
        collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionViewDidEndMultipleSelectionInteraction(_:)
        indexPathForPreferredFocusedView(in:)?
        @UICollectionViewDelegateFlowLayout <UICollectionViewDelegate collectionView(_:layout:insetForSectionAt:)
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView(_:layout:minimumLineSpacingForSectionAt:)
        collectionView(_:layout:referenceSizeForFooterInSection:) collectionView(_:layout:referenceSizeForHeaderInSection:)
        collectionView(_:layout:sizeForItemAt:)
        @UICollectionViewDragDelegate collectionView(_:dragPreviewParametersForItemAt:)?
        collectionView(_:dragSessionAllowsMoveOperation:) collectionView(_:dragSessionDidEnd:)
        collectionView(_:dragSessionIsRestrictedToDraggingApplication:) collectionView(_:dragSessionWillBegin:)
        collectionView(_:itemsForAddingTo:at:point:)
        @UICollectionViewDropDelegate collectionView(_:canHandle:) collectionView(_:dropPreviewParametersForItemAt:)?
        collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidExit:)
        collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        @UICollectionViewDropPlaceholderContext <UIDragAnimating
        @UICollisionBehaviorDelegate collisionBehavior(_:beganContactFor:with:at:)
        collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior(_:endedContactFor:with:)
        collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
        @UIColorPickerViewControllerDelegate colorPickerViewController(_:didSelect:continuously:)
        colorPickerViewControllerDidFinish(_:) colorPickerViewControllerDidSelectColor(_:)
        @UIContentView supports(_:)
        @UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating
        @UIContextMenuInteractionDelegate contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)?
        contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)?
        contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)?
        contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)?
        contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:)
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
        @UIDocumentInteractionControllerDelegate documentInteractionControllerDidDismissOpenInMenu(_:)
        documentInteractionControllerDidDismissOptionsMenu(_:) documentInteractionControllerDidEndPreview(_:)
        documentInteractionControllerViewControllerForPreview(_:) documentInteractionControllerWillBeginPreview(_:)
        documentInteractionControllerWillPresentOpenInMenu(_:) documentInteractionControllerWillPresentOptionsMenu(_:)
        @UIDocumentPickerDelegate documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
        @UIDragDropSession canLoadObjects(ofClass:)
        @UIDragInteractionDelegate dragInteraction(_:item:willAnimateCancelWith:)
        dragInteraction(_:itemsForAddingTo:withTouchAt:) dragInteraction(_:previewForCancelling:withDefault:)?
        dragInteraction(_:previewForLifting:session:)? dragInteraction(_:session:didEndWith:)
        dragInteraction(_:session:willAdd:for:) dragInteraction(_:session:willEndWith:)
        dragInteraction(_:sessionAllowsMoveOperation:) dragInteraction(_:sessionDidMove:)
        dragInteraction(_:sessionDidTransferItems:) dragInteraction(_:sessionForAddingItems:withTouchAt:)?
        dragInteraction(_:sessionIsRestrictedToDraggingApplication:) dragInteraction(_:sessionWillBegin:)
        dragInteraction(_:willAnimateLiftWith:session:)
        @UIDragSession <UIDragDropSession
        @UIDropInteractionDelegate dropInteraction(_:canHandle:) dropInteraction(_:concludeDrop:)
        dropInteraction(_:item:willAnimateDropWith:) dropInteraction(_:performDrop:)
        dropInteraction(_:previewForDropping:withDefault:)? dropInteraction(_:sessionDidEnd:)
        dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) dropInteraction(_:sessionDidUpdate:)
        @UIDropSession <UIDragDropSession loadObjects(ofClass:completion:)
        @UIDynamicAnimatorDelegate dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)
        @UIEditMenuInteractionDelegate editMenuInteraction(_:menuFor:suggestedActions:)? editMenuInteraction(_:targetRectFor:)
        editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction(_:willPresentMenuFor:animator:)
        @UIFindInteractionDelegate findInteraction(_:didBegin:) findInteraction(_:didEnd:)
        @UIFocusItem <UIFocusEnvironment
        @UIFocusItemScrollableContainer <UIFocusItemContainer
        @UIFontPickerViewControllerDelegate fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:)
        @UIGestureRecognizerDelegate gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
        gestureRecognizerShouldBegin(_:)
        @UIImagePickerControllerDelegate imagePickerController(_:didFinishPickingMediaWithInfo:)
        imagePickerControllerDidCancel(_:)
        @UIKeyInput <UITextInputTraits
        @UILargeContentViewerInteractionDelegate largeContentViewerInteraction(_:didEndOn:at:)
        largeContentViewerInteraction(_:itemAt:)? viewController(for:)
        @UINavigationBarDelegate <UIBarPositioningDelegate navigationBar(_:didPop:) navigationBar(_:didPush:)
        navigationBar(_:shouldPop:) navigationBar(_:shouldPush:)
        @UINavigationControllerDelegate navigationController(_:animationControllerFor:from:to:)?
        navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:)?
        navigationController(_:willShow:animated:) navigationControllerPreferredInterfaceOrientationForPresentation(_:)
        navigationControllerSupportedInterfaceOrientations(_:)
        @UINavigationItemRenameDelegate navigationItem(_:shouldEndRenamingWith:)
        navigationItem(_:willBeginRenamingWith:selectedRange:) navigationItemShouldBeginRenaming(_:)
        @UIPageControlProgressDelegate pageControlProgress(_:initialProgressForPage:)
        pageControlProgressVisibilityDidChange(_:)
        @UIPageControlTimerProgressDelegate <UIPageControlProgressDelegate pageControlTimerProgress(_:shouldAdvanceToPage:)
        pageControlTimerProgressDidChange(_:)
        @UIPageViewControllerDataSource presentationCount(for:) presentationIndex(for:)
        @UIPageViewControllerDelegate pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        pageViewController(_:willTransitionTo:)
        @UIPasteConfigurationSupporting canPaste(_:) paste(itemProviders:)
        @UIPickerViewAccessibilityDelegate <UIPickerViewDelegate pickerView(_:accessibilityLabelForComponent:)?
        @UIPickerViewDelegate pickerView(_:attributedTitleForRow:forComponent:)? pickerView(_:didSelectRow:inComponent:)
        pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:)?
        pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
        @UIPointerInteractionDelegate pointerInteraction(_:regionFor:defaultRegion:)? pointerInteraction(_:styleFor:)?
        pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:)
        @UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate
        popoverPresentationControllerDidDismissPopover(_:) popoverPresentationControllerShouldDismissPopover(_:)
        prepareForPopoverPresentation(_:)
        @UIPrintInteractionControllerDelegate printInteractionController(_:choosePaper:)
        printInteractionControllerDidDismissPrinterOptions(_:) printInteractionControllerDidFinishJob(_:)
        printInteractionControllerDidPresentPrinterOptions(_:) printInteractionControllerWillPresentPrinterOptions(_:)
        printInteractionControllerWillStartJob(_:)
        @UIResponderStandardEditActions find(_:) findAndReplace(_:) findNext(_:) findPrevious(_:) printContent(_:)
        toggleBoldface(_:) toggleItalics(_:) toggleUnderline(_:) useSelectionForFind(_:)
        @UISceneDelegate scene(_:continue:) scene(_:openURLContexts:) scene(_:restoreInteractionStateWith:)
        scene(_:willConnectTo:options:) scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:)
        sceneDidDisconnect(_:) sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:)
        stateRestorationActivity(for:)?
        @UIScrollViewDelegate scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:)
        scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:)
        scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:)
        scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:)
        scrollViewWillBeginZooming(_:with:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)?
        @UISearchBarDelegate <UIBarPositioningDelegate searchBar(_:selectedScopeButtonIndexDidChange:)
        searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:)
        searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:)
        searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:)
        searchBarTextDidEndEditing(_:)
        @UISearchControllerDelegate didDismissSearchController(_:) didPresentSearchController(_:) presentSearchController(_:)
        searchController(_:didChangeFrom:) searchController(_:willChangeTo:) willDismissSearchController(_:)
        willPresentSearchController(_:)
        @UISearchResultsUpdating updateSearchResults(for:selecting:)
        @UISearchTextFieldDelegate <UITextFieldDelegate searchTextField(_:didSelect:)
        @UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        @UISplitViewControllerDelegate primaryViewController(forCollapsing:)? primaryViewController(forExpanding:)?
        splitViewController(_:collapseSecondary:onto:) splitViewController(_:didHide:) splitViewController(_:didShow:)
        splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewController(_:separateSecondaryFrom:)?
        splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:)
        splitViewController(_:topColumnForCollapsingToProposedTopColumn:) splitViewController(_:willChangeTo:)
        splitViewController(_:willHide:) splitViewController(_:willShow:) splitViewControllerDidCollapse(_:)
        splitViewControllerDidExpand(_:) targetDisplayModeForAction(in:)
        @UISpringLoadedInteractionBehavior interactionDidFinish(_:)
        @UITabBarControllerDelegate tabBarController(_:animationControllerForTransitionFrom:to:)?
        tabBarController(_:didSelect:) tabBarController(_:didSelectTab:previousTab:)
        tabBarController(_:displayedViewControllersFor:proposedViewControllers:) tabBarController(_:interactionControllerFor:)?
        tabBarController(_:shouldSelect:) tabBarController(_:shouldSelectTab:)
        tabBarControllerPreferredInterfaceOrientationForPresentation(_:) tabBarControllerSupportedInterfaceOrientations(_:)
        @UITabBarDelegate tabBar(_:didSelect:)
        @UITableViewDataSource numberOfSections(in:) sectionIndexTitles(for:)? tableView(_:canEditRowAt:)
        tableView(_:canMoveRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
        tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:)?
        tableView(_:titleForHeaderInSection:)?
        @UITableViewDataSourcePrefetching tableView(_:cancelPrefetchingForRowsAt:)
        @UITableViewDelegate <UIScrollViewDelegate indexPathForPreferredFocusedView(in:)?
        tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:)
        tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:canPerformPrimaryActionForRowAt:)
        tableView(_:contextMenuConfigurationForRowAt:point:)? tableView(_:didBeginMultipleSelectionInteractionAt:)
        tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:)
        tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:)
        tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:)
        tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:) tableView(_:editActionsForRowAt:)?
        tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:)
        tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
        tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
        tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:)?
        tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:)
        tableView(_:previewForDismissingContextMenuWithConfiguration:)?
        tableView(_:previewForHighlightingContextMenuWithConfiguration:)? tableView(_:selectionFollowsFocusForRowAt:)
        tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:)
        tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:)
        tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldUpdateFocusIn:)
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        tableView(_:titleForDeleteConfirmationButtonForRowAt:)? tableView(_:trailingSwipeActionsConfigurationForRowAt:)?
        tableView(_:viewForFooterInSection:)? tableView(_:viewForHeaderInSection:)? tableView(_:willBeginEditingRowAt:)
        tableView(_:willDeselectRowAt:)? tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:)
        tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:)
        tableView(_:willEndContextMenuInteraction:animator:) tableView(_:willPerformPreviewActionForMenuWith:animator:)
        tableView(_:willSelectRowAt:)? tableViewDidEndMultipleSelectionInteraction(_:)
        @UITableViewDragDelegate tableView(_:dragPreviewParametersForRowAt:)? tableView(_:dragSessionAllowsMoveOperation:)
        tableView(_:dragSessionDidEnd:) tableView(_:dragSessionIsRestrictedToDraggingApplication:)
        tableView(_:dragSessionWillBegin:) tableView(_:itemsForAddingTo:at:point:)
        @UITableViewDropDelegate tableView(_:canHandle:) tableView(_:dropPreviewParametersForRowAt:)?
        tableView(_:dropSessionDidEnd:) tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:)
        tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        @UITableViewDropPlaceholderContext <UIDragAnimating
        @UITextFieldDelegate textField(_:editMenuForCharactersIn:suggestedActions:)?
        textField(_:shouldChangeCharactersIn:replacementString:) textField(_:willDismissEditMenuWith:)
        textField(_:willPresentEditMenuWith:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:)
        textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:)
        textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
        @UITextInput <UIKeyInput
        @UITextSearching compare(document:toDocument:) replace(foundTextRange:document:withText:)
        replaceAll(queryString:options:withText:) scrollRangeToVisible(_:inDocument:)
        shouldReplace(foundTextRange:document:withText:) willHighlight(foundTextRange:document:)
        @UITextViewDelegate <UIScrollViewDelegate textView(_:editMenuForTextIn:suggestedActions:)?
        textView(_:menuConfigurationFor:defaultMenu:)? textView(_:primaryActionFor:defaultAction:)?
        textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldInteractWith:in:)
        textView(_:shouldInteractWith:in:interaction:) textView(_:textItemMenuWillDisplayFor:animator:)
        textView(_:textItemMenuWillEndFor:animator:) textView(_:willDismissEditMenuWith:) textView(_:willPresentEditMenuWith:)
        textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:)
        textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
        @UIToolbarDelegate <UIBarPositioningDelegate
        @UIViewControllerAnimatedTransitioning animationEnded(_:) interruptibleAnimator(using:)
        @UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext
        @UIViewControllerTransitioningDelegate animationController(forDismissed:)?
        animationController(forPresented:presenting:source:)? interactionControllerForDismissal(using:)?
        interactionControllerForPresentation(using:)? presentationController(forPresented:presenting:source:)?
        @UIViewImplicitlyAnimating <UIViewAnimating
        @UIWindowSceneDelegate <UISceneDelegate windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
        windowScene(_:performActionFor:completionHandler:)
        @UNUserNotificationCenterDelegate userNotificationCenter(_:didReceive:)
        userNotificationCenter(_:didReceive:withCompletionHandler:) userNotificationCenter(_:willPresent:)
        userNotificationCenter(_:willPresent:withCompletionHandler:)
        @WKNavigationDelegate webView(_:decidePolicyFor:) webView(_:decidePolicyFor:decisionHandler:)
        webView(_:decidePolicyFor:preferences:) webView(_:decidePolicyFor:preferences:decisionHandler:) webView(_:didCommit:)
        webView(_:didFail:withError:) webView(_:didFailProvisionalNavigation:withError:) webView(_:didFinish:)
        webView(_:didStartProvisionalNavigation:) webViewWebContentProcessDidTerminate(_:)
        @WKScriptMessageHandlerWithReply userContentController(_:didReceive:) userContentController(_:didReceive:replyHandler:)
        @WKUIDelegate webView(_:createWebViewWith:for:windowFeatures:)?
        webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:)
        webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
        """
}
