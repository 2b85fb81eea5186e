// @ts-check

/** Removes control characters: those of a page could move a terminal's cursor or colour its text. @param {string} text */
export const plain = (text) => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ');

/** Pages are not trusted: all text taken from them is escaped here. @param {string} text */
export const escapeHtml = (text) =>
  plain(text).replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );

const css = `
:root{color-scheme:light dark;--ink:#14232b;--soft:#475a64;--paper:#fff;--card:#f1f5f6;--line:#b7c6cc;--accent:#0b5c66}
@media(prefers-color-scheme:dark){:root{--ink:#e8eef1;--soft:#a9bac2;--paper:#10181d;--card:#18242b;--line:#3c4d56;--accent:#6fd3c7}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-inline-size:62rem;margin-inline:auto;padding:1rem clamp(1rem,4vw,2rem)}
h1{font-size:1.7rem;line-height:1.25;margin:1rem 0 .5rem}
h2{font-size:1.3rem;margin:2.2rem 0 .6rem;padding-block-start:.8rem;border-block-start:2px solid var(--accent)}
h3{font-size:1.05rem;margin:0}
p,ul,ol{margin:.4rem 0}
a{color:var(--accent)}
a:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.soft,small{color:var(--soft)}
li small{display:block}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.6rem;padding:0;margin:1rem 0;list-style:none}
.numbers li{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem}
.numbers b{display:block;font-size:1.6rem;line-height:1.2}
.caution{background:var(--card);border-inline-start:4px solid var(--accent);padding:.6rem .9rem}
table{inline-size:100%;border-collapse:collapse;margin:.6rem 0}
th,td{text-align:start;vertical-align:top;padding:.35rem .5rem;border-block-end:1px solid var(--line)}
td:nth-child(n+2),thead th:nth-child(n+2){text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
tbody th{font-weight:400}
tbody th small{display:block}
article{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.8rem 1rem;margin:.8rem 0}
.how{font-weight:600}
code{font:.85em/1.5 ui-monospace,monospace}
ol.elements{padding-inline-start:1.6rem}
ol.elements li{margin:.5rem 0}
ol.elements code{display:block}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:.4rem 1rem;margin:.6rem 0}
.figures dt{color:var(--soft);font-size:.85em}
.figures dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
figure{margin:0}
figure img{display:block;inline-size:100%;block-size:auto;border:1px solid var(--line)}
.pictures{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.6rem;margin:.6rem 0}
summary{cursor:pointer;color:var(--accent);padding-block:.2rem}
@media(max-width:30rem){body{font-size:15px}article{padding:.6rem .7rem}ol.elements{padding-inline-start:1.3rem}}
@media print{details>*{display:block}article{break-inside:avoid}}
`;

/**
 * A report as a self-contained file that fetches and runs nothing. `header` and `main` are HTML.
 * @param {{ title: string, header: string, main: string }} parts
 */
export const htmlPage = ({ title, header, main }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<header>
${header}
</header>
<main>
${main}
</main>
</body>
</html>
`;
