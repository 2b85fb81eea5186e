import { createTracking, type Fate, type TrackedEvent } from '../runtime/kit';
import type { ControllerScope } from '../runtime/controller-scope';
import { type Params, pixelEvents, type TrackType } from './config';
import { createEventId } from './create-event-id';
import { eventParams } from './event-params';
import * as names from './names';
import { pageArgs } from './page-args';
import { reportToServer } from './report-to-server';
import { retryDelay } from './retry-delay';

/**
 * Hands one event to the pixel. `id` is what the server has printed, empty where it printed none;
 * without it the event is one that the server does not print.
 */
export type SendEvent = (type: TrackType, name: string, params: Params, id?: string) => void;

interface PixelWindow {
  fbq?: (...args: readonly unknown[]) => void;
  readonly aepc_pixel_args?: unknown;
}

/**
 * Calls the pixel with what the page prints, once it is there and may be called (pixel.md §2).
 * What a click causes is sent after the click has been painted, or when the page goes away.
 */
export const createSender = ({ page, name: source, listen, onEnd }: ControllerScope): SendEvent => {
  const { window: win, document: doc, globals, report } = page;
  const { ss_in_ajax: isServerToo, api } = globals.get(pixelEvents);
  const tell = reportToServer(page, api);
  const pixel = win as PixelWindow;
  let calls: (readonly [TrackedEvent, () => void])[] = [];
  let timer = 0;
  let tries = 0;
  let isRevoked = false;

  const isThere = () => typeof pixel.fbq === 'function';

  const tracking = createTracking(
    page,
    { source, slugs: names.slugs, wpCategory: names.wpCategory, url: names.loader },
    (state) => {
      if ((state !== 'open') === isRevoked || !isThere()) return;
      isRevoked = !isRevoked;
      pixel.fbq?.('consent', isRevoked ? 'revoke' : 'grant');
    },
  );

  const end = (fate: Fate) => {
    for (const [event] of calls) event.fate = fate;
    calls = [];
  };

  const flush = () => {
    win.clearTimeout(timer);
    if (tracking.state() !== 'open') end('dropped: not allowed');
    // An optimiser may delay the script in the page that prints the settings.
    if (isThere() && globals.has({ name: names.settings })) {
      const ready = calls;
      calls = [];
      for (const [event, call] of ready) {
        event.fate = 'sent';
        try {
          call();
        } catch (error) {
          event.fate = 'dropped: failed';
          report({ source, phase: 'event', error });
        }
      }
    }
    const delayMs = retryDelay(tries);
    if (delayMs !== null && calls.length > 0) timer = win.setTimeout(flush, delayMs);
    tries += 1;
  };

  const flushSoon = () => {
    win.clearTimeout(timer);
    timer = win.setTimeout(flush);
  };

  // Nobody asks for ever; a script that comes later, once a visitor agrees for one, is heard of.
  const onScript = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && calls.length > 0) flushSoon();
  };
  for (const type of ['load', 'error']) {
    listen(doc, type, onScript, { capture: true });
  }
  listen(win, 'pagehide', flush);
  listen(doc, 'visibilitychange', flush);
  onEnd(() => {
    tracking.stop();
    win.clearTimeout(timer);
    end('dropped: ended');
  });

  return (type, name, params, id) =>
    tracking.track(name, (event) => {
      const eventID = id || (isServerToo ? createEventId() : '');
      const call = () => {
        const given = eventParams(params, pageArgs(pixel.aepc_pixel_args));
        const query = [type, name, given, ...(eventID ? [{ eventID }] : id === '' ? [{}] : [])];
        pixel.fbq?.(...query);
        if (isServerToo) void tell(query);
      };
      calls.push([event, call]);
      tries = 0;
      // After the next frame; there is none in a hidden page.
      (doc.hidden ? win.setTimeout : win.requestAnimationFrame)(flushSoon);
      return 'held: no pixel yet';
    });
};
