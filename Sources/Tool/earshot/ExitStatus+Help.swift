import CommandIO

extension ExitStatus {
    /// The description of the exit codes in `--help`.
    static let help = """
        EXIT CODES:
          0   success
          1   a check failed (conformance), speech has changed (replay), or a fault was found (audit)
          2   the log or the screen can't be read (replay)
          64  wrong usage
          65  a file's content is not valid
          66  a file cannot be read, or no case was found to run (conformance)
          69  something needed is missing, such as the speech synthesizer
          70  a bug in earshot, told in one line; with SWIFT_BACKTRACE set, Swift's own report comes instead
          73  an output file cannot be written
        """
}
