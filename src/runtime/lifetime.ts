/** A span of time with one end, within the life of an island or controller: a dialog, a drag, a request. */
export interface Lifetime {
  readonly signal: AbortSignal;
  /** Ending twice is ending once. */
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

/** Work of which only the latest counts. */
export interface Latest {
  /** Ends what was started before; returns the signal for what starts now. */
  start(): AbortSignal;
  end(): void;
}

/** Nothing that is started outlives `outer`. */
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
