import * as names from './names';

/** From this share of the window on a dialog scrolls instead of standing in the middle. */
const TALL = 0.6;
/** Pixels of padding around the parts of a dialog whose scrolling is fixed. */
const FIXED_PADDING = 60 - 23;

/** Pure: where a dialog stands. Heights in pixels. */
export const modalPlace = (height: number, overlayHeight: number) => {
  const isTall = height > overlayHeight * TALL;
  return { isTall, marginTop: isTall ? 0 : -height / 2 };
};

/** Puts a dialog in the middle of its overlay, or lets it scroll (builder.md §8.3). */
export const centreModal = (overlay: HTMLElement): void => {
  const modal = overlay.querySelector<HTMLElement>(`.${names.modal}`);
  if (!modal) return;
  const part = (name: string) => modal.querySelector<HTMLElement>(`.${name}`)?.offsetHeight ?? 0;
  const height = overlay.classList.contains(names.scrollFix)
    ? part(names.header) + part(names.buttons) + part(names.content) + FIXED_PADDING
    : modal.clientHeight;
  const { isTall, marginTop } = modalPlace(height, overlay.offsetHeight);
  modal.classList.toggle(names.noScrollbar, !isTall);
  modal.style.marginTop = `${marginTop}px`;
};
