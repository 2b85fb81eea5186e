import { definitions as abtest } from './abtest/definitions';
import { definitions as access } from './access/definitions';
import { definitions as builder } from './builder/definitions';
import { definitions as consent } from './consent/definitions';
import { definitions as learndash } from './learndash/definitions';
import { definitions as modules } from './modules/definitions';
import { definitions as pixel } from './pixel/definitions';
import { definitions as shop } from './shop/definitions';
import { definitions as sticky } from './sticky/definitions';
import type { Manifest } from './runtime/definition';

/**
 * The table of contents: everything that Skerry can start, by family, in the order in which it is
 * scanned for.
 */
export const manifest: Manifest = [
  ...consent,
  ...modules,
  ...sticky,
  ...shop,
  ...learndash,
  ...builder,
  ...abtest,
  ...pixel,
  ...access,
];
