import { Arrows, arrowNames, useArrowKeys } from '../../runtime/carousel/arrows';
import { LinkButton } from '../../runtime/carousel/link-button';
import { PauseButton } from '../../runtime/carousel/pause-button';
import type { Advance } from '../../runtime/carousel/use-auto-advance';
import { createPortal, useScope } from '../../runtime/dom';
import * as names from './names';
import type { SliderOptions, SliderElements } from './read-slider';
import type { SliderState, Target } from './slider-state';

interface Props {
  readonly state: SliderState;
  readonly elements: SliderElements;
  readonly options: SliderOptions;
  readonly auto: Advance;
  readonly move: (to: Target) => void;
}

/** Arrows, dots and the pause button, where the site's style sheet expects them. */
export function SliderControls({ state, elements, options, auto, move }: Props) {
  const { root, page } = useScope();
  const { parentElement: parent } = root;
  const dotsHost = parent?.classList.contains(names.videoSlider) ? parent : root;
  // Icons of gallery arrows take the colour of the module (divi-modules.md §6.1).
  const style = options.isGallery ? { color: 'inherit' } : undefined;

  const onArrowKey = useArrowKeys(move);

  const arrows = (
    <div className={arrowNames.block} onKeyDown={onArrowKey}>
      <Arrows move={move} style={style} />
    </div>
  );

  const dots = (
    <div
      className={elements.hasVideo ? `${names.dots} ${names.dotsOverVideo}` : names.dots}
      onKeyDown={onArrowKey}
    >
      {Array.from({ length: state.count }, (_, index) => (
        <LinkButton
          key={index}
          className={index === state.active ? names.activeDot : undefined}
          label={page.labels('goToSlide', { n: index + 1 })}
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
      {auto.hasControl && createPortal(<PauseButton auto={auto} />, root)}
    </>
  );
}
