/** A flood must not fill memory; an editor says one thing. */
const MAX_KEPT = 50;

/**
 * Keeps what is said to a preview before the code that answers has come: the editor speaks once, when
 * the page has loaded. The list is emptied by that code (builder.md §4).
 */
export const keepMessages = (win: Window): void => {
  if (!win.location.search.includes('et_pb_preview=')) return;
  const skerryHeard: MessageEvent[] = [];
  win.addEventListener('message', (event) => {
    if (skerryHeard.length < MAX_KEPT) skerryHeard.push(event);
  });
  Object.assign(win, { skerryHeard });
};
