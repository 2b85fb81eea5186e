import type { Bus } from './bus';
import type { Mirrored } from './skerry';

const mirrored = [
  'cart:changed',
  'fragments:applied',
  'consent:changed',
  'hash:changed',
  'content:swapped',
  'goal:reached',
  'form:sent',
  'sticky:changed',
] as const satisfies readonly Mirrored[];

/** Facts of the bus as `skerry:` events on the document, for people without a bundler. */
export const mirrorEvents = (doc: Document, bus: Bus): void => {
  for (const type of mirrored) {
    bus.on(type, (detail) => {
      doc.dispatchEvent(new CustomEvent(`skerry:${type}`, { detail }));
    });
  }
};
