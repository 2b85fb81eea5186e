import type { ControllerScope } from '../../runtime/controller-scope';
import type { Skerry } from '../../runtime/skerry';
import * as names from './names';

/** What scripts of the page may still put in counts too (builder.md §4.2). */
const WAIT_MS = 2000;

/** Sends what the server has rendered to the editor around this page, and nobody else. */
export const sendContent = ({ page, after }: ControllerScope, frameId: string | null): void => {
  const { window: win, document: doc } = page;
  const { skerry } = win as { skerry?: Skerry };
  after(WAIT_MS, () => {
    const content = doc.querySelector(names.content);
    // As the server sent it: the editor's own page adopts it anew.
    if (content) skerry?.unmount(content);
    const answer = {
      html: content?.innerHTML ?? '',
      stylesheets: [...doc.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
        ({ href }) => href,
      ),
      ...(frameId === null ? {} : { [names.frameField]: frameId }),
    };
    if (win.parent !== win) win.parent.postMessage(answer, win.location.origin);
    if (content) skerry?.scan(content);
  });
};
