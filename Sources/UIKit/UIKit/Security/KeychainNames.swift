// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The keychain's name for "class".
public let kSecClass: CFString = "class"
/// The keychain's name for "class generic password".
public let kSecClassGenericPassword: CFString = "genp"
/// The keychain's name for "class internet password".
public let kSecClassInternetPassword: CFString = "inet"
/// The keychain's name for "class certificate".
public let kSecClassCertificate: CFString = "cert"
/// The keychain's name for "class key".
public let kSecClassKey: CFString = "keys"
/// The keychain's name for "class identity".
public let kSecClassIdentity: CFString = "idnt"
/// The keychain's name for "attr accessible".
public let kSecAttrAccessible: CFString = "pdmn"
/// The keychain's name for "attr access control".
public let kSecAttrAccessControl: CFString = "accc"
/// The keychain's name for "attr access group".
public let kSecAttrAccessGroup: CFString = "agrp"
/// The keychain's name for "attr synchronizable".
public let kSecAttrSynchronizable: CFString = "sync"
/// The keychain's name for "attr synchronizable any".
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The keychain's name for "attr creation date".
public let kSecAttrCreationDate: CFString = "cdat"
/// The keychain's name for "attr modification date".
public let kSecAttrModificationDate: CFString = "mdat"
/// The keychain's name for "attr description".
public let kSecAttrDescription: CFString = "desc"
/// The keychain's name for "attr comment".
public let kSecAttrComment: CFString = "icmt"
/// The keychain's name for "attr creator".
public let kSecAttrCreator: CFString = "crtr"
/// The keychain's name for "attr type".
public let kSecAttrType: CFString = "type"
/// The keychain's name for "attr label".
public let kSecAttrLabel: CFString = "labl"
/// The keychain's name for "attr is invisible".
public let kSecAttrIsInvisible: CFString = "invi"
/// The keychain's name for "attr account".
public let kSecAttrAccount: CFString = "acct"
/// The keychain's name for "attr service".
public let kSecAttrService: CFString = "svce"
/// The keychain's name for "attr generic".
public let kSecAttrGeneric: CFString = "gena"
/// The keychain's name for "attr security domain".
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The keychain's name for "attr server".
public let kSecAttrServer: CFString = "srvr"
/// The keychain's name for "attr protocol".
public let kSecAttrProtocol: CFString = "ptcl"
/// The keychain's name for "attr protocol https".
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The keychain's name for "attr protocol http".
public let kSecAttrProtocolHTTP: CFString = "http"
/// The keychain's name for "attr authentication type".
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The keychain's name for "attr authentication type default".
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// The keychain's name for "attr port".
public let kSecAttrPort: CFString = "port"
/// The keychain's name for "attr path".
public let kSecAttrPath: CFString = "path"
/// The keychain's name for "attr application tag".
public let kSecAttrApplicationTag: CFString = "atag"
/// The keychain's name for "attr application label".
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The keychain's name for "attr key type".
public let kSecAttrKeyType: CFString = "kty"
/// The keychain's name for "attr key type rsa".
public let kSecAttrKeyTypeRSA: CFString = "42"
/// The keychain's name for "attr key type ecsecprime random".
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The keychain's name for "attr key class".
public let kSecAttrKeyClass: CFString = "kcls"
/// The keychain's name for "attr key class public".
public let kSecAttrKeyClassPublic: CFString = "0"
/// The keychain's name for "attr key class private".
public let kSecAttrKeyClassPrivate: CFString = "1"
/// The keychain's name for "attr key size in bits".
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The keychain's name for "attr is permanent".
public let kSecAttrIsPermanent: CFString = "perm"
/// The keychain's name for "attr token id".
public let kSecAttrTokenID: CFString = "tkid"
/// The keychain's name for "attr token idsecure enclave".
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The keychain's name for "attr accessible when unlocked".
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// The keychain's name for "attr accessible after first unlock".
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The keychain's name for "attr accessible always".
public let kSecAttrAccessibleAlways: CFString = "dk"
/// The keychain's name for "attr accessible when passcode set this device only".
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The keychain's name for "attr accessible when unlocked this device only".
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The keychain's name for "attr accessible after first unlock this device only".
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// The keychain's name for "attr accessible always this device only".
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The keychain's name for "match limit".
public let kSecMatchLimit: CFString = "m_Limit"
/// The keychain's name for "match limit one".
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// The keychain's name for "match limit all".
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The keychain's name for "return data".
public let kSecReturnData: CFString = "r_Data"
/// The keychain's name for "return attributes".
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The keychain's name for "return ref".
public let kSecReturnRef: CFString = "r_Ref"
/// The keychain's name for "return persistent ref".
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The keychain's name for "value data".
public let kSecValueData: CFString = "v_Data"
/// The keychain's name for "value ref".
public let kSecValueRef: CFString = "v_Ref"
/// The keychain's name for "value persistent ref".
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The keychain's name for "use operation prompt".
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The keychain's name for "use authentication context".
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The keychain's name for "use authentication ui".
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The keychain's name for "use authentication uifail".
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// The keychain's name for "use authentication uiskip".
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The keychain's name for "use data protection keychain".
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The keychain's name for "import export passphrase".
public let kSecImportExportPassphrase: CFString = "passphrase"
/// The keychain's name for "import item identity".
public let kSecImportItemIdentity: CFString = "identity"
/// The keychain's name for "private key attrs".
public let kSecPrivateKeyAttrs: CFString = "private"
/// The keychain's name for "public key attrs".
public let kSecPublicKeyAttrs: CFString = "public"
/// The keychain's result for "success".
public let errSecSuccess: OSStatus = 0
/// The keychain's result for "unimplemented".
public let errSecUnimplemented: OSStatus = -4
/// The keychain's result for "param".
public let errSecParam: OSStatus = -50
/// The keychain's result for "allocate".
public let errSecAllocate: OSStatus = -108
/// The keychain's result for "user canceled".
public let errSecUserCanceled: OSStatus = -128
/// The keychain's result for "not available".
public let errSecNotAvailable: OSStatus = -25291
/// The keychain's result for "auth failed".
public let errSecAuthFailed: OSStatus = -25293
/// The keychain's result for "duplicate item".
public let errSecDuplicateItem: OSStatus = -25299
/// The keychain's result for "item not found".
public let errSecItemNotFound: OSStatus = -25300
/// The keychain's result for "interaction not allowed".
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The keychain's result for "decode".
public let errSecDecode: OSStatus = -26275
/// The keychain's result for "missing entitlement".
public let errSecMissingEntitlement: OSStatus = -34018
/// The keychain's result for "invalid data".
public let errSecInvalidData: OSStatus = -67673
/// The keychain's result for "bad req".
public let errSecBadReq: OSStatus = -909
/// The keychain's result for "internal error".
public let errSecInternalError: OSStatus = -2070
