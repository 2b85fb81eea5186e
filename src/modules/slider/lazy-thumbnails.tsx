import { type ComponentType, useEffect, useState } from 'react';
import { useScope } from '../../runtime/dom';
import type { ThumbnailsProps } from './thumbnails';
import { thumbnails } from './lazy';

/** Thumbnails, whose code is fetched for the sliders that have some. */
export function LazyThumbnails(props: ThumbnailsProps) {
  const { page, root, signal } = useScope();
  const [Found, setFound] = useState<ComponentType<ThumbnailsProps> | null>(null);
  useEffect(() => {
    page.load(thumbnails).then(
      ({ Thumbnails }) => signal.aborted || setFound(() => Thumbnails),
      (error: unknown) => page.report({ source: 'slider', phase: 'load', error, element: root }),
    );
  }, [page, root, signal]);
  return Found && <Found {...props} />;
}
