import mitt, { type Emitter } from 'mitt';
import type { BusEvents } from './events';

export type Bus = Pick<Emitter<BusEvents>, 'emit' | 'on' | 'off'>;

/** The one typed event bus of a page. A throwing listener does not stop the others. */
export const createBus = (report: (error: unknown) => void): Bus => {
  const emitter = mitt<BusEvents>();
  const { all } = emitter;
  return {
    on: emitter.on,
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
