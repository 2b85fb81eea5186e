// @ts-check
import { goods } from './goods.mjs';
import { scene } from './scene.mjs';

const svg = 'xmlns="http://www.w3.org/2000/svg"';

/** @type {Readonly<Record<string, string>>} */
const icons = {
  close: `<svg ${svg} viewBox="0 0 16 16" width="10" height="10"><path d="M2 2l12 12M14 2L2 14" stroke="#3c4043" stroke-width="2.4" stroke-linecap="round"/></svg>`,
  revisit: `<svg ${svg} viewBox="0 0 24 24" width="30" height="30"><path d="M12 3a9 9 0 1 0 9 9 4 4 0 0 1-4-4 4 4 0 0 1-5-5z" fill="#fff"/><g fill="#0056a7"><circle cx="8.5" cy="10" r="1.4"/><circle cx="9.5" cy="15" r="1.4"/><circle cx="14.5" cy="15.5" r="1.4"/></g></svg>`,
  mark: `<svg ${svg} viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b5563"/><path d="M6 21c4-5 7-5 10 0s6 5 10 0" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="16" cy="10" r="3.4" fill="#f2c14e"/></svg>`,
  logo: `<svg ${svg} viewBox="0 0 168 40" width="168" height="40"><style>@media(prefers-color-scheme:dark){text{fill:#e7eef1}path{stroke:#7ed3d4}circle{fill:#f2c14e}}</style><path d="M4 27c5-7 10-7 14 0s9 7 14 0" stroke="#0b5563" stroke-width="3.6" fill="none" stroke-linecap="round"/><circle cx="18" cy="11" r="4.6" fill="#c8772e"/><text x="44" y="27" textLength="120" lengthAdjust="spacingAndGlyphs" font-family="Georgia, 'Times New Roman', serif" font-size="22" font-weight="700" fill="#1c2b33">North Pier</text></svg>`,
};

/**
 * @param {string} name a number, `goods/{slug}` or the name of an icon
 * @returns {string | undefined}
 */
export function picture(name) {
  if (/^\d{1,4}$/.test(name)) return scene(Number(name));
  if (name.startsWith('goods/')) return goods(name.slice('goods/'.length));
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}
