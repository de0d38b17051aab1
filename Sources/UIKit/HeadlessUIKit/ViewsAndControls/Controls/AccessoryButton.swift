/// A button that UIKit adds to its own views: the clear button of a field, the cancel button of a search bar and the
/// detail button of a cell. The app controls neither its size nor its label.
final class AccessoryButton: UIButton {}
