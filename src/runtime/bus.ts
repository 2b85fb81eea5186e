import mitt from 'mitt';
import type { BusEvents } from './events';

/** Spelt out, so that the types that Skerry ships need no package. */
export interface Bus {
  /** Returns the undo. */
  on<Type extends keyof BusEvents>(
    type: Type,
    listener: (fact: BusEvents[Type]) => void,
  ): () => void;
  /** Without a listener all of that type go. */
  off<Type extends keyof BusEvents>(type: Type, listener?: (fact: BusEvents[Type]) => void): void;
  emit<Type extends keyof BusEvents>(type: Type, fact: BusEvents[Type]): void;
  emit<Type extends keyof BusEvents>(type: undefined extends BusEvents[Type] ? Type : never): void;
}

/** The one typed event bus of a page. A throwing listener does not stop the others. */
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
      // A copy: listeners may take themselves off.
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
