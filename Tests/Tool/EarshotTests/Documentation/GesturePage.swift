import ScreenReader

/// The gestures that the reader, `earshot explore` and files of gestures know, with their commands.
enum GesturePage {
    static func lines() -> [String] {
        let used = Set(Gesture.allWithoutPoint.compactMap { GestureMap.standard[$0] })
        var lines = [
            "# Gestures", "",
            """
            A file of gestures, for `earshot explore --gestures FILE`, is a JSON object from names of gestures to names of \
            commands, with `none` for a gesture that is to do nothing; what it does not name stays as it is here. \
            Touching always moves to what is touched.
            """,
            "", "```json", "{\"threeFingerTap\": \"itemChooser\", \"splitTap\": \"none\"}", "```", "",
        ]
        lines += Markdown.table(
            ["name", "gesture", "command", "what it does"],
            Gesture.allWithoutPoint.map { gesture in
                let command = GestureMap.standard[gesture]
                return [
                    Markdown.code(gesture.name), gesture.summary, Markdown.code(command?.name ?? "none"),
                    Markdown.text(command?.summary ?? ""),
                ]
            })
        lines += ["", "Commands that no gesture has:", ""]
        lines += Markdown.table(
            ["command", "what it does"],
            Command.allWithoutArgument.filter { !used.contains($0) }
                .map { [Markdown.code($0.name), Markdown.text($0.summary)] })
        return lines
    }
}
