/** Runs tasks strictly one after another, in the order of arrival (woocommerce.md §5.1). */
export interface SerialQueue {
  /** Resolves when the task has ended; a task that fails does not hold up the next. */
  add(task: () => Promise<void>): Promise<void>;
}

interface QueueOptions {
  readonly onError: (error: unknown) => void;
  /** Told at each change of the number of tasks. */
  readonly onBusy: (isBusy: boolean) => void;
}

export const createSerialQueue = ({ onError, onBusy }: QueueOptions): SerialQueue => {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const count = (change: number) => {
    waiting += change;
    onBusy(waiting > 0);
  };
  return {
    add(task) {
      count(1);
      last = last
        .then(task)
        .catch(onError)
        .finally(() => count(-1));
      return last;
    },
  };
};
