import { createRoot } from 'react-dom/client';
import type { Page } from '../page';
import type { Entry } from '../registry';
import { css } from './css';
import { Panel } from './panel';
import { recordLog } from './record-log';
import { takeSnapshot } from './take-snapshot';

/** Shows the panel of `?skerry=inspect` in a shadow tree, out of reach of the site's style sheet. */
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
  // Only pages with a secure address have a clipboard, and a policy may shut it.
  const copy = async (text: string) => {
    try {
      await view.navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  };
  const root = createRoot(container);
  root.render(<Panel take={take} copy={copy} />);
  return () => {
    stop();
    root.unmount();
    host.remove();
  };
};
