import mitt from 'mitt';
import type { BusEvents } from './events';

/** Declared here rather than imported, so that the published types need no package. */
export interface Bus {
  /** Returns the function that removes the listener. */
  on<Type extends keyof BusEvents>(
    type: Type,
    listener: (fact: BusEvents[Type]) => void,
  ): () => void;
  /** Without a listener, removes all of that type. */
  off<Type extends keyof BusEvents>(type: Type, listener?: (fact: BusEvents[Type]) => void): void;
  emit<Type extends keyof BusEvents>(type: Type, fact: BusEvents[Type]): void;
  emit<Type extends keyof BusEvents>(type: undefined extends BusEvents[Type] ? Type : never): void;
}

/** The typed event bus of a page. A throwing listener does not stop the others. */
export const createBus = (report: (error: unknown) => void): Bus => {
  const emitter = mitt<BusEvents>();
  const { all } = emitter;
  return {
    on(type, listener) {
      emitter.on(type, listener);
      return () => emitter.off(type, listener);
    },
    off: emitter.off,
    emit(type: keyof BusEvents, event?: BusEvents[keyof BusEvents]) {
      // A copy, as listeners may remove themselves.
      for (const listener of all.get(type)?.slice() ?? []) {
        try {
          (listener as (event: unknown) => void)(event);
        } catch (error) {
          report(error);
        }
      }
    },
  };
};
