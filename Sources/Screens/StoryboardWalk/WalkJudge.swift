import Foundation

/// Decides which scenes of walked storyboards are reached, and which are dead ends. A storyboard starts with its
/// initial scene, and where another one leads into it.
package struct WalkJudge {
    /// The walks, with the findings.
    package private(set) var walks: [Walk]

    private struct Place: Hashable {
        var file: String
        var scene: String
    }

    /// Creates a judge, which adds the findings to walks.
    package init(_ walks: [Walk]) {
        self.walks = walks
        judge()
    }

    /// Returns the key that identifies a file, however its path is written.
    static func key(_ file: String) -> String { URL(filePath: file).standardizedFileURL.path }

    private mutating func judge() {
        let reached = reachedPlaces()
        for index in walks.indices {
            let file = Self.key(walks[index].file)
            // The start of a storyboard is unknown if it names no initial scene and no other one leads into it.
            let hasStart =
                walks[index].startID != nil || reached.contains { $0.file == file }
            guard hasStart else { continue }
            for scene in walks[index].scenes.indices {
                let isReached = reached.contains(Place(file: file, scene: walks[index].scenes[scene].id))
                walks[index].scenes[scene].isReached = isReached
                walks[index].scenes[scene].finding =
                    isReached ? walks[index].deadEnd(scene) : walks[index].reason(scene)
            }
        }
    }

    private func reachedPlaces() -> Set<Place> {
        var pending: [Place] = []
        var ways: [Place: [Place]] = [:]
        for walk in walks {
            let file = Self.key(walk.file)
            if let start = walk.startID { pending.append(Place(file: file, scene: start)) }
            for passage in walk.passages where passage.isOpen {
                guard let destination = passage.destination else { continue }
                ways[Place(file: file, scene: passage.source), default: []].append(
                    Place(file: passage.destinationFile.map(Self.key) ?? file, scene: destination))
            }
        }
        var reached: Set<Place> = []
        while let place = pending.popLast() {
            guard reached.insert(place).inserted else { continue }
            pending += ways[place] ?? []
        }
        return reached
    }
}

extension Walk {
    private func passages(to scene: Scene) -> [Passage] {
        passages.filter { $0.destination == scene.id && $0.destinationFile == nil }
    }

    /// Why a scene is not reached.
    fileprivate func reason(_ index: Int) -> String {
        let incoming = passages(to: scenes[index])
        guard !incoming.isEmpty else { return "no segue in the file leads to it, so code shows it" }
        for passage in incoming {
            switch passage.outcome {
            case .needsCode(let why), .blocked(let why): return why
            default: break
            }
        }
        return "no reachable screen leads to it"
    }

    /// Returns the reason why the user can't continue or go back from a scene; nil where the user can.
    fileprivate func deadEnd(_ index: Int) -> String? {
        let scene = scenes[index]
        guard scene.id != startID, !scene.isContainer else { return nil }
        let incoming = passages(to: scene).filter(\.isOpen)
        guard !incoming.isEmpty, incoming.allSatisfy({ $0.wayBack == WayBack.none }) else { return nil }
        let leadsOn = passages.contains { $0.source == scene.id && $0.outcome == .walked }
        return leadsOn ? nil : "no gesture leads forward or back"
    }
}
