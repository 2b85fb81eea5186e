import { FOCUS_RING } from '../../runtime/kit';

/**
 * The site's style sheet draws the lightbox; these rules adapt it to a native dialog, fit the image
 * into any window and add a focus outline. The backdrop is inside the dialog, so that no `z-index`
 * of a style sheet can lift it over the image. Rules in \`:where\` are the fallback for pages
 * without that style sheet, such as product pages.
 */
export const css = `
div:where(.mfp-wrap .mfp-bg){position:absolute;inset:0;background:#0b0b0b;opacity:.9}
div:where(.mfp-wrap .mfp-container){position:absolute;inset:0;display:grid;place-items:center;padding:0 8px;box-sizing:border-box}
figure:where(.mfp-wrap *){margin:0}
div:where(.mfp-wrap .mfp-content){position:relative}
img:where(.mfp-wrap .mfp-img){display:block;max-inline-size:100%;block-size:auto;padding-block:44px;box-sizing:border-box}
div:where(.mfp-wrap .mfp-bottom-bar){position:absolute;inset:auto 0 8px;display:flex;gap:12px;justify-content:space-between;color:#f3f3f3}
button:where(.mfp-wrap *){color:#fff;background:none;border:0;cursor:pointer}
button:where(.mfp-wrap .mfp-close){position:absolute;inset:0 0 auto auto;inline-size:44px;block-size:44px;font-size:28px}
button:where(.mfp-wrap .mfp-arrow){position:absolute;inset-block-start:calc(50% - 32px);inline-size:48px;block-size:64px;font-size:48px;line-height:1}
button:where(.mfp-wrap .mfp-arrow-left){left:0}
button:where(.mfp-wrap .mfp-arrow-right){right:0}
button:where(.mfp-wrap .mfp-arrow)::before{text-shadow:0 0 6px #000}
button:where(.mfp-wrap .mfp-arrow-left)::before{content:"\\2039"}
button:where(.mfp-wrap .mfp-arrow-right)::before{content:"\\203a"}
dialog.mfp-wrap>.mfp-bg{z-index:-1!important}
dialog.mfp-wrap{position:fixed;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;background:none;overflow:hidden}
dialog.mfp-wrap::backdrop{background:none}
.mfp-wrap .mfp-img{max-block-size:100dvh}
.mfp-wrap button:focus-visible{${FOCUS_RING};opacity:1}
@media(prefers-reduced-motion:reduce){.mfp-wrap *{transition:none!important}}
`;
