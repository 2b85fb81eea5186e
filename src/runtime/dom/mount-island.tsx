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

/** Catches errors of an island while it renders and in its effects; renders nothing afterwards. */
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
  /** Handed over by its sleeping code: the ledger to continue with, and the initial input. */
  readonly asleep?: { readonly changes: Changes; readonly state: unknown } | undefined;
  /** Called once, at the first error; the caller then calls the undo. */
  readonly onError: (error: unknown) => void;
}

/**
 * Mounts an island on server markup. React owns a detached host and never touches the markup;
 * created elements are placed by portals, existing ones are changed through hooks, which keep a
 * ledger. The undo restores the server's markup, may be called twice, and throws what the island
 * throws while it unmounts.
 */
export const mountIsland = ({
  name,
  island: Content,
  root,
  page,
  asleep,
  onError,
}: MountRequest) => {
  // No boundary catches errors while the root unmounts: Preact throws them, React passes them to
  // the root only.
  const thrown: unknown[] = [];
  const options = isPreact
    ? undefined
    : {
        onUncaughtError(error: unknown) {
          // An element created by the island that another script has already removed, which Preact tolerates.
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
