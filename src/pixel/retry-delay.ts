/** Specification S9.39. */
const RETRY_MS = 500;
/** Ten seconds at that pace; a pixel that is not there by then is probably blocked. */
const STEADY_TRIES = 20;
/** The last of them waits half a minute, so all ends after about one; then its script is waited for. */
const LAST_TRY = 26;

/** Milliseconds until the next look for the pixel, null to ask no more. `tries` counts from zero. */
export const retryDelay = (tries: number): number | null =>
  tries > LAST_TRY ? null : RETRY_MS * 2 ** Math.max(0, tries - STEADY_TRIES);
