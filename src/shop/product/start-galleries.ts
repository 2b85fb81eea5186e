import type { ControllerScope } from '../../runtime/controller-scope';
import {
  startInScope,
  addStyleSheet,
  createReducerStore,
  pressWithKeys,
  whenScriptsRan,
} from '../../runtime/kit';
import {
  gallery,
  galleryDestroyed,
  activeSlide,
  activeThumb,
  galleryAfter,
  galleryBefore,
  galleryImage,
  galleryReset,
  galleryWrapper,
  thumbClicked,
  thumbs,
  viewport,
  trigger,
} from './names';
import { singleProductParams } from '../config/product';
import { emitter } from '../woocommerce';
import { createThumbnail } from './create-thumbnail';
import { type GalleryState, reduceGallery } from './gallery-state';

/**
 * The button in the corner of a gallery that opens the lightbox. Where images are magnified under
 * the pointer, nothing else shows that they can be opened (woocommerce.md §7.4).
 */
const addTrigger = ({ page, listen, onEnd }: ControllerScope, root: HTMLElement): void => {
  const { document: doc, globals } = page;
  const params = globals.get(singleProductParams);
  const shown = () => root.querySelector<HTMLElement>(`${galleryImage}:not([inert]) a`);
  const isWanted = params.photoswipe_enabled && params.zoom_enabled;
  if (!isWanted || !shown() || root.querySelector(`.${trigger}`)) return;
  const link = Object.assign(doc.createElement('a'), { href: '#', className: trigger });
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  link.setAttribute('aria-label', params.i18n_product_gallery_trigger_text);
  const sign = Object.assign(doc.createElement('span'), { textContent: '🔍' });
  sign.setAttribute('aria-hidden', 'true');
  link.append(sign);
  root.prepend(link);
  onEnd(() => link.remove());
  listen(link, 'click', (event) => {
    event.preventDefault();
    shown()?.click();
  });
};

/** Swiping, wheels, right-to-left and scroll restoration are native scrolling. */
const css = `.${viewport}{overflow-x:auto;overflow-y:hidden;scroll-snap-type:x mandatory;scrollbar-width:none;position:relative}
.${viewport}::-webkit-scrollbar{display:none}
.${viewport}>*{display:flex;align-items:flex-start}
.${viewport}>*>*{flex:0 0 100%;min-width:0;scroll-snap-align:start}
@media(prefers-reduced-motion:no-preference){.${viewport}{scroll-behavior:smooth;transition:height .5s}}`;

/** Milliseconds without a scroll event after which a row is at rest, for browsers without `scrollend`. */
const REST_MS = 100;

const RECEIVES_OWN = { receivesOwn: true };

/** A scrolling row of slides and its thumbnails. */
const startSlider = (
  { page, changes, listen, after, onEnd }: ControllerScope,
  root: HTMLElement,
  { wrapper, slides }: { readonly wrapper: HTMLElement; readonly slides: readonly HTMLElement[] },
): void => {
  const { document: doc, window: win, globals } = page;
  const params = globals.get(singleProductParams);
  const view = doc.createElement('div');
  view.className = viewport;
  wrapper.replaceWith(view);
  view.append(wrapper);
  onEnd(() => view.replaceWith(wrapper));
  onEnd(addStyleSheet(doc, css));

  const list = doc.createElement('ol');
  list.className = thumbs;
  const pictures = slides.map((slide, index) => {
    const picture = createThumbnail(slide);
    picture.alt = slide.dataset.thumbAlt || page.labels('goToSlide', { n: index + 1 });
    picture.setAttribute('role', 'button');
    picture.tabIndex = 0;
    const item = doc.createElement('li');
    item.append(picture);
    list.append(item);
    return picture;
  });
  const { $state, dispatch } = createReducerStore(reduceGallery, {
    count: slides.length,
    active: 0,
  });
  const fit = () => {
    const height = slides[$state.get().active]?.offsetHeight ?? 0;
    if (height > 0 && params.flexslider.smoothHeight) view.style.height = `${height}px`;
  };
  const show = ({ active }: GalleryState) => {
    slides.forEach((slide, index) => {
      const isActive = index === active;
      changes.setClass(slide, activeSlide, isActive);
      // Slides out of view take no focus.
      changes.setAttribute(slide, 'inert', isActive ? undefined : '');
      const picture = pictures[index];
      if (!picture) return;
      picture.classList.toggle(activeThumb, isActive);
      picture.setAttribute('aria-pressed', String(isActive));
    });
    fit();
  };
  const go = (index: number) => {
    const slide = slides[index];
    if (slide) view.scrollTo({ left: slide.offsetLeft - wrapper.offsetLeft });
    dispatch(index);
  };
  const onThumb = ({ target }: { target: EventTarget | null }) =>
    go(pictures.indexOf(target as HTMLImageElement));
  listen(list, 'click', onThumb);
  listen<KeyboardEvent>(list, 'keydown', pressWithKeys);
  onEnd(page.events.delegate(list, thumbClicked, onThumb));
  root.append(list);
  onEnd(() => list.remove());
  onEnd(page.events.listen(root, galleryReset, () => go(0), RECEIVES_OWN));
  const rest = () => dispatch({ scrolled: view.scrollLeft, width: view.clientWidth });
  if ('onscrollend' in view) listen(view, 'scrollend', rest);
  else {
    // Safari before 26.2 has no `scrollend`.
    let cancel = () => {};
    listen(view, 'scroll', () => {
      cancel();
      cancel = after(REST_MS, rest);
    });
  }
  const sizes = new win.ResizeObserver(fit);
  for (const slide of slides) sizes.observe(slide);
  onEnd(() => sizes.disconnect());
  onEnd($state.subscribe(show));
};

/** Shows the gallery of one product; several images become a slider with thumbnails (woocommerce.md §7.4). */
const startGallery = (scope: ControllerScope, root: HTMLElement): void => {
  const { page, changes } = scope;
  const params = page.globals.get(singleProductParams);
  page.firstLayout.release(root);
  const emitAt = emitter(page, root);
  emitAt(galleryBefore, [root, params]);
  const wrapper = root.querySelector<HTMLElement>(galleryWrapper);
  const slides = [...root.querySelectorAll<HTMLElement>(galleryImage)];
  if (wrapper && slides.length > 1 && params.flexslider_enabled) {
    startSlider(scope, root, { wrapper, slides });
  }
  addTrigger(scope, root);
  changes.setStyle(root, 'opacity', '1');
  whenScriptsRan(scope, () => emitAt(galleryAfter, [root, params]));
};

/**
 * Galleries of the page, their replacements, and galleries inserted later, for example by a quick
 * view. Each is restored to the server's markup when the page ends, when it has been removed, or
 * when a script announces that it will remove it.
 */
export const startGalleries = ({ page, name, on, onEnd }: ControllerScope): void => {
  const shown = new Map<Element, () => void>();
  const begin = (root: Element) => {
    if (shown.has(root)) return;
    const end = startInScope(page, name, (scope) => {
      scope.onEnd(
        page.events.listen(root, galleryDestroyed, () => shown.get(root)?.(), RECEIVES_OWN),
      );
      startGallery(scope, root as HTMLElement);
    });
    const forget = onEnd(end);
    shown.set(root, () => {
      shown.delete(root);
      forget();
      end();
    });
  };
  const beginIn = (subtree: ParentNode) => {
    for (const [root, end] of shown) if (!root.isConnected) end();
    for (const root of subtree.querySelectorAll(gallery)) begin(root);
  };
  beginIn(page.document);
  on('content:found', ({ root }) => {
    if (root.matches(gallery)) begin(root);
    beginIn(root);
  });
  on('content:swapped', ({ root }) => {
    if (root.matches(gallery)) begin(root);
  });
};
