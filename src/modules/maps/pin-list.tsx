import { createPortal, useScope, useStyleSheet } from '../../runtime/dom';
import type { Pin } from './read-map';

const CSS =
  '.skerry-pins{block-size:100%;margin:0;padding:1em 2em;overflow:auto;box-sizing:border-box}';

/** The places of a map in words, with links to a map elsewhere, for when none can be drawn. */
export function PinList({ canvas, pins }: { canvas: HTMLElement; pins: readonly Pin[] }) {
  const { page } = useScope();
  useStyleSheet(CSS);
  if (pins.length === 0) return null;
  return createPortal(
    <ul className="skerry-pins" aria-label={page.labels('places')} tabIndex={0}>
      {pins.map(({ lat, lng, title, info }, index) => (
        <li key={index}>
          <strong>{title}</strong> {info?.querySelector('.infowindow')?.textContent?.trim()}{' '}
          <a href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}>
            {page.labels('openMap')}
          </a>
        </li>
      ))}
    </ul>,
    canvas,
  );
}
