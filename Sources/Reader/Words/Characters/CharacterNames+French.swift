extension CharacterNames {
    /// The French names, and the words that are used for spelling.
    public static let french = CharacterNames(
        language: "fr",
        names: [
            " ": "espace", "\u{A0}": "espace insécable", "\t": "tabulation", "\n": "nouvelle ligne", "\r": "retour",
            "!": "point d’exclamation", "\"": "guillemet", "#": "dièse", "$": "dollar", "%": "pour cent",
            "&": "et commercial", "'": "apostrophe", "(": "parenthèse ouvrante", ")": "parenthèse fermante",
            "*": "astérisque", "+": "plus", ",": "virgule", "-": "tiret", ".": "point", "/": "barre oblique",
            ":": "deux-points", ";": "point-virgule", "<": "inférieur à", "=": "égal", ">": "supérieur à",
            "?": "point d’interrogation", "@": "arobase", "[": "crochet ouvrant", "\\": "barre oblique inversée",
            "]": "crochet fermant", "^": "accent circonflexe", "_": "trait de soulignement", "`": "accent grave",
            "{": "accolade ouvrante", "|": "barre verticale", "}": "accolade fermante", "•": "puce",
            "…": "points de suspension", "–": "tiret demi-cadratin", "—": "tiret cadratin", "€": "euro",
            "£": "livre", "¥": "yen", "°": "degré", "§": "paragraphe", "©": "copyright", "\r\n": "nouvelle ligne",
            "\u{2028}": "nouvelle ligne", "\u{2029}": "nouvelle ligne", "«": "guillemet ouvrant",
            "»": "guillemet fermant", "~": "tilde",
        ],
        phonetics: [
            "a": "Anatole", "b": "Berthe", "c": "Célestin", "d": "Désiré", "e": "Eugène", "f": "François",
            "g": "Gaston", "h": "Henri", "i": "Irma", "j": "Joseph", "k": "Kléber", "l": "Louis", "m": "Marcel",
            "n": "Nicolas", "o": "Oscar", "p": "Pierre", "q": "Quintal", "r": "Raoul", "s": "Suzanne",
            "t": "Thérèse", "u": "Ursule", "v": "Victor", "w": "William", "x": "Xavier", "y": "Yvonne", "z": "Zoé",
        ],
        emoji: "émoji")
}
