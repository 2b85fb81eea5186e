import * as names from './names';
import type { EarlyChanges } from '../../runtime/first-layout';
import { safeUrl } from '../../runtime/safe-url';

/** Hosts whose frames keep their aspect ratio (divi-modules.md §10.3). */
const hosts =
  /(^|\.)(youtube\.com|youtube-nocookie\.com|vimeo\.com|kickstarter\.com|hulu\.com|dailymotion\.com|funnyordie\.com|ted\.com|revision3\.com|flickr\.com|blip\.tv|collegehumor\.com)$/;

export const isVideoHost = (hostname: string): boolean => hosts.test(hostname);

const SCOPES = `.${names.module}, #main-content, .et_pb_slide_video`;
const IGNORED = '.fitvidsignore, .fluid-width-video-wrapper';
const FALLBACK = 9 / 16;

/** Attributes that may hold the address; a frame loaded later has a blank one in the first. */
const ADDRESSES = ['src', 'data-src', 'data-cky-src', 'data'];

/**
 * Gives a frame of a video host its aspect ratio at any width (divi-modules.md §10.3). The old
 * script moved it into a wrapper, which reloads it; `aspect-ratio` does the same.
 */
export const fitVideo = (frame: HTMLElement, changes: EarlyChanges): void => {
  if (!frame.parentElement?.closest(SCOPES)) return;
  const [url] = ADDRESSES.flatMap((name) => safeUrl(frame.getAttribute(name), frame.baseURI) ?? []);
  const isVideo = url ? isVideoHost(url.hostname) : !frame.matches('iframe');
  if (!isVideo || frame.closest(IGNORED)) return;
  // A percentage such as "100%" is no size of the video.
  const [width, height] = ['width', 'height'].map((name) => Number(frame.getAttribute(name)));
  const share = width && height ? height / width : FALLBACK;
  changes.setStyle(frame, 'aspect-ratio', String(Math.round(10_000 / share) / 10_000));
  changes.setStyle(frame, 'width', '100%');
  changes.setStyle(frame, 'height', 'auto');
};
