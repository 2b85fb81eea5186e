import * as names from './names';

/** What may stand once in a page, or would start on its own (sticky.md §13). */
const ONCE = ['id', 'name', 'for', 'autoplay', 'autofocus', 'loading'];
const LOADING = ['src', 'srcset', 'srcdoc', 'data', 'poster'];
const LOADERS = 'iframe,video,audio,embed,object,source,track';
const GONE = `script,${names.customCss}`;
const TOUCHED = ['img', GONE, LOADERS, ...ONCE.map((name) => `[${name}]`)].join();

/** A picture or a clip, whichever the element is. */
type Media = Partial<HTMLImageElement & HTMLVideoElement>;

/**
 * A copy of a module that holds its place in the flow: seen by nobody, reached by nobody, loading
 * nothing, and as large as the module before any picture in it has loaded again.
 */
export const makePlaceholder = (module: HTMLElement, id: string): HTMLElement => {
  const copy = module.cloneNode(true) as HTMLElement;
  const touched = (all: HTMLElement) => [all, ...all.querySelectorAll<HTMLElement>(TOUCHED)];
  const originals = touched(module);
  touched(copy).forEach((element, at) => {
    if (element.matches(GONE)) element.remove();
    const { naturalWidth, naturalHeight, videoWidth, videoHeight } = originals[at] as Media;
    const width = naturalWidth || videoWidth;
    if (width && !element.matches('[width],[height]')) {
      const height = naturalHeight || videoHeight;
      Object.assign(element, { width, height });
    }
    const lost = element.matches(LOADERS) ? [...ONCE, ...LOADING] : ONCE;
    for (const attribute of lost) element.removeAttribute(attribute);
  });
  copy.classList.add(names.placeholder);
  copy.setAttribute(names.placeholderId, id);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  const address = copy.getAttribute(names.address);
  if (address) copy.setAttribute(names.address, `placeholder-${address}`);
  return copy;
};
