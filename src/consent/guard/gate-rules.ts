import { KEPT_SRC, LAZY_SRC, MARK_PREFIX } from '../names';

export interface Provider {
  /** Literal text, not a pattern, although the site's configuration calls it `re`. */
  readonly text: string;
  readonly slugs: readonly string[];
}

/**
 * The first provider whose text occurs in host and path, with or without `www.` (cookieyes.md
 * §9.1). The query counts only for texts that contain one, so that an address which merely mentions
 * a provider stays allowed.
 */
export const providerOf = (url: URL, providers: readonly Provider[]): Provider | undefined => {
  const place = url.host + url.pathname;
  return providers.find(
    ({ text }) =>
      text !== '' && (place.includes(text) || (/\/\/|\?/.test(text) && url.href.includes(text))),
  );
};

export type Holdable = HTMLScriptElement | HTMLIFrameElement;

export const isHoldable = (node: unknown): node is Holdable =>
  /^(script|iframe)$/i.test((node as Node).nodeName);

export const isScript = (element: Holdable): element is HTMLScriptElement =>
  /^s/i.test(element.nodeName);

/** A script inside an `svg`, whose address is `href` or `xlink:href`. */
export const isSvg = (element: Element): element is SVGScriptElement => 'href' in element;

/** The address that the element loads or would load. */
export const addressOf = (element: Element): string =>
  (isSvg(element) ? element.href.baseVal : null) ??
  element.getAttribute('src') ??
  element.getAttribute(KEPT_SRC) ??
  element.getAttribute(LAZY_SRC) ??
  '';

/** The categories of an address or element (cookieyes.md §9.1 and §9.2). */
export const createGateRules = (doc: Document, providers: readonly Provider[]) => {
  /** Owners mark one tag; its address then counts wherever it appears. */
  const marked = new Map<string, readonly string[]>();

  const slugsOf = (address: string, mark: string | null = null): readonly string[] => {
    const slug = mark?.startsWith(MARK_PREFIX) ? mark.slice(MARK_PREFIX.length) : '';
    const own = slug && slug !== 'necessary' ? [slug] : null;
    try {
      const url = new URL(address, doc.baseURI);
      const place = url.host + url.pathname;
      // The first tag decides about an address; later ones change nothing.
      if (own && address && !marked.has(place)) marked.set(place, own);
      return own ?? marked.get(place) ?? providerOf(url, providers)?.slugs ?? [];
    } catch {
      return own ?? [];
    }
  };

  return slugsOf;
};
