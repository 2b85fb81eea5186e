import type { Page } from '../../runtime/page';
import { keepFocus } from '../keep-focus';
import { patchElement } from '../patch-element';
import type { Fragments } from './cart-reply';
import { fragmentTargets } from './fragment-targets';

export interface FragmentPainter {
  /**
   * Parses and sanitises, then hands back what shows it: the waiting is done before anything on the
   * page changes, so that all parts change together. The paint returns the keys that named something.
   */
  prepare(fragments: Fragments): Promise<() => readonly string[]>;
}

interface Clean {
  readonly html: string;
  readonly content: DocumentFragment;
}

const isBlank = (node: Node) => !(node instanceof Element) && (node.nodeValue ?? '').trim() === '';

/** The element that a value consists of, or null where it holds several things. */
const soleElement = (content: DocumentFragment): Element | null => {
  const nodes = [...content.childNodes].filter((node) => !isBlank(node));
  return nodes.length === 1 && nodes[0] instanceof Element ? nodes[0] : null;
};

/** Each target gets its own copy; returns what stands there now, null where nothing changed. */
const show = (target: Element, content: DocumentFragment): Element | null => {
  const sole = soleElement(content);
  if (sole && target.isEqualNode(sole)) return null;
  let shown: Element | null = target;
  keepFocus(target, () => {
    if (sole && sole.nodeName === target.nodeName) {
      patchElement(target, sole.cloneNode(true) as Element);
    } else {
      const copy = content.cloneNode(true) as DocumentFragment;
      shown = copy.firstElementChild;
      target.replaceWith(copy);
    }
    return shown;
  });
  return shown;
};

export const createFragmentPainter = (page: Page): FragmentPainter => {
  const { document: doc, insert, report } = page;
  const cleaned = new Map<string, Clean>();

  const clean = async (key: string, html: string): Promise<Clean | null> => {
    const known = cleaned.get(key);
    if (known?.html === html) return known;
    const content = await insert.fragment(html, 'form');
    // Nothing left of something: the sanitiser is missing, so the page keeps what it shows.
    if (html.trim() !== '' && !content.hasChildNodes()) return null;
    const fresh = { html, content };
    cleaned.set(key, fresh);
    return fresh;
  };

  const paint = (key: string, { content }: Clean): boolean => {
    const targets = fragmentTargets(doc, key);
    if (!targets) {
      const error = new Error(`Refused the fragment key ${JSON.stringify(key.slice(0, 100))}`);
      report({ source: 'cart', phase: 'call', error });
      return false;
    }
    for (const target of targets) {
      const shown = target.isConnected ? show(target, content) : null;
      if (shown) page.scan(shown);
    }
    return targets.length > 0;
  };

  return {
    async prepare(fragments) {
      const used = Object.entries(fragments).filter(
        // A key that names nothing costs nothing; a refused one is told when it is painted.
        ([key]) => fragmentTargets(doc, key)?.length !== 0,
      );
      const parts = await Promise.all(
        used.map(async ([key, html]) => ({ key, part: await clean(key, html) })),
      );
      return () =>
        parts.filter(({ key, part }) => part !== null && paint(key, part)).map(({ key }) => key);
    },
  };
};
