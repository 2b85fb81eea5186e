import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { besideDialog, plainObject, pressInDialog, stopsIn } from '../../runtime/kit';
import { editorSizes } from '../sizes/editor-sizes';
import { centreModal } from './centre-modal';
import { CoreModal, type Press } from './core-modal';
import * as names from './names';
import { readModal } from './read-modal';
import { createLifetime } from '../../runtime/lifetime';

export interface ModalOptions {
  /** What the server says: `ETBuilderBackend`. */
  readonly backend: unknown;
  /** The window that the dialog covers. */
  readonly top: Window;
  /** The window whose listeners hear of it. */
  readonly app?: Window;
  /** The key of a pressed button. The dialog then closes, unless this says false. */
  readonly onAction?: (key: string) => boolean | void;
  readonly closeLabel?: string;
  /** False for a dialog that must be answered. */
  readonly canClose?: boolean;
}

export interface OpenModal {
  readonly overlay: HTMLElement;
  /** Resolves with the key of the button that closed it, or null, once it has gone. */
  readonly closed: Promise<string | null>;
  close(): void;
}

const shown = new WeakMap<Document, (isAtOnce: boolean) => void>();

type JQuery = (target: unknown) => { trigger(name: string): unknown };

/**
 * Shows a dialog of the back end's data by its name; any other one goes (specification S2.24). The
 * rest of the page is inert while it is open, Escape and its closer close it in 600 ms (S9.35), and
 * the focus goes back where it was. Null where the data has no such dialog.
 */
export const showCoreModal = (name: string, options: ModalOptions): OpenModal | null => {
  const { backend, top, app = top, onAction, closeLabel = 'Close', canClose = true } = options;
  const doc = top.document;
  const source = plainObject(backend);
  const data = source && Object.hasOwn(source, name) ? readModal(source[name], doc) : null;
  if (!data) return null;

  shown.get(doc)?.(true);
  for (const other of doc.querySelectorAll(`.${names.overlay}`)) other.remove();
  const overlay = doc.createElement('div');
  overlay.className = `${names.overlay} ${names.active} ${data.classes}`.trim();
  overlay.classList.toggle(names.twoButtons, data.buttons.length > 1);
  const before = doc.activeElement;
  doc.body.append(overlay);
  const beside = besideDialog(overlay);
  doc.body.classList.add(names.noScroll);

  const root = createRoot(overlay);
  const { signal, end } = createLifetime();
  let settle: (key: string | null) => void = () => {};
  const closed = new Promise<string | null>((resolve) => {
    settle = resolve;
  });
  let timer = 0;
  let answer: string | null = null;

  const remove = () => {
    top.clearTimeout(timer);
    overlay.classList.remove(names.active, names.closing);
    root.unmount();
    overlay.remove();
    shown.delete(doc);
    settle(answer);
  };
  const close = (isAtOnce = false) => {
    if (signal.aborted) {
      if (isAtOnce && overlay.isConnected) remove();
      return;
    }
    end();
    for (const element of beside) element.inert = false;
    doc.body.classList.remove(names.noScroll);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    overlay.inert = true;
    overlay.classList.add(names.closing);
    const isStill = top.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isAtOnce || isStill) remove();
    else timer = top.setTimeout(remove, editorSizes.modalCloseMs);
  };
  shown.set(doc, close);
  const closeIfAllowed = () => {
    if (canClose) close();
  };
  const act = (key: string, press: Press) => {
    if (press.currentTarget.getAttribute('href')?.startsWith('#') ?? true) press.preventDefault();
    if (onAction?.(key) === false) return;
    answer = key;
    close();
  };

  flushSync(() =>
    root.render(
      <CoreModal
        data={data}
        closeLabel={closeLabel}
        canClose={canClose}
        onAction={act}
        onClose={closeIfAllowed}
      />,
    ),
  );
  for (const element of beside) element.inert = true;
  overlay.addEventListener(
    'click',
    ({ target }) => {
      if (target === overlay) closeIfAllowed();
    },
    { signal },
  );
  doc.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      pressInDialog(event, overlay, closeIfAllowed);
      // Links that are buttons are pressed as buttons are.
      const isButton = target instanceof HTMLElement && target.getAttribute('role') === 'button';
      if (key === ' ' && isButton && overlay.contains(target)) {
        event.preventDefault();
        target.click();
      }
    },
    { signal },
  );
  top.addEventListener('resize', () => centreModal(overlay), { signal });
  centreModal(overlay);
  const focusable = stopsIn(overlay);
  const first = focusable.find(({ className }) => className.includes(names.action)) ?? focusable[0];
  (first ?? overlay.querySelector<HTMLElement>(`.${names.modal}`))?.focus();

  app.dispatchEvent(new CustomEvent(`skerry:${names.activeEvent}`));
  const { jQuery } = app as { jQuery?: JQuery };
  if (typeof jQuery === 'function') jQuery(app).trigger(names.activeEvent);
  return { overlay, closed, close: () => close() };
};
