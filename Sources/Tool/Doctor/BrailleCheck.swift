import Braille

/// Checks braille, which is needed only with a display or when lines of cells are requested.
struct BrailleCheck {
    /// Returns all diagnoses.
    func diagnoses() -> [Diagnosis] { [translation, display] }

    private var translation: Diagnosis {
        do throws(BrailleError) {
            _ = try BrailleTranslator()
            return .ok("braille", "liblouis works")
        } catch {
            return .note("braille", "\(error)", "required only for --braille and --braille-display")
        }
    }

    private var display: Diagnosis {
        do throws(BrailleDisplayError) {
            let width = try BrlAPIConnection().width
            return .ok("braille display", "BRLTTY drives a display with \(width) cells")
        } catch {
            return .note("braille display", "\(error)", "required only for --braille-display")
        }
    }
}
