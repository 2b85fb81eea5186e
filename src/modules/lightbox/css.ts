import { FOCUS_RING } from '../../runtime/kit';

/**
 * The site's style sheet draws the lightbox; these rules make a native dialog of it, keep the picture
 * within any window and give the keyboard its ring.
 */
export const css = `
dialog.mfp-wrap{position:fixed;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;background:none;overflow:hidden}
dialog.mfp-wrap::backdrop{background:none}
.mfp-wrap .mfp-img{max-block-size:100dvh;touch-action:pan-y pinch-zoom}
.mfp-wrap button:focus-visible{${FOCUS_RING};opacity:1}
@media(prefers-reduced-motion:reduce){.mfp-wrap *{transition:none!important}}
`;
