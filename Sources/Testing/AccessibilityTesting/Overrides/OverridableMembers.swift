/// The members of UIKit's classes that an app overrides to answer requests or to be notified.
enum OverridableMembers {
    /// Their names, from the headers of UIKit as HeadlessUIKit has them.
    static let names: Set<String> = Set(
        controller + views + responder + accessibility + presentation + restoration + older)

    private static let controller = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
        "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewSafeAreaInsetsDidChange", "viewWillTransition", "willTransition", "traitCollectionDidChange",
        "didReceiveMemoryWarning", "awakeFromNib", "prepareForInterfaceBuilder", "preferredContentSize",
        "preferredContentSizeDidChange", "size", "addChild", "removeFromParent", "willMove", "didMove", "transition",
        "shouldAutomaticallyForwardAppearanceMethods", "beginAppearanceTransition", "endAppearanceTransition",
        "present", "dismiss", "show", "showDetailViewController", "collapseSecondaryViewController",
        "separateSecondaryViewController", "setEditing", "performSegue",
        "shouldPerformSegue", "prepare", "canPerformUnwindSegueAction", "allowedChildrenForUnwinding", "unwind",
        "unwindAction", "preferredStatusBarStyle", "prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden",
        "childForStatusBarStyle", "childForStatusBarHidden", "childForHomeIndicatorAutoHidden",
        "supportedInterfaceOrientations", "shouldAutorotate", "hidesBottomBarWhenPushed", "overriddenActions",
    ]

    private static let views = [
        "layoutSubviews", "draw", "drawText", "textRect", "hitTest", "point", "sizeThatFits", "sizeToFit",
        "intrinsicContentSize", "didAddSubview", "willRemoveSubview", "willMoveToSuperview", "didMoveToSuperview",
        "didMoveToWindow", "updateConstraints", "safeAreaInsetsDidChange", "layoutMarginsDidChange",
        "tintColorDidChange", "prepareForReuse", "setSelected", "setHighlighted", "isSelected", "isHighlighted",
        "isEnabled", "beginTracking", "continueTracking", "endTracking", "cancelTracking", "sendAction",
        "gestureRecognizerShouldBegin",
    ]

    private static let responder = [
        "canBecomeFirstResponder", "becomeFirstResponder", "canResignFirstResponder", "resignFirstResponder",
        "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "pressesBegan", "pressesChanged",
        "pressesEnded", "pressesCancelled", "keyCommands", "canPerformAction", "buildMenu", "validate",
        "motionBegan", "motionEnded", "motionCancelled", "inputView", "inputAccessoryView",
    ]

    private static let accessibility = [
        "isAccessibilityElement", "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityHint",
        "accessibilityAttributedHint", "accessibilityValue", "accessibilityAttributedValue", "accessibilityTraits",
        "accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint", "accessibilityLanguage",
        "accessibilityElementsHidden", "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
        "accessibilityNavigationStyle", "accessibilityRespondsToUserInteraction", "accessibilityUserInputLabels",
        "accessibilityAttributedUserInputLabels", "accessibilityTextualContext", "accessibilityHeaderElements",
        "accessibilityElements", "accessibilityElementCount", "accessibilityElement", "index",
        "accessibilityContainerType", "accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement",
        "accessibilityScroll", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
        "accessibilityZoomIn", "accessibilityZoomOut", "accessibilityCustomActions", "accessibilityCustomRotors",
        "accessibilityCustomContent", "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus",
        "accessibilityElementIsFocused", "accessibilityIdentifier", "accessibilityLineNumber",
        "accessibilityContent", "accessibilityPageContent", "accessibilityDragSourceDescriptors",
        "accessibilityDropPointDescriptors", "accessibilityExpandedStatus", "accessibilityDirectTouchOptions",
    ]

    private static let presentation = [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd", "dismissalTransitionWillBegin",
        "dismissalTransitionDidEnd", "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
        "frameOfPresentedViewInContainerView", "presentedView", "shouldPresentInFullscreen",
        "shouldRemovePresentersView", "adaptivePresentationStyle", "presentationStyle", "overrideTraitCollection",
        "startInteractiveTransition", "perform",
    ]

    private static let restoration = [
        "encodeRestorableState", "decodeRestorableState", "applicationFinishedRestoringState",
    ]

    // Without effect since iOS 6 to 13, but names that UIKit has had: no slips of the pen.
    private static let older = [
        "viewDidUnload", "viewWillUnload", "shouldAutorotateToInterfaceOrientation",
        "shouldAutomaticallyForwardRotationMethods", "willRotate", "didRotate", "willAnimateRotation",
        "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
    ]
}
