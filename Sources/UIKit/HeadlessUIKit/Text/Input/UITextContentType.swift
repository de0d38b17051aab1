/// The meaning of a text, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the type.
    public let rawValue: String
    /// Creates a type from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A prefix of a name, such as a title.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix of a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A title of a job.
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-city")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-state")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A phone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The number of a card.
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    /// The name on a card.
    public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
    /// The first name on a card.
    public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
    /// The middle name on a card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
    /// The family name on a card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
    /// The security code of a card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
    /// The expiration date of a card.
    public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
    /// The month in which a card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "credit-card-expiration-month")
    /// The year in which a card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "credit-card-expiration-year")
    /// The kind of a card.
    public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
    /// A date with a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The tracking number of a shipment.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a built-in SIM card.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The number of a phone.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
}
