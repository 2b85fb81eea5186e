import type { ControllerScope } from '../../runtime/controller-scope';
import type { Skerry } from '../../runtime/skerry';
import { plainObject } from '../../runtime/kit';
import { previewParams } from './config';

/** The page that renders a preview (builder.md §4.2). */
const CONTENT = '#content > .content';
const LOADING = '.et-pb-preview-loading';
const CONTAINER = '.container';
const FORM_ID = 'preview-data-submission';
const LINK_BOX = '.link-disabled';
const ACTIVE = 'active';
const PROCEED = '.et_pb_prompt_proceed';

/** Name of the field in the address and in the editor's message. */
const NONCE_FIELD = 'et_pb_preview_nonce';
const FRAME_FIELD = 'iframe_id';

/** No link navigates away from a preview; the box that explains this is shown instead. */
const holdLinks = ({ page, listen }: ControllerScope): void => {
  const { document: doc } = page;
  const box = doc.querySelector(LINK_BOX);
  const proceed = box?.querySelector<HTMLElement>(PROCEED);
  let from: HTMLElement | null = null;
  const close = () => {
    box?.classList.remove(ACTIVE);
    from?.focus();
    from = null;
  };
  listen(doc, 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    if (link === proceed) {
      close();
      return;
    }
    if (link.getAttribute('href')?.startsWith('#')) return;
    box?.classList.add(ACTIVE);
    from = link;
    proceed?.focus();
  });
  listen<KeyboardEvent>(doc, 'keydown', ({ key }) => {
    if (key === 'Escape' && box?.classList.contains(ACTIVE)) close();
  });
};

/** Waits for scripts of the page that may still insert something, in milliseconds (builder.md §4.2). */
const WAIT_MS = 2000;

/** Sends what the server has rendered to the surrounding editor only. */
const sendContent = ({ page, after }: ControllerScope, frameId: string | null): void => {
  const { window: win, document: doc } = page;
  const { skerry } = win as { skerry?: Skerry };
  after(WAIT_MS, () => {
    const content = doc.querySelector(CONTENT);
    // In the server's markup: the editor's own page adopts it again.
    if (content) skerry?.unmount(content);
    const preview = {
      html: content?.innerHTML ?? '',
      stylesheets: [...doc.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
        ({ href }) => href,
      ),
      ...(frameId === null ? {} : { [FRAME_FIELD]: frameId }),
    };
    if (win.parent !== win) win.parent.postMessage(preview, win.location.origin);
    if (content) skerry?.scan(content);
  });
};

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;

/** Posts the fields of the editor's message to the page's own address; the server renders them. */
const submitFields = (doc: Document, fields: Fields): void => {
  const form = doc.createElement('form');
  form.id = FORM_ID;
  form.method = 'post';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const text = textOf(value);
    if (text === null) continue;
    const area = doc.createElement('textarea');
    area.name = name;
    area.value = text;
    form.append(area);
  }
  const button = doc.createElement('input');
  button.type = 'submit';
  form.append(button);
  (doc.querySelector(CONTAINER) ?? doc.body).append(form);
  // From the prototype: a field named `submit` would shadow it.
  HTMLFormElement.prototype.submit.call(form);
};

/**
 * The page that an editor loads in a hidden frame: receives the shortcode from the editor's
 * message, has the server render it, and sends the result back (specification S7.49). A message
 * counts only from the parent window, from the origin that the server has named, and with the nonce
 * of the page's own address.
 */
export const start = (scope: ControllerScope): void => {
  const { page, name: source, listen } = scope;
  const { window: win, document: doc, globals, report } = page;
  const params = globals.get(previewParams);
  const query = new URLSearchParams(win.location.search);
  let isSent = false;

  const refuse = () => {
    const note = doc.createElement('h4');
    note.style.textAlign = 'center';
    note.textContent = params.alert_origin_not_matched;
    doc.querySelector(LOADING)?.replaceWith(note);
  };
  const receive = ({ data, origin, source: sender }: MessageEvent<unknown>) => {
    const fields = plainObject(data);
    if (isSent || sender !== win.parent || !fields || !(NONCE_FIELD in fields)) return;
    if (origin !== params.preview_origin) {
      refuse();
      return;
    }
    if (fields[NONCE_FIELD] !== query.get(NONCE_FIELD)) {
      report({
        source,
        phase: 'event',
        error: new Error('The nonce is not this page’s.'),
      });
      return;
    }
    isSent = true;
    submitFields(doc, fields);
  };
  const { skerryMessages = [] } = win as { skerryMessages?: MessageEvent[] };
  listen<MessageEvent>(win, 'message', receive);
  // Messages sent before this chunk was loaded.
  for (const event of skerryMessages.splice(0)) receive(event);
  holdLinks(scope);
  if (doc.querySelectorAll(`${CONTENT} ${LOADING}`).length !== 1) {
    sendContent(scope, query.get(FRAME_FIELD));
  }
};
