import Testing

@testable import TerminalReader

struct `The learned prompt` {
    /// Types a command after the screen's text, and returns the learned prompt when the next text is shown.
    private func enter(_ learner: inout PromptLearner, _ prompt: String, _ command: String, then next: String) -> String
    {
        for index in command.indices { learner.pressed(isEnter: false, behind: prompt + command[..<index]) }
        learner.pressed(isEnter: true, behind: prompt + command)
        learner.shows("")
        learner.shows(next)
        return learner.prompt
    }

    @Test func `is what comes back after a command, and no question between`() {
        var learner = PromptLearner()
        #expect(enter(&learner, "me$ ", "apt install x", then: "Continue? [Y/n] ") == "")
        #expect(enter(&learner, "Continue? [Y/n] ", "y", then: "me$ ") == "")
        #expect(enter(&learner, "me$ ", "", then: "me$ ") == "me$")
        #expect(enter(&learner, "me$ ", "read x", then: "Name: ") == "me$")
    }

    @Test func `is that of the shell that runs`() {
        var learner = PromptLearner()
        #expect(enter(&learner, "me$ ", "ls", then: "me$ ") == "me$")
        #expect(enter(&learner, "me$ ", "python3", then: ">>> ") == "me$")
        #expect(enter(&learner, ">>> ", "1 + 1", then: ">>> ") == ">>>")
        #expect(enter(&learner, ">>> ", "exit()", then: "me$ ") == "me$")
    }

    @Test func `may tell a folder that changes`() {
        var learner = PromptLearner()
        #expect(enter(&learner, "me@host:~$ ", "cd src", then: "me@host:~/src$ ") == "me@host:")
        #expect(enter(&learner, "me@host:~/src$ ", "cd /", then: "me@host:/$ ") == "me@host:")
        #expect(PromptLearner.length(of: "me@host:", in: "me@host:~/src$ echo $ x") == 14)
        #expect(PromptLearner.length(of: "me$", in: "me$ echo $ x") == 3)
    }

    @Test func `is nothing that an animation or an editor shows`() {
        var learner = PromptLearner()
        learner.pressed(isEnter: true, behind: "me$ make")
        for percent in 0..<100 { learner.shows("Building \(percent)%") }
        #expect(learner.prompt == "")
        learner.pressed(isEnter: true, behind: "")
        learner.shows("")
        #expect(learner.prompt == "")
    }

    @Test func `is kept of a few shells only, and never long`() {
        var learner = PromptLearner()
        for shell in 0..<1_000 { _ = enter(&learner, "shell\(shell)$ ", "x", then: "shell\(shell)$ ") }
        #expect(learner.prompt == "shell999$")
        let long = String(repeating: "a", count: 10_000)
        #expect(enter(&learner, long, "x", then: long) == "shell999$")
    }

    @Test func `is reported by the speaking machine`() {
        var player = Player()
        _ = player.write("me$ ")
        #expect(player.machine.learnedPrompt == "")
        _ = player.press("\r")
        _ = player.write("\r\none\r\nme$ ")
        #expect(player.machine.learnedPrompt == "me$")
    }
}
