import { useLayoutEffect, useRef } from 'react';
import type { ModalButton, ModalData } from './read-modal';
import * as names from './names';

/** A press on a button: the link that it is, and the event that would follow it. */
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

/** Server HTML goes in as nodes: React never makes elements out of text here. */
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

/** The old editor's dialog with its markup, as a dialog to everybody (builder.md §8.1). */
export function CoreModal({ data, closeLabel, canClose, onAction, onClose }: Props) {
  // One dialog at a time, so its ids are its own.
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
