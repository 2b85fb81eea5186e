interface Name {
  readonly name: string;
  readonly namespace?: string | null;
  readonly attributes?: readonly (string | Name)[];
}
interface Config {
  readonly elements?: readonly Name[];
  readonly attributes?: readonly Name[];
  readonly dataAttributes?: boolean;
  readonly comments?: boolean;
}

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/**
 * A subset of what the platform considers safe: some elements with their attributes, and some
 * attributes for all.
 */
const own: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  li: ['value'],
  ol: ['type'],
};
const html = 'a b div h1 i li ol p span table tbody td tr ul label'.split(' ');
const svg = 'svg g path title foreignObject'.split(' ');
const named = (name: string) => ({ name, namespace: null });
const safe: Config = {
  elements: [
    ...html.map((name) => ({ name, namespace: HTML, attributes: (own[name] ?? []).map(named) })),
    ...svg.map((name) => ({ name, namespace: SVG })),
  ],
  attributes: ['dir', 'title', 'lang'].map(named),
};

const keyOf = (name: string, namespace: string | null = HTML) => `${namespace} ${name}`;

/**
 * A mock of the platform’s sanitizer, which happy-dom does not have: listed elements and attributes
 * are kept, others are removed, with or without their content. Happy-dom treats elements in SVG as
 * SVG, and `xlink:href` as a name without a namespace, and so does this mock.
 */
class PlatformSanitizer {
  private readonly config: Config;
  private readonly opened = new Set<string>();
  private readonly allowed = new Set<string>();

  constructor(config: Config = safe) {
    this.config = config;
    const names = (config.attributes ?? []).map(({ name, namespace }) => keyOf(name, namespace));
    if (new Set(names).size < names.length) throw new TypeError('A name is listed twice.');
    for (const { name } of config.attributes ?? []) this.allowed.add(name);
  }

  get(): Config {
    return this.config;
  }

  replaceElementWithChildren({ name, namespace = HTML }: Name) {
    this.opened.add(keyOf(name, namespace));
  }

  allowAttribute(name: string) {
    this.allowed.add(name);
  }

  clean(root: ParentNode & Node) {
    for (const node of Array.from(root.childNodes)) {
      if (node instanceof Comment && this.config.comments !== true) node.remove();
      if (!(node instanceof Element)) continue;
      const known = (this.config.elements ?? []).find(
        (each) => keyOf(each.name, each.namespace) === keyOf(node.localName, node.namespaceURI),
      );
      if (node.localName === 'template') this.clean((node as HTMLTemplateElement).content);
      else this.clean(node);
      if (known) this.cleanAttributes(node, known);
      else if (this.opened.has(keyOf(node.localName, node.namespaceURI))) {
        node.replaceWith(...Array.from(node.childNodes));
      } else node.remove();
    }
  }

  private cleanAttributes(element: Element, { attributes = [] }: Name) {
    const names = attributes.map((each) => (typeof each === 'string' ? each : each.name));
    for (const { name } of Array.from(element.attributes)) {
      const isData = name.startsWith('data-') && this.config.dataAttributes === true;
      const local = name.replace(/^xlink:/, '');
      if (!isData && !names.includes(local) && !this.allowed.has(local))
        element.removeAttribute(name);
    }
  }
}

/**
 * Gives the window a sanitizer; `alter` changes its result. Returns a function that removes the
 * sanitizer.
 */
export const installSanitizer = (alter: (content: DocumentFragment) => void = () => {}) => {
  Object.assign(window, { Sanitizer: PlatformSanitizer });
  Object.assign(Element.prototype, {
    setHTML(this: HTMLTemplateElement, html: string, options: { sanitizer: PlatformSanitizer }) {
      this.innerHTML = html;
      options.sanitizer.clean(this.content);
      alter(this.content);
    },
  });
  return () => {
    Reflect.deleteProperty(window, 'Sanitizer');
    Reflect.deleteProperty(Element.prototype, 'setHTML');
  };
};
