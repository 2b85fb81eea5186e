import { useScope } from '../dom/island-context';
import { useStyleSheet } from '../dom/use-style-sheet';
import type { Advance } from './use-auto-advance';

/** The button of a slide's video is at the top, as the dots and the slider's own are at the bottom. */
const CSS = `
.skerry-pause{position:absolute;inset-block-end:12px;inset-inline-end:12px;z-index:10;inline-size:32px;block-size:32px;padding:0;border:0;border-radius:50%;background:rgb(0 0 0/.6);color:#fff;cursor:pointer}
.skerry-pause::before{content:"";display:block;inline-size:10px;block-size:12px;margin:auto;border:solid;border-width:0 3px}
.skerry-pause[data-stopped=true]::before{border-width:6px 0 6px 10px;inline-size:0;block-size:0;border-color:transparent transparent transparent currentColor}
.skerry-pause:focus-visible{outline:2px solid #fff;outline-offset:2px}
.et_pb_slide>.skerry-pause{inset-block:12px auto}
@media(forced-colors:active){.skerry-pause{border:1px solid}}
`;

/** Stops and starts automatic movement (WCAG 2.2.2). */
export function PauseButton({
  auto: { isStopped, toggle },
}: {
  readonly auto: Pick<Advance, 'isStopped' | 'toggle'>;
}) {
  const { page } = useScope();
  useStyleSheet(CSS);
  return (
    <button
      type="button"
      className="skerry-pause"
      data-stopped={isStopped}
      aria-label={page.labels(isStopped ? 'play' : 'pause')}
      onClick={toggle}
    />
  );
}
