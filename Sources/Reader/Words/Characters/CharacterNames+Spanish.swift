extension CharacterNames {
    /// The Spanish names, and the words that are used for spelling.
    public static let spanish = CharacterNames(
        language: "es",
        names: [
            " ": "espacio", "\u{A0}": "espacio de no separación", "\t": "tabulador", "\n": "línea nueva",
            "\r": "retorno", "!": "cierre de exclamación", "\"": "comillas", "#": "almohadilla", "$": "dólar",
            "%": "por ciento", "&": "y", "'": "apóstrofo", "(": "abrir paréntesis", ")": "cerrar paréntesis",
            "*": "asterisco", "+": "más", ",": "coma", "-": "guion", ".": "punto", "/": "barra", ":": "dos puntos",
            ";": "punto y coma", "<": "menor que", "=": "igual", ">": "mayor que", "?": "cierre de interrogación",
            "@": "arroba", "[": "abrir corchete", "\\": "barra invertida", "]": "cerrar corchete",
            "^": "acento circunflejo", "_": "guion bajo", "`": "acento grave", "{": "abrir llave",
            "|": "barra vertical", "}": "cerrar llave", "•": "viñeta", "…": "puntos suspensivos", "–": "semirraya",
            "—": "raya", "€": "euro", "£": "libra", "¥": "yen", "°": "grado", "§": "sección", "©": "copyright",
            "\r\n": "línea nueva", "\u{2028}": "línea nueva", "\u{2029}": "línea nueva",
            "¡": "apertura de exclamación", "¿": "apertura de interrogación", "«": "abrir comillas",
            "»": "cerrar comillas", "~": "tilde",
        ],
        phonetics: [
            "a": "Antonio", "b": "Burgos", "c": "Carmen", "d": "David", "e": "España", "f": "Francia",
            "g": "Granada", "h": "Historia", "i": "Inés", "j": "José", "k": "Kilo", "l": "Lorenzo", "m": "Madrid",
            "n": "Navidad", "o": "Oviedo", "p": "París", "q": "Queso", "r": "Ramón", "s": "Sábado", "t": "Teresa",
            "u": "Ulises", "v": "Valencia", "w": "Washington", "x": "Xilófono", "y": "Yolanda", "z": "Zaragoza",
            "ñ": "Ñoño",
        ],
        emoji: "emoji")
}
