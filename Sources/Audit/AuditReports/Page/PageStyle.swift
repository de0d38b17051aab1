/// The style of the page: light and dark, from 320 points on, and on paper.
enum PageStyle {
    /// The style sheet.
    static let source = """
        :root {
        color-scheme: light dark; --back: #f4f5f7; --card: #fff; --ink: #1c2128; --quiet: #545d68; --line: #d3d8de;
        --control: #6e7781; --link: #0a51a8; --code: #f1f3f6; --thumb: #dfe3e9;
        --mark: #fff4b8;
        --critical: #8c1220; --critical-back: #fde3e5; --serious: #833600; --serious-back: #fde8d7;
        --moderate: #644900; --moderate-back: #fbf0c4; --minor: #0a4a86; --minor-back: #e0eefc;
        --review: #4f3790; --review-back: #ece7fb;
        }
        @media screen and (prefers-color-scheme: dark) {
        :root {
        --back: #0f1319; --card: #191f27; --ink: #e7ecf2; --quiet: #a4aeba; --line: #333c47; --control: #8b95a1;
        --link: #86bdff; --code: #10151b; --thumb: #262e38; --mark: #3f3a10;
        --critical: #ffb8bd; --critical-back: #50161c; --serious: #ffc8a2; --serious-back: #4c2709;
        --moderate: #f3da85; --moderate-back: #3f3204; --minor: #a9d2ff; --minor-back: #103154;
        --review: #d2c6ff; --review-back: #2f2757;
        }
        }
        * { box-sizing: border-box; }
        html { background: var(--back); color: var(--ink); scroll-padding-top: 1rem; }
        body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 84rem; overflow-wrap: anywhere;
        padding: clamp(1rem, 3vw, 2.5rem); }
        a { color: var(--link); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        h1 { font-size: 2rem; line-height: 1.2; margin: 0; }
        h2 { font-size: 1.4rem; margin: 2.5rem 0 0.75rem; }
        h3 { font-size: 1.15rem; margin: 0; }
        h4 { font-size: 1rem; margin: 0; }
        .card h2 { margin-top: 0; }
        header p { color: var(--quiet); margin: 0.25rem 0 1.5rem; }
        small, .path, .where, .fix { color: var(--quiet); font-size: 0.875rem; }
        .quiet { clip-path: inset(50%); height: 1px; margin: 0; overflow: hidden; position: absolute; width: 1px; }
        .card { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; margin: 0 0 1.25rem;
        padding: clamp(1rem, 2vw, 1.5rem); }
        .chip { border-radius: 1rem; display: inline-block; font-size: 0.8125rem; font-weight: 600; padding: 0 0.6rem; }
        .critical { background: var(--critical-back); color: var(--critical); }
        .serious { background: var(--serious-back); color: var(--serious); }
        .moderate { background: var(--moderate-back); color: var(--moderate); }
        .minor { background: var(--minor-back); color: var(--minor); }
        .review { background: var(--review-back); color: var(--review); }
        .none { background: var(--card); color: var(--quiet); }
        ul.counts, ul.screens, ul.findings { list-style: none; margin: 0; padding: 0; }
        ul.counts { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
        margin-bottom: 1.25rem; }
        .counts li { border: 1px solid var(--line); border-radius: 0.75rem; padding: 0.75rem 1rem; }
        .counts b { display: block; font-size: 1.75rem; line-height: 1.2; }
        .halves { align-items: start; display: grid; gap: 0 1.25rem;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
        .steps { margin: 0; padding-left: 1.25rem; }
        .steps li { margin-bottom: 0.75rem; }
        .steps small { display: block; }
        table { border-collapse: collapse; width: 100%; }
        th, td { border-top: 1px solid var(--line); font-weight: normal; padding: 0.4rem 0.5rem; text-align: start; }
        thead th { border: 0; color: var(--quiet); font-size: 0.875rem; }
        td { font-variant-numeric: tabular-nums; white-space: nowrap; }
        td.bar { background: linear-gradient(currentcolor, currentcolor) 0 calc(100% - 1px) / var(--share) 4px no-repeat;
        font-weight: 600; min-width: 5rem; }
        #filters { align-items: end; display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; }
        #filters h2 { flex: 1 0 100%; font-size: 1rem; margin: 0; }
        #filters[hidden] { display: none; }
        fieldset { border: 0; margin: 0; min-inline-size: 0; padding: 0; }
        fieldset label { display: inline-block; margin-inline-end: 0.75rem; }
        legend { color: var(--quiet); font-size: 0.875rem; padding: 0; }
        label { min-height: 1.75rem; }
        input, select, button { background: var(--card); border: 1px solid var(--control); border-radius: 0.4rem;
        color: inherit; font: inherit; max-width: 100%; min-height: 1.75rem; min-width: 1.5rem; padding: 0 0.5rem; }
        input[type=checkbox] { min-height: 1.1rem; min-width: 1.1rem; vertical-align: middle; }
        #filters p { margin: 0; }
        ul.screens { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); }
        .screens a { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; color: inherit;
        display: block; height: 100%; overflow: hidden; position: relative; text-decoration: none; }
        .screens a:hover { border-color: var(--link); }
        .screens a:hover .name { text-decoration: underline; }
        .screens .chip { border: 1px solid currentcolor; position: absolute; right: 0.5rem; top: 0.5rem; }
        .thumb { aspect-ratio: 4 / 5; background: var(--thumb); display: block; padding: 2.5rem 0.75rem 0.75rem; }
        .thumb svg { display: block; height: 100%; width: 100%; }
        .screens li, section.screen { content-visibility: auto; contain-intrinsic-size: auto 15rem; }
        .name { display: block; font-size: 0.875rem; line-height: 1.3; padding: 0.5rem 0.6rem; }
        section.screen { contain-intrinsic-size: auto 40rem; }
        .path { margin: 0.1rem 0 1rem; }
        .columns { align-items: start; display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
        figure { margin: 0; }
        figure svg { border-radius: 0.5rem; display: block; height: auto; margin: 0 auto; max-height: 26rem; max-width: 100%; }
        @media (min-width: 44rem) {
        .columns { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
        figure { position: sticky; top: 1rem; }
        figure svg { max-height: calc(100vh - 2rem); }
        }
        .rule { border-top: 1px solid var(--line); padding: 0.75rem 0; }
        .rule:first-child { border-top: 0; padding-top: 0; }
        .part { border-top: 1px solid var(--line); color: var(--quiet); padding-top: 0.75rem; }
        .part + .rule { border-top: 0; }
        .fix { margin: 0.25rem 0 0.5rem; }
        summary { cursor: pointer; font-weight: 600; min-height: 1.75rem; }
        .finding { border-left: 3px solid transparent; border-radius: 0.25rem; min-height: 2.25rem;
        padding: 0.35rem 0.6rem 0.35rem 2.9rem; position: relative; }
        .finding p { margin: 0.1rem 0; }
        .finding.lit, .finding:target { background: var(--mark); border-color: #cd3496; }
        .number { background: #cd3496; border-radius: 1rem; color: #fff; display: inline-block; font-size: 0.8125rem;
        font-weight: 700; left: 0.6rem; line-height: 1.5rem; min-width: 1.5rem; padding: 0 0.35rem; position: absolute;
        text-align: center; text-decoration: none; top: 0.4rem; }
        g.marker { color: #fff; cursor: pointer; }
        g.marker.lit .frame, g.marker:target .frame { fill: #cd3496; fill-opacity: 0.25; stroke-width: 4; }
        g.marker.lit .number, g.marker:target .number { stroke: #000; stroke-width: 2; }
        pre { background: var(--code); border: 1px solid var(--line); border-radius: 0.5rem; margin: 0.4rem 0;
        overflow-x: auto; padding: 0.5rem 0.75rem; }
        code { font: 0.875em/1.5 ui-monospace, monospace; }
        audio { max-width: 100%; }
        [hidden] { display: none; }
        @media print {
        :root { --back: #fff; }
        body { max-width: none; padding: 0; }
        #filters, .copy, nav { display: none; }
        .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
        .card { border: 0; padding: 0; }
        figure { position: static; }
        figure svg { max-height: 12cm; }
        section.screen { content-visibility: visible; }
        .finding { break-inside: avoid; }
        details::details-content { content-visibility: visible; display: block; }
        * { print-color-adjust: exact; }
        }
        """
}
