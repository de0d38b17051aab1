// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Contacts and ContactsUI: an empty address book.

/// A list of the user's contacts, with raw values of Contacts'.
public enum CNEntityType: Int, Sendable {
    /// People and companies.
    case contacts = 0
}

/// Whether the user lets the app see contacts, with raw values of Contacts'.
public enum CNAuthorizationStatus: Int, Sendable {
    /// Contacts' answers, in the order of their raw values.
    case notDetermined = 0, restricted, denied, authorized, limited
}

/// What is known of a person.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

/// The name of what is known.
public let CNContactGivenNameKey = "givenName"
/// The name of what is known.
public let CNContactFamilyNameKey = "familyName"
/// The name of what is known.
public let CNContactMiddleNameKey = "middleName"
/// The name of what is known.
public let CNContactOrganizationNameKey = "organizationName"
/// The name of what is known.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of what is known.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of what is known.
public let CNContactImageDataKey = "imageData"
/// The name of what is known.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The name of what is known.
public let CNContactImageDataAvailableKey = "imageDataAvailable"

/// A number of a telephone.
open class CNPhoneNumber: NSObject {
    /// The digits.
    public let stringValue: String
    /// Creates a number.
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
}

/// A value with a label.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
    /// The label, or nil.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// An identifier.
    public let identifier = UUID().uuidString
    /// Creates a value.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
        super.init()
    }
    /// Returns words for a label.
    open class func localizedString(forLabel label: String) -> String { label.filter { $0.isLetter } }
}

/// A person or a company.
open class CNContact: NSObject {
    /// An identifier.
    public let identifier = UUID().uuidString
    /// The given name.
    open fileprivate(set) var givenName = ""
    /// The middle name.
    open fileprivate(set) var middleName = ""
    /// The family name.
    open fileprivate(set) var familyName = ""
    /// The company.
    open fileprivate(set) var organizationName = ""
    /// The numbers.
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    /// The addresses.
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    /// The picture, or nil.
    open fileprivate(set) var imageData: Data?
    /// A small picture, or nil.
    open var thumbnailImageData: Data? { imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { imageData != nil }
}

/// A person or a company that can be changed.
open class CNMutableContact: CNContact {
    /// The given name.
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    /// The family name.
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    /// The company.
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    /// The numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    /// The addresses.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
}

/// Writes names.
open class CNContactFormatter: Formatter {
    /// The parts of a name, with raw values of Contacts'.
    public enum Style: Int, Sendable {
        /// The whole name.
        case fullName = 0
        /// How it is spoken.
        case phoneticFullName = 1
    }
    /// Returns a person's name, or nil.
    open class func string(from contact: CNContact, style: Style) -> String? {
        let parts = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
        return parts.isEmpty
            ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : parts.joined(separator: " ")
    }
    /// Returns what has to be known to write a name.
    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { NSString(string: "name") }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
    /// Which ones, or nil for all.
    open var predicate: NSPredicate?
    /// What has to be known.
    open var keysToFetch: [any CNKeyDescriptor]
    /// The order.
    open var sortOrder = CNContactSortOrder.none
    /// Creates a request.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// The order of contacts, with raw values of Contacts'.
public enum CNContactSortOrder: Int, Sendable {
    /// Contacts' orders, in the order of their raw values.
    case none = 0, userDefault, givenName, familyName
}

/// The user's contacts: none.
open class CNContactStore: NSObject {
    /// Whether the user lets the app see contacts: not asked.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    /// Asks the user, who refuses.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, nil)
    }
    /// Calls a closure with each contact: none.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
    /// Returns contacts: none.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { [] }
}

/// Receives the user's choice.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// The user has cancelled.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// The user has chosen a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}

extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
}

/// Lets the user choose a contact; there are none.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    /// Receives the user's choice; not kept alive.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// What is shown of a contact, or nil.
    open var displayedPropertyKeys: [String]?
    /// Which contacts can be chosen, or nil.
    open var predicateForEnablingContact: NSPredicate?
}

/// Shows a contact.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    /// The contact.
    open private(set) var contact = CNContact()
    /// Whether the user may change it.
    open var allowsEditing = true
    /// Whether the user may call.
    open var allowsActions = true
    /// The contacts among which it is, or nil.
    open var contactStore: CNContactStore?
    /// Shows a contact.
    public convenience init(for contact: CNContact) {
        self.init(nibName: nil, bundle: nil)
        self.contact = contact
    }
    /// Shows a new contact.
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
}
