import NIOHTTP1

/// Who may open a connection. A page in a browser can reach the loopback device, also by a name of its own that
/// resolves to it (DNS rebinding), so the request must name the loopback device itself and come from no page.
enum Admission {
    /// Nil if the request may become a connection, else how it is answered.
    static func refusal(of head: HTTPRequestHead) -> HTTPResponseStatus? {
        guard head.uri == "/session" else { return .notFound }
        let hosts = head.headers[canonicalForm: "host"]
        guard hosts.count == 1, isLoopback(String(hosts[0])) else { return .misdirectedRequest }
        guard head.headers["origin"].isEmpty else { return .forbidden }
        guard head.method == .GET,
            head.headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" })
        else { return .upgradeRequired }
        return nil
    }

    /// Whether the value of a `Host` header names the loopback device, with or without a port.
    static func isLoopback(_ host: String) -> Bool {
        let name: Substring
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return false }
            name = host[...end]
        } else {
            name = host.prefix { $0 != ":" }
        }
        let port = host.dropFirst(name.count)
        guard port.isEmpty || port.hasPrefix(":") && port.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return false
        }
        return ["localhost", "127.0.0.1", "[::1]"].contains(name.lowercased())
    }
}
