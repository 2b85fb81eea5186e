import * as names from './names';
import {
  useLayoutEffect,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  createChanges,
  useScope,
  animate,
  createPortal,
  stepOfEvent,
  useDuration,
  useStyleSheet,
  watchSwipes,
  mountIsland,
} from '../../runtime/dom';
import { css } from './css';
import { type LightboxImage, readImages } from './read-images';
import { arrowTexts } from '../../runtime/carousel/arrow-texts';
import { reserveSwipes } from '../../runtime/carousel/reserve-swipes';
import type { ControllerScope } from '../../runtime/controller-scope';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The transform that places an image over its thumbnail; null where either has no size. */
export const zoomFrom = (thumbnail: Box, picture: Box): string | null => {
  if (!thumbnail.width || !picture.width || !picture.height) return null;
  const scale = Math.min(thumbnail.width / picture.width, thumbnail.height / picture.height);
  const x = thumbnail.left + thumbnail.width / 2 - (picture.left + picture.width / 2);
  const y = thumbnail.top + thumbnail.height / 2 - (picture.top + picture.height / 2);
  return `translate(${x}px,${y}px) scale(${scale})`;
};

/** Locks scrolling of the page behind the dialog, without a shift where the scrollbar disappears. */
const usePageLock = (): void => {
  const { page } = useScope();
  useLayoutEffect(() => {
    const { documentElement: html, body } = page.document;
    const changes = createChanges();
    const scrollbar = page.window.innerWidth - html.clientWidth;
    if (scrollbar > 0) changes.setStyle(html, 'margin-right', `${scrollbar}px`);
    changes.setStyle(html, 'overflow', 'hidden');
    changes.setClass(body, names.zoomOut, true);
    return changes.undo;
  }, [page]);
};

/** Opening and closing (divi-modules.md §9.2). */
const FADE_MS = 500;

interface Props {
  readonly pictures: readonly LightboxImage[];
  readonly start: number;
  readonly onClosed: () => void;
}

type Status = 'loading' | 'ready' | 'error';

/** Images over the page: a native dialog with the markup of the site's style sheet. */
function Lightbox({ pictures, start, onClosed }: Props) {
  const { page, signal, changes } = useScope();
  const { labels, document: doc, window: win } = page;
  const { previous, next } = page.globals.get(arrowTexts);
  const [index, setIndex] = useState(start);
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly status: Status }>();
  const [isReady, setReady] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const hasZoomed = useRef(false);
  const pressed = useRef<EventTarget | null>(null);
  const hasClicked = useRef(false);
  const fadeMs = useDuration(FADE_MS);
  const count = pictures.length;
  const { url = '', caption = '', alt = '', link } = pictures[index] ?? {};
  const status: Status = loaded?.url === url ? loaded.status : 'loading';

  useStyleSheet(css);
  usePageLock();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The style sheet fades in an element that gets this class one frame later.
    const frame = win.requestAnimationFrame(() => setReady(true));
    return () => win.cancelAnimationFrame(frame);
  }, [win]);

  // Preloads the neighbours.
  useEffect(() => {
    for (const step of [1, 2, -1]) {
      const neighbour = pictures[(index + step + count) % count];
      if (neighbour) new Image().src = neighbour.url;
    }
  }, [index, pictures, count]);

  const go = (to: number) => setIndex((to + count) % count);
  const close = () => setClosing(true);
  const latest = useRef(go);
  useEffect(() => {
    latest.current = (step) => go(index + step);
  });
  useEffect(() => {
    const { current } = dialog;
    if (!current || count < 2) return;
    const onSwipe = (side: 'left' | 'right') => {
      // A drag over the title with the mouse selects it.
      if (!String(win.getSelection())) latest.current(side === 'left' ? 1 : -1);
    };
    reserveSwipes(current, changes, { window: win, signal });
    watchSwipes(current, onSwipe, { signal, report: page.report, source: 'lightbox' });
  }, [signal, page, count, changes, win]);

  useLayoutEffect(() => {
    const { current } = dialog;
    if (!isClosing || !current) return;
    const run = animate([current], () => [{ opacity: 1 }, { opacity: 0 }], {
      durationMs: fadeMs,
      done() {
        current.close();
        onClosed();
        // The dialog restores the focus, but not every browser focuses a clicked link.
        if (doc.activeElement === doc.body) pictures[start]?.link.focus({ preventScroll: true });
      },
    });
    return run.cancel;
  }, [isClosing, fadeMs, onClosed, pictures, start, doc]);

  const onLoad = () => {
    setLoaded({ url, status: 'ready' });
    const [from, to] = [link?.querySelector('img'), image.current];
    if (hasZoomed.current || !from || !to) return;
    hasZoomed.current = true;
    const transform = zoomFrom(from.getBoundingClientRect(), to.getBoundingClientRect());
    if (!transform) return;
    animate([to], () => [{ transform }, { transform: 'none' }], {
      durationMs: fadeMs,
      easing: 'ease-in-out',
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Its arrows are left and right in any text direction.
    const to = stepOfEvent(event, index, { count, isVertical: false, isMirrored: false });
    if (to === null || count < 2) return;
    event.preventDefault();
    go(to);
  };
  const onClickCapture = (event: MouseEvent) => {
    // The second press of a double click on the link is not for what has opened under it.
    if (event.detail > 1 && !hasClicked.current) event.stopPropagation();
    else hasClicked.current = true;
  };
  const onBackground = ({ target, currentTarget }: MouseEvent) => {
    // A drag that selects the title may end there.
    const isDrag = (pressed.current ?? target) !== target;
    if (target === currentTarget && !isDrag) close();
  };
  const arrow = (side: 'left' | 'right', label: string, step: number) => (
    <button
      type="button"
      className={`mfp-arrow mfp-arrow-${side} mfp-prevent-close`}
      aria-label={label}
      onClick={() => go(index + step)}
    />
  );

  const title = status === 'error' ? labels('failed') : caption;
  const place = count > 1 ? labels('slideOf', { n: index + 1, m: count }) : '';
  const state = `${isReady ? ` ${names.ready}` : ''}${isClosing ? ` ${names.removing}` : ''}`;
  return createPortal(
    <dialog
      ref={dialog}
      className={`${names.wrap}${count > 1 ? ` ${names.wrapGallery}` : ''}${state}`}
      aria-label={caption || alt || labels(['picture', 'Picture'])}
      onKeyDown={onKeyDown}
      onClickCapture={onClickCapture}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={names.background + state} onClick={close} />
      <div
        className={`${names.container} ${names.status}${status}`}
        onPointerDown={({ target }) => {
          pressed.current = target;
        }}
        onClick={onBackground}
      >
        <div className="mfp-content">
          <div className="mfp-figure">
            <button
              type="button"
              className="mfp-close"
              aria-label={labels('close')}
              onClick={close}
            >
              ×
            </button>
            <figure>
              <img
                ref={image}
                className="mfp-img"
                key={url}
                src={url}
                alt={alt}
                onLoad={onLoad}
                onError={() => setLoaded({ url, status: 'error' })}
                onClick={() => go(index + 1)}
              />
              <figcaption aria-live="polite">
                {/* Announced when the image changes; it may have no visible text. */}
                {!title && count > 1 && (
                  <div key={`alt ${alt}`} style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
                    {alt}
                  </div>
                )}
                <div className="mfp-bottom-bar">
                  {/* New elements for new texts: page translation replaces text nodes. */}
                  <div className="mfp-title" key={`title ${title}`}>
                    {title}
                  </div>
                  <div className="mfp-counter" key={`place ${place}`}>
                    {place}
                  </div>
                </div>
              </figcaption>
            </figure>
          </div>
        </div>
        {count > 1 && arrow('left', previous, -1)}
        {count > 1 && arrow('right', next, 1)}
      </div>
    </dialog>,
    doc.body,
  );
}

/** Shows the image of a link and those of its gallery; one lightbox at a time, none after the scope's end. */
export const createLightbox = ({
  page,
  name,
  onEnd,
}: Pick<ControllerScope, 'page' | 'name' | 'onEnd'>): ((link: HTMLElement) => void) => {
  let close = () => {};
  onEnd(() => close());
  return (link) => {
    const pictures = readImages(link);
    const first = pictures.findIndex((picture) => picture.link === link);
    if (first < 0) return;
    close();
    const onClosed = () => queueMicrotask(() => close());
    close = mountIsland({
      name,
      island: () => <Lightbox pictures={pictures} start={first} onClosed={onClosed} />,
      root: link,
      page,
      onError(error) {
        queueMicrotask(() => close());
        page.report({ source: name, phase: 'mount', error, element: link });
      },
    });
  };
};
