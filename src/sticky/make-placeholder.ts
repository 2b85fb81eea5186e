import * as names from './names';

/** What may stand once in a page, or would start on its own (contract sticky.md §13, Q8). */
const ONCE = ['id', 'name', 'for', 'autoplay', 'autofocus', 'loading'];
const LOADING = ['src', 'srcset', 'srcdoc', 'data', 'poster'];
const LOADERS = 'iframe,video,audio,embed,object,source,track';

type Picture = Partial<HTMLImageElement>;
type Clip = Partial<HTMLVideoElement>;

/**
 * A copy of a module that holds its place in the flow: seen by nobody, reached by nobody, loading
 * nothing, and as large as the module before any picture in it has loaded again.
 */
export const makePlaceholder = (module: HTMLElement, id: string): HTMLElement => {
  const copy = module.cloneNode(true) as HTMLElement;
  const media = module.querySelectorAll('img,video');
  copy.querySelectorAll<HTMLImageElement>('img,video').forEach((element, at) => {
    const { naturalWidth, naturalHeight, videoWidth, videoHeight } = media[
      at
    ] as unknown as Picture & Clip;
    const width = naturalWidth || videoWidth || 0;
    if (!width || element.matches('[width],[height]')) return;
    element.width = width;
    element.height = naturalHeight || videoHeight || 0;
  });
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    if (element.matches(`script,${names.customCss}`)) element.remove();
    const lost = element.matches(LOADERS) ? [...ONCE, ...LOADING] : ONCE;
    for (const attribute of lost) element.removeAttribute(attribute);
  }
  copy.classList.add(names.placeholder);
  copy.setAttribute(names.placeholderId, id);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  const address = copy.getAttribute(names.address);
  if (address) copy.setAttribute(names.address, `placeholder-${address}`);
  return copy;
};
