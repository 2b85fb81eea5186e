interface Scheduler {
  yield?: () => Promise<void>;
}

/** Yields to the main thread, so that input and painting come first. */
const yieldToMain = (win: Window): Promise<void> => {
  const { scheduler } = win as { scheduler?: Scheduler };
  if (scheduler?.yield) return scheduler.yield();
  // Nested timers are clamped to 4 ms; messages are not.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
};

interface MountQueue {
  /** Urgent jobs run first; between jobs the queue yields once a slice is used up. */
  add(job: () => unknown, urgency: 'urgent' | 'normal'): void;
}

/**
 * Milliseconds of work before yielding. Each pause lets the browser lay out and paint the whole
 * page, so a pause after each of a thousand small mounts would cost far more than the mounts; a
 * slice of half a long task does not delay a click.
 */
const SLICE_MS = 24;
/** Some thousand modules cause frames of this length (milliseconds); there, slices are a share of it. */
const LONG_PAUSE_MS = 400;
const PAUSE_SHARE = 1 / 3;

/** Mounts in short slices: a page with a thousand modules never blocks a click. */
export const createMountQueue = (win: Window): MountQueue => {
  const urgent: (() => unknown)[] = [];
  const normal: (() => unknown)[] = [];
  let isRunning = false;
  // Shifting from the front of a long array is linear in each step; an index is not.
  let nextNormal = 0;

  const take = () => {
    const job = urgent.shift() ?? normal[nextNormal++];
    if (!job) {
      normal.length = 0;
      nextNormal = 0;
    }
    return job;
  };

  const run = async () => {
    isRunning = true;
    // Jobs are added one after another in one task; none of them may run in it.
    await yieldToMain(win);
    let startedAt = performance.now();
    let pauseMs = 0;
    let sliceMs = SLICE_MS;
    for (let job = take(); job; job = take()) {
      job();
      const endedAt = performance.now();
      if (endedAt - startedAt < sliceMs) continue;
      await yieldToMain(win);
      startedAt = performance.now();
      const before = pauseMs;
      pauseMs = startedAt - endedAt;
      // Two long pauses in a row are no coincidence.
      const pause = Math.min(before, pauseMs);
      sliceMs = pause < LONG_PAUSE_MS ? SLICE_MS : pause * PAUSE_SHARE;
    }
    isRunning = false;
  };

  return {
    add(job, urgency) {
      (urgency === 'urgent' ? urgent : normal).push(job);
      if (!isRunning) void run();
    },
  };
};
