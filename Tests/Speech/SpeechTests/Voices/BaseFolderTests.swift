import Testing

@testable import Voices

@Suite struct `User folders` {
    @Test(
        arguments: [
            (["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/c/earshot"),
            (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config/earshot"),
            (["XDG_CONFIG_HOME": "c/d", "HOME": "/h"], "/h/.config/earshot"),
            (["XDG_CONFIG_HOME": "~/c"], nil), (["HOME": ""], nil), (["HOME": "h"], nil), ([:], nil),
        ] as [([String: String], String?)])
    func `a path that is empty or relative counts for nothing`(environment: [String: String], folder: String?) {
        #expect(BaseFolder.settings(environment) == folder)
        var others = environment
        others["XDG_STATE_HOME"] = environment["XDG_CONFIG_HOME"]
        others["XDG_CACHE_HOME"] = environment["XDG_CONFIG_HOME"]
        #expect(BaseFolder.state(others) == folder?.replacing(".config", with: ".local/state"))
        #expect(BaseFolder.cache(others) == folder?.replacing(".config", with: ".cache"))
    }
}
