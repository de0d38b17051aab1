/// The mode that decides where the user's keys go.
struct KeyMode: Hashable {
    /// The default owner of keys.
    enum Home: Hashable {
        /// Keys go to the program.
        case program
        /// To the reader, as commands.
        case review
    }

    /// The owner of the keys. Keys that always mean a command are the reader's in any case.
    enum Owner: Hashable {
        /// The program.
        case program
        /// Review mode, in which single keys are commands.
        case review
        /// The list of settings, which leads back to where it was opened.
        case settings(over: Home)
        /// A text prompt of the reader: characters are no commands.
        case text(over: Home)

        /// The owner of keys when the list or the text is done.
        var home: Home {
            switch self {
            case .program: .program
            case .review: .review
            case .settings(let home), .text(let home): home
            }
        }
    }

    /// The treatment of the next key.
    enum Treatment: Hashable {
        /// As its owner takes it.
        case ordinary
        /// Key help: commands are described instead of carried out.
        case explained
        /// It goes to the program, whatever it is.
        case passed
        /// It is text of a paste, which goes to the program. `explains` is whether key help continues after it.
        case pasted(explains: Bool)
    }

    /// The owner of the keys.
    var owner = Owner.program
    /// The treatment of the next key.
    private(set) var treatment = Treatment.ordinary

    init(owner: Owner = .program) { self.owner = owner }

    // MARK: The owner of the keys

    /// Whether single keys are the reader's.
    var takesKeys: Bool { owner != .program }

    /// Whether keys are characters of a text.
    var takesText: Bool { if case .text = owner { true } else { false } }

    /// Handles the key of review mode: it begins or ends it. It ends key help instead, and the list of settings is closed
    /// by the code that opened it.
    mutating func toggleReview() {
        if case .settings = owner { return }
        guard !explains else { return }
        owner = owner.home == .review ? .program : .review
    }

    /// Updates the mode after a change of whether the list of settings or a text prompt is open.
    mutating func settle(settings: Bool, text: Bool) {
        let home = owner.home
        owner =
            settings ? .settings(over: home) : text ? .text(over: home) : home == .review ? .review : .program
    }

    // MARK: How the next key is taken

    /// Whether commands are described instead of carried out.
    var explains: Bool {
        switch treatment {
        case .explained, .pasted(explains: true): true
        case .ordinary, .passed, .pasted: false
        }
    }

    /// Whether a paste is in progress.
    var isPasting: Bool { if case .pasted = treatment { true } else { false } }

    /// Begins or ends key help.
    mutating func toggleExplaining() { treatment = explains ? .ordinary : .explained }

    /// Ends key help.
    mutating func stopExplaining() { if treatment == .explained { treatment = .ordinary } }

    /// Lets the next key go to the program; not in key help, which only describes keys.
    mutating func passNext() { if !explains { treatment = .passed } }

    /// Handles a key: returns whether it goes to the program because that was requested.
    mutating func passesKey() -> Bool {
        guard treatment == .passed else { return false }
        treatment = .ordinary
        return true
    }

    /// A paste begins or ends.
    mutating func paste(_ begins: Bool) {
        if begins {
            treatment = .pasted(explains: explains)
        } else if isPasting {
            treatment = explains ? .explained : .ordinary
        }
    }
}
