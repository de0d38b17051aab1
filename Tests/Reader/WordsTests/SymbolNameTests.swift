import Testing

@testable import Words

/// VoiceOver's names for images without a label.
@Suite struct SymbolNameTests {
    private let english = StringCatalog.builtIn.interfaceWords(for: "en")

    @Test(arguments: [
        ("plus", "Add"), ("trash", "Delete"), ("trash.fill", "Delete"), ("trash.circle.fill", "Delete"),
        ("square.and.arrow.up", "Share"), ("gear", "Settings"), ("gearshape.fill", "Settings"),
        ("xmark.circle.fill", "Close"), ("chevron.left", "Back"), ("chevron.left.circle", "Back"),
        ("magnifyingglass", "Search"), ("heart.fill", "Love"), ("star", "Favorite"), ("eye.slash.fill", "Hide"),
        ("person.crop.circle", "Profile"), ("person.fill.badge.plus", "Add Person"), ("cart.fill", "Shopping Cart"),
        ("ellipsis.circle", "More"), ("square.and.pencil", "Compose"), ("speaker.slash.fill", "Mute"),
        ("info.circle", "Info"), ("checkmark.circle.fill", "Selected"), ("line.3.horizontal", "Menu"),
    ])
    func `a common symbol is called by its purpose, filled or not, with or without a shape around it`(
        _ symbol: String, _ spoken: String
    ) {
        #expect(SymbolNames.label(of: symbol, english) == spoken)
    }

    @Test(arguments: [
        ("zigzag.line", "zigzag line"), ("circle", "circle"), ("circle.fill", "circle"), ("1.circle.fill", "1"),
        ("50.square", "50"), ("goforward.15", "go forward 15"), ("tray.slash", "tray slash"),
        ("square.dashed", "square dashed"), ("carrot.fill", "carrot"), ("fill", "fill"), ("", ""), ("...", ""),
        ("questionmark.diamond.fill", "Help"), ("lamp.floor.fill", "lamp floor"),
    ])
    func `any other symbol is called by the words of its name`(_ symbol: String, _ spoken: String) {
        #expect(SymbolNames.label(of: symbol, english) == spoken)
    }

    @Test(arguments: [("de", "Löschen"), ("fr", "Supprimer"), ("ja", "削除"), ("ar", "حذف"), ("nl", "Delete")])
    func `what a symbol is for is said in the language of the app`(_ language: String, _ spoken: String) {
        let words = StringCatalog.builtIn.interfaceWords(for: language)
        #expect(SymbolNames.label(of: "trash.fill", words) == spoken)
    }

    @Test func `more than three hundred symbols have words of their own`() {
        #expect(SymbolNames.table.count >= 300)
        for name in SymbolNames.table.keys {
            // Names are looked up without it.
            #expect(!name.split(separator: ".").contains("fill"), "\(name)")
            let label = SymbolNames.label(of: name, english)
            #expect(!label.isEmpty && !label.contains("."), "\(name)")
        }
    }

    @Test(arguments: [
        ("icon_close@2x.png", "icon close"), ("icons/ic_close-small.png", "ic close small"),
        ("iconClose", "icon Close"),
        ("CloseButton~ipad.png", "Close Button"), ("URLBar", "URL Bar"), ("btn.share.normal", "btn share normal"),
        ("photo2", "photo2"), ("bild-größe", "bild größe"), ("閉じる", "閉じる"), ("a@b", "a b"), ("@3x.png", ""),
        ("__", ""), ("", ""), ("logo.SVG", "logo"), ("v1.2", "v1 2"), ("QRCodeReader", "QR Code Reader"),
        ("background@3x~iphone.jpeg", "background"), ("Map/pin", "pin"),
    ])
    func `an image's name loses signs, extension, scale and device`(_ name: String, _ words: String) {
        #expect(ImageFileName.words(of: name) == words)
    }
}
