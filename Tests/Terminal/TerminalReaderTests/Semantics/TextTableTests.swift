import TerminalEmulator
import TerminalReader
import Testing

struct `Tables in text` {
    /// The table that real programs write, its columns, and its last row.
    struct Sample: CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var columns: [String]
        var last: [String]
    }

    static let samples: [Sample] = [
        Sample(
            testDescription: "df",
            text: """
                Filesystem     1K-blocks     Used Available Use% Mounted on
                tmpfs           24684084        0  24684084   0% /dev/shm
                /dev/vda       264212084 21729908  77335704  22% /
                """,
            columns: ["Filesystem", "1K-blocks", "Used", "Available", "Use%", "Mounted on"],
            last: ["/dev/vda", "264212084", "21729908", "77335704", "22%", "/"]),
        Sample(
            testDescription: "df with one row",
            text: """
                Filesystem      Size  Used Avail Use% Mounted on
                /dev/vda        252G   21G   74G  22% /
                """,
            columns: ["Filesystem", "Size", "Used", "Avail", "Use%", "Mounted on"],
            last: ["/dev/vda", "252G", "21G", "74G", "22%", "/"]),
        Sample(
            testDescription: "ps",
            text: """
                USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
                root           1  0.4  0.0  48252 16208 ?        S<Ll 01:38   2:48 /sbin/init splash
                me         12345 10.0 12.5 168252 99208 pts/0    R+   10:38   0:01 ps aux
                """,
            columns: ["USER", "PID", "%CPU", "%MEM", "VSZ", "RSS", "TTY", "STAT", "START", "TIME", "COMMAND"],
            last: ["me", "12345", "10.0", "12.5", "168252", "99208", "pts/0", "R+", "10:38", "0:01", "ps aux"]),
        Sample(
            testDescription: "free",
            text: """
                               total        used        free      shared  buff/cache   available
                Mem:            23Gi       1.7Gi        17Gi       8.7Mi       4.8Gi        21Gi
                Swap:             0B          0B          0B
                """,
            columns: ["", "total", "used", "free", "shared", "buff/cache", "available"],
            last: ["Swap:", "0B", "0B", "0B", "", "", ""]),
        Sample(
            testDescription: "vmstat, whose numbers outgrow their columns",
            text: """
                procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
                 r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
                 8  0      0 18265568  46656 4957864    0    0  1282  1290  327 1037 56  6 38  0  0
                """,
            columns: [
                "r", "b", "swpd", "free", "buff", "cache", "si", "so", "bi", "bo", "in", "cs", "us", "sy", "id", "wa",
                "st",
            ],
            last: [
                "8", "0", "0", "18265568", "46656", "4957864", "0", "0", "1282", "1290", "327", "1037", "56", "6", "38",
                "0", "0",
            ]),
        Sample(
            testDescription: "docker ps",
            text: """
                CONTAINER ID   IMAGE          COMMAND                  STATUS                    PORTS     NAMES
                0123456789ab   nginx:latest   "/docker-entrypoint.…"   Up 2 hours                80/tcp    web
                ba9876543210   redis          "docker-entrypoint.s…"   Exited (0) 2 hours ago              cache
                """,
            columns: ["CONTAINER ID", "IMAGE", "COMMAND", "STATUS", "PORTS", "NAMES"],
            last: ["ba9876543210", "redis", "\"docker-entrypoint.s…\"", "Exited (0) 2 hours ago", "", "cache"]),
        Sample(
            testDescription: "kubectl get pods",
            text: """
                NAME                  READY   STATUS             RESTARTS      AGE
                web-5d8f6c7b9-abcde   1/1     Running            0             3d
                db-0                  0/1     CrashLoopBackOff   12 (3m ago)   3d
                """,
            columns: ["NAME", "READY", "STATUS", "RESTARTS", "AGE"],
            last: ["db-0", "0/1", "CrashLoopBackOff", "12 (3m ago)", "3d"]),
        Sample(
            testDescription: "systemctl",
            text: """
                  UNIT                 LOAD   ACTIVE SUB     DESCRIPTION
                  dbus.service         loaded active running D-Bus System Message Bus
                ● foo.service          loaded failed failed  Foo
                """,
            columns: ["UNIT", "LOAD", "ACTIVE", "SUB", "DESCRIPTION"],
            last: ["foo.service", "loaded", "failed", "failed", "Foo"]),
        Sample(
            testDescription: "netstat",
            text: """
                Active Internet connections (only servers)
                Proto Recv-Q Send-Q Local Address           Foreign Address         State
                tcp        0      0 127.0.0.1:5432          0.0.0.0:*               LISTEN
                tcp6       0      0 :::22                   :::*                    LISTEN
                """,
            columns: ["Proto", "Recv-Q", "Send-Q", "Local Address", "Foreign Address", "State"],
            last: ["tcp6", "0", "0", ":::22", ":::*", "LISTEN"]),
        Sample(
            testDescription: "lsblk",
            text: """
                NAME  MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS
                zram0 253:0    0    0B  0 disk
                vda   254:0    0  256G  0 disk /
                """,
            columns: ["NAME", "MAJ:MIN", "RM", "SIZE", "RO", "TYPE", "MOUNTPOINTS"],
            last: ["vda", "254:0", "0", "256G", "0", "disk", "/"]),
        Sample(
            testDescription: "pip list",
            text: """
                Package           Version
                ----------------- -------
                annotated-types   0.7.0
                attrs             26.1.0
                """,
            columns: ["Package", "Version"], last: ["attrs", "26.1.0"]),
        Sample(
            testDescription: "ls -l",
            text: """
                total 48
                drwxr-xr-x 3 root root  4096 Nov 21 10:58 Benchmarks
                crw-r--r-- 1 root root 5,  1 Nov 20 23:49 console
                -rw-r--r-- 1 root root 11358 Nov  1  2025 a file
                """,
            columns: ["permissions", "links", "owner", "group", "size", "modified", "name"],
            last: ["-rw-r--r--", "1", "root", "root", "11358", "Nov 1 2025", "a file"]),
        Sample(
            testDescription: "ls -l with another form of the time",
            text: """
                drwxr-xr-x 3 root root 4096 2026-11-21 10:58 Benchmarks
                -rw-r--r-- 1 root root 4234 2026-11-21 10:58 CHANGELOG.md
                """,
            columns: ["permissions", "links", "owner", "group", "size", "modified", "name"],
            last: ["-rw-r--r--", "1", "root", "root", "4234", "2026-11-21 10:58", "CHANGELOG.md"]),
        Sample(
            testDescription: "git branch -vv",
            text: """
                * main   90d7d02 [origin/main] Say what is new
                  topic  ca6ff96 Sort files
                """,
            columns: ["branch", "commit", "message"], last: ["topic", "ca6ff96", "Sort files"]),
        Sample(
            testDescription: "mysql",
            text: """
                +----+-------+-------+
                | id | name  | price |
                +----+-------+-------+
                |  1 | apple |  1.20 |
                |  2 | pear  |       |
                +----+-------+-------+
                2 rows in set (0.00 sec)
                """,
            columns: ["id", "name", "price"], last: ["2", "pear", ""]),
        Sample(
            testDescription: "psql",
            text: """
                 id | name  | price
                ----+-------+-------
                  1 | apple |  1.20
                  2 | pear  |
                (2 rows)
                """,
            columns: ["id", "name", "price"], last: ["2", "pear", ""]),
        Sample(
            testDescription: "Markdown that is not aligned",
            text: """
                | Name | Size | Note |
                |:-----|-----:|------|
                | a.txt | 12 | first one |
                | b | 3 | |
                """,
            columns: ["Name", "Size", "Note"], last: ["b", "3", ""]),
        Sample(
            testDescription: "rows of several lines between rules",
            text: """
                ┏━━━━━━━┳━━━━━━━━━━━┓
                ┃ Name  ┃ Text      ┃
                ┡━━━━━━━╇━━━━━━━━━━━┩
                │ two   │ short     │
                ├───────┼───────────┤
                │ one   │ a long    │
                │       │ text      │
                └───────┴───────────┘
                """,
            columns: ["Name", "Text"], last: ["one", "a long text"]),
        Sample(
            testDescription: "wide characters",
            text: """
                NAME      SIZE   WHERE
                日本語    12     here
                plain     3      there
                """,
            columns: ["NAME", "SIZE", "WHERE"], last: ["plain", "3", "there"]),
    ]

    private func tables(_ text: String, columns: Int = 100) -> [ScreenRegion] {
        ScreenModel(showing: text + "\n", rows: 30, columns: columns).regions.filter { $0.kind == .table }
    }

    @Test(arguments: samples)
    func `what programs align is a table with columns and rows`(_ sample: Sample) throws {
        let found = tables(sample.text)
        try #require(found.count == 1)
        let last = try #require(found[0].children.last)
        #expect(last.children.map(\.label) == sample.columns)
        #expect(last.children.map(\.text) == sample.last)
        #expect(last.index == last.count)
    }

    @Test(arguments: samples.filter { $0.testDescription == "docker ps" || $0.testDescription == "ps" })
    func `rows that the terminal wrapped are one row all the same`(_ sample: Sample) throws {
        let found = tables(sample.text, columns: 60)
        try #require(found.count == 1)
        #expect(found[0].children.last?.children.map(\.text) == sample.last)
        #expect(found[0].children.last?.frame.rows.count == 2)
    }

    @Test(arguments: [
        "prose": """
        The quick brown fox jumps over the lazy dog and
        runs into the dark forest, where 12 more foxes
        wait for the moon to rise above the hills again.
        """,
        "code": """
        let a   = 1
        let bcd = 2
        let ef  = a + bcd
        """,
        "help": """
        Usage: ls [OPTION]... [FILE]...
          -a, --all                  do not ignore entries starting with .
          -A, --almost-all           do not list implied . and ..
              --author               with -l, print the author of each file
        """,
        "file names": """
        AccessibilityAudit  ESpeakSpeech   LiveReader    ScreenReader
        AccessibilityTree   HeadlessUIKit  PageSource    Speech
        """,
        "a log": """
        Nov 21 10:58:48 host sshd[123]: Accepted publickey for me
        Nov 21 10:58:49 host systemd[1]: Started Session 1 of me
        Nov 21 10:58:50 host kernel: usb 1-1: new device
        """,
        "ping": """
        64 bytes from 1.1.1.1: icmp_seq=1 ttl=57 time=12.3 ms
        64 bytes from 1.1.1.1: icmp_seq=2 ttl=57 time=11.3 ms
        64 bytes from 1.1.1.1: icmp_seq=3 ttl=57 time=12.0 ms
        """,
        "a manual page": """
        LS(1)                 User Commands                LS(1)

        NAME
               ls - list directory contents

        SEE ALSO
               Full documentation  <https://www.gnu.org/ls>
        """,
        "a compiler": """
        error[E0308]: mismatched types
         --> src/main.rs:2:18
          |
        2 |     let x: i32 = "a";
          |            ---   ^^^ expected `i32`, found `&str`
          |            |
          |            expected due to this
        """,
        "one rule": "a | b\n-----\nc | d",
        "a diffstat": " a.swift | 12 ++++--\n bc.swift |  3 ---\n 2 files changed",
        "headings in capitals": "SEE ALSO\n grep  sed\nAUTHOR\n me",
    ])
    func `other texts are no tables`(_ name: String, _ text: String) {
        #expect(tables(text).map(\.text) == [], "\(name)")
    }

    @Test func `two tables below each other are two`() {
        let text = """
            NAME   READY   AGE
            web    1/1     3d

            NAME   TYPE        PORT
            web    ClusterIP   80
            db     ClusterIP   5432
            """
        #expect(tables(text).map(\.text) == ["NAME, READY, AGE", "NAME, TYPE, PORT"])
        #expect(tables(text).map(\.count) == [1, 2])
    }

    @Test func `a table ends where the shell asks for the next command`() throws {
        let text =
            "\u{1B}]133;A\u{7}me$ \u{1B}]133;B\u{7}ps\n\u{1B}]133;C\u{7}  PID TTY          TIME CMD\n 1234 pts/0    00:00:00 bash\n 1250 pts/0    00:00:00 ps\n\u{1B}]133;D;0\u{7}\u{1B}]133;A\u{7}me$    x\u{1B}]133;B\u{7}"
        let table = try #require(tables(text).first)
        #expect(table.count == 2 && table.frame.rows == 1..<4)
    }

    @Test(arguments: [
        "A B C D E F\n", "a  1  2\n", "* x\n", "+--+--+\n", "| a | b |\n", "├── a\n", "│\n", "A B C\n--- --- ---\n",
        "-rw-r--r-- 1 a b\n", "│ │ │ │ │ │ │ │ ├── a\n",
    ])
    func `the cost of rows that nearly are a table is in proportion to them`(_ row: String) {
        let rise = growth(from: 100) { size in
            var terminal = Terminal(size: Size(rows: size, columns: 100))
            let text = String(repeating: row, count: size / row.count(where: { $0 == "\n" }))
            terminal.feed(text.replacing("\n", with: "\r\n").utf8)
            let screen = terminal.screen
            return { _ = ScreenModel(screen) }
        }
        #expect(rise < proportionalGrowth)
    }

    @Test func `the cost of rows below the names of columns, and of a tree as deep as the screen, is in proportion`() {
        for makeText in [
            { (size: Int) in "A  B  C\n" + String(repeating: "x  y  z\n", count: size - 2) },
            { (size: Int) in
                (1..<size).map { String(repeating: "│ ", count: min($0, 40)) + "├── a\n" }.joined()
            },
        ] {
            let rise = growth(from: 100) { size in
                var terminal = Terminal(size: Size(rows: size, columns: 100))
                terminal.feed(makeText(size).replacing("\n", with: "\r\n").utf8)
                let screen = terminal.screen
                return { _ = ScreenModel(screen) }
            }
            #expect(rise < proportionalGrowth)
        }
    }
}
