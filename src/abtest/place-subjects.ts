import * as names from './names';
import { testConfig } from './config';
import { runScripts, shape, text } from '../runtime/kit';
import type { ControllerScope } from '../runtime/controller-scope';

/** After this time in milliseconds no variant is shown. */
const TIMEOUT_MS = 5000;

/** PHP warnings may surround the JSON. */
const read = (body: unknown) =>
  shape({ id: text(), content: text() })(
    JSON.parse(/\{\s*"(?:id|content)".*\}/s.exec(String(body))?.[0] ?? ''),
  );

/**
 * On cached pages the server decides which variant the visitor sees (specification S7.21 to S7.24).
 * Nothing else on the page waits for the response.
 */
export const placeSubjects = async (
  scope: ControllerScope,
  tests: readonly { readonly post_id: string | number }[],
): Promise<void> => {
  const { page, signal, onEnd } = scope;
  const { document: doc, globals, insert, bus, events, options } = page;
  const { ajaxurl, et_frontend_nonce } = globals.get(testConfig);
  /**
   * Scripts run as they would have in the page (ab-tests.md §4): under a strict CSP only those with
   * its nonce.
   */
  const mayRun = ({ nonce }: HTMLScriptElement) => !options.nonce || nonce === options.nonce;

  const request = async (post: string | number) => {
    const response = await page.ajax({
      url: ajaxurl,
      fields: { action: names.subjectCall, et_frontend_nonce, et_pb_ab_test_id: post },
      expect: 'text',
      read,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    return response.ok
      ? {
          // Builders before version 4 named the variant alone.
          classes: [`${post}_${response.value.id}`, response.value.id],
          content: await insert.fragment(response.value.content, 'trusted'),
        }
      : null;
  };
  // Loads the sanitiser in parallel with the request.
  void insert.fragment('', 'trusted');
  const responses = await Promise.all(tests.map(({ post_id }) => request(post_id)));
  if (signal.aborted) return;
  for (const place of doc.querySelectorAll(`.${names.placeholder}`)) {
    const response = responses.find((each) =>
      each?.classes.some((id) => place.classList.contains(`${names.placeholder}_id_${id}`)),
    );
    const mark = doc.createTextNode('');
    const nodes = [...(response?.content.childNodes ?? [])];
    place.replaceWith(mark, ...nodes);
    onEnd(() => {
      for (const node of nodes) (node as ChildNode).remove();
      mark.replaceWith(place);
    });
    for (const node of nodes) if (node instanceof Element) runScripts(scope, node, mayRun);
  }
  bus.emit('content:swapped', { root: doc.body });
  events.emit(doc.body, names.subjectReady);
};
