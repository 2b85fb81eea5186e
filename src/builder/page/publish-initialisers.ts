import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from '../names';
import { remount } from './follow-rendering';

/** A jQuery object, an element or nothing, as the old functions took them. */
type Given = Element | ArrayLike<unknown> | null | undefined;

const elementsOf = (given: Given): readonly Element[] => {
  if (!given) return [];
  return 'nodeType' in given
    ? [given]
    : Array.from(given).filter((each): each is Element => each instanceof Element);
};

/**
 * The functions by which the editor has a module set up after drawing it: each mounts it again, or
 * looks for new ones where none is named. Functions that are there already stay.
 */
export const publishInitialisers = ({ page, onEnd }: ControllerScope): void => {
  const { window: win, document: doc } = page;
  const globals = win as unknown as Record<string, unknown>;
  const initialise = (given?: Given) => {
    const modules = elementsOf(given);
    for (const module of modules) remount(win, module);
    if (modules.length === 0) page.scan(doc.documentElement);
  };
  const published = names.initialisers.filter((name) => !(name in win));
  for (const name of published) globals[name] = initialise;
  onEnd(() => {
    for (const name of published) {
      if (globals[name] === initialise) Reflect.deleteProperty(win, name);
    }
  });
};
