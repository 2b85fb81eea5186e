import * as names from './names';
import type { Touch } from './touch';

/** Without WordPress's player an audio element shows the browser's own controls (§19). */
export const touchAudio: Touch = (find, { changes }) => {
  for (const audio of find(names.audio)) {
    if (!audio.closest(names.mediaElement)) changes.setAttribute(audio, 'controls', 'controls');
  }
};
