import { editorSizes } from './editor-sizes';
import { isRtl } from '../../runtime/kit';
import { createLifetime } from '../../runtime/lifetime';

interface TriggerOptions {
  /** Called after the window was notified, to restore the page's offset. */
  readonly after?: () => void;
  /** The back-end builder removes the focus from a frame. */
  readonly isBackEnd?: boolean;
}

/** Dispatches `resize` on a window, 200 ms after the last of several requests (S9.35). */
export const createResizeTrigger = (
  win: Window,
  { after = () => {}, isBackEnd = false }: TriggerOptions = {},
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

const { handleWidth, minWidth, maxWidth } = editorSizes;
/** Step of an arrow key in pixels, and with Shift. */
const STEP = 10;
const LEAP = 50;

interface Options {
  readonly label: string;
  /** Called with whole pixels between 320 and 980. */
  readonly onResize: (width: number) => void;
}

/** Pure: the width after a key press; null for other keys. */
export const widthOfKey = (
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { width, isMirrored }: { readonly width: number; readonly isMirrored: boolean },
): number | null => {
  const by = (shiftKey ? LEAP : STEP) * (isMirrored ? -1 : 1);
  const wanted = { ArrowRight: width + by, ArrowLeft: width - by, Home: minWidth, End: maxWidth }[
    key
  ];
  return wanted === undefined ? null : Math.min(maxWidth, Math.max(minWidth, wanted));
};

/**
 * A handle beside the preview that changes its width by pointer or arrow keys; a splitter for
 * assistive technology. Returns the function that removes it.
 */
export const createWidthHandle = (frame: HTMLElement, { label, onResize }: Options) => {
  const doc = frame.ownerDocument;
  const handle = doc.createElement('div');
  const { signal, end } = createLifetime();
  const listening = { signal };
  let width = Math.min(maxWidth, Math.max(minWidth, frame.offsetWidth));
  const isMirrored = isRtl(frame);

  const set = (wanted: number) => {
    width = Math.round(Math.min(maxWidth, Math.max(minWidth, wanted)));
    frame.style.width = `${width}px`;
    handle.setAttribute('aria-valuenow', String(width));
    onResize(width);
  };
  handle.className = 'skerry-width-handle';
  handle.tabIndex = 0;
  for (const [name, value] of Object.entries({
    role: 'separator',
    'aria-orientation': 'vertical',
    'aria-label': label,
    'aria-valuemin': minWidth,
    'aria-valuemax': maxWidth,
    'aria-valuenow': width,
  })) {
    handle.setAttribute(name, String(value));
  }
  Object.assign(handle.style, {
    width: `${handleWidth}px`,
    cursor: 'ew-resize',
    touchAction: 'none',
  });

  handle.addEventListener(
    'keydown',
    (event) => {
      const wanted = widthOfKey(event, { width, isMirrored });
      if (wanted === null) return;
      event.preventDefault();
      set(wanted);
    },
    listening,
  );
  let from: { readonly x: number; readonly width: number } | null = null;
  handle.addEventListener(
    'pointerdown',
    (event) => {
      // Otherwise the frame would receive the pointer events once it is over it.
      handle.setPointerCapture(event.pointerId);
      from = { x: event.clientX, width };
    },
    listening,
  );
  handle.addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (from) set(from.width + (clientX - from.x) * (isMirrored ? -1 : 1));
    },
    listening,
  );
  const drop = () => {
    from = null;
  };
  handle.addEventListener('pointerup', drop, listening);
  handle.addEventListener('pointercancel', drop, listening);
  frame.after(handle);
  return () => {
    end();
    handle.remove();
  };
};
