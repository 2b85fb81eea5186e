import type { ControllerScope } from '../../runtime/controller-scope';
import { addStyleSheet } from '../../runtime/kit';
import {
  gallery,
  galleryImage,
  initZoom,
  largeHeight,
  largeSource,
  largeWidth,
  zoomed,
} from './names';
import { zoomOffset } from './zoom-offset';

/** The product's own style sheet has no word on it; a press goes to the picture's link below. */
const css = `.${zoomed}{position:absolute;max-inline-size:none!important;max-block-size:none!important;opacity:0;pointer-events:none}
.${zoomed}[data-loaded]{opacity:1}
@media (prefers-reduced-motion:no-preference){.${zoomed}{transition:opacity .12s}}`;

/**
 * The large picture under the mouse (woocommerce.md §7.4). A finger and the keyboard have the
 * lightbox, which shows the same.
 */
export const magnifyPictures = ({
  page,
  changes,
  delegate,
  onPluginEvent,
  onEnd,
}: ControllerScope): void => {
  const { document: doc } = page;
  let shown: { frame: HTMLElement; picture: HTMLImageElement } | null = null;
  onEnd(addStyleSheet(doc, css));

  const hide = () => {
    if (!shown) return;
    shown.picture.remove();
    changes.setStyle(shown.frame, 'position', null);
    changes.setStyle(shown.frame, 'overflow', null);
    shown = null;
  };
  const follow = (event: PointerEvent) => {
    if (!shown) return;
    const { picture, frame } = shown;
    const { left, top, width, height } = frame.getBoundingClientRect();
    picture.style.left = `${zoomOffset(event.clientX - left, width, picture.width)}px`;
    picture.style.top = `${zoomOffset(event.clientY - top, height, picture.height)}px`;
  };
  const show = (frame: HTMLElement, event: PointerEvent) => {
    // Read anew each time: a variation has its own picture.
    const source = frame.querySelector(`[${largeSource}]`);
    const address = source?.getAttribute(largeSource);
    const width = Number(source?.getAttribute(largeWidth));
    if (!address || !(width > frame.clientWidth)) return;
    const picture = doc.createElement('img');
    picture.className = zoomed;
    picture.alt = '';
    // Themes fit every picture of a gallery to its frame.
    picture.style.width = `${width}px`;
    const height = Number(source?.getAttribute(largeHeight));
    picture.style.height = height > 0 ? `${height}px` : 'auto';
    picture.addEventListener('load', () => {
      picture.dataset.loaded = '';
      follow(event);
    });
    picture.src = address;
    changes.setStyle(frame, 'position', 'relative');
    changes.setStyle(frame, 'overflow', 'hidden');
    frame.append(picture);
    shown = { frame, picture };
  };

  delegate('pointerover', `${gallery} ${galleryImage}`, (frame, event) => {
    const pointer = event as PointerEvent;
    if (pointer.pointerType !== 'mouse' || shown?.frame === frame) return;
    hide();
    show(frame, pointer);
  });
  delegate('pointermove', galleryImage, (_, event) => follow(event as PointerEvent));
  delegate('pointerout', galleryImage, (frame, event) => {
    const { relatedTarget } = event as PointerEvent;
    if (!(relatedTarget instanceof Node && frame.contains(relatedTarget))) hide();
  });
  onPluginEvent(initZoom, hide);
  onEnd(hide);
};
