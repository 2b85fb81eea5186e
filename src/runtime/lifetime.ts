/** A span within the life of an island or controller, such as that of a dialog, a drag or a request. */
export interface Lifetime {
  readonly signal: AbortSignal;
  /** May be called twice. */
  end(): void;
}

/** Ends with `outer` at the latest. */
export const createLifetime = (outer?: AbortSignal): Lifetime => {
  const abort = new AbortController();
  const { signal } = abort;
  const end = () => abort.abort();
  if (outer?.aborted) end();
  else outer?.addEventListener('abort', end, { signal });
  return { signal, end };
};

/** Repeated work of which only the latest run counts. */
export interface Latest {
  /** Aborts the previous run; returns the signal for the new one. */
  start(): AbortSignal;
  end(): void;
}

/** No run outlives `outer`. */
export const createLatest = (outer?: AbortSignal): Latest => {
  let running = createLifetime(outer);
  return {
    start() {
      running.end();
      running = createLifetime(outer);
      return running.signal;
    },
    end: () => running.end(),
  };
};
