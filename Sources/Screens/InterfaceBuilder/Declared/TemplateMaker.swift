import HeadlessUIKit

/// Makes views and asks them what they say.
@MainActor final class TemplateMaker {
    typealias Object = InterfaceBuilderDocument.Object

    private var known: [Int: ViewTemplate?] = [:]

    /// What was asked for: nil for an item that is seen in no bar.
    func template(_ request: TemplateRequest) -> ViewTemplate? {
        if request.kind.isExact { return make(request) }
        if let known = known[request.key] { return known }
        let made = make(request)
        known[request.key] = .some(made)
        return made
    }

    private func make(_ request: TemplateRequest) -> ViewTemplate? {
        guard let object = request.object else { return title }
        let archive = Archive(request.index, classes: .shared, limits: InstantiationLimits())
        switch request.kind {
        case .exactView: return view(object, request.tint, archive)
        case .view, .unsharedView, .title: return view(request.fill.marked(object), request.tint, archive)
        case .barButton, .exactBarButton:
            return item(request.fill.marked(object), archive) { item in
                let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
                bar.items = (item as? UIBarButtonItem).map { [$0] } ?? []
                return bar
            }
        case .tab, .exactTab:
            let tab = item(request.fill.marked(object), archive) { item in
                let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
                bar.items = (item as? UITabBarItem).map { [$0] } ?? []
                return bar
            }
            return tab ?? ViewTemplate(className: object.elementName)
        }
    }

    private func view(
        _ object: Object, _ tint: InterfaceBuilderDocument.Color?, _ archive: Archive
    ) -> ViewTemplate {
        let part = CellPart(object, archive.document)
        guard let view = part?.view ?? ObjectFactory(archive: archive).make(object) as? UIView else {
            return ViewTemplate(className: object.elementName)
        }
        let values = ValueReader(document: archive.document)
        if object.color("tintColor") == nil, let tint = values.color(tint) { view.tintColor = tint }
        ViewReader(values: values).apply(object, to: view)
        if let facts = object.accessibility { Connector.apply(facts, to: view) }
        set(object, on: view, values)
        return ViewTemplate(view.captureAlone())
    }

    private func item(_ object: Object, _ archive: Archive, _ bar: (AnyObject) -> UIView) -> ViewTemplate? {
        let values = ValueReader(document: archive.document)
        guard let item = ObjectFactory(archive: archive).make(object) else { return nil }
        ItemReader(values: values).apply(object, to: item)
        set(object, on: item, values)
        return element(of: bar(item))
    }

    private func set(_ object: Object, on live: AnyObject, _ values: ValueReader) {
        for attribute in object.runtimeAttributes {
            _ = RuntimeAttributes.set(values.plain(attribute.value), forKeyPath: attribute.keyPath, on: live)
        }
    }

    private var title: ViewTemplate? {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        bar.items = [UINavigationItem(title: Filling.textMark)]
        return element(of: bar) ?? ViewTemplate(className: "UILabel")
    }

    private func element(of bar: UIView) -> ViewTemplate? {
        let tree = bar.captureAlone()
        return tree.nodes.indices.first { tree.isElement(at: $0) }.map { ViewTemplate(tree, at: $0) }
    }
}
