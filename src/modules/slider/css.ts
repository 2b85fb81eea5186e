import { FOCUS_RING } from '../../runtime/kit';
import * as names from './names';

/**
 * What Divi's style sheet lacks: arrows that a keyboard user can see, a focus ring, the pause
 * button, and horizontal swipes that the browser leaves to us. A post slider's text is shown by an
 * animation; without movement it must not stay invisible.
 */
export const css = `
.${names.root}{touch-action:pan-y pinch-zoom}
.${names.arrows} a:focus-visible,.${names.dots} a:focus-visible{opacity:1!important;${FOCUS_RING}}
.${names.root}:focus-within .${names.previous}{left:22px;opacity:1}
.${names.root}:focus-within .${names.next}{right:22px;opacity:1}
.skerry-pause{position:absolute;inset-block-end:12px;inset-inline-end:12px;z-index:10;inline-size:32px;block-size:32px;padding:0;border:0;border-radius:50%;background:rgb(0 0 0/.6);color:#fff;cursor:pointer}
.skerry-pause::before{content:"";display:block;inline-size:10px;block-size:12px;margin:auto;border:solid;border-width:0 3px}
.skerry-pause[data-stopped=true]::before{border-width:6px 0 6px 10px;inline-size:0;block-size:0;border-color:transparent transparent transparent currentColor}
.skerry-pause:focus-visible{outline:2px solid #fff;outline-offset:2px}
@media(prefers-reduced-motion:reduce){.${names.root} .${names.active} *{animation:none!important}.et_pb_post_slider .${names.active} .et_pb_slide_description,.et_pb_post_slider .${names.active} .${names.image}{opacity:1!important}}
@media(forced-colors:active){.skerry-pause{border:1px solid}}
`;
