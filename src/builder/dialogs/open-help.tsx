import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addStyleSheet, FOCUS_RING } from '../../runtime/kit';
import { shortcutHelp, type ShortcutHelp } from '../keys/shortcuts';

const css = `.skerry-help{box-sizing:border-box;width:min(60rem,94vw);max-height:86vh;overflow:auto;padding:1.5rem;border:0;border-radius:6px;background:#fff;color:#23282d;font:1rem/1.5 system-ui,sans-serif}
.skerry-help::backdrop{background:rgb(0 0 0/.6)}
.skerry-help h2{margin:0 3rem 1rem 0;font-size:1.4rem}.skerry-help h3{margin:0 0 .5rem;font-size:1.05rem}
.skerry-help-groups{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:1.25rem 2rem}
.skerry-help dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0;align-items:baseline}
.skerry-help dt{white-space:nowrap}.skerry-help dd{margin:0}
.skerry-help kbd{display:inline-block;margin-inline-end:.25rem;padding:0 .4rem;border:1px solid #8c8f94;border-radius:3px;background:#f6f7f7;font:inherit;font-size:.85rem}
.skerry-help-close{position:absolute;inset-block-start:1rem;inset-inline-end:1rem;min-width:2.5rem;min-height:2.5rem;border:1px solid #8c8f94;border-radius:3px;background:#fff;color:inherit;font:inherit;cursor:pointer}
.skerry-help :focus-visible{${FOCUS_RING}}.skerry-help-option{display:block;margin-block-start:1.25rem}`;

export interface HelpTexts {
  readonly title?: string;
  readonly close?: string;
  readonly singleKeys?: string;
  readonly groups?: Readonly<Record<string, readonly ShortcutHelp[]>>;
}

interface HelpOptions extends HelpTexts {
  /** Whether keys without Ctrl are enabled; with `onSingleKeys` the list can toggle them. */
  readonly hasSingleKeys?: boolean;
  readonly onSingleKeys?: (isOn: boolean) => void;
  readonly onClose?: () => void;
}

function Keys({ keys }: Pick<ShortcutHelp, 'keys'>) {
  return keys.map((key) => <kbd key={key}>{key}</kbd>);
}

function Help({
  title = 'Keyboard shortcuts',
  close = 'Close',
  singleKeys = 'Keys without Ctrl count',
  groups = shortcutHelp,
  hasSingleKeys = true,
  onSingleKeys,
  onClose,
}: HelpOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = 'skerry-help-title';
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="skerry-help" aria-labelledby={id} onClose={onClose}>
      <button
        type="button"
        className="skerry-help-close"
        aria-label={close}
        onClick={() => dialog.current?.close()}
      >
        ×
      </button>
      <h2 id={id}>{title}</h2>
      <div className="skerry-help-groups">
        {Object.entries(groups).map(([name, lines]) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {lines.map(({ keys, does }) => [
                <dt key={`${does} keys`}>
                  <Keys keys={keys} />
                </dt>,
                <dd key={does}>{does}</dd>,
              ])}
            </dl>
          </section>
        ))}
      </div>
      {onSingleKeys && (
        <label className="skerry-help-option">
          <input
            type="checkbox"
            defaultChecked={hasSingleKeys}
            onChange={({ currentTarget }) => onSingleKeys(currentTarget.checked)}
          />{' '}
          {singleKeys}
        </label>
      )}
    </dialog>
  );
}

const open = new WeakMap<Document, () => void>();

/**
 * Opens the list of shortcuts as a dialog over the editor; only one is open at a time. Escape and
 * its button close it, and focus is restored. Returns the function that closes it, which may be
 * called twice.
 */
export const openHelp = (doc: Document, options: HelpOptions = {}): (() => void) => {
  const known = open.get(doc);
  if (known) return known;
  const host = doc.body.appendChild(doc.createElement('div'));
  const root = createRoot(host);
  const removeSheet = addStyleSheet(doc, css);
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    open.delete(doc);
    const dialog = host.querySelector('dialog');
    // A dialog that is removed without being closed would not restore the focus.
    if (dialog?.open) dialog.close();
    root.unmount();
    host.remove();
    removeSheet();
    options.onClose?.();
  };
  open.set(doc, close);
  flushSync(() => root.render(<Help {...options} onClose={close} />));
  return close;
};
