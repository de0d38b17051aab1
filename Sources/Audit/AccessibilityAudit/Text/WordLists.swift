/// The meaning to rules of words in seven languages: English, German, Spanish, French, Italian, Japanese and
/// Portuguese.
///
/// All lists are used whatever the language of a screen is: many labels are left in the developer's language, and the
/// words were chosen so that those of one language mean nothing else in another.
enum WordLists {
    /// The words of a language by their meaning, in lowercase, separated by spaces.
    typealias List = [(meaning: WordMeaning, words: String)]

    static let all: [String: List] = [
        "de": german, "en": english, "es": spanish, "fr": french, "it": italian, "ja": japanese, "pt": portuguese,
    ]

    /// Returns the meaning of a word, given by the hash of its lowercase letters.
    static func meaning(of hash: UInt64) -> WordMeaning { byHash[hash] }

    /// Returns the meaning of the ending of a text without spaces.
    static func meaning(ofEnding bytes: UnsafeBufferPointer<UInt8>) -> WordMeaning { ending(of: bytes)?.meaning ?? [] }

    /// The word at the end of a text without spaces: its length in bytes and its meaning; nil if there is none.
    static func ending(of bytes: UnsafeBufferPointer<UInt8>) -> (length: Int, meaning: WordMeaning)? {
        endings.first { ending in
            bytes.count >= ending.bytes.count && bytes.suffix(ending.bytes.count).elementsEqual(ending.bytes)
        }.map { ($0.bytes.count, $0.meaning) }
    }

    private static let byHash: MeaningTable = {
        var table: [UInt64: WordMeaning] = [:]
        for (meaning, words) in all.values.joined() {
            for word in words.split(separator: " ") {
                var hash = StableHash()
                hash.combine(String(word))
                table[hash.value, default: []].formUnion(meaning)
            }
        }
        return MeaningTable(table)
    }()

    private static let endings: [(bytes: [UInt8], meaning: WordMeaning)] = japanese.flatMap { entry in
        entry.words.split(separator: " ").map { (Array($0.utf8), entry.meaning) }
    }.sorted { $0.bytes.count > $1.bytes.count }
}

// Capitals beyond ASCII are not made small, so that words which begin with one stand there twice.
extension WordLists {
    private static let english: List = [
        (.button, "button btn"), (.link, "link hyperlink"), (.image, "image picture graphic icon photo"),
        (.field, "field textfield textbox"), (.control, "slider adjustable checkbox switch toggle"),
        (.state, "checked unchecked selected unselected deselected"),
        (.gesture, "click tap swipe press doubletap"),
        (.vague, "click tap go here learn more this page link details"),
    ]

    private static let german: List = [
        (.button, "schaltfläche taste button knopf"), (.link, "verknüpfung"), (.image, "bild symbol grafik foto"),
        (.field, "feld textfeld eingabefeld"), (.control, "schieberegler regler schalter kontrollkästchen"),
        (.state, "ausgewählt angekreuzt aktiviert deaktiviert markiert"),
        (.gesture, "tippen klicken wischen drücken doppeltippen"),
        (.vague, "hier klicken tippen mehr weiterlesen dies diese seite"),
    ]

    private static let spanish: List = [
        (.button, "botón"), (.link, "enlace vínculo"), (.image, "imagen icono ícono foto"), (.field, "casilla"),
        (.control, "deslizador interruptor"), (.state, "seleccionado seleccionada marcado desmarcado activado"),
        (.gesture, "pulsa pulse toca toque desliza clic"), (.vague, "pulsa aquí haz clic más información esta página"),
    ]

    private static let french: List = [
        (.button, "bouton"), (.link, "lien"), (.image, "image icône photo"), (.field, "champ"),
        (.control, "curseur interrupteur"), (.state, "sélectionné sélectionnée coché décoché activé désactivé"),
        (.gesture, "cliquez cliquer touchez toucher appuyez appuyer balayez balayer"),
        (.vague, "cliquez ici en savoir plus cette page"),
    ]

    private static let italian: List = [
        (.button, "pulsante bottone"), (.link, "collegamento"), (.image, "immagine icona"), (.field, "casella"),
        (.control, "cursore interruttore"), (.state, "selezionato selezionata spuntato attivato disattivato"),
        (.gesture, "clicca tocca premi scorri"), (.vague, "clicca qui tocca scopri più questa pagina"),
    ]

    private static let portuguese: List = [
        (.button, "botão"), (.link, "ligação"), (.image, "imagem ícone"), (.field, "caixa"),
        (.control, "deslizante"), (.state, "selecionado selecionada desmarcado ativado desativado"),
        (.gesture, "clique deslize"), (.vague, "clique aqui saiba mais esta página"),
    ]

    private static let japanese: List = [
        (.button, "ボタン"), (.link, "リンク"), (.image, "画像 アイコン 写真"), (.field, "フィールド 入力欄"),
        (.control, "スライダー スイッチ チェックボックス"), (.state, "選択済み 選択中 チェック済み"),
        (.gesture, "タップ クリック スワイプ"), (.vague, "こちら ここをタップ ここをクリック 詳細 もっと見る"),
    ]
}
