import { safeUrl } from '../../runtime/kit';
import * as names from './names';
import type { Touch } from './touch';
import { isVideoHost } from './video-hosts';

const FRAMES = ['iframe', 'object', 'embed'];
const SCOPES = `.${names.module}, #main-content, .et_pb_slide_video`;
const IGNORED = '.fitvidsignore, .fluid-width-video-wrapper';
const FALLBACK = 9 / 16;

const addressOf = (element: Element) =>
  ['src', 'data-src', 'data-cky-src', 'data']
    .map((name) => element.getAttribute(name))
    .find(Boolean);

/**
 * Frames of video hosts keep their proportions at any width (contract divi-modules.md §14.3). The old
 * script moved them into a wrapper, which loads them a second time; a proportion does the same.
 */
export const touchVideos: Touch = (find, { page, changes }) => {
  for (const frame of find(...FRAMES)) {
    if (!frame.parentElement?.closest(SCOPES)) continue;
    const url = safeUrl(addressOf(frame), page.document.baseURI);
    const isVideo = url ? isVideoHost(url.hostname) : !frame.matches('iframe');
    if (!isVideo || frame.closest(IGNORED)) continue;
    const [width, height] = ['width', 'height'].map((name) =>
      Number.parseInt(frame.getAttribute(name) ?? '', 10),
    );
    const share = width && height ? height / width : FALLBACK;
    changes.setStyle(frame, 'aspect-ratio', String(Math.round(10_000 / share) / 10_000));
    changes.setStyle(frame, 'width', '100%');
    changes.setStyle(frame, 'height', 'auto');
  }
};
