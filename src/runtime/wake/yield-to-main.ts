interface Scheduler {
  yield?: () => Promise<void>;
}

/** Gives the main thread back for a moment, so that input and painting come first. */
export const yieldToMain = (win: Window): Promise<void> => {
  const { scheduler } = win as { scheduler?: Scheduler };
  if (scheduler?.yield) return scheduler.yield();
  // Timers are clamped to 4 ms when nested; messages are not.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
};
