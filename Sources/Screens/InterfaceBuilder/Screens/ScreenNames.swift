/// Makes the names of screens unique.
@MainActor enum ScreenNames {
    /// The screens with names that no other of them has. Those that would share one get their object ids after it,
    /// which stay when other scenes are added or removed; a number if even the ids are the same, or missing.
    static func unique(_ screens: [InterfaceScreen]) -> [InterfaceScreen] {
        var counts: [String: Int] = [:]
        for screen in screens { counts[screen.name, default: 0] += 1 }
        guard counts.count < screens.count else { return screens }
        var taken = Set(counts.filter { $0.value == 1 }.keys)
        var lastNumbers: [String: Int] = [:]
        return screens.map { screen in
            guard counts[screen.name] != 1 else { return screen }
            var screen = screen
            let wanted = screen.location.objectID.map { "\(screen.name) (\($0))" } ?? screen.name
            var name = wanted
            while !taken.insert(name).inserted || name == screen.name {
                let number = lastNumbers[wanted, default: screen.location.objectID == nil ? 0 : 1] + 1
                lastNumbers[wanted] = number
                name = "\(wanted) \(number)"
            }
            screen.name = name
            return screen
        }
    }
}
