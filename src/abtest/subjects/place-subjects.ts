import { diviPage } from '../../runtime/config/divi';
import { shape, text } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import * as names from './names';
import { runScripts } from './run-scripts';

/** A page that waits longer shows no variant. */
const TIMEOUT_MS = 5000;

const read = shape({ id: text(), content: text() });

/**
 * On cached pages the server says which variant the visitor sees (specification S7.21 to S7.24).
 * Whatever it answers, nothing else on the page waits for it.
 */
export const placeSubjects = async (
  page: Page,
  tests: readonly { readonly post_id: string | number }[],
  signal: AbortSignal,
): Promise<void> => {
  const { document: doc, globals, insert, bus, events } = page;
  const { ajaxurl, et_frontend_nonce } = globals.get(diviPage);
  const onEnd = (undo: () => void) => signal.addEventListener('abort', undo);

  const ask = async (post: string | number) => {
    const answer = await page.ajax({
      url: ajaxurl,
      fields: { action: names.subjectCall, et_frontend_nonce, et_pb_ab_test_id: post },
      expect: 'json',
      read,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    return answer.ok
      ? {
          // Builders before 4 named the variant alone.
          classes: [`${post}_${answer.value.id}`, answer.value.id],
          content: await insert.fragment(answer.value.content, 'trusted'),
        }
      : null;
  };
  // Its code comes while the server thinks.
  void insert.fragment('', 'trusted');
  const answers = await Promise.all(tests.map(({ post_id }) => ask(post_id)));
  if (signal.aborted) return;
  for (const place of doc.querySelectorAll(`.${names.placeholder}`)) {
    const answer = answers.find((each) =>
      each?.classes.some((id) => place.classList.contains(`${names.placeholder}_id_${id}`)),
    );
    const mark = doc.createTextNode('');
    const nodes = [...(answer?.content.childNodes ?? [])];
    place.replaceWith(mark, ...nodes);
    onEnd(() => {
      for (const node of nodes) (node as ChildNode).remove();
      mark.replaceWith(place);
    });
    for (const node of nodes) runScripts(page, node);
  }
  bus.emit('content:swapped', { root: doc.body });
  events.emit(doc.body, names.subjectReady);
};
