import Foundation

extension UIApplication {
    /// Posted when memory is low.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Acts as the system when memory is low: warns every controller of the shown windows, visible or not, and posts
    /// the notification.
    public final func performMemoryWarning() {
        for window in windows {
            guard let root = window.rootViewController else { continue }
            var pending = [root]
            while let controller = pending.popLast() {
                controller.didReceiveMemoryWarning()
                if let presented = controller.storedPresented { pending.append(presented) }
                pending.append(contentsOf: controller.children.reversed())
            }
        }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}
