import { useScope } from './island-context';
import { useStore } from './use-store';

/** A duration in milliseconds, 0 where the visitor asks for reduced motion. */
export const useDuration = (durationMs: number): number => {
  const { page } = useScope();
  return useStore(page.stores.$motion) === 'reduce' ? 0 : durationMs;
};
