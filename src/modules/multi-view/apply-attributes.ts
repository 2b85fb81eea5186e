import type { Changes } from '../../runtime/kit';
import { isSafeAttribute } from './is-safe-attribute';
import * as names from './names';

/** Sets the attributes of a view; a picture takes its sizes along and says when it has come. */
export const applyAttributes = (
  target: HTMLElement,
  attributes: Readonly<Record<string, string>>,
  changes: Changes,
): void => {
  const { baseURI } = target.ownerDocument;
  for (const [name, value] of Object.entries(attributes)) {
    if (!isSafeAttribute(name, value, baseURI)) continue;
    const before = target.getAttribute(name);
    changes.setAttribute(target, name, value);
    if (name !== 'src' || before === value) continue;
    changes.setClass(target, names.hiddenImage, value === '');
    for (const part of ['srcset', 'sizes']) {
      changes.setAttribute(target, part, attributes[part] || null);
    }
    if (value === '' || !(target instanceof HTMLImageElement)) continue;
    changes.setClass(target, names.loading, true);
    const onLoad = () => {
      changes.setClass(target, names.loading, null);
      changes.setClass(target, names.loaded, true);
    };
    target.addEventListener('load', onLoad, { once: true });
  }
};
