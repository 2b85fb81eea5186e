import { FOCUS_RING, FORCED_STATES } from '../../runtime/dom';
import { arrowNames } from '../../runtime/carousel/arrows';
import * as names from './names';

/**
 * What Divi's style sheet lacks: arrows that a keyboard user can see, a focus ring, and horizontal
 * swipes that the browser leaves to us. A post slider's text is shown by an animation; without
 * movement it must not stay invisible.
 */
export const css = `
.${names.root}{touch-action:pan-y pinch-zoom}
.${arrowNames.block} a:focus-visible,.${names.dots} a:focus-visible{opacity:1!important;${FOCUS_RING}}
.${names.root}:focus-within .${arrowNames.previous}{left:22px;opacity:1}
.${names.root}:focus-within .${arrowNames.next}{right:22px;opacity:1}
${FORCED_STATES}
@media(prefers-reduced-motion:reduce){.${names.root} .${names.active} *{animation:none!important}.et_pb_post_slider .${names.active} .et_pb_slide_description,.et_pb_post_slider .${names.active} .${names.image}{opacity:1!important}}
`;
