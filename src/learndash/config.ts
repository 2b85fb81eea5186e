import { shape, text } from '../runtime/kit';

/** `ldVars`: printed with every page while LD30 is the active theme (learndash.md §3.1). */
export const ldVars = { name: 'ldVars', read: shape({ postID: text(), ajaxurl: text() }) };
