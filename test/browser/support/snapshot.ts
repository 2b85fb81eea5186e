import type { Page } from '@playwright/test';

/**
 * Remembers the document as the server sent it, before the runtime starts: elements with their
 * attributes sorted, text and comments as they stand.
 */
const remember = () => {
  const serialise = (node: Node): string => {
    if (node instanceof Element) {
      const attributes = [...node.attributes]
        .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
        .sort()
        .join('');
      const source = node instanceof HTMLTemplateElement ? node.content : node;
      const children = [...source.childNodes].map(serialise).join('');
      return `<${node.localName}${attributes}>${children}</${node.localName}>\n`;
    }
    return node.nodeType === Node.COMMENT_NODE
      ? `<!--${node.nodeValue}-->`
      : (node.nodeValue ?? '');
  };
  const take = () => serialise(document.documentElement).split('\n');
  Object.assign(window, { takeSnapshot: take });
  document.addEventListener(
    'readystatechange',
    () => Object.assign(window, { serverSnapshot: take() }),
    { once: true },
  );
};

export const rememberServerDom = (page: Page): Promise<unknown> => page.addInitScript(remember);

interface Snapshots {
  readonly takeSnapshot: () => string[];
  readonly serverSnapshot: string[];
}

/** The lines in which the document differs from what the server sent, at most twenty. */
export const differences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { takeSnapshot, serverSnapshot } = window as unknown as Snapshots;
    const now = takeSnapshot();
    const found: string[] = [];
    for (
      let at = 0;
      at < Math.max(now.length, serverSnapshot.length) && found.length < 20;
      at += 1
    ) {
      if (now[at] !== serverSnapshot[at]) found.push(`- ${serverSnapshot[at]}\n+ ${now[at]}`);
    }
    return found;
  });
