import { useEffect, useLayoutEffect, useState } from 'react';
import { createChanges, createPortal, mountIsland } from '../runtime/dom';
import { addressOf } from './guard/gate-rules';
import { Class, tagged } from './names';
import { applyStyles } from './banner/apply-styles';
import type { BannerProps } from './banner/banner-elements';
import type { ControllerScope } from '../runtime/controller-scope';

/**
 * The video id in a YouTube address, exactly 11 characters long (S5.18); address formats of
 * cookieyes.md §9.3.
 */
export const youtubeId = (address: string): string | null =>
  /(?:youtu\.be\/|\/v\/|\/u\/\w\/|\/embed\/|watch\?v=|&v=)([\w-]{11})(?![^#&?])/.exec(
    address,
  )?.[1] ?? null;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rendered size; zero inside closed tabs, then as soon as there is one. */
const useSize = (frame: HTMLIFrameElement): Size | null => {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { width, height } = frame.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      // Only the first one counts, as the placeholder hides the frame.
      observer.disconnect();
      setSize({ width, height });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  return size;
};

const fit = ({ style }: HTMLElement, { width, height }: Size): void => {
  style.width = `${width}px`;
  // Large text needs more than the frame's height (WCAG 1.4.4).
  style.minHeight = `${height}px`;
};

const buildBox = (
  { page, config, template }: BannerProps,
  frame: HTMLIFrameElement,
  size: Size,
): HTMLElement | null => {
  const box = template.placeholder.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!box) return null;
  const [title] = box.querySelectorAll<HTMLElement>(tagged('placeholder-title'));
  const { status, styles } = config._bannerConfig.config.videoPlaceholder;
  box.id = page.nextId();
  fit(box, size);
  // Containers of videos have a `line-height` of 0, into which no text fits.
  box.style.lineHeight = 'max(1lh, 1.2em)';
  if (config._rtl) box.classList.add(Class.rtl);
  if (title && status) {
    title.style.display = 'block';
    applyStyles([title], styles);
    title.setAttribute('role', 'button');
    title.setAttribute('tabindex', '0');
  }
  const id = page.options.hasThumbnails ? youtubeId(addressOf(frame)) : null;
  if (id) {
    box.classList.replace(Class.placeholder, Class.thumbnail);
    title?.classList.replace(Class.placeholderText, Class.thumbnailText);
    const shade = 'rgba(76, 72, 72, 0.7)';
    box.style.backgroundImage = `linear-gradient(${shade}, ${shade}), url("https://img.youtube.com/vi/${id}/maxresdefault.jpg")`;
  }
  return box;
};

interface BoxProps extends BannerProps {
  readonly frame: HTMLIFrameElement;
  /** The initial size: the frame has none while its placeholder is shown. */
  readonly size: Size;
}

function Box(props: BoxProps) {
  const { frame, control, page } = props;
  const [box] = useState(() => buildBox(props, frame, props.size));

  useLayoutEffect(() => {
    if (!box) return;
    const changes = createChanges();
    const hideFrame = () => changes.setStyle(frame, 'display', 'none');
    frame.before(box);
    hideFrame();
    const stop = page.stores.$viewport.listen((viewport, before) => {
      if (viewport.width === before?.width) return;
      // Restored for a moment, the frame has its size at the current window width.
      changes.undo();
      box.style.display = 'none';
      const size = frame.getBoundingClientRect();
      box.style.display = '';
      hideFrame();
      if (size.width > 0 && size.height > 0) fit(box, size);
    });
    return () => {
      stop();
      const hadFocus = box.contains(page.document.activeElement);
      box.remove();
      changes.undo();
      // The visitor who pressed the button continues on the frame that replaces it.
      if (hadFocus) frame.focus({ preventScroll: true });
    };
  }, [frame, box, page]);

  return (
    box &&
    createPortal(
      <button
        type="button"
        className="skerry-allow-once"
        // WCAG 2.5.8
        style={{ minHeight: '24px' }}
        onClick={() => control.allowOnce(frame)}
      >
        {page.labels(['allowOnce', 'Show this once'])}
      </button>,
      box,
    )
  );
}

/** Replaces one held frame in its size, and offers to load just this one. */
function FramePlaceholder(props: BannerProps & { readonly frame: HTMLIFrameElement }) {
  const size = useSize(props.frame);
  return size && <Box {...props} size={size} />;
}

const keys = new WeakMap<HTMLIFrameElement, number>();
let lastKey = 0;

const keyOf = (frame: HTMLIFrameElement) => {
  const key = keys.get(frame) ?? ++lastKey;
  keys.set(frame, key);
  return key;
};

/** One placeholder for each embedded frame that waits for consent. */
function FramePlaceholders(props: BannerProps) {
  const { control } = props;
  const [frames, setFrames] = useState(control.heldFrames);
  useEffect(() => {
    const read = () => setFrames(control.heldFrames());
    read();
    return control.onHeld(read);
  }, [control]);
  return frames.map((frame) => <FramePlaceholder key={keyOf(frame)} frame={frame} {...props} />);
}

/** Inserts a placeholder before each held frame. */
export const start = ({ onEnd }: ControllerScope, props: BannerProps): void => {
  const { page } = props;
  const undo = mountIsland({
    name: 'consent-frames',
    island: () => <FramePlaceholders {...props} />,
    root: page.document.documentElement,
    page,
    onError: (error) => {
      page.report({ source: 'consent-frames', phase: 'mount', error });
      undo();
    },
  });
  onEnd(undo);
};
