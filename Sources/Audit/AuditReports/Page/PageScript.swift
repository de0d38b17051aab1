/// The one script of the page: the filters.
enum PageScript {
    /// The hash by which the page's policy allows the script. A test compares it with the script.
    static let hash = "sha256-ar19vZ/cuIbe0ZERdjom890Ds7MhHWaLicSlBx7HHVg="

    /// The script. It shows and hides existing elements, and inserts no text.
    static let source = """

        (() => {
        "use strict";
        const form = document.getElementById("filters");
        const findings = [...document.querySelectorAll("li.finding")];
        const chosen = (name) => new Set([...form.querySelectorAll(`[name=${name}]:checked`)].map((box) => box.value));
        function filter() {
          const impacts = chosen("impact"), outcomes = chosen("outcome");
          const rule = form.elements.rule.value, text = form.elements.text.value.trim().toLowerCase();
          let shown = 0;
          for (const finding of findings) {
            const { impact, outcome, rule: own, picture, marker } = finding.dataset;
            const fits = impacts.has(impact) && outcomes.has(outcome) && (!rule || rule === own)
              && (!text || finding.textContent.toLowerCase().includes(text));
            finding.hidden = !fits;
            if (fits) shown += 1;
            if (marker) {
              const outline = document.querySelector(`#${picture} g.marker[data-number="${marker}"]`);
              if (outline) outline.style.display = fits ? "" : "none";
            }
          }
          for (const screen of document.querySelectorAll("section.screen")) {
            screen.hidden = !screen.querySelector("li.finding:not([hidden])");
          }
          document.getElementById("shown").textContent = `${shown} of ${findings.length} findings are shown.`;
        }
        form.hidden = findings.length === 0;
        form.addEventListener("input", filter);
        form.addEventListener("submit", (event) => event.preventDefault());
        form.addEventListener("reset", () => setTimeout(filter));
        filter();
        })();

        """
}
