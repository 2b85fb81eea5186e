/** A page whose header lies over it, below WordPress's bar and the theme's secondary one. */
export const around = (content: string) => `<div id="wpadminbar"></div><div id="page-container">
  <div id="top-header"></div><header id="main-header"><img id="logo"></header>${content}</div>`;
export const layout = (inside: string, kind = 'post') =>
  `<div class="et-l et-l--${kind}">${inside}</div>`;
export const section = (inside = '', more = '') =>
  `<div class="et_pb_section ${more}">${inside}</div>`;
/** A section as wide as the page. */
export const full = (inside: string) => layout(section(inside, 'et_pb_fullwidth_section'));

const bars = {
  '#wpadminbar': { height: 32 },
  '#top-header': { height: 30 },
  '#main-header': { height: 80 },
};
/** The bars, and what may make room for a header that lies over it. */
export const boxes = {
  ...bars,
  '.et_pb_section,.et_pb_module': {},
  '.is-hidden': { isShown: false },
};
