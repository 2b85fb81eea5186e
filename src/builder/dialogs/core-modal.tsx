import * as names from './names';
import { editorSizes } from '../sizes/editor-sizes';
import { useLayoutEffect, useRef } from 'react';
import { type ModalButton, type ModalData, readModal } from './read-modal';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { besideDialog, plainObject, pressInDialog, stopsIn } from '../../runtime/kit';
import { createLifetime } from '../../runtime/lifetime';

/** From this share of the overlay's height on, a dialog scrolls instead of being centred. */
const TALL = 0.6;
/** Padding around the parts of a dialog with fixed scrolling, in pixels. */
const FIXED_PADDING = 60 - 23;

/** Pure: position of a dialog. Heights in pixels. */
export const modalPlace = (height: number, overlayHeight: number) => {
  const isTall = height > overlayHeight * TALL;
  return { isTall, marginTop: isTall ? 0 : -height / 2 };
};

/** Centres a dialog in its overlay, or lets it scroll (builder.md §8.3). */
const centreModal = (overlay: HTMLElement): void => {
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

/** Closes the dialog that a document shows; by document and by overlay. */
const shown = new WeakMap<Node, (isAtOnce: boolean) => void>();

/**
 * Closes all dialogs with a class, including those of others: they fade for 600 ms and are removed
 * (builder.md §8.2). Resolves when they are gone.
 */
export const hideCoreModal = (top: Window, className: string = names.overlay): Promise<void> => {
  const found = [...top.document.getElementsByClassName(className)].filter((element) =>
    element.classList.contains(names.overlay),
  );
  for (const element of found) {
    // One of ours restores the page that it has locked.
    shown.get(element)?.(false);
    element.classList.add(names.closing);
  }
  return new Promise((resolve) => {
    top.setTimeout(() => {
      for (const element of found) {
        element.classList.remove(names.active, names.closing);
        element.remove();
      }
      resolve();
    }, editorSizes.modalCloseMs);
  });
};

/** A press on a button: its link, and the event whose default action would follow it. */
export interface Press {
  readonly currentTarget: HTMLAnchorElement;
  preventDefault(): void;
}

interface Props {
  readonly data: ModalData;
  readonly closeLabel: string;
  readonly canClose: boolean;
  /** Called with the key of the pressed button; false keeps the dialog open. */
  readonly onAction: (key: string, press: Press) => void;
  readonly onClose: () => void;
}

/** Server HTML is inserted as nodes: React never creates elements from text here. */
const useNodes = <E extends HTMLElement>(fragment: DocumentFragment) => {
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...fragment.cloneNode(true).childNodes);
  }, [fragment]);
  return place;
};

function Action({ button, onAction }: { button: ModalButton; onAction: Props['onAction'] }) {
  const { key, anchor } = button;
  const place = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    if (!own) return;
    own.replaceChildren(...anchor.cloneNode(true).childNodes);
    for (const { name, value } of anchor.attributes) own.setAttribute(name, value);
    own.classList.add(names.action);
  }, [anchor]);
  // Without an address of its own it is a button.
  const address = anchor.getAttribute('href') ?? '#';
  return (
    <a
      ref={place}
      href={address}
      role={address.startsWith('#') ? 'button' : undefined}
      onClick={(event) => onAction(key, event)}
    />
  );
}

/** The old editor's dialog with its markup and the semantics of a dialog (builder.md §8.1). */
function CoreModal({ data, closeLabel, canClose, onAction, onClose }: Props) {
  // Only one dialog is open at a time, so its ids are unique.
  const id = 'skerry-core-modal';
  const header = useNodes<HTMLHeadingElement>(data.header);
  const body = useNodes<HTMLParagraphElement>(data.text);
  return (
    <div
      className={names.modal}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <div className={names.header}>
        <h3 className={names.title} id={`${id}-title`} ref={header} />
        {canClose && (
          <a
            href="#close"
            className={names.closer}
            data-et-core-modal="close"
            role="button"
            aria-label={closeLabel}
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          />
        )}
      </div>
      <div className={names.content} id={`${id}-text`}>
        <p ref={body} />
      </div>
      <div className={names.buttons}>
        <br />
        <span className="spinner" />
        {data.buttons.map((button) => (
          <Action key={button.key} button={button} onAction={onAction} />
        ))}
      </div>
    </div>
  );
}

export interface ModalOptions {
  /** Data of the server: `ETBuilderBackend`. */
  readonly backend: unknown;
  /** The window that the dialog covers. */
  readonly top: Window;
  /** The window whose listeners are notified. */
  readonly app?: Window;
  /** Called with the key of a pressed button. The dialog then closes, unless this returns false. */
  readonly onAction?: (key: string) => boolean | void;
  readonly closeLabel?: string;
  /** False for a dialog that requires a decision. */
  readonly canClose?: boolean;
}

export interface OpenModal {
  readonly overlay: HTMLElement;
  /** Resolves with the key of the button that closed it, or null, once it has been removed. */
  readonly closed: Promise<string | null>;
  close(): void;
}

type JQuery = (target: unknown) => { trigger(name: string): unknown };

/**
 * Shows a dialog of the back end's data by name, closing any other (specification S2.24). The rest
 * of the page is inert while it is open, Escape and the close button close it in 600 ms (S9.35),
 * and focus is restored. Null where the data has no such dialog.
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
  shown.set(overlay, close);
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
      // Links with the role of a button are pressed with the keys of a button.
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
