import { editorSizes } from './editor-sizes';

interface Options {
  /** After the window has been told: where the page's own offset is set anew. */
  readonly after?: () => void;
  /** The back-end builder takes the focus out of a frame. */
  readonly isBackEnd?: boolean;
}

/** Has a window told that it was resized, 200 ms after the last of several requests (S9.35). */
export const createResizeTrigger = (
  win: Window,
  { after = () => {}, isBackEnd = false }: Options = {},
) => {
  const timers = { resize: 0, blur: 0 };
  const cancel = () => {
    win.clearTimeout(timers.resize);
    win.clearTimeout(timers.blur);
  };
  const blur = () => {
    const { activeElement } = win.document;
    if (activeElement?.localName === 'iframe') (activeElement as HTMLElement).blur();
  };
  return {
    request(): void {
      cancel();
      timers.resize = win.setTimeout(() => {
        win.dispatchEvent(new Event('resize'));
        after();
        if (isBackEnd) timers.blur = win.setTimeout(blur, editorSizes.resizeMs);
      }, editorSizes.resizeMs);
    },
    cancel,
  };
};
