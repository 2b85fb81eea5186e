import { type Control, isChanged } from '../../runtime/dom/is-changed';
import { type Lifetime, listen } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import type { Typed, TypedValues } from './typed-values';

/** Fields whose content is private on a shared device. */
const SENSITIVE =
  'input[type=password],input[type=file],[autocomplete^=cc-],[autocomplete*=password]';

/** Consent category for storing a visitor's own input. */
const CATEGORY = 'functional';

const parse = (json: string | null): Typed => {
  try {
    return Object(JSON.parse(json ?? '{}')) as Typed;
  } catch {
    return {};
  }
};

/** All radio buttons of a group have one name; the boxes of a group have ids alone. */
const groupOf = ({ name, id }: Control): string => name || id;

interface Draft {
  readonly root: HTMLElement;
  readonly form: HTMLElement;
  readonly typedValues: TypedValues;
  /** Until when the draft is kept. */
  readonly kept: Lifetime;
}

/**
 * Keeps typed text until the form is sent or the tab closes, if consent allows it and no field is
 * sensitive; restores it after a reload.
 */
export const keepDraft = (page: Page, { root, form, typedValues, kept }: Draft): void => {
  const { bus, consent, document: doc, report, session, window: win } = page;
  const { signal } = kept;
  if (signal.aborted) return;
  // Newsletter forms have no ids, and mobile copies share that of their original.
  const [name = root.id] = /et_pb_\w+_\d\w*/.exec(root.className) ?? [];
  const { pathname, search } = doc.location;
  const key = `skerry:draft:${pathname}${search}#${name}`;
  const mayKeep = () => consent.isGranted(CATEGORY) && !form.querySelector(SENSITIVE);
  if (mayKeep()) {
    const controls = [...form.querySelectorAll<Control>('input,textarea,select')];
    // The visitor may have begun to type before this chunk loaded.
    const typed = new Set(controls.filter(isChanged).map(groupOf));
    const isKept = (control: Control) => typed.has(groupOf(control));
    for (const control of typedValues.fillTyped(form, parse(session.get(key)), isKept)) {
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  } else session.remove(key);
  const keep = () => {
    if (mayKeep()) session.set(key, JSON.stringify(typedValues.readTyped(form)));
  };
  // Text typed before this chunk loaded.
  keep();
  const how = { signal, report, source: 'draft' };
  listen(form, 'change', keep, how);
  listen(win, 'pagehide', keep, how);
  const stop = bus.on('form:sent', (sent) => {
    if (sent.root !== root) return;
    kept.end();
    session.remove(key);
  });
  signal.addEventListener('abort', stop);
};
