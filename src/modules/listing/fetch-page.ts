import { shape, text } from '../../runtime/dom';
import { layoutScript as layoutGlobal } from '../../runtime/names/builder';
import type { Page } from '../../runtime/page';
import * as names from './names';

/** In the block editor's preview, the edited layout is sent with the request (specification S7.30). */
export const layoutScript = {
  name: layoutGlobal,
  read: shape({ layoutContent: text() }),
};

interface Wanted {
  readonly url: string;
  /** Classes of the module, separated by spaces. */
  readonly classes: string;
  readonly signal: AbortSignal;
}

/**
 * Contents of a module's container on another page of the site, or null where there are none. A 404
 * page counts where the visitor is on one already (specification S7.32).
 */
export const fetchPage = async (
  { ajax, insert, document: doc, globals, mode }: Page,
  { url, classes, signal }: Wanted,
): Promise<readonly Node[] | null> => {
  const { layoutContent } = globals.get(layoutScript);
  const isNotFound = doc.body.classList.contains(names.notFound);
  const result = await ajax({
    url,
    expect: 'text',
    read: (value) => (typeof value === 'string' ? value : undefined),
    signal,
    ...(isNotFound ? { alsoOk: [404] } : {}),
    ...(mode.isLayoutPreview ? { fields: { [names.layoutField]: layoutContent } } : {}),
  });
  if (!result.ok) return null;
  const choose = (parsed: DocumentFragment) => {
    const { body } = doc.implementation.createHTMLDocument('');
    body.append(parsed);
    const module = body.getElementsByClassName(classes)[0];
    return [...(module?.querySelectorAll(`.${names.ajaxContainer}`) ?? [])].slice(0, 1);
  };
  const { firstElementChild: container } = await insert.elements(result.value, choose, 'page');
  return container ? [...container.childNodes] : null;
};
