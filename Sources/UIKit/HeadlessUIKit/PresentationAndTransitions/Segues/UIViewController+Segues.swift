extension UIViewController {
    /// Adds a segue that starts at this controller, as a storyboard would.
    public final func addSegue(_ template: UIStoryboardSegueTemplate) {
        segueTemplates.append(template)
    }

    /// Performs one of the controller's segues as a control does at which it starts: the controller may refuse.
    public final func fireSegue(_ template: UIStoryboardSegueTemplate, sender: Any?) {
        template.fire(from: self, sender: sender)
    }

    final func performSegueByName(_ identifier: String, _ sender: Any?) {
        guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "Receiver (\(Diagnostics.name(self))) has no segue with identifier '\(identifier)'")
        }
        template.perform(from: self, sender: sender)
    }
}
