extension UIActivity.ActivityType {
    // These are the activities of an iPhone that apps may exclude. The browser's share sheet may offer the first ones.

    /// The activity that saves files on the user's device.
    static let saveToFiles = UIActivity.ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")

    /// The activities that a browser's share sheet may offer for texts and web addresses.
    static let ofBrowserSheets: Set<UIActivity.ActivityType> = [
        .copyToPasteboard, .mail, .message, .airDrop, .print, .addToReadingList, .addToHomeScreen,
        .postToFacebook,
        .postToTwitter, .postToWeibo, .postToTencentWeibo,
    ]

    /// The activities that a browser's share sheet may offer for images and files besides.
    static let ofBrowserSheetsForFiles: Set<UIActivity.ActivityType> = [
        .saveToCameraRoll, saveToFiles, .assignToContact, .openInIBooks, .markupAsPDF, .postToFlickr,
        .postToVimeo,
    ]

    /// The activity that sends the items to a device nearby. The browser's share sheet may offer it.
    public static let airDrop = UIActivity.ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The activity that prints images, PDF documents, formatters and page renderers. The controller lists it for these, and the
    /// browser's share sheet may offer it for others.
    public static let print = UIActivity.ActivityType("com.apple.UIKit.activity.Print")
    /// The activity that saves an image on the user's device. The controller lists it for images.
    public static let saveToCameraRoll = UIActivity.ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The activity that assigns an image to a contact. It is never offered here.
    public static let assignToContact = UIActivity.ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The activity that stores a web address for reading later. The browser's share sheet may offer it.
    public static let addToReadingList = UIActivity.ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// The activity that adds a web address to the home screen. The browser's share sheet may offer it.
    public static let addToHomeScreen = UIActivity.ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// The activity that opens the items in Books. It is never offered here.
    public static let openInIBooks = UIActivity.ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// The activity that creates a document to draw on. It is never offered here.
    public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// The activity that shares an experience in a call. It is never offered here.
    public static let sharePlay = UIActivity.ActivityType("com.apple.UIKit.activity.SharePlay")
    /// The activity that copies a link for collaboration. It is never offered here.
    public static let collaborationCopy = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationCopyLink")
    /// The activity that invites others to collaborate. It is never offered here.
    public static let collaborationInviteWithLink = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// The activity that posts the items on Facebook. The browser's share sheet may offer it.
    public static let postToFacebook = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// The activity that posts the items on Twitter. The browser's share sheet may offer it.
    public static let postToTwitter = UIActivity.ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// The activity that posts the items on Weibo. The browser's share sheet may offer it.
    public static let postToWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// The activity that posts the items on Tencent Weibo. The browser's share sheet may offer it.
    public static let postToTencentWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// The activity that posts a video on Vimeo. It is never offered here.
    public static let postToVimeo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// The activity that posts an image on Flickr. It is never offered here.
    public static let postToFlickr = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFlickr")
}
