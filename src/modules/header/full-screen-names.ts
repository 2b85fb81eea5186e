/** Full-width headers and sections of the window's height (divi-layout.md §6). */
export const section = 'section.et_pb_fullscreen';
export const fullwidthHeader = '.et_pb_fullwidth_header';
export const builtHeader = '.et-l--header';
export const container = '.et_pb_fullwidth_header_container';
export const contentBox = '.header-content-container';
export const content = '.header-content';
export const imageBox = '.header-image-container';
export const image = '.header-image';
export const scrollLink = '.et_pb_fullwidth_header_scroll a';

export const center = 'center';
export const bottom = 'bottom';
/** Alignment of content and image, each centred or at the bottom. */
export const arrangement = (content: string, image: string) => `${content}-${image}`;
