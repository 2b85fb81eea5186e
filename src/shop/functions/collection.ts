/** The little of jQuery's collections that the functions need. */
export interface Collection extends ArrayLike<Element> {
  attr(name: string): string | undefined;
  attr(name: string, value: unknown): this;
  removeAttr(name: string): this;
  text(): string;
  text(content: unknown): this;
}

export type Methods = Readonly<Record<string, (this: Collection, ...args: never[]) => unknown>>;

/** Those that are in the document: what a script puts in later is found then. */
export const connected = (collection: ArrayLike<Element>): readonly Element[] =>
  Array.from(collection).filter(({ isConnected }) => isConnected);

/** Notifies what Skerry runs on an element alone, in the way that is open to other scripts too. */
export const notify = (element: Element, name: string, ...detail: readonly unknown[]): void =>
  void element.dispatchEvent(new CustomEvent(`skerry:${name}`, { detail }));
