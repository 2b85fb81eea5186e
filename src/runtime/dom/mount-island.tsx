import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Island } from '../definition';
import type { Page } from '../page';
import { type Changes, createChanges } from './changes';
import { IslandContext } from './island-context';

declare const SKERRY_IS_PREACT: boolean;
const isPreact = typeof SKERRY_IS_PREACT === 'boolean' && SKERRY_IS_PREACT;

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches what an island throws while rendering and in its effects; renders nothing after that. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export interface MountRequest {
  readonly name: string;
  readonly island: Island;
  readonly root: HTMLElement;
  readonly page: Page;
  /** What its sleeping code has left: the ledger to go on with, and what the island starts from. */
  readonly asleep?: { readonly changes: Changes; readonly state: unknown } | undefined;
  /** Called once, at the first error; the caller then calls the undo. */
  readonly onError: (error: unknown) => void;
}

/**
 * Mounts an island on server markup. React owns a detached host, so it never touches the markup;
 * what it creates is put in place by portals, what exists is changed through the hooks, which keep a
 * ledger. The undo gives the server's markup back and may be called twice; it throws what the island throws
 * while it ends.
 */
export const mountIsland = ({
  name,
  island: Content,
  root,
  page,
  asleep,
  onError,
}: MountRequest) => {
  // No boundary catches what is thrown while the root ends: Preact throws it, React gives it to the root alone.
  const thrown: unknown[] = [];
  const options = isPreact
    ? undefined
    : {
        onUncaughtError(error: unknown) {
          // What the island created and another script has taken out already, which Preact does not mind.
          const isGone = error instanceof DOMException && error.name === 'NotFoundError';
          if (!isGone) thrown.push(error);
        },
      };
  const host = createRoot(root.ownerDocument.createElement('div'), options);
  const changes = asleep?.changes ?? createChanges();
  const abort = new AbortController();
  let hasFailed = false;

  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    onError(error);
  };

  const scope = { name, root, page, changes, signal: abort.signal };
  flushSync(() =>
    host.render(
      <Boundary onError={fail}>
        <IslandContext.Provider value={scope}>
          <Content root={root} page={page} asleep={asleep?.state} />
        </IslandContext.Provider>
      </Boundary>,
    ),
  );

  return () => {
    if (abort.signal.aborted) return;
    abort.abort();
    try {
      host.unmount();
    } finally {
      changes.undo();
    }
    if (!isPreact && thrown.length > 0) throw thrown[0];
  };
};
