/** A page whose header covers its top, below WordPress’s bar and the theme’s secondary header. */
export const around = (content: string) => `<div id="wpadminbar"></div><div id="page-container">
  <div id="top-header"></div><header id="main-header"><img id="logo"></header>${content}</div>`;
export const layout = (inside: string, kind = 'post') =>
  `<div class="et-l et-l--${kind}">${inside}</div>`;
export const section = (inside = '', more = '') =>
  `<div class="et_pb_section ${more}">${inside}</div>`;
/** A full-width section. */
export const full = (inside: string) => layout(section(inside, 'et_pb_fullwidth_section'));

const bars = {
  '#wpadminbar': { height: 32 },
  '#top-header': { height: 30 },
  '#main-header': { height: 80 },
};
/** The bars, and the elements that may get space for a header that covers them. */
export const boxes = {
  ...bars,
  '.et_pb_section,.et_pb_module': {},
  '.is-hidden': { isShown: false },
};
