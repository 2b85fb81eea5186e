import { createRoot } from 'react-dom/client';
import type { Page } from '../page';
import type { Entry } from '../registry';
import type { AccessCheck, CheckPage } from './access-report';
import { Panel } from './panel';
import { recordLog } from './record-log';
import { takeSnapshot } from './take-snapshot';

/** For the panel only, which is in a shadow tree. */
export const css = `
:host{all:initial;color-scheme:light dark;--ink:#14232b;--soft:#4b5f69;--paper:#fff;--bar:#e9f0f2;--line:#b7c6cc;--accent:#0b5c66;--good:#17693a;--bad:#a61b1b}
@media(prefers-color-scheme:dark){:host{--ink:#e8eef1;--soft:#a9bac2;--paper:#10181d;--bar:#18242b;--line:#3c4d56;--accent:#6fd3c7;--good:#8fe3a1;--bad:#ff9d9d}}
*{box-sizing:border-box}
section{position:fixed;inset-block-end:0;inset-inline:0;max-block-size:50vh;overflow:auto;overscroll-behavior:contain;z-index:2147483647;background:var(--paper);color:var(--ink);font:13px/1.45 ui-monospace,monospace;border-block-start:2px solid var(--accent)}
header{position:sticky;inset-block-start:0;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;padding:6px 12px;background:var(--bar)}
h2{margin:0;font-size:14px}
h3{margin:8px 12px 2px;font-size:13px}
a{color:var(--accent)}
details details{margin-inline:12px}
.markup{display:block;color:var(--soft)}
.summary{flex:1 1 20ch}
[role=status]{color:var(--good)}
button{min-block-size:28px;font:inherit;padding:2px 10px;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:4px;cursor:pointer}
button:focus-visible,summary:focus-visible,a:focus-visible,textarea:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
details{border-block-start:1px solid var(--line)}
summary{padding:5px 12px;font-weight:600;color:var(--accent);cursor:pointer}
small{font:inherit;font-weight:400;color:var(--soft)}
table{inline-size:100%;border-collapse:collapse;margin-block-end:8px}
th,td{padding:2px 12px;text-align:start;white-space:nowrap}
td:nth-child(5){white-space:normal;overflow-wrap:anywhere}
th{color:var(--soft);font-weight:400}
.number{text-align:end;font-variant-numeric:tabular-nums}
[data-status=failed] td{color:var(--bad)}
[data-status=mounted] td:nth-child(2),[data-status=asleep] td:nth-child(2){color:var(--good)}
p,ol,dl{margin:0 12px 10px;padding:0;color:var(--soft)}
ol{list-style:none;color:var(--ink);overflow-wrap:anywhere}
.time{display:inline-block;min-inline-size:9ch;color:var(--soft)}
dl div{display:flex;flex-wrap:wrap;gap:0 12px}
dt{flex:0 0 20ch}
dd{flex:1 1 24ch;margin:0;color:var(--ink);overflow-wrap:anywhere}
textarea{display:block;inline-size:calc(100% - 24px);margin:8px 12px;font:inherit;color:inherit;background:var(--bar);border:1px solid var(--soft)}
@media(max-width:700px){.wide{display:none}th,td{padding:2px 6px;white-space:normal;overflow-wrap:anywhere}th:first-child,td:first-child{padding-inline-start:12px}.summary{order:1;flex-basis:100%;color:var(--soft)}h2{flex:1}}
`;

/** Beside the script tag's file, not among the chunks of pages: caches may keep older names. */
const loadCheck = (base: string, version: string) =>
  import(`${base}accessibility.js?ver=${version}`) as Promise<AccessCheck>;

const withoutSkerry = ({ href }: Location) => {
  const url = new URL(href);
  url.searchParams.set('skerry', 'off');
  return url.href;
};

/** Shows the panel of `?skerry=inspect` in a shadow tree, unaffected by the site's style sheet. */
export const openInspector = (page: Page, entries: () => readonly Entry[]): (() => void) => {
  const { document: doc } = page;
  const host = doc.createElement('skerry-inspector');
  const shadow = host.attachShadow({ mode: 'open' });
  const view = doc.defaultView as Window & typeof globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const container = doc.createElement('div');
  shadow.append(container);
  doc.body.append(host);
  const { log, stop } = recordLog(page);
  const take = () => takeSnapshot(page, entries(), log);
  // Only secure pages have a clipboard, and a policy may block it.
  const copy = async (text: string) => {
    try {
      await view.navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  };
  const checkPage: CheckPage = async () => {
    const { checkPage: check, ...words } = await loadCheck(
      page.options.base,
      view.skerry?.version ?? '',
    );
    return { ...(await check(doc)), ...words };
  };
  const root = createRoot(container);
  root.render(
    <Panel
      take={take}
      copy={copy}
      checkPage={checkPage}
      offAddress={withoutSkerry(view.location)}
    />,
  );
  return () => {
    stop();
    root.unmount();
    host.remove();
  };
};
