import { atom, type ReadableAtom } from 'nanostores';
import * as names from './names';
import { flag, shape, text, plainObject, readCookie, slideElement } from '../../runtime/kit';
import { ldVars } from '../config';
import type { ControllerScope } from '../../runtime/controller-scope';

/** Printed on pages with a course video; `videos_shown` is `BEFORE` or `AFTER`. */
const videoData = {
  name: 'learndash_video_data',
  /** The second is for editors and others who need not watch: for them only the engine locks. */
  read: shape({ videos_shown: text(), video_admin_bypass: flag() }),
};

/** Whether the cookie of a video records that it was watched to the end (learndash.md §13). */
export const isWatched = (cookie: string | null): boolean => {
  try {
    return plainObject(JSON.parse(decodeURIComponent(cookie ?? '')))?.video_state === 'complete';
  } catch {
    return false;
  }
};

const SLIDE_MS = 400;

/**
 * Topics and quizzes wait for the video where the site requires it (specification S4.45). Returns
 * whether the video still locks the button that marks the lesson complete.
 */
export const startVideo = (scope: ControllerScope): ReadableAtom<boolean> => {
  const { page, changes, listen, guard, onEnd } = scope;
  const { document: doc, globals } = page;
  const video = doc.querySelector<HTMLElement>(names.video);
  const { videos_shown, video_admin_bypass: mayBypass } = globals.get(videoData);
  const isBefore = videos_shown === 'BEFORE';
  const $isLocked = atom(
    video !== null && !mayBypass && !isWatched(readCookie(doc, video.dataset.videoCookieKey ?? '')),
  );

  const show = (isFirst: boolean) => {
    const isLocked = $isLocked.get();
    if (!isBefore) return;
    for (const list of doc.querySelectorAll<HTMLElement>(names.gated)) {
      if (isLocked) changes.setStyle(list, 'display', 'none');
      else if (!isFirst && list.style.display === 'none') {
        slideElement(scope, list, { isOpen: true, durationMs: SLIDE_MS });
        // Displayed as its style sheet lays it out, which is flex in an accordion.
        changes.setStyle(list, 'display', null);
      }
    }
    const id = CSS.escape(`ld-nav-content-list-${globals.get(ldVars).postID}`);
    // The id may occur twice: in a mobile navigation, or on an element that is no navigation.
    for (const list of doc.querySelectorAll(`${names.navigation} [id="${id}"]`)) {
      changes.setClass(list, names.noAccess, isLocked || null);
    }
  };
  const setLocked = (status: unknown) => {
    if (typeof status !== 'boolean') return;
    $isLocked.set(status);
    // Each time: a list may have been added.
    show(false);
  };
  onEnd(page.events.listen(doc, names.videoEvent, guard(setLocked)));
  listen<CustomEvent<unknown>>(doc, names.videoEvent, ({ detail }) => setLocked(detail));
  show(true);
  return $isLocked;
};
