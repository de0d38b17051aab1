import Testing
import UIKit

/// Formats of predicates, as Apple's "Predicate Format String Syntax" describes them.
@MainActor struct PredicateTests {
    private static let people: [[String: Any]] = [
        ["name": "Ada", "age": 36, "tags": ["maths", "verse"], "address": ["city": "London"]],
        ["name": "Émile", "age": 20, "tags": [String](), "address": ["city": "Paris"], "note": NSNull()],
        ["name": "Zoe", "age": 7, "tags": ["verse"], "address": ["city": "Athens"]],
    ]

    @Test(arguments: [
        ("age > 18", ["Ada", "Émile"]), ("age >= 20 AND age =< 20", ["Émile"]),
        ("age BETWEEN {7, 20}", ["Émile", "Zoe"]),
        ("name == 'Ada'", ["Ada"]), ("name == \"ada\"", []), ("name ==[c] 'ADA'", ["Ada"]),
        ("name BEGINSWITH[cd] 'em'", ["Émile"]), ("name BEGINSWITH 'em'", []), ("name ENDSWITH 'e'", ["Émile", "Zoe"]),
        ("name CONTAINS 'd'", ["Ada"]), ("name LIKE '?o*'", ["Zoe"]), ("name MATCHES '[A-Z][a-z]+'", ["Ada", "Zoe"]),
        ("address.city IN {'Paris', 'Athens'}", ["Émile", "Zoe"]), ("NOT (age < 10 OR age > 30)", ["Émile"]),
        ("ANY tags == 'verse'", ["Ada", "Zoe"]), ("NONE tags == 'verse'", ["Émile"]), ("tags.@count == 0", ["Émile"]),
        ("'maths' IN tags", ["Ada"]), ("tags CONTAINS 'verse'", ["Ada", "Zoe"]),
        ("note == nil", ["Ada", "Émile", "Zoe"]),
        ("TRUEPREDICATE", ["Ada", "Émile", "Zoe"]), ("age != 7 && !(age == 20)", ["Ada"]), ("missing == 3", []),
        ("age = -7", []),
    ])
    func `a format holds for those that it means`(format: String, names: [String]) {
        let predicate = NSPredicate(format: format)
        #expect(Self.people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String } == names)
    }

    @Test func `places take values and key paths`() {
        let predicate = NSPredicate(format: "%K > %d AND %K CONTAINS[cd] %@", "age", 18, "name", "M")
        #expect(Self.people.filter { predicate.evaluate(with: $0) }.count == 1)
        let email = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(
            email.evaluate(with: "ada@example.org") && !email.evaluate(with: "ada@example") && !email.evaluate(with: 5))
        let list = NSPredicate(format: "name IN %@", ["Zoe", "Ada"])
        #expect(Self.people.filter { list.evaluate(with: $0) }.count == 2)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [predicate, list])
        #expect(!both.evaluate(with: Self.people[0]))
    }

    @Test func `a format that makes no sense ends the program and says where`() async {
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "age >") }
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name == %@") }
    }
}
