import { byId, listen, slidePart } from '../../runtime/kit';
import { ldVars } from '../config';
import type { LearnPart } from '../learn-part';
import { isWatched } from './is-watched';
import * as names from './names';
import { videoData } from './video-config';

const SLIDE_MS = 400;

/**
 * Topics and quizzes wait for the clip where the site wants it (specification S4.45). Returns whether
 * the clip still holds the button that marks the lesson complete.
 */
export const startVideo = (part: LearnPart): (() => boolean) => {
  const { page, changes, listening, undos } = part;
  const { document: doc, globals, cookies } = page;
  const video = doc.querySelector<HTMLElement>(names.video);
  const isBefore = globals.get(videoData).videos_shown === 'BEFORE';
  let isLocked = video !== null && !isWatched(cookies.get(video.dataset.videoCookieKey ?? ''));

  const show = (isFirst: boolean) => {
    if (!isBefore) return;
    for (const list of doc.querySelectorAll<HTMLElement>(names.gated)) {
      if (isLocked) changes.setStyle(list, 'display', 'none');
      else if (!isFirst && list.style.display === 'none') {
        slidePart(part, list, { to: 'open', durationMs: SLIDE_MS });
      }
    }
    const list = byId(doc, `ld-nav-content-list-${globals.get(ldVars).postID}`);
    if (list?.closest(names.navigation)) {
      changes.setClass(list, names.noAccess, isLocked || null);
    }
  };
  const hear = (status: unknown) => {
    if (typeof status !== 'boolean') return;
    isLocked = status;
    show(false);
  };
  undos.push(page.events.listen(doc, names.videoEvent, hear));
  listen<CustomEvent<unknown>>(doc, names.videoEvent, ({ detail }) => hear(detail), listening);
  show(true);
  return () => isLocked;
};
