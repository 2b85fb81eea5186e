import { plainObject, safeQuery } from '../runtime/kit';
import * as names from './names';
import type { RawSettings } from './settings-on';

export interface Found {
  readonly id: string;
  readonly raw: RawSettings;
  readonly element: HTMLElement;
}

/**
 * Elements of the printed entries, in order. Entries without an element, or for a module inside
 * another sticky one (specification S3.30), are left out.
 */
export const findModules = (
  doc: Document,
  entries: Readonly<Record<string, unknown>>,
): readonly Found[] =>
  Object.entries(entries).flatMap(([id, value]) => {
    const raw = plainObject(value);
    const selector = raw?.['selector'];
    if (!raw || typeof selector !== 'string') return [];
    // Placeholders have the same classes.
    const own = `:is(${selector}):not(.${names.placeholder})`;
    const element = safeQuery(() => doc.querySelector<HTMLElement>(own));
    if (!element || element.parentElement?.closest(`.${names.module}`)) return [];
    return { id, raw, element };
  });
