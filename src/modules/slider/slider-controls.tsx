import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createPortal, isRtl, useScope } from '../../runtime/dom';
import * as names from './names';
import type { SliderOptions } from './options';
import type { SliderState, Target } from './slider-state';

interface Texts {
  readonly previous: string;
  readonly next: string;
}

interface Props {
  readonly state: SliderState;
  readonly options: SliderOptions;
  readonly texts: Texts;
  readonly hasVideo: boolean;
  /** Null where nothing moves by itself. */
  readonly pause: { readonly isStopped: boolean; readonly toggle: () => void } | null;
  readonly move: (to: Target) => void;
}

interface LinkProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly isCurrent?: boolean;
  readonly style?: { readonly color: string };
  readonly act: () => void;
  readonly children: ReactNode;
}

/** The site's style sheet knows links; for the visitor they are buttons. */
function LinkButton({ className, label, isCurrent = false, style, act, children }: LinkProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    act();
  };
  return (
    <a
      href="#"
      role="button"
      className={className}
      style={style}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </a>
  );
}

/** Arrows, dots and the pause button, where the site's style sheet expects them. */
export function SliderControls({ state, options, texts, hasVideo, pause, move }: Props) {
  const { root, page } = useScope();
  const { labels } = page;
  const { parentElement: parent } = root;
  const dotsHost = parent?.classList.contains(names.videoSlider) ? parent : root;
  // The glyphs of gallery arrows take the colour of the module (contract divi-modules.md §6.4).
  const style = options.isGallery ? { style: { color: 'inherit' } } : {};

  const onArrowKey = (event: KeyboardEvent) => {
    const [back, forth] = isRtl(root) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (event.key !== back && event.key !== forth) return;
    event.preventDefault();
    move(event.key === back ? 'previous' : 'next');
  };

  const arrows = (
    <div className={names.arrows} onKeyDown={onArrowKey}>
      <LinkButton
        className={names.previous}
        label={texts.previous}
        act={() => move('previous')}
        {...style}
      >
        <span>{texts.previous}</span>
      </LinkButton>
      <LinkButton className={names.next} label={texts.next} act={() => move('next')} {...style}>
        <span>{texts.next}</span>
      </LinkButton>
    </div>
  );

  const dots = (
    <div
      className={hasVideo ? `${names.dots} ${names.dotsOverVideo}` : names.dots}
      onKeyDown={onArrowKey}
    >
      {Array.from({ length: state.count }, (_, index) => (
        <LinkButton
          key={index}
          className={index === state.active ? names.activeDot : undefined}
          label={labels('goToSlide', { n: index + 1 })}
          isCurrent={index === state.active}
          act={() => move(index)}
        >
          {index + 1}
        </LinkButton>
      ))}
    </div>
  );

  return (
    <>
      {options.hasArrows && createPortal(arrows, root)}
      {options.hasDots && createPortal(dots, dotsHost)}
      {pause &&
        createPortal(
          <button
            type="button"
            className="skerry-pause"
            data-stopped={pause.isStopped}
            aria-label={labels(pause.isStopped ? 'play' : 'pause')}
            onClick={pause.toggle}
          />,
          root,
        )}
    </>
  );
}
