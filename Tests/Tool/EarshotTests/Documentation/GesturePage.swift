import ScreenReader

/// The gestures of the reader, `earshot explore` and files of gestures, with their commands.
enum GesturePage {
    static func lines() -> [String] {
        let used = Set(Gesture.allWithoutPoint.compactMap { GestureMap.standard[$0] })
        var lines = [
            "# Gestures", "",
            """
            A file of gestures, for `earshot explore --gestures FILE`, is a JSON object from names of gestures to names of \
            commands, or `none` for a gesture without a command. Gestures that it does not name keep their commands. \
            Touching always moves to the touched element.
            """,
            "", "```json", "{\"threeFingerTap\": \"itemChooser\", \"splitTap\": \"none\"}", "```", "",
        ]
        lines += Markdown.table(
            ["name", "gesture", "command", "action"],
            Gesture.allWithoutPoint.map { gesture in
                let command = GestureMap.standard[gesture]
                return [
                    Markdown.code(gesture.name), gesture.summary, Markdown.code(command?.name ?? "none"),
                    Markdown.text(command?.summary ?? ""),
                ]
            })
        lines += ["", "Commands without a gesture:", ""]
        lines += Markdown.table(
            ["command", "action"],
            Command.allWithoutArgument.filter { !used.contains($0) }
                .map { [Markdown.code($0.name), Markdown.text($0.summary)] })
        return lines
    }
}
