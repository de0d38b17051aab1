/// The one script of the page: the filters, the connection of findings and outlines, and copying.
enum PageScript {
    /// The hash by which the page's policy allows the script. A test compares it with the script.
    static let hash = "sha256-zMjRoQETyxu+ivlgRJPoqGnHFLvCbgbUti4JRethlmg="

    /// The script. It shows and hides existing elements, and inserts no text from outside.
    static let source = """

        (() => {
        "use strict";
        const form = document.getElementById("filters");
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const findings = all("li.finding");
        const outlineOf = (finding) => finding.dataset.marker && finding.closest("section.screen")
          .querySelector(`g.marker[data-number="${finding.dataset.marker}"]`);
        const chosen = (name) => new Set(all(`[name=${name}]:checked`, form).map((box) => box.value));
        function filter() {
          const impacts = chosen("impact"), outcomes = chosen("outcome");
          const rule = form.elements.rule.value, text = form.elements.text.value.trim().toLowerCase();
          let shown = 0;
          for (const finding of findings) {
            const { impact, outcome, rule: own } = finding.dataset;
            const fits = impacts.has(impact) && outcomes.has(outcome) && (!rule || rule === own)
              && (!text || finding.textContent.toLowerCase().includes(text));
            finding.hidden = !fits;
            if (fits) shown += 1;
            const outline = outlineOf(finding);
            if (outline) outline.style.display = fits ? "" : "none";
          }
          for (const part of all("div.rule, section.screen")) {
            part.hidden = !part.querySelector("li.finding:not([hidden])");
          }
          if (text || rule) for (const part of all(".rule:not([hidden]) details")) part.open = true;
          document.getElementById("shown").textContent = `${shown} of ${findings.length} findings are shown.`;
        }
        if (form) {
          form.hidden = false;
          form.addEventListener("input", filter);
          form.addEventListener("submit", (event) => event.preventDefault());
          form.addEventListener("reset", () => setTimeout(filter));
          filter();
        }
        function light(finding, on) {
          finding.classList.toggle("lit", on);
          outlineOf(finding)?.classList.toggle("lit", on);
        }
        for (const finding of findings) {
          for (const [name, on] of [["mouseenter", true], ["mouseleave", false], ["focusin", true], ["focusout", false]]) {
            finding.addEventListener(name, () => light(finding, on));
          }
          const outline = outlineOf(finding);
          if (!outline) continue;
          outline.addEventListener("mouseenter", () => light(finding, true));
          outline.addEventListener("mouseleave", () => light(finding, false));
          outline.addEventListener("click", () => {
            const details = finding.closest("details");
            if (details) details.open = true;
            finding.scrollIntoView({ block: "nearest" });
            finding.querySelector("a.number").focus();
          });
        }
        for (const button of all("button.copy")) {
          button.hidden = false;
          button.addEventListener("click", async () => {
            const code = button.previousElementSibling;
            try {
              await navigator.clipboard.writeText(code.textContent);
              button.textContent = "Copied";
            } catch {
              getSelection().selectAllChildren(code);
            }
          });
        }
        addEventListener("beforeprint", () => { for (const part of all("details")) part.open = true; });
        })();

        """
}
