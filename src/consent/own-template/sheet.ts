/** Skerry's own banner; scoped, so that a site's own rules for the same classes stay its own. */
export const sheet = `
.skerry-consent.skerry-consent,.skerry-consent.skerry-consent *{all:revert;box-sizing:border-box}
.skerry-consent.skerry-consent *::before,.skerry-consent.skerry-consent *::after{content:none}
.skerry-consent.cky-hide,.skerry-consent.cky-revisit-hide{display:none}
.skerry-consent.skerry-consent{font:16px/1.5 system-ui,sans-serif;color:#1d2327}
.skerry-consent.skerry-consent p{margin:0 0 .75em;padding:0}
.skerry-consent.cky-overlay{position:fixed;inset:0;background:#000;opacity:.4;z-index:99999999}
.skerry-consent.cky-consent-container{position:fixed;inset:auto 0 0;margin:auto;width:min(100%,60em);max-height:100vh;overflow:auto;z-index:9999999}
.skerry-consent.cky-consent-container[class*="-top"]{inset:0 0 auto}
.skerry-consent[class*="cky-box-"]{margin:1em;width:min(100% - 2em,27em)}
.skerry-consent[class*="-bottom-right"],.skerry-consent[class*="-top-right"]{margin-inline-start:auto}
.skerry-consent.cky-popup-center{inset:0;margin:auto;width:min(100% - 2em,32em);height:max-content}
.skerry-consent .cky-consent-bar,.skerry-consent .cky-preference-center{position:relative;padding:1.25em;background:#fff;border:1px solid #c3c4c7;border-radius:6px;box-shadow:0 2px 12px rgba(0,0,0,.2)}
.skerry-consent.cky-modal{position:fixed;inset:0;z-index:999999999;display:grid;place-items:center;padding:1em;visibility:hidden;pointer-events:none}
.skerry-consent.cky-modal-open{visibility:visible}
.skerry-consent.cky-sidebar-left{place-items:stretch start;padding:0}
.skerry-consent.cky-sidebar-right{place-items:stretch end;padding:0}
.skerry-consent .cky-preference-center{pointer-events:auto;width:min(100%,40em);max-height:100%;overflow:auto}
.skerry-consent .cky-title,.skerry-consent .cky-preference-title{font-size:1.15em;font-weight:600;padding-inline-end:2em}
.skerry-consent .cky-btn-close,.skerry-consent .cky-banner-btn-close{position:absolute;inset-block-start:.75em;inset-inline-end:.75em;width:2em;height:2em;border:0;background:none;font-size:1.1em;color:inherit;cursor:pointer}
.skerry-consent .cky-notice-btn-wrapper,.skerry-consent .cky-prefrence-btn-wrapper,.skerry-consent .cky-opt-out-btn-wrapper{display:flex;flex-wrap:wrap;gap:.5em;margin-block-start:1em}
.skerry-consent .cky-btn{flex:1 1 auto;min-height:2.75em;padding:.25em 1em;border:2px solid #0b5563;border-radius:4px;background:#fff;color:#0b5563;font:inherit;font-weight:600;cursor:pointer}
.skerry-consent .cky-btn-accept,.skerry-consent .cky-btn-confirm{background:#0b5563;color:#fff}
.skerry-consent .cky-btn-reject{background:#0b5563;color:#fff}
.skerry-consent .cky-accordion{padding:.5em 0;border-block-end:1px solid #dcdcde}
.skerry-consent .cky-accordion-header{display:flex;align-items:center;gap:1em}
.skerry-consent .cky-accordion-btn{flex:1;min-height:2.5em;border:0;background:none;font:inherit;font-weight:600;color:inherit;text-align:start;cursor:pointer}
.skerry-consent .cky-accordion-body{display:none;padding:.5em 1em;font-size:.9em}
.skerry-consent .cky-accordion-active .cky-accordion-body{display:block}
.skerry-consent .cky-switch input,.skerry-consent .cky-opt-out-wrapper input{width:1.5em;height:1.5em}
.skerry-consent .cky-opt-out-wrapper{display:flex;align-items:center;gap:.75em}
.skerry-consent.cky-btn-revisit-wrapper{position:fixed;inset:auto auto 1em 1em;z-index:999999}
.skerry-consent.cky-revisit-bottom-right{inset:auto 1em 1em auto}
.skerry-consent .cky-btn-revisit{padding:.5em 1em;border:0;border-radius:2em;background:#0b5563;color:#fff;font:inherit;font-size:.85em;cursor:pointer}
.skerry-consent.video-placeholder-normal,.skerry-consent.video-placeholder-youtube{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.5em;max-width:100%;padding:1em;background:#1d2327;background-size:cover;color:#fff;text-align:center}
.skerry-consent.skerry-consent :focus-visible{outline:3px solid #d98e04;outline-offset:2px}
`;
