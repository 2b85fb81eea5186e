import { addStyleSheet } from '../../runtime/kit';
import type { Fonts } from './font-css';
import { type FontFiles, fontClass, fontFace, fontUrl } from './font-files';

interface Options {
  readonly fonts?: Fonts;
  /** Fonts of the site itself, by name. */
  readonly custom?: Readonly<Record<string, FontFiles | string>>;
  /** False where the site has switched the public service off. */
  readonly isServiceOn?: boolean;
}

/**
 * Loads a font into every document of an editor, once for each name (specification S7.52). Returns
 * the function that loads by name; its `undo` takes all of them out.
 */
export const createFontLoader = (
  documents: readonly Document[],
  { fonts = {}, custom = {}, isServiceOn = true }: Options = {},
) => {
  const loaded = new Set<string>();
  const undos: (() => void)[] = [];
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    const id = fontClass(name);
    const files = Object.hasOwn(custom, name) ? custom[name] : undefined;
    const url = isServiceOn ? fontUrl(name, fonts) : null;
    for (const doc of documents) {
      if (doc.getElementById(id)) continue;
      if (files) undos.push(addStyleSheet(doc, fontFace(name, files)));
      else if (url) {
        const link = doc.createElement('link');
        Object.assign(link, { id, rel: 'stylesheet', type: 'text/css', href: url });
        doc.head.append(link);
        undos.push(() => link.remove());
      }
    }
  };
  const undo = () => {
    for (const each of undos.splice(0)) each();
    loaded.clear();
  };
  return { load, undo };
};
