import type { ControllerScope } from '../../runtime/controller-scope';
import { addStyleSheet, createReducerStore } from '../../runtime/kit';
import { type MagnifierAction, type Pointed, reduceMagnifier, zoomOffset } from './magnifier-state';
import {
  gallery,
  galleryDestroyed,
  galleryImage,
  initZoom,
  largeHeight,
  largeSource,
  largeWidth,
  zoomed,
} from './names';

/** The shop's style sheet has no rules for it; presses reach the image's link below. */
const css = `.${zoomed}{position:absolute;max-inline-size:none!important;max-block-size:none!important;opacity:0;pointer-events:none}
.${zoomed}[data-loaded]{opacity:1}
@media(prefers-reduced-motion:no-preference){.${zoomed}{transition:opacity .12s}}`;

/**
 * The enlarged image under the mouse (woocommerce.md §7.4). Touch and keyboard use the lightbox,
 * which shows the same image.
 */
export const magnifyImages = ({ page, changes, delegate, onEnd }: ControllerScope): void => {
  const { document: doc } = page;
  const { $state, dispatch } = createReducerStore<
    Pointed<HTMLElement>,
    MagnifierAction<HTMLElement>
  >(reduceMagnifier, null);
  onEnd(addStyleSheet(doc, css));

  const pictureIn = (frame: HTMLElement) => frame.querySelector<HTMLImageElement>(`.${zoomed}`);
  const place = (pointed: Pointed<HTMLElement>) => {
    const picture = pointed && pictureIn(pointed.frame);
    if (!picture) return;
    const { left, top, width, height } = pointed.frame.getBoundingClientRect();
    picture.style.left = `${zoomOffset(pointed.x - left, width, picture.width)}px`;
    picture.style.top = `${zoomOffset(pointed.y - top, height, picture.height)}px`;
  };
  const hide = (frame: HTMLElement) => {
    pictureIn(frame)?.remove();
    changes.setStyle(frame, 'position', null);
    changes.setStyle(frame, 'overflow', null);
  };
  const show = (frame: HTMLElement) => {
    // Read each time: a variation changes the image.
    const source = frame.querySelector(`[${largeSource}]`);
    const address = source?.getAttribute(largeSource);
    const width = Number(source?.getAttribute(largeWidth));
    if (!address || !(width > frame.clientWidth)) return;
    const picture = doc.createElement('img');
    picture.className = zoomed;
    picture.alt = '';
    // Themes fit every image of a gallery to its frame.
    picture.style.width = `${width}px`;
    const height = Number(source?.getAttribute(largeHeight));
    picture.style.height = height > 0 ? `${height}px` : 'auto';
    picture.addEventListener('load', () => {
      picture.dataset.loaded = '';
      place($state.get());
    });
    picture.src = address;
    changes.setStyle(frame, 'position', 'relative');
    changes.setStyle(frame, 'overflow', 'hidden');
    frame.append(picture);
  };
  onEnd(
    $state.listen((pointed, before) => {
      if (pointed?.frame === before?.frame) place(pointed);
      else {
        if (before) hide(before.frame);
        if (pointed) show(pointed.frame);
      }
    }),
  );

  delegate('pointerover', `${gallery} ${galleryImage}`, (frame, event) => {
    const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
    if (pointerType === 'mouse') dispatch({ frame, x, y });
  });
  delegate('pointermove', galleryImage, (_, event) => {
    const { clientX: x, clientY: y } = event as PointerEvent;
    dispatch({ x, y });
  });
  const leave = () => dispatch(null);
  delegate('pointerout', galleryImage, (frame, event) => {
    const { relatedTarget } = event as PointerEvent;
    if (!(relatedTarget instanceof Node && frame.contains(relatedTarget))) leave();
  });
  // A variation changes the image, and an image that is removed takes the enlarged one with it.
  for (const event of [initZoom, galleryDestroyed]) {
    onEnd(page.events.listen(doc.body, event, leave, { receivesOwn: true }));
  }
  onEnd(leave);
};
