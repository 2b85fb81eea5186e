/** Runs tasks strictly one after another, in the order of arrival (contract shop.md §5.1). */
export interface SerialQueue {
  /** Resolves when the task has ended; a task that fails does not hold up the next. */
  add(task: () => Promise<void>): Promise<void>;
  readonly isBusy: boolean;
}

export const createSerialQueue = (onError: (error: unknown) => void): SerialQueue => {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    add(task) {
      waiting += 1;
      last = last
        .then(task)
        .catch(onError)
        .finally(() => {
          waiting -= 1;
        });
      return last;
    },
    get isBusy() {
      return waiting > 0;
    },
  };
};
