import type { ControllerScope } from '../../runtime/controller-scope';
import { plainObject } from '../../runtime/kit';
import { holdLinks } from './hold-links';
import * as names from './names';
import { sendContent } from './send-content';
import { submitFields } from './submit-fields';
import { previewParams } from './config';

/**
 * The page that an editor loads in a hidden frame: takes the shortcode from the editor's message,
 * has the server render it, and sends the result back (specification S7.49). A message counts only
 * from the window around, from the origin that the server has named, and with the nonce of the
 * page's own address.
 */
export const answerPreview = (scope: ControllerScope): void => {
  const { page, name: source, listen } = scope;
  const { window: win, document: doc, globals, report } = page;
  const params = globals.get(previewParams);
  const query = new URLSearchParams(win.location.search);
  let isSent = false;

  const refuse = () => {
    const note = doc.createElement('h4');
    note.style.textAlign = 'center';
    note.textContent = params.alert_origin_not_matched;
    doc.querySelector(names.loading)?.replaceWith(note);
  };
  const receive = ({ data, origin, source: sender }: MessageEvent<unknown>) => {
    const fields = plainObject(data);
    if (isSent || sender !== win.parent || !fields || !(names.nonceField in fields)) return;
    if (origin !== params.preview_origin) {
      refuse();
      return;
    }
    if (fields[names.nonceField] !== query.get(names.nonceField)) {
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
  const { skerryHeard = [] } = win as { skerryHeard?: MessageEvent[] };
  listen<MessageEvent>(win, 'message', receive);
  // What was sent before this code was loaded.
  for (const event of skerryHeard.splice(0)) receive(event);
  holdLinks(scope);
  if (doc.querySelectorAll(`${names.content} ${names.loading}`).length !== 1) {
    sendContent(scope, query.get(names.frameField));
  }
};
