import { yieldToMain } from './yield-to-main';

export interface MountQueue {
  /** Jobs run one at a time with a breath in between; urgent ones first. */
  add(job: () => void, urgency: 'urgent' | 'normal'): void;
}

/** One mount is one task: a page with a thousand modules never blocks a visitor's click. */
export const createMountQueue = (win: Window): MountQueue => {
  const urgent: (() => void)[] = [];
  const normal: (() => void)[] = [];
  let isRunning = false;
  // Shifting from the front of a long array is linear in each step; indices are not.
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
    for (let job = take(); job; job = take()) {
      job();
      await yieldToMain(win);
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
