import * as names from './names';
import type { Enhancement } from './enhancement';

/**
 * Without WordPress's player an audio element shows the browser's own controls
 * (divi-modules.md §12.2).
 */
export const enhanceAudio: Enhancement = (find, { changes }) => {
  for (const audio of find(names.audio)) {
    if (!audio.closest(names.mediaElement)) changes.setAttribute(audio, 'controls', 'controls');
  }
};
